# Arrays: creation, conversion, indexing, arithmetic, printing, files.
use strict;
use warnings;
use File::Temp qw(tempdir);
use Storable   ();
use Test::More;
use AI::MXNet qw(mx);

my $x = mx->nd->array( [ [ 1, 2, 3 ], [ 4, 5, 6 ] ] );

subtest 'what an array is' => sub {
    is_deeply $x->shape, [ 2, 3 ], 'shape';
    is $x->ndim,    2,         'ndim';
    is $x->size,    6,         'size';
    is $x->len,     2,         'len';
    is $x->dtype,   'float32', 'dtype';
    is $x->context, 'cpu(0)',  'context';
    ok $x->context == mx->cpu, 'contexts compare';
    is $x->stype,   'default',                          'storage';
    is "$x",        '<AI::MXNet::NDArray 2x3 @cpu(0)>', 'as a string';
    is $x->as_text, "[[1, 2, 3],\n [4, 5, 6]]\n$x",     'with its values';
};

subtest 'lists' => sub {
    is_deeply $x->asarray,  [ [ 1, 2, 3 ], [ 4, 5, 6 ] ], 'nested';
    is_deeply [ $x->list ], [ 1 .. 6 ],                   'flat';
    is mx->nd->array( [7] )->asscalar, 7, 'scalar';
    for my $dtype (qw(float64 float16 bfloat16 int8 uint8 int16 uint16 int32 uint32 int64 uint64)) {
        my $y = eval { mx->nd->array( [ [ 1, 2 ], [ 3, 4 ] ], dtype => $dtype ) } or next;
        is $y->dtype, $dtype, $dtype;
        is_deeply $y->asarray, [ [ 1, 2 ], [ 3, 4 ] ], "$dtype values";
    }
    is_deeply [ mx->nd->array( [ 0, 5 ], dtype => 'bool' )->list ], [ 0, 1 ], 'truth';
    is_deeply mx->nd->array( [ -1, 2**40 ], dtype => 'int64' )->asarray, [ -1, 2**40 ], 'wide integers';
    is_deeply mx->nd->zeros( [ 2, 0 ] )->asarray, [ [], [] ], 'empty rows';
};

subtest 'creation' => sub {
    is_deeply mx->nd->zeros( [ 1, 2 ] )->asarray,                          [ [ 0, 0 ] ],   'zeros';
    is_deeply mx->nd->ones( [2], dtype => 'int32' )->asarray,              [ 1, 1 ],       'ones';
    is_deeply mx->nd->full( [2], 2.5 )->asarray,                           [ 2.5, 2.5 ],   'full';
    is_deeply mx->nd->arange( start => 1, stop => 7, step => 2 )->asarray, [ 1, 3, 5 ],    'arange';
    is_deeply mx->nd->arange( stop => 2, repeat => 2 )->asarray,           [ 0, 0, 1, 1 ], 'arange that repeats';
    is_deeply mx->nd->eye(2)->asarray,                                     [ [ 1, 0 ], [ 0, 1 ] ], 'eye';
    is_deeply mx->nd->concatenate( [ $x, $x ], axis => 1 )->shape,         [ 2, 6 ],               'concatenate';
    is_deeply mx->nd->empty( [ 3, 1 ], dtype => 'float64' )->shape,        [ 3, 1 ],               'empty';
    is_deeply mx->nd->array( $x, dtype => 'int32' )->asarray,              $x->asarray,            'from an array';
};

