# Metrics, with values worked out by hand.
use strict;
use warnings;
use Test::More;
use AI::MXNet qw(mx);

my $label = mx->nd->array( [ 0, 1, 1, 0 ] );
my $probs = mx->nd->array( [ [ 0.9, 0.1 ], [ 0.2, 0.8 ], [ 0.6, 0.4 ], [ 0.3, 0.7 ] ] );    # guesses 0 1 0 1

sub value {
    my ( $metric, @pairs ) = @_;
    $metric = mx->metric->create($metric) unless ref $metric && UNIVERSAL::isa( $metric, 'AI::MXNet::EvalMetric' );
    @pairs  = ( $label, $probs )          unless @pairs;
    $metric->update( [ $pairs[0] ], [ $pairs[1] ] );
    return ( $metric->get )[1];
}

sub near {
    my ( $got, $want, $name ) = @_;
    ok( abs( $got - $want ) < 1e-5, $name ) or diag "got $got, expected $want";
}

near value('acc'),                                            0.5,                   'accuracy';
near value( 'acc', $label, mx->nd->array( [ 0, 1, 1, 1 ] ) ), 0.75,                  'accuracy of classes';
near value('f1'),                                             0.5,                   'f1: precision 1/2, recall 1/2';
near value('mcc'),                                            0,                     'mcc';
near value('ce'),         -( log(0.9) + log(0.8) + log(0.4) + log(0.3) ) / 4,        'cross entropy';
near value('nll_loss'),   -( log(0.9) + log(0.8) + log(0.4) + log(0.3) ) / 4,        'negative log likelihood';
near value('perplexity'), exp( -( log(0.9) + log(0.8) + log(0.4) + log(0.3) ) / 4 ), 'perplexity';
my $three = mx->nd->array( [ [ 0.5, 0.3, 0.2 ], [ 0.5, 0.3, 0.2 ], [ 0.5, 0.3, 0.2 ] ] );
near value( mx->metric->create( 'top_k_accuracy', top_k => 2 ), mx->nd->array( [ 0, 1, 2 ] ), $three ), 2 / 3,
    'top 2';
my ( $x, $y ) = ( mx->nd->array( [ 1, 2, 3 ] ), mx->nd->array( [ 1, 4, 5 ] ) );
near value( 'mae',                                                  $x, $y ), 4 / 3,                  'mae';
near value( 'mse',                                                  $x, $y ), 8 / 3,                  'mse';
near value( 'rmse',                                                 $x, $y ), sqrt( 8 / 3 ),          'rmse';
near value( 'pearsonr',                                             $x, $y ), 4 / sqrt( 2 * 26 / 3 ), 'correlation';
near value( 'loss',                                                 $x, $y ), 10 / 3,                 'loss';
near value( sub { my ( $l, $p ) = @_; ( $l * $p )->sum->asscalar }, $x, $y ), 24,                     'a function';
near value( mx->metric->Perplexity( ignore_label => 0 ) ), exp( -( log(0.8) + log(0.4) ) / 2 ), 'a label to ignore';
my $micro = mx->metric->F1( average => 'micro' );
$micro->update( [ mx->nd->array( [1] ) ],      [ mx->nd->array( [ [ 0, 1 ] ] ) ] );
$micro->update( [ mx->nd->array( [ 1, 1 ] ) ], [ mx->nd->array( [ [ 1, 0 ], [ 0, 1 ] ] ) ] );
near( ( $micro->get )[1], 0.8, 'micro f1: 2 right, 1 missed' );

my $both = mx->metric->create( [ 'acc', 'ce' ] );
$both->update( [$label], [$probs] );
is_deeply [ ( $both->get )[0] ], [ [ 'accuracy', 'cross-entropy' ] ], 'composite names';
near $both->get_name_value->{accuracy}, 0.5, 'composite values';
$both->reset;
my $nothing = ( $both->get )[1][0];
ok $nothing != $nothing, 'NaN after reset';
my $acc = mx->metric->Accuracy;
$acc->update( [ $label, $label ], [ $probs, mx->nd->array( [ 0, 1, 1, 0 ] ) ] );
near( ( $acc->get )[1], 0.75, 'several pairs' );
like "$acc", qr/accuracy/, 'as a string';

for my $bad (
    sub { mx->metric->create('nothing') },
    sub { $acc->update( [$label], [] ) },
    sub { mx->metric->create('top_k_acc') }
    )
{
    ok !eval { $bad->(); 1 }, 'bad use';
    isa_ok $@, 'AI::MXNet::Error';
}
done_testing;
