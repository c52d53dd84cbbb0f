# PDL: the same memory order, the fastest dimension first.
use strict;
use warnings;
use Test::More;

BEGIN {
    eval { require PDL; PDL->import; 1 } or plan skip_all => 'PDL is not installed';
}
use AI::MXNet qw(mx);

my $pdl = PDL->sequence( 3, 2 );
my $x   = mx->nd->array($pdl);
is_deeply $x->shape,           [ 2, 3 ], 'dims (3,2) are shape (2,3)';
is_deeply $x->asarray,         [ [ 0, 1, 2 ], [ 3, 4, 5 ] ], 'values';
is_deeply [ $x->aspdl->dims ], [ 3, 2 ], 'and back';
ok PDL::all( $x->aspdl == $pdl ), 'the same values';
is $x->aspdl->type, 'float', 'float32 is float';
is mx->nd->array( $pdl, dtype => 'float64' )->aspdl->type, 'double', 'float64 is double';
is mx->nd->array( $pdl, dtype => 'int32' )->aspdl->type,   'long',   'int32 is long';
is_deeply [ mx->nd->array( $pdl, dtype => 'float16' )->aspdl->list ], [ 0 .. 5 ],             'float16 as float';
is_deeply mx->nd->array( $pdl->slice('0:-1:2') )->asarray,            [ [ 0, 2 ], [ 3, 5 ] ], 'a slice of a PDL';
is_deeply( ( $x + $pdl )->asarray, [ [ 0, 2, 4 ], [ 6, 8, 10 ] ], 'arithmetic' );
$x .= $pdl * 2;
is_deeply $x->asarray, [ [ 0, 2, 4 ], [ 6, 8, 10 ] ], 'assignment';
done_testing;
