# Differentiation: recording, modes, gradients worked out by hand.
use strict;
use warnings;
use Test::More;
use AI::MXNet           qw(mx);
use AI::MXNet::AutoGrad qw(autograd);

my $w    = mx->nd->array( [ 1, 2, 3 ] )->attach_grad;
my $loss = autograd->record( sub { ( $w**2 )->sum } );
$loss->backward;
is_deeply $w->grad->asarray, [ 2, 4, 6 ], 'd sum(w^2) = 2 w';

my $y = autograd->record( sub { $w * 3 } );
$y->backward( out_grad => mx->nd->array( [ 1, 10, 100 ] ) );
is_deeply $w->grad->asarray, [ 3, 30, 300 ], 'with gradients of the head';

my $v = mx->nd->array( [ 1, 2 ] )->attach_grad( grad_req => 'add' );
for ( 1 .. 2 ) {
    autograd->record( sub { $v * 2 } )->backward;
}
is_deeply $v->grad->asarray, [ 4, 4 ], 'gradients that add up';

ok !autograd->is_recording, 'not recording outside';
autograd->record(
    sub {
        ok autograd->is_recording, 'recording inside';
        ok autograd->is_training,  'and training';
        autograd->pause( sub { ok !autograd->is_recording, 'but not in a pause' } );
        autograd->predict_mode( sub { ok !autograd->is_training, 'predict_mode' } );
        ok autograd->is_training, 'back again';
    }
);
autograd->record( sub { ok !autograd->is_training, 'recording without training' }, train_mode => 0 );
autograd->train_mode( sub { ok autograd->is_training, 'train_mode' } );
eval {
    autograd->record( sub { die "inside\n" } );
};
is $@, "inside\n", 'errors come through';
ok !autograd->is_recording, 'and the state is put back';
is_deeply [ autograd->record( sub { ( 1, 2 ) } ) ], [ 1, 2 ], 'lists come through';

my $x    = mx->nd->array( [2] )->attach_grad;
my $cube = autograd->record(
    sub {
        my $z = $x**3;
        autograd->grad( $z, $x, create_graph => 1, retain_graph => 1 );
    }
);
is $cube->asscalar, 12, 'd x^3 = 3 x^2';
my ( $grads, $outputs ) =
    autograd->grad_and_loss( sub { $_[0] * $_[1] } )->( mx->nd->array( [3] ), mx->nd->array( [5] ) );
is_deeply [ map { $_->asscalar } @$grads ], [ 5, 3 ], 'grad_and_loss';
my $detached = autograd->record( sub { ( $w->detach * $w )->sum } );
$detached->backward;
is_deeply $w->grad->asarray, [ 1, 2, 3 ], 'detach';
is mx->nd->ones( [1] )->grad, undef, 'no gradient, no array';
my $symbol = autograd->get_symbol( autograd->record( sub { mx->nd->relu($w) } ) );
isa_ok $symbol, 'AI::MXNet::Symbol';

done_testing;