subtest 'indexing' => sub {
    is_deeply $x->at(1)->asarray,  [ 4, 5, 6 ], 'at';
    is_deeply $x->at(-1)->asarray, [ 4, 5, 6 ], 'at from the end';
    is $x->at( 1, 2 )->asscalar, 6, 'at two axes';
    is_deeply $x->slice(1)->asarray,                        [ [ 4, 5, 6 ] ],                  'a row keeps its axis';
    is_deeply $x->slice( 'X', [ 1, 2 ] )->asarray,          [ [ 2, 3 ], [ 5, 6 ] ],           'columns';
    is_deeply $x->slice( [ 0, 1 ], [ 0, -1, 2 ] )->asarray, [ [ 1, 3 ], [ 4, 6 ] ],           'a step';
    is_deeply mx->nd->slice( $x, begin => [ 0, 1 ], end => [ 1, 3 ] )->asarray, [ [ 2, 3 ] ], 'the operator';
    is_deeply [ map { $_->asarray } @$x ], [ [ 1, 2, 3 ], [ 4, 5, 6 ] ],                      'as a list of rows';

    my $y = $x->copy;
    $y->at(0) .= 9;
    $y->at( 1, 1 ) .= 0;
    is_deeply $y->asarray, [ [ 9, 9, 9 ], [ 4, 0, 6 ] ], 'writing through at';
    $y->slice( 'X', [ 0, 1 ] ) .= [ [ 1, 2 ], [ 3, 4 ] ];
    is_deeply $y->asarray, [ [ 1, 2, 9 ], [ 3, 4, 6 ] ], 'writing through a slice';
    $y->slice( 'X', 2 )->set(7);
    is_deeply $y->asarray, [ [ 1, 2, 7 ], [ 3, 4, 7 ] ], 'set';
    $y .= 1;
    is_deeply $y->asarray, [ [ 1, 1, 1 ], [ 1, 1, 1 ] ], 'all elements';
    is_deeply $x->asarray, [ [ 1, 2, 3 ], [ 4, 5, 6 ] ], 'the original is untouched';
    ok !eval { $x->at(2); 1 }, 'no such row';
    isa_ok $@, 'AI::MXNet::Error::Argument';
    ok !eval { $x->slice( [ 0, 5 ] ); 1 }, 'a slice beyond the end';
};

subtest 'arithmetic' => sub {
    is_deeply( ( $x + 1 )->asarray,  [ [ 2, 3, 4 ], [ 5,  6,  7 ] ],  '+' );
    is_deeply( ( 7 - $x )->asarray,  [ [ 6, 5, 4 ], [ 3,  2,  1 ] ],  'number - array' );
    is_deeply( ( $x * $x )->asarray, [ [ 1, 4, 9 ], [ 16, 25, 36 ] ], '*' );
    is_deeply(
        ( 12 / $x )->asarray->[1],
        [ 3, 12 / 5 > 2.4 ? 2.4 : ( 12 / $x )->asarray->[1][1], 2 ],
        'number / array'
    );
    is_deeply( ( $x % 2 )->asarray,              [ [ 1, 0, 1 ], [ 0, 1, 0 ] ],       '%' );
    is_deeply( ( $x**2 )->asarray,               [ [ 1, 4, 9 ], [ 16, 25, 36 ] ],    '**' );
    is_deeply( ( 2**$x )->asarray->[0],          [ 2, 4, 8 ],                        'number ** array' );
    is_deeply( ( -$x )->asarray->[0],            [ -1, -2, -3 ],                     'sign' );
    is_deeply( ( $x > 3 )->asarray,              [ [ 0, 0, 0 ], [ 1, 1, 1 ] ],       '>' );
    is_deeply( ( 3 > $x )->asarray,              [ [ 1, 1, 0 ], [ 0, 0, 0 ] ],       'number > array' );
    is_deeply( ( $x == 2 )->asarray->[0],        [ 0, 1, 0 ],                        '==' );
    is_deeply( ( $x != $x )->asarray->[0],       [ 0, 0, 0 ],                        '!=' );
    is_deeply( ( $x + [ 10, 20, 30 ] )->asarray, [ [ 11, 22, 33 ], [ 14, 25, 36 ] ], 'with a list, broadcast' );
    is_deeply sqrt( $x * $x )->asarray,          $x->asarray,                  'sqrt';
    is_deeply abs( -$x )->asarray,               $x->asarray,                  'abs';
    is_deeply $x->maximum(3)->asarray,           [ [ 3, 3, 3 ], [ 4, 5, 6 ] ], 'maximum';
    is_deeply mx->nd->minimum( 3, $x )->asarray, [ [ 1, 2, 3 ], [ 3, 3, 3 ] ], 'minimum as a function';
    my $y    = $x->copy;
    my $same = $y;
    $y += 1;
    $y *= $x;
    is_deeply $y->asarray,    [ [ 2, 6, 12 ], [ 20, 30, 42 ] ], 'in place';
    is_deeply $same->asarray, $y->asarray,                      'which the other name of the array sees';
    my $angle = atan2( mx->nd->array( [ 1, 1, -1, -1 ] ), mx->nd->array( [ 1, -1, -1, 1 ] ) );
    my @want  = map { $_ * atan2( 1, 1 ) } 1, 3, -3, -1;
    ok abs( ( $angle->list )[$_] - $want[$_] ) < 1e-6, "atan2 in quadrant $_" for 0 .. 3;
    my $third = mx->nd->ones( [1], dtype => 'float64' ) * ( 1 / 3 );
    cmp_ok $third->asscalar, '==', 1 / 3, 'numbers keep all digits';
};

