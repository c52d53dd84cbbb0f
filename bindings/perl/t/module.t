# Modules: training, checkpoints, shapes, buckets, callbacks, monitors; and the predictor on their files.
use strict;
use warnings;
use File::Temp qw(tempdir);
use Test::More;
use AI::MXNet qw(mx);

my @lines;
AI::MXNet::Logging->get_logger->set_sink( sub { push @lines, @_ } ) if require AI::MXNet::Logging;
srand 1;
mx->random->seed(1);
my ( @x, @y );
for ( 1 .. 210 ) {
    my ( $p, $q ) = ( rand(2) - 1, rand(2) - 1 );
    push @x, [ $p, $q ];
    push @y, $p + $q > 0 ? 1 : 0;
}
my $iter = mx->io->NDArrayIter( data => \@x, label => \@y, batch_size => 20, shuffle => 1 );

sub network {
    my $net = mx->sym->FullyConnected( mx->sym->var('data'), num_hidden => 8, name => 'fc1' );
    $net = mx->sym->BatchNorm( $net, name => 'bn' );
    $net = mx->sym->Activation( $net, act_type => 'tanh' );
    return mx->sym->SoftmaxOutput( mx->sym->FullyConnected( $net, num_hidden => 2, name => 'fc2' ),
        name => 'softmax' );
}

my $dir     = tempdir( CLEANUP => 1 );
my $module  = mx->mod->Module( network(), context => mx->cpu );
my $batches = 0;
$module->fit(
    $iter,
    eval_data          => $iter,
    num_epoch          => 8,
    optimizer          => 'adam',
    optimizer_params   => { learning_rate => 0.05 },
    initializer        => mx->init->Xavier,
    batch_end_callback => [ sub { $batches++ }, mx->callback->Speedometer( 20, 5 ) ],
    epoch_end_callback => mx->callback->do_checkpoint( "$dir/net", 4 )
);
is $batches, 8 * 11, 'batches of all epochs';
my $score = $module->score( $iter, 'acc' )->{accuracy};
cmp_ok $score, '>', 0.95, 'it learns';
ok scalar( grep { /Epoch\[7\] Validation-accuracy=/ } @lines ), 'lines about the validation';
ok scalar( grep { /Speed: .* samples/ } @lines ),               'lines about the speed';
ok -f "$dir/net-0008.params" && -f "$dir/net-symbol.json",      'checkpoints';

$module->save_checkpoint( "$dir/own", 3, 1 );
my $again = mx->mod->load( "$dir/own", 3, load_optimizer_states => 1 );
my $plain = mx->io->NDArrayIter( data => \@x, label => \@y, batch_size => 20 );
$again->bind( data_shapes => $plain->provide_data, label_shapes => $plain->provide_label );
ok abs( $again->score( $plain, 'acc' )->{accuracy} - $score ) < 1e-6, 'a loaded module scores the same';
$again->init_optimizer( optimizer => 'adam' );
is $again->{_optimizer}->num_update, 88, 'its optimizer goes on where it was';
my $all = $again->predict($plain);
is_deeply $all->shape, [ 210, 2 ], 'predict leaves out what only fills the last batch';
my $one = $again->predict( mx->nd->array( [ @x[ 0 .. 2 ] ] ) );
ok( ( $one - $all->slice( [ 0, 2 ] ) )->abs->max->asscalar < 1e-5, 'a batch of another size' );
is_deeply [ map { @$_ } @{ $again->output_shapes } ], [ softmax_output => [ 3, 2 ] ], 'output_shapes';
my ( $args, $aux ) = $again->get_params;
is_deeply [ sort keys %$aux ], [qw(bn_moving_mean bn_moving_var)], 'states';
$again->save_params("$dir/p");
$again->set_params( { map { $_ => $args->{$_} * 0 } keys %$args }, $aux );
ok abs( $again->predict( mx->nd->array( [ $x[0] ] ) )->at( 0, 0 )->asscalar - 0.5 ) < 1e-6, 'set_params';
$again->load_params("$dir/p");
ok( ( $again->predict( mx->nd->array( [ @x[ 0 .. 2 ] ] ) ) - $one )->abs->max->asscalar < 1e-6, 'load_params' );

my ( $symbol, $arg_params ) = mx->mod->load_checkpoint( "$dir/net", 8 );
isa_ok $symbol, 'AI::MXNet::Symbol', 'load_checkpoint';
is_deeply $arg_params->{fc1_weight}->shape, [ 8, 2 ], 'its parameters';
my $predictor = mx->predictor->load( "$dir/own", epoch => 3, shapes => { data => [ 3, 2 ] } );
ok( ( $predictor->predict( data => [ @x[ 0 .. 2 ] ] ) - $one )->abs->max->asscalar < 1e-5, 'the predictor agrees' );
is_deeply $predictor->predict( data => [ $x[0] ] )->shape, [ 1, 2 ], 'and takes other shapes';
$predictor->close;
ok !eval { $predictor->predict( data => [ $x[0] ] ); 1 }, 'a closed predictor';
isa_ok $@, 'AI::MXNet::Error::State';

