# What this build of the library can do.
package AI::MXNet::RunTime;
use strict;
use warnings;
use AI::MXNet::Base;
use overload '""' => sub {
    '[' . join( ', ', map { ( $_[0]{$_} ? '+' : '-' ) . $_ } sort keys %{ $_[0] } ) . ']';
    },
    bool => sub { 1 };

sub Features {
    my ($class) = @_;
    my ( $at, $count ) = ( undef, 0 );
    check_call( AI::MXNet::Gen::CAPI::MXLibInfoFeatures( \$at, \$count ) );

    # an array of structures: the address of the name, a byte, and 7 bytes that fill up
    my @words = unpack '(pCx7)' . $count, unpack 'P' . 16 * $count, pack 'J', $at;
    return bless {@words}, ref $class || $class;
}

sub features { my ($self) = @_; return {%$self} }
sub is_enabled { my ( $self, $name ) = @_; return ( ref $self ? $self : $self->Features )->{$name} ? 1 : 0 }

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::RunTime - what this build of the library can do

=head1 SYNOPSIS

  print mx->runtime->Features;
  print mx->runtime->is_enabled('OPENMP');

=head1 METHODS

=over 4

=item Features, features, is_enabled($name)

An object with all features; them as a hash reference; whether one is there.

=back

=cut