subtest 'form' => sub {
    is_deeply $x->reshape( [ 3, 2 ] )->asarray, [ [ 1, 2 ], [ 3, 4 ], [ 5, 6 ] ],     'reshape';
    is_deeply $x->reshape( [-1] )->shape,       [6],                                  'reshape with a gap';
    is_deeply $x->T->asarray,                   [ [ 1, 4 ], [ 2, 5 ], [ 3, 6 ] ],     'T';
    is_deeply mx->nd->zeros( [ 2, 3, 4 ] )->moveaxis( 0, 2 )->shape,     [ 3, 4, 2 ], 'moveaxis';
    is_deeply mx->nd->ones( [ 1, 3 ] )->broadcast_to( [ 2, 3 ] )->shape, [ 2, 3 ],    'broadcast_to';
    is $x->astype('int32')->dtype, 'int32', 'astype';
    is_deeply $x->as_in_context( mx->cpu )->asarray,                  $x->asarray,  'as_in_context';
    is_deeply $x->copyto( mx->nd->zeros( [ 2, 3 ] ) )->asarray,       $x->asarray,  'copyto';
    is_deeply $x->split( num_outputs => 3, axis => 1 )->[2]->asarray, [ [3], [6] ], 'split';
    is $x->wait_to_read, $x, 'wait_to_read';
    is mx->nd->onehot_encode( mx->nd->array( [ 1, 0 ] ), mx->nd->zeros( [ 2, 3 ] ) )->at(0)->asarray->[1], 1,
        'onehot_encode';
};

