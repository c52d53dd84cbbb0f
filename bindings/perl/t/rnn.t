# Recurrent cells from symbols: shapes, weights of gates, fused and separate cells, sentences in buckets.
use strict;
use warnings;
use File::Temp qw(tempdir);
use Test::More;
use AI::MXNet qw(mx);

mx->random->seed(3);

# Run unrolled outputs on these arrays; what has no array is drawn.
sub run {
    my ( $symbol, %given ) = @_;
    my %shapes = map { $_ => $given{$_}->shape } keys %given;
    my $exe    = $symbol->simple_bind( shapes => \%shapes, grad_req => 'null' );
    $exe->copy_params_from( \%given );
    return ( $exe->forward(0)->[0], $exe );
}

my $data = mx->sym->var('data');
my $x    = mx->nd->random->uniform( -1, 1, shape => [ 2, 3, 4 ] );

for my $name (qw(RNNCell LSTMCell GRUCell)) {
    my $cell = mx->rnn->$name( num_hidden => 5, prefix => 'c_' );
    my ( $outputs, $states ) = $cell->unroll( 3, inputs => $data, layout => 'NTC', merge_outputs => 1 );
    my ($y) = run( $outputs, data => $x );
    is_deeply $y->shape, [ 2, 3, 5 ], "$name unrolled";
    is scalar(@$states), $name eq 'LSTMCell' ? 2 : 1, "$name states";
    is_deeply [ sort grep { /^c_/ } @{ $outputs->list_arguments } ],
        [qw(c_h2h_bias c_h2h_weight c_i2h_bias c_i2h_weight)],
        "$name parameters";
    my $gates  = @{ $cell->_gate_names };
    my %packed = (
        c_i2h_weight => mx->nd->arange( stop => 5 * $gates * 2 )->reshape( [ 5 * $gates, 2 ] ),
        c_i2h_bias   => mx->nd->ones( [ 5 * $gates ] )
    );
    my $split = $cell->unpack_weights( \%packed );
    is scalar( keys %$split ), 2 * $gates, "$name: weights for each gate";
    my $joined = $cell->pack_weights($split);
    is_deeply $joined->{c_i2h_weight}->asarray, $packed{c_i2h_weight}->asarray, "$name: and back";
}

my $tanh    = mx->rnn->RNNCell( num_hidden => 1 );
my ($steps) = $tanh->unroll( 2, input_prefix => 'in_' );
my %one     = map { $_ => mx->nd->ones( [ 1, 1 ] ) } qw(in_t0_data in_t1_data rnn_i2h_weight rnn_h2h_weight);
my ($last)  = run( $steps->[1], %one, map { $_ => mx->nd->zeros( [1] ) } qw(rnn_i2h_bias rnn_h2h_bias) );
my $e       = sub { my ($v) = @_; ( exp($v) - exp( -$v ) ) / ( exp($v) + exp( -$v ) ) };
ok abs( $last->asscalar - $e->( 1 + $e->(1) ) ) < 1e-5, 'two steps by hand';

for my $mode (qw(lstm gru rnn_tanh)) {
    for my $both ( 0, 1 ) {
        my $fused = mx->rnn->FusedRNNCell( 5, 2, $mode, prefix => 'f_', bidirectional => $both );
        my ($whole) = $fused->unroll( 3, inputs => $data, layout => 'NTC', merge_outputs => 1 );
        my ( $y, $exe ) = do {
            my $bound = $whole->simple_bind( shapes => { data => $x->shape }, grad_req => 'null' );
            my $p     = $bound->arg_dict->{f_parameters};
            $p->set( mx->nd->random->uniform( -0.5, 0.5, shape => $p->shape ) );
            ( $bound->forward( 0, data => $x )->[0], $bound );
        };
        my $stack = $fused->unfuse;
        my ($apart) = $stack->unroll( 3, inputs => $data, layout => 'NTC', merge_outputs => 1 );
        my $params =
            $stack->pack_weights( $fused->unpack_weights( { f_parameters => $exe->arg_dict->{f_parameters} } ) );
        my ($again) = run( $apart, data => $x, %$params );
        my $far = ( $again - $y )->abs->max->asscalar;
        ok $far < 1e-5, "$mode" . ( $both ? ', both ways' : '' ) . ': fused and separate cells agree' or diag $far;
        my $joined = $fused->pack_weights( $stack->unpack_weights($params) );
        is_deeply [ $joined->{f_parameters}->list ], [ $exe->arg_dict->{f_parameters}->list ],
            'the parameter comes back';
    }
}