subtest 'gradients of inputs, fixed parameters' => sub {
    my $linear = mx->sym->LinearRegressionOutput(
        mx->sym->FullyConnected( mx->sym->var('data'), num_hidden => 1, no_bias => 1, name => 'fc' ),
        mx->sym->var('out_label'),
        name => 'out'
    );
    my $m = mx->mod->Module( $linear, label_names => ['out_label'], fixed_param_names => ['fc_weight'] );
    $m->bind(
        data_shapes      => [ [ data      => [ 1, 2 ] ] ],
        label_shapes     => [ [ out_label => [ 1, 1 ] ] ],
        inputs_need_grad => 1
    );
    $m->init_params( arg_params => { fc_weight => mx->nd->array( [ [ 2, 3 ] ] ) } );
    $m->init_optimizer( optimizer_params => { learning_rate => 1 } );
    $m->forward_backward(
        mx->io->DataBatch( data => [ mx->nd->array( [ [ 1, 1 ] ] ) ], label => [ mx->nd->array( [ [4] ] ) ] ) );
    is $m->get_outputs->[0]->asscalar, 5, 'output';
    is_deeply $m->get_input_grads->[0]->asarray, [ [ 2, 3 ] ], '(5 - 4) * weight';
    $m->update;
    is_deeply( ( $m->get_params )[0]{fc_weight}->asarray, [ [ 2, 3 ] ], 'a fixed parameter stays' );
};

subtest 'a key-value store' => sub {
    my $m = mx->mod->Module( network() );
    $m->fit(
        $iter,
        num_epoch        => 6,
        kvstore          => mx->kv->create,
        optimizer        => 'adam',
        optimizer_params => { learning_rate => 0.05 },
        initializer      => mx->init->Xavier
    );
    cmp_ok $m->score( $iter, 'acc' )->{accuracy}, '>', 0.9, 'it learns as well';
};

subtest 'buckets' => sub {
    my $m = mx->mod->BucketingModule(
        sub {
            my ($length) = @_;
            my $sum = mx->sym->sum( mx->sym->var('data'), axis => 1, keepdims => 1 );
            return (
                mx->sym->SoftmaxOutput(
                    mx->sym->FullyConnected( $sum, num_hidden => 2, name => 'fc' ),
                    name => 'softmax'
                ),
                ['data'],
                ['softmax_label']
            );
        },
        4
    );
    my $batch = sub {
        my ($length) = @_;
        return mx->io->DataBatch(
            data          => [ mx->nd->ones( [ 3, $length ] ) ],
            label         => [ mx->nd->zeros( [3] ) ],
            bucket_key    => $length,
            provide_data  => [ mx->io->DataDesc( 'data',          [ 3, $length ] ) ],
            provide_label => [ mx->io->DataDesc( 'softmax_label', [3] ) ]
        );
    };
    my $longest = $batch->(4);
    $m->bind( data_shapes => $longest->provide_data, label_shapes => $longest->provide_label );
    $m->init_params( initializer => mx->init->One );
    $m->init_optimizer( optimizer => 'sgd', optimizer_params => { learning_rate => 0.1 } );
    for my $length ( 2, 4, 2 ) {
        $m->prepare( $batch->($length) );
        $m->forward_backward( $batch->($length) );
        $m->update;
    }
    my ($args) = $m->get_params;
    my ( $up, $down ) = $args->{fc_bias}->list;
    ok $up > 0 && abs( $up + $down ) < 1e-6, 'all buckets train the same parameters';
    $m->forward( $batch->(2), is_train => 0 );
    is_deeply $m->get_outputs->[0]->shape, [ 3, 2 ], 'outputs of a bucket';
};

subtest 'monitor' => sub {
    my $m = mx->mod->Module( network() );
    $m->bind( data_shapes => $iter->provide_data, label_shapes => $iter->provide_label );
    $m->init_params( initializer => mx->init->Xavier );
    my $monitor = mx->mon->Monitor( 1, sub { $_[0]->abs->max }, 'fc1', 1 );
    $m->install_monitor($monitor);
    $monitor->tic;
    $iter->reset;
    $m->forward( $iter->next );
    my %seen = map { $_->[1] => $_->[2] } @{ $monitor->toc };
    ok exists $seen{fc1_output} && exists $seen{fc1_weight} && !exists $seen{fc2_weight},
        'arrays that fit the pattern';
};

for my $bad (
    [ State    => sub { mx->mod->Module( network() )->forward( $iter->next ) } ],
    [ Argument => sub { mx->mod->Module( network(), data_names => ['date'] ) } ],
    [ Argument => sub { mx->mod->Module('net') } ],
    [ Argument => sub { $again->bind( force_rebind => 1, data_shapes => [ [ other => [ 1, 2 ] ] ] ) } ],
    [ Argument => sub { $again->set_params( {}, {} ) } ],
    [ Argument => sub { $again->fit($iter) } ],
    [ IO       => sub { mx->mod->load( "$dir/none", 1 ) } ],
    [ IO       => sub { mx->predictor->load( "$dir/none", shapes => { data => [ 1, 2 ] } ) } ],
    )
{
    ok !eval { $bad->[1]->(); 1 }, 'bad use';
    isa_ok $@, "AI::MXNet::Error::$bad->[0]" or diag $@;
}
open my $damaged, '>:raw', "$dir/own-0009.params" or die;
print {$damaged} 'x' x 100;
close $damaged;
ok !eval { mx->predictor->load( "$dir/own", epoch => 9, shapes => { data => [ 1, 2 ] } ); 1 }, 'damaged parameters';
isa_ok $@, 'AI::MXNet::Error';
done_testing;
