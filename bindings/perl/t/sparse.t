# Sparse arrays: making, parts, conversion, products, gradients.
use strict;
use warnings;
use Test::More;
use AI::MXNet qw(mx);

my $dense = [ [ 1, 0, 2 ], [ 0, 0, 0 ], [ 0, 3, 0 ] ];
my $csr   = mx->nd->sparse->csr_matrix( [ [ 1, 2, 3 ], [ 0, 2, 1 ], [ 0, 2, 2, 3 ] ], shape => [ 3, 3 ] );
is $csr->stype, 'csr', 'csr';
is_deeply $csr->shape,             [ 3, 3 ],       'shape';
is_deeply $csr->asarray,           $dense,         'values';
is_deeply [ $csr->data->list ],    [ 1, 2, 3 ],    'data';
is_deeply [ $csr->indices->list ], [ 0, 2, 1 ],    'columns';
is_deeply [ $csr->indptr->list ],  [ 0, 2, 2, 3 ], 'row starts';
is_deeply(
    mx->nd->sparse->csr_matrix( [ [ 1, 2 ], [ 0, 1 ], [ 0, 1, 2 ] ] )->shape,
    [ 2, 2 ],
    'a shape that follows'
);
is_deeply mx->nd->sparse->csr_matrix( mx->nd->array($dense) )->asarray, $dense,         'from a dense array';
is_deeply mx->nd->array($dense)->tostype('csr')->indptr->asarray,       [ 0, 2, 2, 3 ], 'from an array';
is $csr->tostype('default')->stype, 'default', 'and dense again';

my $rows = mx->nd->sparse->row_sparse_array( [ [ [ 1, 2 ], [ 3, 4 ] ], [ 0, 2 ] ], shape => [ 4, 2 ] );
is $rows->stype, 'row_sparse', 'row_sparse';
is_deeply $rows->asarray, [ [ 1, 2 ], [ 0, 0 ], [ 3, 4 ], [ 0, 0 ] ], 'values';
is_deeply [ $rows->indices->list ], [ 0, 2 ], 'rows';
is_deeply( mx->nd->sparse->zeros( row_sparse => [ 2, 2 ] )->asarray, [ [ 0, 0 ], [ 0, 0 ] ], 'zeros' );
is( mx->nd->zeros( [ 2, 2 ], stype => 'csr' )->stype, 'csr', 'zeros with a storage type' );

my $x = mx->nd->array( [ [ 1, 1 ], [ 2, 0 ], [ 0, 5 ] ] );
is_deeply mx->nd->dot( $csr, $x )->asarray, [ [ 1, 11 ], [ 0, 0 ], [ 6, 0 ] ], 'product';
my $sum = mx->nd->sparse->add( $rows, $rows );
is_deeply $sum->asarray->[2],                    [ 6, 8 ],       'sum';
is_deeply mx->nd->sparse->array($rows)->asarray, $rows->asarray, 'copy';
is_deeply mx->nd->sparse->retain( $rows, mx->nd->array( [2], dtype => 'int64' ) )->asarray->[0], [ 0, 0 ],
    'an operator';

for my $bad (
    sub { mx->nd->sparse->csr_matrix( [ [ 1, 2 ], [ 0, 9 ], [ 0, 1, 2 ] ], shape => [ 2, 2 ] ) },
    sub { mx->nd->sparse->array($x) },
    sub { mx->nd->sparse->zeros( other => [ 2, 2 ] ) },
    sub { $x->indices },
    sub { mx->nd->sparse->csr_matrix( [ [1], [0] ] ) }
    )
{
    ok !eval { $bad->(); 1 }, 'bad use';
    isa_ok $@, 'AI::MXNet::Error' or diag $@;
}
done_testing;
