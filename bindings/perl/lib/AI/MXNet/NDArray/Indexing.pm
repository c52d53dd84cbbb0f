# Parts of arrays: at, slice, and writing into them.
package AI::MXNet::NDArray;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use AI::MXNet::Base;

sub _at {
    my ( $self, $index ) = @_;
    my $length = $self->len;
    AI::MXNet::Error->raise( Argument => "[at] argument 'index': expected a position from -$length to "
            . ( $length - 1 )
            . ", got $index" )
        if $index < -$length || $index >= $length;
    my $handle;
    check_call(
        AI::MXNet::Gen::CAPI::MXNDArrayAt64( $self->handle, $index < 0 ? $index + $length : $index, \$handle ) );
    return AI::MXNet::NDArray->_wrap($handle);
}

sub _slice {
    my ( $self, $begin, $end ) = @_;
    my $handle;
    check_call( AI::MXNet::Gen::CAPI::MXNDArraySlice64( $self->handle, $begin, $end, \$handle ) );
    return AI::MXNet::NDArray->_wrap($handle);
}

# Lvalues, so that $x->at(0) .= 5 is legal Perl.
sub at : lvalue {
    my ( $self, @indices ) = @_;
    my $part = $self;
    $part = $part->_at($_) for @indices;
    $part;
}

sub slice : lvalue {
    my ( $self, @slices ) = @_;
    my $part;
    if ( !ref $self || grep { defined && !ref && /^(?:data|begin|end|step)$/ } @slices ) {
        $part = $self->SUPER::slice(@slices);
    }
    else { $part = _part( $self, @slices ) }
    $part;
}

sub _part {
    my ( $self, @slices ) = @_;
    my @shape = @{ $self->shape };
    AI::MXNet::Error->raise( Argument => '[slice] expected 1 to ' . @shape . ' slices, got ' . @slices )
        if !@slices || @slices > @shape;
    my ( @begin, @end, @step );
    for my $axis ( 0 .. $#slices ) {
        my ( $from, $to, $step ) = _range( $slices[$axis], $shape[$axis] );
        push @begin, $from;
        push @end,   $to;
        push @step,  $step;
    }

    # whole rows in one piece are the array's own memory, everything else is a copy that remembers where it is from
    return $self->_slice( $begin[0], $end[0] )
        if $step[0] == 1 && !grep { ref || ( $_ // 'X' ) ne 'X' } @slices[ 1 .. $#slices ];
    require AI::MXNet::NDArray::Slice;
    return AI::MXNet::NDArray::Slice->_new( $self, \@begin, \@end, \@step );
}

# One slice as half-open bounds: 'X' or undef is everything, a number one position, [from, to, step] includes both ends.
sub _range {
    my ( $slice, $length ) = @_;
    my ( $from, $to, $step ) =
        ref $slice eq 'ARRAY' ? @$slice : !defined $slice || $slice eq 'X' ? ( 0, -1 ) : ( $slice, $slice );
    ( $from, $to, $step ) = ( 0, -1, 1 ) if !defined $from || $from eq 'X';
    $to   = $from unless defined $to;
    $step = 1     unless defined $step;
    for ( $from, $to ) { $_ += $length if $_ < 0 }
    AI::MXNet::Error->raise(
        Argument => "[slice] expected positions inside an axis of length $length and a step of 1 or more, "
            . "got [$from, $to, $step]" )
        if $step < 1 || $from < 0 || $from > $to || $to >= $length;
    return ( $from, $to + 1, $step );
}

# The rows of the first axis, each sharing memory with the array: what @$array is.
sub _rows_of {
    my ($self) = @_;
    return [ map { $self->_at($_) } 0 .. $self->len - 1 ];
}

# Overwrite all elements by a number, an array of the same or a broadcastable shape, nested lists or a PDL.
sub set {
    my ( $self, $value ) = @_;
    if ( !ref $value ) {
        AI::MXNet::NDArray->_full(
            shape => $self->shape,
            value => $value,
            dtype => $self->dtype,
            ctx   => $self->context,
            out   => $self
        );
        return $self;
    }
    if ( !( blessed $value && $value->isa('AI::MXNet::NDArray') ) ) {
        $value = AI::MXNet::NDArray->array( $value, dtype => $self->dtype, ctx => $self->context );
    }
    my $same = "@{ $value->shape }" eq "@{ $self->shape }";
    if ( !$same && $value->size == $self->size ) { $value = $value->reshape( $self->shape ); $same = 1 }
    $value = $value->broadcast_to( $self->shape ) unless $same;
    $value = $value->astype( $self->dtype ) if $value->dtype ne $self->dtype;
    return $value->copyto($self);
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::NDArray::Indexing - parts of arrays

=head1 DESCRIPTION

Part of L<AI::MXNet::NDArray>, which describes the methods.

=cut
