# Sparse arrays: making them, and the operators for them.
package AI::MXNet::NDArray::Sparse;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use AI::MXNet::Base;
use AI::MXNet::Context;
use AI::MXNet::NDArray;
use AI::MXNet::Gen::NDArray::Sparse;
our @ISA = ('AI::MXNet::Gen::NDArray::Sparse');

# An array whose parts have these shapes: the index arrays, then the values are copied into it.
sub _make {
    my ( $stype, $shape, $dtype, $ctx, $values, @indices ) = @_;
    my $handle;
    my @shapes = map { $_->shape } @indices;
    check_call(
        AI::MXNet::Gen::CAPI::MXNDArrayCreateSparseEx64(
            STORAGE_TYPE_STR_TO_ID->{$stype},              $shape,
            scalar @$shape,                                $ctx->device_type_id,
            $ctx->device_id,                               0,
            DTYPE_STR_TO_MX->{$dtype},                     scalar @indices,
            [ map { DTYPE_STR_TO_MX->{int64} } @indices ], [ map { scalar @$_ } @shapes ],
            [ map { @$_ } @shapes ],                       \$handle
        )
    );
    my $self  = AI::MXNet::NDArray->_wrap($handle);
    my $place = 0;
    for my $part ( @indices, $values ) {
        my $into = $part eq $values ? -1 : $place++;
        next unless $part->size;
        check_call( AI::MXNet::Gen::CAPI::MXNDArraySyncCopyFromNDArray( $self->handle, $part->handle, $into ) );
    }
    return $self;
}

sub _options {
    my ( $where, @args ) = @_;
    my %args = keyword_args( $where, [qw(shape ctx dtype)], @args );
    return ( $args{shape}, $args{ctx} // AI::MXNet::Context->current_ctx, $args{dtype} // 'float32' );
}

sub _array {
    my ( $value, $dtype ) = @_;
    return $value->astype($dtype)                            if blessed $value && $value->isa('AI::MXNet::NDArray');
    return AI::MXNet::NDArray->empty( [0], dtype => $dtype ) if ref $value eq 'ARRAY' && !@$value;
    return AI::MXNet::NDArray->array( $value, dtype => $dtype );
}

sub csr_matrix {
    my ( $class, $source, @args )  = @_;
    my ( $shape, $ctx,    $dtype ) = _options( 'csr_matrix', @args );
    return _array( $source, $dtype )->tostype('csr')
        if blessed $source;
    AI::MXNet::Error->raise(
        Argument => "[csr_matrix] argument 'source': expected [data, indices, indptr], an array or a PDL" )
        unless ref $source eq 'ARRAY' && @$source == 3;
    my ( $data, $indices, $indptr ) = @$source;
    my ( $columns, $starts ) = map { _array( $_, 'int64' ) } $indices, $indptr;
    $shape //= [ $starts->len - 1, $columns->size ? 1 + $columns->astype('float64')->max->asscalar : 0 ];
    my $self = _make( csr => $shape, $dtype, $ctx, _array( $data, $dtype ), $starts, $columns );
    $self->check_format;
    return $self;
}

sub row_sparse_array {
    my ( $class, $source, @args )  = @_;
    my ( $shape, $ctx,    $dtype ) = _options( 'row_sparse_array', @args );
    return _array( $source, $dtype )->tostype('row_sparse')
        if blessed $source;
    AI::MXNet::Error->raise(
        Argument => "[row_sparse_array] argument 'source': expected [data, indices] and a shape, an array or a PDL" )
        unless ref $source eq 'ARRAY' && @$source == 2 && $shape;
    my ( $data, $indices ) = @$source;
    my $self = _make( row_sparse => $shape, $dtype, $ctx, _array( $data, $dtype ), _array( $indices, 'int64' ) );
    $self->check_format;
    return $self;
}

sub zeros {
    my ( $class, $stype, $shape, @args ) = @_;
    my ( undef, $ctx, $dtype ) = _options( 'zeros', @args );
    return AI::MXNet::NDArray->zeros( $shape, ctx => $ctx, dtype => $dtype )->tostype($stype);
}
{ no warnings 'once'; *empty = \&zeros; }

# A copy of a sparse array.
sub array {
    my ( $class, $source, @args )  = @_;
    my ( undef,  $ctx,    $dtype ) = _options( 'array', @args );
    AI::MXNet::Error->raise( Type => "[sparse] argument 'source_array': expected a sparse array, got "
            . ( ref $source || 'a plain value' ) )
        unless blessed $source && $source->isa('AI::MXNet::NDArray') && $source->stype ne 'default';
    return $source->astype($dtype)->tostype( $source->stype );
}

# Arithmetic that keeps the storage where the operator can.
for my $name (qw(add sub mul div)) {
    my %long = ( add => 'add', sub => 'subtract', mul => 'multiply', div => 'divide' );
    no strict 'refs';
    *{ $long{$name} } = sub {
        my ( $class, $lhs, $rhs ) = @_;
        my ( $elemwise, $method ) = ( "elemwise_$name", $long{$name} );
        return "@{ $lhs->shape }" eq "@{ $rhs->shape }" ? $lhs->$elemwise($rhs) : $lhs->$method($rhs) if ref $rhs;
        return $lhs->$method($rhs);
    };
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::NDArray::Sparse - sparse arrays

=head1 SYNOPSIS

  my $m = mx->nd->sparse->csr_matrix([[1, 2, 3], [0, 2, 1], [0, 2, 2, 3]], shape => [3, 3]);
  print $m->stype;                              # csr
  print join ' ', $m->indices->list;            # 0 2 1
  my $dense = mx->nd->dot($m, $x);

=head1 DESCRIPTION

C<mx-E<gt>nd-E<gt>sparse> makes sparse arrays, which are L<AI::MXNet::NDArray>s with another C<stype>. Their parts are
C<data>, C<indices> and, of C<csr>, C<indptr>; C<tostype('default')> is the dense array, and the values come out of
C<asarray> and C<list> as those of the dense array.

=over 4

=item csr_matrix([$data, $indices, $indptr], shape => ..., dtype => 'float32', ctx => ...)

From values, column numbers and row starts; or from a dense array or PDL.

=item row_sparse_array([$data, $indices], shape => ..., dtype => 'float32', ctx => ...)

From rows and their numbers; or from a dense array or PDL.

=item zeros($stype, \@shape, %options), empty, array($sparse)

Nothing stored; a copy.

=item add, subtract, multiply, divide

Arithmetic of arrays of the same shape that keeps the storage where the operator can.

=back

The operators of L<AI::MXNet::Gen::NDArray::Sparse> are methods too.

=cut