my $stack = mx->rnn->SequentialRNNCell;
$stack->add(
    mx->rnn->LSTMCell( num_hidden => 4, prefix => 'a_' ),
    mx->rnn->DropoutCell(0.5),
    mx->rnn->ResidualCell( mx->rnn->GRUCell( num_hidden => 4, prefix => 'b_' ) ),
    mx->rnn->ZoneoutCell(
        mx->rnn->RNNCell( num_hidden => 2, prefix => 'c_' ),
        zoneout_states  => 0.2,
        zoneout_outputs => 0.2
    )
);
my ( $out, $states ) = $stack->unroll( 3, inputs => $data, merge_outputs => 1 );
my ($y) = run( $out, data => $x );
is_deeply $y->shape, [ 2, 3, 2 ], 'cells above each other';
is scalar(@$states), 4, 'their states';

my $init = AI::MXNet::Initializer->create(
    mx->rnn->FusedRNNCell( 3, 1, 'lstm', prefix => 'i_' )->{_parameter}->attr('__init__') );
my $parameter = mx->nd->zeros( [ 4 * 3 * ( 2 + 3 ) + 2 * 4 * 3 ] );
$init->_init_weight( 'i_parameters', $parameter );
my $cell  = mx->rnn->FusedRNNCell( 3, 1, 'lstm', prefix => 'i_' );
my $parts = $cell->unpack_weights( { i_parameters => $parameter } );
is_deeply $parts->{i_l0_i2h_f_bias}->asarray, [ 1, 1, 1 ], 'the forget gate begins open';
ok $parts->{i_l0_i2h_i_weight}->abs->max->asscalar > 0, 'weights are drawn';

my ( $coded, $vocab ) = mx->rnn->encode_sentences( [ [qw(a b a)], [qw(c b)] ], start_label => 1 );
is_deeply $coded, [ [ 1, 2, 1 ], [ 3, 2 ] ], 'words as numbers';
is $vocab->{c}, 3, 'the vocabulary';
srand 1;
my @sentences = map { [ 1 .. 2 + $_ % 3 ] } 1 .. 24;
my $iter      = mx->rnn->BucketSentenceIter( \@sentences, 4, buckets => [ 3, 4 ], invalid_label => 0 );
is_deeply $iter->default_bucket_key, 4, 'the longest bucket';
my %seen;

while ( my $batch = <$iter> ) {
    $seen{ $batch->bucket_key }++;
    is_deeply $batch->data->[0]->shape, [ 4, $batch->bucket_key ], 'a batch';
    my ( $words, $labels ) = map { $_->[0]->asarray->[0] } $batch->data, $batch->label;
    is_deeply [ @$words[ 1 .. $#$words ], 0 ], $labels, 'labels are the next words';
}
is_deeply \%seen, { 3 => 4, 4 => 2 }, 'batches of each bucket';

my $dir   = tempdir( CLEANUP => 1 );
my $lstm  = mx->rnn->LSTMCell( num_hidden => 5, prefix => 'c_' );
my ($net) = $lstm->unroll( 3, inputs => $data, merge_outputs => 1 );
my ( undef, $exe ) = run( $net, data => $x );
my %params = map { $_ => $exe->arg_dict->{$_} } grep { /^c_/ } keys %{ $exe->arg_dict };
mx->rnn->save_rnn_checkpoint( $lstm, "$dir/net", 1, $net, \%params, {} );
my ( undef, $loaded ) = mx->rnn->load_rnn_checkpoint( $lstm, "$dir/net", 1 );
is_deeply [ sort keys %$loaded ], [ sort keys %params ], 'a checkpoint';
done_testing;
