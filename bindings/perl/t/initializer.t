# Initializers: by name of the parameter, by shape, by text.
use strict;
use warnings;
use Test::More;
use AI::MXNet qw(mx);

mx->random->seed(5);

sub filled {
    my ( $init, $name, $shape ) = @_;
    my $array = mx->nd->full( $shape // [ 50, 40 ], 9 );
    $init->( AI::MXNet::InitDesc->new($name), $array );
    return $array;
}

my $uniform = mx->init->Uniform(0.1);
is filled( $uniform, 'fc_bias',        [3] )->sum->asscalar, 0, 'biases are 0';
is filled( $uniform, 'bn_gamma',       [3] )->sum->asscalar, 3, 'gammas are 1';
is filled( $uniform, 'bn_moving_var',  [3] )->sum->asscalar, 3, 'variances are 1';
is filled( $uniform, 'bn_moving_mean', [3] )->sum->asscalar, 0, 'means are 0';
my $w = filled( $uniform, 'fc_weight' );
ok $w->max->asscalar <= 0.1 && $w->min->asscalar >= -0.1 && $w->max->asscalar > 0.09, 'range of Uniform';
ok abs( sqrt( $w->square->mean->asscalar ) - 0.1 / sqrt 3 ) < 0.003,                  'spread of Uniform';
ok abs( sqrt( filled( mx->init->Normal(0.5), 'w_weight' )->square->mean->asscalar ) - 0.5 ) < 0.03,
    'spread of Normal';
my $bound  = sqrt( 3 / 45 );
my $xavier = filled( mx->init->Xavier, 'w_weight' );
ok $xavier->max->asscalar <= $bound + 1e-6 && $xavier->max->asscalar > 0.95 * $bound,
    'Xavier: sqrt(3 / mean of 40 and 50)';
ok filled( mx->init->Xavier( factor_type => 'in', magnitude => 6 ), 'w_weight' )->max->asscalar > $bound,
    'Xavier by inputs';
ok abs( sqrt( filled( mx->init->MSRAPrelu( 'in', 0 ), 'w_weight' )->square->mean->asscalar ) - sqrt( 2 / 40 ) )
    < 0.02, 'MSRAPrelu';
is filled( mx->init->Constant(3), 'w_weight', [2] )->sum->asscalar, 6, 'Constant';
is filled( mx->init->One,         'anything', [2] )->sum->asscalar, 2, 'One takes any name';
is filled( mx->init->Zero,        'w_weight', [2] )->sum->asscalar, 0, 'Zero';
my $q    = filled( mx->init->Orthogonal( scale => 1 ), 'w_weight', [ 4, 6 ] );
my $unit = $q->dot( $q->T );
ok( ( $unit - mx->nd->eye(4) )->abs->max->asscalar < 1e-5, 'Orthogonal rows' );
my $tall = filled( mx->init->Orthogonal( scale => 2 ), 'w_weight', [ 6, 2 ] );
ok( ( $tall->T->dot($tall) - mx->nd->eye(2) * 4 )->abs->max->asscalar < 1e-5, 'Orthogonal columns' );
is_deeply filled( mx->init->Bilinear, 'up_weight', [ 1, 1, 4, 4 ] )->at( 0, 0, 0 )->asarray,
    [ 0.0625, 0.1875, 0.1875, 0.0625 ], 'Bilinear';
is_deeply filled( AI::MXNet::Constant->new(0), 'x', [1] )->asarray, [0], 'by class';
my $lstm = mx->nd->zeros( [8] );
mx->init->LSTMBias( forget_bias => 2 )->_init_weight( 'b', $lstm );
is_deeply $lstm->asarray, [ 0, 0, 2, 2, 0, 0, 0, 0 ], 'LSTMBias';

my $mixed = AI::MXNet::Mixed->new( [ 'special', '.*' ], [ mx->init->One, mx->init->Zero ] );
is filled( $mixed, 'special_weight', [2] )->sum->asscalar, 2, 'Mixed: the first pattern';
is filled( $mixed, 'other_weight',   [2] )->sum->asscalar, 0, 'Mixed: the rest';
my $load = AI::MXNet::Load->new( { 'arg:a_weight' => mx->nd->full( [2], 7 ) }, mx->init->Zero );
is filled( $load, 'a_weight', [2] )->sum->asscalar, 14, 'Load';
is filled( $load, 'b_weight', [2] )->sum->asscalar, 0,  'Load: the default';

is mx->init->Constant(3)->dumps, '["constant",{"value":3}]',                                           'as text';
is filled( AI::MXNet::Initializer->create('["constant",{"value":3}]'), 'w_weight', [1] )->asscalar, 3, 'from text';
my $own   = AI::MXNet::InitDesc->new( 'odd_name', { __init__ => mx->init->One->dumps } );
my $array = mx->nd->zeros( [2] );
$uniform->( $own, $array );
is $array->sum->asscalar, 2, 'an initializer of its own';
is( mx->sym->Variable( 'v', init => mx->init->One )->attr('__init__'), '["one",{}]', 'kept by a variable' );
for my $bad (
    sub { filled( $uniform, 'odd_name', [2] ) },
    sub { AI::MXNet::Initializer->create('none') },
    sub { filled( mx->init->Xavier, 'w_weight', [3] ) }
    )
{
    ok !eval { $bad->(); 1 }, 'bad use';
    isa_ok $@, 'AI::MXNet::Error';
}
done_testing;
