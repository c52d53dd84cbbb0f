# A copied part of an array that writes what it is assigned back into the array.
package AI::MXNet::NDArray::Slice;
use strict;
use warnings;
use Scalar::Util qw(refaddr);
use AI::MXNet::NDArray;
our @ISA = ('AI::MXNet::NDArray');

my %ORIGIN;    # by address of the object: parent, begin, end, step

sub _new {
    my ( $class, $parent, $begin, $end, $step ) = @_;
    my %where = ( begin => $begin, end => $end, step => $step );
    my $self  = bless AI::MXNet::Operator->named('slice')->array( $parent, %where ), $class;
    $ORIGIN{ refaddr $self } = { parent => $parent, %where };
    return $self;
}

sub set {
    my ( $self, $value ) = @_;
    $self->SUPER::set($value);
    my $origin = $ORIGIN{ refaddr $self };
    my %where  = map { $_ => $origin->{$_} } qw(begin end step);
    $origin->{parent}->_slice_assign( $self->sever, %where, out => $origin->{parent} );
    return $self;
}

# An array of its own, without the way back.
sub sever { my ($self) = @_; return $self->copy }

sub DESTROY {
    my ($self) = @_;
    delete $ORIGIN{ refaddr $self };
    $self->SUPER::DESTROY;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::NDArray::Slice - a part of an array that can be assigned to

=head1 SYNOPSIS

  my $x = mx->nd->zeros([4, 4]);
  $x->slice('X', [1, 2]) .= 5;         # columns 1 and 2

=head1 DESCRIPTION

An L<AI::MXNet::NDArray> with the values of the part. C<set>, and C<.=>, also write into the array it was taken from;
C<sever> gives a copy without that tie.

=cut