subtest 'operator calls' => sub {
    my $w    = mx->nd->ones( [ 2, 3 ] );
    my $want = [ [ 6, 6 ], [ 15, 15 ] ];
    is_deeply mx->nd->FullyConnected( $x, $w, num_hidden => 2, no_bias => 1 )->asarray, $want, 'parameters by name';
    is_deeply mx->nd->FullyConnected( data => $x, weight => $w, num_hidden => 2, no_bias => 1 )->asarray, $want,
        'inputs by name';
    is_deeply mx->nd->FullyConnected( $x, $w, { num_hidden => 2, no_bias => 1 } )->asarray, $want,
        'a hash of parameters';
    is_deeply $x->FullyConnected( $w, undef, 2, 1 )->asarray,    $want, 'parameters in order, as a method' for 1 .. 2;
    is_deeply $x->sum( axis => 1 )->asarray,                     [ 6, 15 ],     'an axis';
    is_deeply $x->sum( axis => [ 0, 1 ] )->asarray,              [21],          'axes' for 1 .. 2;
    is_deeply $x->sum( axis => undef )->asarray,                 [21],          'undef is not sent';
    is_deeply mx->nd->concat( $x, $x, dim => 0 )->shape,         [ 4, 3 ],      'any number of inputs' for 1 .. 2;
    is_deeply mx->nd->concat( [ $x, $x, $x ], dim => 0 )->shape, [ 6, 3 ],      'as a list';
    is_deeply mx->nd->add_n( $x, $x )->asarray, [ [ 2, 4, 6 ], [ 8, 10, 12 ] ], 'without parameters' for 1 .. 2;
    my $out = mx->nd->zeros( [ 2, 3 ] );
    is mx->nd->relu( $x, out => $out ), $out, 'out is returned';
    is_deeply $out->asarray,                                                      $x->asarray, 'out is written';
    is_deeply mx->nd->Activation( $x, 'relu' )->asarray,                          $x->asarray, 'a word in order';
    is_deeply mx->nd->contrib->div_sqrt_dim( mx->nd->ones( [ 1, 4 ] ) )->asarray, [ [ (0.5) x 4 ] ],  'contrib';
    is_deeply mx->nd->linalg->gemm2( $x, $x->T )->asarray,                [ [ 14, 32 ], [ 32, 77 ] ], 'linalg';
    is_deeply mx->nd->linalg->gemm2( $x, $x, transpose_b => 1 )->asarray, [ [ 14, 32 ], [ 32, 77 ] ], 'a boolean';
    is_deeply mx->nd->slice_axis( $x, 1, 0, 2 )->asarray, [ [ 1, 2 ], [ 4, 5 ] ], 'three numbers in order' for 1 .. 2;

    for my $n ( 1 .. 3 ) {    # the same call with other values is another call
        is_deeply mx->nd->clip( $x, a_min => 0, a_max => $n )->max->asscalar, $n, "clip at $n";
    }
};

subtest 'files' => sub {
    my $dir = tempdir( CLEANUP => 1 );
    mx->nd->save( "$dir/named", { a => $x, b => mx->nd->ones( [1] ) } );
    my $named = mx->nd->load("$dir/named");
    is_deeply [ sort keys %$named ], [qw(a b)],   'names';
    is_deeply $named->{a}->asarray,  $x->asarray, 'values';
    mx->nd->save( "$dir/list", [ $x, $x->T ] );
    is_deeply mx->nd->load("$dir/list")->[1]->asarray, $x->T->asarray, 'a list';
    open my $in, '<:raw', "$dir/named" or die;
    my $bytes = do { local $/; <$in> };
    is_deeply mx->nd->load_frombuffer($bytes)->{a}->asarray, $x->asarray, 'from memory';
    is_deeply mx->nd->from_bytes( $x->to_bytes )->asarray,   $x->asarray, 'one array as bytes';
    is_deeply Storable::dclone($x)->asarray,                 $x->asarray, 'Storable';
};

subtest 'random' => sub {
    mx->random->seed(7);
    my $first = mx->nd->random->uniform( 2, 3, shape => [100] );
    mx->random->seed(7);
    my $again = mx->random->uniform( low => 2, high => 3, shape => [100] );
    is_deeply $first->asarray, $again->asarray, 'the seed decides';
    ok $first->min->asscalar >= 2 && $first->max->asscalar < 3, 'range';
    is_deeply mx->nd->random->normal( 0, 1, [ 2, 2 ] )->shape, [ 2, 2 ], 'shape in order';
    is_deeply mx->nd->random->normal( mx->nd->array( [ 0, 100 ] ), mx->nd->array( [ 1, 1 ] ), shape => [3] )->shape,
        [ 2, 3 ], 'parameters as arrays';
    is mx->nd->random->randint( 0, 5, shape => [4] )->dtype, 'int32', 'randint';
};

done_testing;
