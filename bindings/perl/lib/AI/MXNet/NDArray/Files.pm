# Arrays in files and as bytes.
package AI::MXNet::NDArray;
use strict;
use warnings;
use AI::MXNet::Base;

sub save {
    my ( $class, $filename, $data ) = @_;
    my ( @keys, @arrays );
    if ( ref $data eq 'HASH' ) {
        @keys   = sort keys %$data;
        @arrays = @$data{@keys};
    }
    else { @arrays = as_list($data) }
    my @handles = map { $_->handle } @arrays;
    check_call(
        @keys
        ? AI::MXNet::Gen::CAPI::MXNDArraySave( $filename, scalar @arrays, \@handles, \@keys )
        : AI::MXNet::Gen::CAPI::MXNDArraySave_unnamed( $filename, scalar @arrays, \@handles, undef )
    );
    return;
}

sub _loaded {
    my ( $count, $at, $named, $names_at ) = @_;
    my @arrays = map { AI::MXNet::NDArray->_wrap($_) } handles_at( $at, $count );
    return \@arrays unless $named;
    my @names = strings_at( $names_at, $named );
    return { map { $names[$_] => $arrays[$_] } 0 .. $#arrays };
}

sub load {
    my ( $class, $filename ) = @_;
    my ( $count, $at, $named, $names ) = ( 0, undef, 0, undef );
    check_call( AI::MXNet::Gen::CAPI::MXNDArrayLoad( $filename, \$count, \$at, \$named, \$names ) );
    return _loaded( $count, $at, $named, $names );
}

sub load_frombuffer {
    my ( $class, $bytes ) = @_;
    my ( $count, $at, $named, $names ) = ( 0, undef, 0, undef );
    check_call(
        AI::MXNet::Gen::CAPI::MXNDArrayLoadFromBuffer(
            unpack( 'J', pack 'P', $bytes ),
            length $bytes,
            \$count, \$at, \$named, \$names
        )
    );
    return _loaded( $count, $at, $named, $names );
}

sub to_bytes {
    my ($self) = @_;
    my ( $size, $at ) = ( 0, undef );
    check_call( AI::MXNet::Gen::CAPI::MXNDArraySaveRawBytes( $self->handle, \$size, \$at ) );
    return unpack "P$size", pack 'J', $at;
}

sub from_bytes {
    my ( $class, $bytes ) = @_;
    my $handle;
    check_call(
        AI::MXNet::Gen::CAPI::MXNDArrayLoadFromRawBytes( unpack( 'J', pack 'P', $bytes ), length $bytes, \$handle ) );
    return AI::MXNet::NDArray->_wrap($handle);
}

# Storable's hooks: the bytes travel, never the address.
sub STORABLE_freeze { my ($self) = @_; return $self->to_bytes }

sub STORABLE_thaw {
    my ( $self, $cloning, $bytes ) = @_;
    my $made = AI::MXNet::NDArray->from_bytes($bytes);
    ( $$self, $$made ) = ( $$made, 0 );
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::NDArray::Files - arrays in files and as bytes

=head1 DESCRIPTION

Part of L<AI::MXNet::NDArray>, which describes the methods.

=cut
