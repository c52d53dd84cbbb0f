# Optimizers against their formulas in plain Perl, schedulers, states, key-value store.
use strict;
use warnings;
use Test::More;
use File::Temp qw(tempdir);
use AI::MXNet  qw(mx);

my ( $lr, $wd, $scale ) = ( 0.1, 0.01, 0.5 );

# Two steps of an optimizer from weight 2 with gradients 3 and -1, and the same by the formula given.
sub check {
    my ( $name, $options, $formula ) = @_;
    my $optimizer =
        mx->optimizer->create( $name, learning_rate => $lr, wd => $wd, rescale_grad => $scale, %$options );
    my $updater = AI::MXNet::Optimizer->get_updater($optimizer);
    my $weight  = mx->nd->array( [2] );
    my ( $w, %s ) = (2);
    for my $t ( 1, 2 ) {
        my $g = $t == 1 ? 3 : -1;
        $updater->( 0, mx->nd->array( [$g] ), $weight );
        $w = $formula->( $w, $g * $scale, $t, \%s );
        ok abs( $weight->asscalar - $w ) < 1e-5, "$name step $t" or diag $weight->asscalar . " instead of $w";
    }
}

check( sgd => {}, sub { my ( $w, $g ) = @_; $w - $lr * ( $g + $wd * $w ) } );
check(
    sgd => { clip_gradient => 0.7 },
    sub { my ( $w, $g ) = @_; $g = 0.7 if $g > 0.7; $w - $lr * ( $g + $wd * $w ) }
);
check(
    sgd => { momentum => 0.9 },
    sub { my ( $w, $g, $t, $s ) = @_; $s->{m} = 0.9 * ( $s->{m} // 0 ) - $lr * ( $g + $wd * $w ); $w + $s->{m} }
);
check(
    nag => { momentum => 0.9 },
    sub {
        my ( $w, $g, $t, $s ) = @_;
        $g += $wd * $w;
        $s->{m} = 0.9 * ( $s->{m} // 0 ) + $g;
        $w - $lr * ( $g + 0.9 * $s->{m} );
    }
);
check( signum => { momentum => 0 }, sub { my ( $w, $g ) = @_; ( 1 - $lr * $wd ) * $w - $lr * ( $g <=> 0 ) } );
check(
    adam => {},
    sub {
        my ( $w, $g, $t, $s ) = @_;
        $g += $wd * $w;
        $s->{m} = 0.9 *   ( $s->{m} // 0 ) + 0.1 * $g;
        $s->{v} = 0.999 * ( $s->{v} // 0 ) + 0.001 * $g * $g;
        $w - $lr * sqrt( 1 - 0.999**$t ) / ( 1 - 0.9**$t ) * $s->{m} / ( sqrt( $s->{v} ) + 1e-8 );
    }
);
check(
    adagrad => {},
    sub { my ( $w, $g, $t, $s ) = @_; $s->{h} += $g * $g; $w - $lr * ( $g / sqrt( $s->{h} + 1e-7 ) + $wd * $w ) }
);
check(
    rmsprop => {},
    sub {
        my ( $w, $g, $t, $s ) = @_;
        $g += $wd * $w;
        $s->{n} = 0.9 * ( $s->{n} // 0 ) + 0.1 * $g * $g;
        $w - $lr * $g / sqrt( $s->{n} + 1e-8 );
    }
);
check(
    adadelta => {},
    sub {
        my ( $w, $g, $t, $s ) = @_;
        $s->{g} = 0.9 * ( $s->{g} // 0 ) + 0.1 * $g * $g;
        my $d = sqrt( ( $s->{d} // 0 ) + 1e-5 ) / sqrt( $s->{g} + 1e-5 ) * $g;
        $s->{d} = 0.9 * ( $s->{d} // 0 ) + 0.1 * $d * $d;
        $w - $d - $wd * $w;
    }
);
check(
    adamax => {},
    sub {
        my ( $w, $g, $t, $s ) = @_;
        $g += $wd * $w;
        $s->{m} = 0.9 * ( $s->{m} // 0 ) + 0.1 * $g;
        my $u = 0.999 * ( $s->{u} // 0 );
        $s->{u} = $u > abs $g ? $u : abs $g;
        $w - $lr / ( 1 - 0.9**$t ) * $s->{m} / $s->{u};
    }
);
check(
    nadam => {},
    sub {
        my ( $w, $g, $t, $s ) = @_;
        $g += $wd * $w;
        my ( $now, $next ) = map { 0.9 * ( 1 - 0.5 * 0.96**( 0.004 * $_ ) ) } $t, $t + 1;
        $s->{p} = ( $s->{p} // 1 ) * $now;
        $s->{m} = 0.9 *   ( $s->{m} // 0 ) + 0.1 * $g;
        $s->{v} = 0.999 * ( $s->{v} // 0 ) + 0.001 * $g * $g;
        my $m = ( 1 - $now ) * $g / ( 1 - $s->{p} ) + $next * $s->{m} / ( 1 - $s->{p} * $next );
        $w - $lr * $m / ( sqrt( $s->{v} / ( 1 - 0.999**$t ) ) + 1e-8 );
    }
);
check(
    dcasgd => { lamda => 0.04 },
    sub {
        my ( $w, $g, $t, $s ) = @_;
        my $step = -$lr * ( $g + $wd * $w + 0.04 * $g * $g * ( $w - ( $s->{prev} // $w ) ) );
        $s->{prev} = $w;
        $w + $step;
    }
);
check(
    ftrl => { wd => 0 },
    sub {
        my ( $w, $g, $t, $s ) = @_;
        my $n = ( $s->{n} // 0 ) + $g * $g;
        $s->{z} = ( $s->{z} // 0 ) + $g - ( sqrt($n) - sqrt( $s->{n} // 0 ) ) * $w / $lr;
        $s->{n} = $n;
        abs $s->{z} <= 0.01 ? 0 : -( $s->{z} - 0.01 * ( $s->{z} <=> 0 ) ) / ( ( 1 + sqrt $n ) / $lr );
    }
);
check( test => {}, sub { my ( $w, $g ) = @_; $w + $g } );
for my $name (qw(sgld ftml rmsprop)) {
    my $w         = mx->nd->array( [2] );
    my $optimizer = mx->optimizer->create( $name, $name eq 'rmsprop' ? ( centered => 1 ) : () );
    AI::MXNet::Optimizer->get_updater($optimizer)->( 0, mx->nd->array( [1] ), $w );
    ok $w->asscalar != 2 && $w->asscalar == $w->asscalar, "$name moves";
}
my $half = mx->nd->array( [2], dtype => 'float16' );
AI::MXNet::Optimizer->get_updater( mx->optimizer->SGD( multi_precision => 1, momentum => 0.9 ) )
    ->( 0, mx->nd->array( [1], dtype => 'float16' ), $half );
ok abs( $half->asscalar - 1.99 ) < 1e-3, 'float16 with a float32 copy';

my %names = ( 0 => 'fc_weight', 1 => 'fc_bias' );
my $named = mx->optimizer->create(
    'sgd',
    learning_rate  => 1,
    wd             => 0.5,
    param_idx2name => \%names,
    lr_mult        => { fc_bias => 2 }
);
is $named->_get_wd(0), 0.5, 'weights decay';
is $named->_get_wd(1), 0,   'biases do not';
is $named->_get_lr(1), 2,   'multiplier of the rate';

my $factor = AI::MXNet::FactorScheduler->new( step => 10, factor => 0.5 );
$factor->base_lr(1);
is_deeply [ map { $factor->($_) } 1, 10, 11, 21, 22 ], [ 1, 1, 0.5, 0.25, 0.25 ], 'FactorScheduler';
my $multi = mx->lr_scheduler->MultiFactorScheduler( step => [ 2, 4 ], factor => 0.1, base_lr => 1 );
is_deeply [ map { sprintf '%.3f', $multi->($_) } 1 .. 5 ], [ '1.000', '1.000', '0.100', '0.100', '0.010' ],
    'MultiFactorScheduler';
my $poly = mx->lr_scheduler->PolyScheduler( max_update => 10, base_lr => 1, pwr => 1 );
ok abs( $poly->(5) - 0.5 ) < 1e-9 && $poly->(20) == 0, 'PolyScheduler';
my $cosine = mx->lr_scheduler->CosineScheduler( max_update => 10, base_lr => 1, warmup_steps => 2 );
ok $cosine->(1) == 0.5 && abs( $cosine->(6) - 0.5 ) < 1e-9, 'CosineScheduler with a slow start';
my $scheduled = mx->optimizer->SGD(
    learning_rate => 1,
    lr_scheduler  => AI::MXNet::FactorScheduler->new( step => 1, factor => 0.5 )
);
my $w       = mx->nd->array( [0] );
my $updater = AI::MXNet::Optimizer->get_updater($scheduled);
$updater->( 0, mx->nd->array( [-1] ), $w ) for 1 .. 3;
is $w->asscalar, 1.75, 'an optimizer with a scheduler: 1 + 1/2 + 1/4';

my $first = AI::MXNet::Optimizer->get_updater( mx->optimizer->Adam );
my $v     = mx->nd->array( [1] );
$first->( 0, mx->nd->array( [1] ), $v );
my $second = AI::MXNet::Optimizer->get_updater( mx->optimizer->Adam );
$second->set_states( $first->get_states );
my $u = $v->copy;
$_->[0]->( 0, mx->nd->array( [1] ), $_->[1] ) for [ $first, $v ], [ $second, $u ];
is $u->asscalar, $v->asscalar, 'states go through bytes';
ok !eval { $second->set_states('nonsense'); 1 }, 'bad states';
isa_ok $@, 'AI::MXNet::Error::IO';

my $kv = mx->kv->create('local');
$kv->init( 3, mx->nd->ones( [2] ) );
my $out = mx->nd->zeros( [2] );
$kv->pull( 3, out => $out );
is_deeply $out->asarray, [ 1, 1 ], 'pull';
$kv->push( 3, [ $out * 2, $out * 3 ] );
$kv->pull( 3, out => [ $out, my $other = mx->nd->zeros( [2] ) ] );
is_deeply $other->asarray, [ 5, 5 ], 'push adds up';
$kv->set_optimizer( mx->optimizer->create( 'sgd', learning_rate => 1 ) );
$kv->push( 3, mx->nd->ones( [2] ) );
$kv->pull( 3, out => $out );
is_deeply $out->asarray, [ 4, 4 ], 'with an optimizer';
is $kv->type,     'local',          'type';
is $kv->rank + 1, $kv->num_workers, 'one worker';
my $dir = tempdir( CLEANUP => 1 );
$kv->save_optimizer_states( "$dir/states", dump_optimizer => 1 );
$kv->load_optimizer_states("$dir/states");

for my $bad (
    sub { $kv->push( 9, $out ) },
    sub { $kv->init( 3, $out ) },
    sub { mx->kv->create('dist_sync') },
    sub { mx->optimizer->create('none') },
    sub { mx->optimizer->SGD( rate => 1 ) },
    sub { AI::MXNet::FactorScheduler->new( step => 0 ) }
    )
{
    ok !eval { $bad->(); 1 }, 'bad use';
    isa_ok $@, 'AI::MXNet::Error';
}
done_testing;
