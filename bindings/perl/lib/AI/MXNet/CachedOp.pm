# A symbol as a function of arrays.
package AI::MXNet::CachedOp;
use strict;
use warnings;
use AI::MXNet::Base;
use AI::MXNet::NDArray;
use AI::MXNet::Symbol;
use overload '&{}' => sub {
    my $self = shift;
    return sub { $self->call(@_) }
    },
    bool => sub { 1 };

sub new {
    my ( $class, $symbol, $flags ) = @_;
    my %flags = ref $flags eq 'HASH' ? %$flags : ref $flags eq 'ARRAY' ? map { @$_ } @$flags : ();
    my @keys  = sort keys %flags;
    my $handle;
    check_call(
        AI::MXNet::Gen::CAPI::MXCreateCachedOpEx(
            $symbol->handle, scalar @keys, \@keys, [ map { "$_" } @flags{@keys} ], \$handle
        )
    );
    return bless { _handle => bless( \$handle, 'AI::MXNet::Gen::Handle::CachedOp' ) }, $class;
}

sub CLONE_SKIP { 1 }
sub handle     { $_[0]{_handle}->handle }
sub close      { $_[0]{_handle}->close; return }

sub call {
    my ( $self, @args ) = @_;
    my ( @inputs, $out );
    while (@args) {
        if ( ref $args[0] ) { push @inputs, shift @args }
        else                { my ( $key, $value ) = splice @args, 0, 2; $out = $value if $key eq 'out' }
    }
    my @out   = as_list($out);
    my $count = @out;
    my $given = pack 'Q*', map { $_->handle } @out;
    my $at    = @out ? unpack( 'J', pack 'P', $given ) : undef;
    check_call(
        AI::MXNet::Gen::CAPI::MXInvokeCachedOp(
            $self->handle,
            scalar @inputs,
            [ map { $_->handle } @inputs ],
            \$count, \$at
        )
    );
    return $out if @out;
    my @made = map { AI::MXNet::NDArray->_wrap($_) } handles_at( $at, $count );
    return @made == 1 ? $made[0] : \@made;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::CachedOp - a symbol as a function of arrays

=head1 SYNOPSIS

  my $f = AI::MXNet::CachedOp->new($symbol, { static_alloc => 1 });
  my $y = $f->($x, $weight, $bias);

=head1 DESCRIPTION

Inputs come in the order of C<$symbol-E<gt>list_inputs>; several outputs come as an array reference. C<call> is the
same as calling the object; C<out> gives arrays to write into. C<close> frees the C object early.

=cut
