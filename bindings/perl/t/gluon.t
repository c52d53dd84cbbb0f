# Gluon: blocks, parameters, training, files; the same results compiled, as symbols, and by hand.
use strict;
use warnings;
use File::Temp   qw(tempdir);
use Scalar::Util qw(weaken);
use Test::More;
use AI::MXNet            qw(mx);
use AI::MXNet::AutoGrad  qw(autograd);
use AI::MXNet::Gluon     qw(gluon);
use AI::MXNet::Gluon::NN qw(nn);

my $dir = tempdir( CLEANUP => 1 );

sub near {
    my ( $got, $want, $name ) = @_;
    my $far = ( $got - $want )->abs->max->asscalar;
    ok( $far < 1e-5, $name ) or diag "largest difference $far";
}

subtest 'dense by hand' => sub {
    my $dense = nn->Dense( 2, in_units => 3, prefix => 'fc_' );
    $dense->initialize( mx->init->One );
    is_deeply [ map { $_->name } $dense->collect_params->values ],   [qw(fc_weight fc_bias)], 'names';
    is_deeply $dense->( mx->nd->array( [ [ 1, 2, 3 ] ] ) )->asarray, [ [ 6, 6 ] ],            'a weight of ones';
    $dense->bias->set_data( [ 1, 2 ] );
    is_deeply $dense->( mx->nd->array( [ [ 1, 2, 3 ] ] ) )->asarray, [ [ 7, 8 ] ], 'set_data';
    like "$dense",       qr/^Dense\(3 -> 2, linear\)$/,                             'as a string';
    like $dense->weight, qr/Parameter fc_weight \(shape=\(2, 3\), dtype=float32\)/, 'a parameter as a string';
};

subtest 'shapes found at the first call' => sub {
    my $net = nn->HybridSequential( prefix => 'net_' );
    $net->name_scope( sub { $net->add( nn->Dense( 4, activation => 'relu' ), nn->BatchNorm, nn->Dense(2) ) } );
    is_deeply [ $net->collect_params->keys ], [
        qw(net_dense0_weight net_dense0_bias net_batchnorm0_gamma net_batchnorm0_beta net_batchnorm0_running_mean
            net_batchnorm0_running_var net_dense1_weight net_dense1_bias)
        ],
        'names from the scope';
    ok !eval { $net->( mx->nd->ones( [ 1, 3 ] ) ); 1 }, 'not before initialize';
    isa_ok $@, 'AI::MXNet::Error::State';
    $net->initialize( mx->init->Xavier );
    ok !eval { $net->at(0)->weight->data; 1 }, 'no shape yet';
    my $x     = mx->nd->random->uniform( shape => [ 5, 3 ] );
    my $plain = $net->($x);
    is_deeply $net->at(0)->weight->shape, [ 4, 3 ], 'a shape';
    $net->hybridize;
    near $net->($x), $plain, 'compiled';
    near $net->($x), $plain, 'and again';
    my $symbol = $net->( mx->sym->var('x') );
    isa_ok $symbol, 'AI::MXNet::Symbol';
    is scalar( grep { /^net_/ } @{ $symbol->list_arguments } ), 6, 'as a symbol';

    $net->save_parameters("$dir/net");
    my $loaded = mx->nd->load("$dir/net");
    ok $loaded->{'0.weight'} && $loaded->{'1.running_mean'}, 'names in the file are paths';
    my $again = nn->HybridSequential;
    $again->add( nn->Dense( 4, activation => 'relu' ), nn->BatchNorm, nn->Dense(2) );
    $again->load_parameters("$dir/net");
    near $again->($x), $plain, 'load_parameters';
    $net->export( "$dir/exported", epoch => 3 );
    my $block = gluon->SymbolBlock->imports( "$dir/exported-symbol.json", ['data'], "$dir/exported-0003.params" );
    near $block->($x), $plain, 'an exported network as a block';
    my $predictor = mx->predictor->load( "$dir/exported", epoch => 3, shapes => { data => [ 5, 3 ] } );
    near $predictor->predict( data => $x ), $plain, 'and in the predictor';
    ok !eval { nn->Dense(7)->load_parameters("$dir/net"); 1 }, 'parameters of something else';
    isa_ok $@, 'AI::MXNet::Error::IO';
    is scalar(@$net),                3, 'children as a list';
    is $net->slice( [ 0, 1 ] )->len, 2, 'a slice';
    like $net->summary($x), qr/net_dense0 \(Dense\)\s+\(5, 4\)\s+16/, 'summary' for $net->hybridize(0);
    $net->cast('float64');
    is $net->( $x->astype('float64') )->dtype, 'float64', 'cast';
};

package Net {
    use AI::MXNet::Gluon::Mouse;
    use AI::MXNet::Gluon::NN qw(nn);
    extends 'AI::MXNet::Gluon::HybridBlock';
    has [qw(hidden out)];
    has scale => ( default => 2 );

    sub BUILD {
        my ($self) = @_;
        $self->name_scope(
            sub {
                $self->hidden( nn->Dense( 16, activation => 'tanh' ) );
                $self->out( nn->Dense(2) );
            }
        );
    }

    sub hybrid_forward {
        my ( $self, $F, $x ) = @_;
        return $F->broadcast_mul( $self->out->( $self->hidden->($x) ), $F->ones( shape => [1] ) )
            if $F ne 'AI::MXNet::NDArray';
        return $self->out->( $self->hidden->($x) );
    }
    __PACKAGE__->register('AI::MXNet::Gluon::NN');
}

subtest 'training a class of one\'s own' => sub {
    srand 2;
    mx->random->seed(2);
    my ( @x, @y );
    for ( 1 .. 300 ) {
        my ( $p, $q ) = ( rand(2) - 1, rand(2) - 1 );
        push @x, [ $p, $q ];
        push @y, $p * $q > 0 ? 1 : 0;
    }
    my $net = nn->Net;
    is $net->scale, 2, 'an attribute with a default';
    $net->initialize( mx->init->Xavier );
    my $trainer = gluon->Trainer( $net->collect_params, 'adam', { learning_rate => 0.02 } );
    my $loss_of = gluon->loss->SoftmaxCrossEntropyLoss;
    my $set     = gluon->data->ArrayDataset( data => mx->nd->array( \@x ), label => mx->nd->array( \@y ) );
    my $loader  = gluon->data->DataLoader( $set, batch_size => 32, shuffle => 1 );
    is $loader->len, 10, 'batches';

    for my $epoch ( 1 .. 15 ) {
        while ( my $batch = <$loader> ) {
            my ( $x, $y ) = @$batch;
            autograd->record( sub { $loss_of->( $net->($x), $y ) } )->backward;
            $trainer->step( $x->len );
        }
    }
    my $right = ( $net->( mx->nd->array( \@x ) )->argmax( axis => 1 ) == mx->nd->array( \@y ) )->mean->asscalar;
    cmp_ok $right, '>', 0.93, 'it learns';
    is $trainer->learning_rate, 0.02, 'learning_rate';
    $trainer->set_learning_rate(0.01);
    $trainer->save_states("$dir/states");
    $trainer->load_states("$dir/states");
    ok !eval { $trainer->step(32); 1 }, 'no step without a new gradient';
    isa_ok $@, 'AI::MXNet::Error::State';
    $trainer->step( 32, 1 );
    weaken( my $gone = $net );
    undef $trainer;
    undef $net;
    ok !defined $gone, 'no cycle keeps a block alive';
};

subtest 'layers' => sub {
    my $image = mx->nd->random->uniform( -1, 1, shape => [ 2, 3, 8, 8 ] );
    my %shape = (
        Conv2D  => [ [ 2, 4, 6, 6 ], nn->Conv2D( 4, kernel_size => 3 ) ],
        grouped => [ [ 2, 6, 8, 8 ], nn->Conv2D( 6, kernel_size => 3, padding => 1, groups => 3, use_bias => 0 ) ],
        Conv2DTranspose => [ [ 2, 4, 16, 16 ], nn->Conv2DTranspose( 4, kernel_size => 2, strides => 2 ) ],
        MaxPool2D       => [ [ 2, 3, 4,  4 ],  nn->MaxPool2D ],
        AvgPool2D       => [ [ 2, 3, 3,  3 ],  nn->AvgPool2D( pool_size => 3, strides => 2 ) ],
        GlobalAvgPool2D => [ [ 2, 3, 1,  1 ],  nn->GlobalAvgPool2D ],
        GlobalMaxPool2D => [ [ 2, 3, 1,  1 ],  nn->GlobalMaxPool2D ],
        ReflectionPad2D => [ [ 2, 3, 12, 12 ], nn->ReflectionPad2D(2) ],
        BatchNorm       => [ [ 2, 3, 8,  8 ],  nn->BatchNorm ],
        InstanceNorm    => [ [ 2, 3, 8,  8 ],  nn->InstanceNorm ],
        LayerNorm       => [ [ 2, 3, 8,  8 ],  nn->LayerNorm ],
        GroupNorm       => [ [ 2, 3, 8,  8 ],  nn->GroupNorm ],
        Flatten         => [ [ 2, 192 ],     nn->Flatten ],
        Dropout         => [ [ 2, 3, 8, 8 ], nn->Dropout(0.5) ],
        map( { $_ => [ [ 2, 3, 8, 8 ], nn->$_ ] } qw(LeakyReLU PReLU ELU SELU GELU Swish Identity) ),
        Activation   => [ [ 2, 3, 8, 8 ], nn->Activation('tanh') ],
        HybridLambda => [ [ 2, 3, 8, 8 ], nn->HybridLambda( sub { my ( $F, $x ) = @_; $F->relu($x) } ) ],
    );
    for my $name ( sort keys %shape ) {
        my ( $want, $layer ) = @{ $shape{$name} };
        $layer->initialize( mx->init->Normal(0.1) );
        my $plain = $layer->($image);
        is_deeply $plain->shape, $want, $name;
        $layer->hybridize;
        near $layer->($image), $plain, "$name compiled";
    }
    for my $axes ( 1, 3 ) {
        my $x = mx->nd->ones( [ 1, 2, (4) x $axes ] );
        my ( $conv, $pool ) = ( "Conv${axes}D", "AvgPool${axes}D" );
        my $layer = nn->$conv( 1, kernel_size => 2, use_bias => 0 );
        $layer->initialize( mx->init->One );
        is $layer->($x)->max->asscalar,     2 * 2**$axes, "$conv of ones";
        is nn->$pool->($x)->mean->asscalar, 1,            "$pool of ones";
    }
    my $embedding = nn->Embedding( 5, 2 );
    $embedding->initialize( mx->init->One );
    is_deeply $embedding->( mx->nd->array( [ 1, 4 ] ) )->shape, [ 2, 2 ], 'Embedding';
    my $both = nn->HybridConcurrent( axis => 1 );
    $both->add( nn->Identity, nn->Activation('relu') );
    is_deeply $both->($image)->shape, [ 2, 6, 8, 8 ], 'HybridConcurrent';
    is_deeply nn->Lambda('relu')->( mx->nd->array( [ -1, 2 ] ) )->asarray, [ 0, 2 ], 'Lambda by name';
    ok !eval { nn->HybridSequential->add( nn->Sequential ); 1 }, 'a plain block in a hybrid one';
    is_deeply autograd->record( sub { nn->Dropout(0.5)->( mx->nd->ones( [1000] ) ) } )->max->asscalar, 2,
        'Dropout while training';
};

subtest 'losses' => sub {
    my $value = sub {
        my ( $loss, @args ) = @_;
        $loss->( map { mx->nd->array($_) } @args )->asarray;
    };
    my $loss  = gluon->loss;
    my $close = sub {
        my ( $got, $want, $name ) = @_;
        ok( !( grep { abs( $got->[$_] - $want->[$_] ) > 1e-5 } 0 .. $#$want ), $name )
            or diag "@$got instead of @$want";
    };
    $close->( $value->( $loss->L2Loss, [ [ 1, 2 ] ], [ [ 2, 4 ] ] ), [1.25], 'L2Loss: mean of squares, halved' );
    $close->( $value->( $loss->L1Loss, [ [ 1, 2 ] ], [ [ 2, 4 ] ] ), [1.5],  'L1Loss' );
    $close->(
        $value->( $loss->L1Loss, [ [ 1, 2 ], [ 0, 0 ] ], [ [ 2, 4 ], [ 1, 1 ] ], [ [2], [0] ] ),
        [ 3, 0 ],
        'weights of samples'
    );
    $close->( $value->( $loss->SoftmaxCrossEntropyLoss, [ [ 0, 0 ] ], [1] ), [ log 2 ], 'SoftmaxCrossEntropyLoss' );
    $close->(
        $value->( $loss->SoftmaxCELoss( sparse_label => 0 ), [ [ 0, 0 ] ], [ [ 0.5, 0.5 ] ] ),
        [ log 2 ],
        'distributions as labels'
    );
    $close->(
        $value->( $loss->SigmoidBCELoss, [ [ 0, 3 ] ], [ [ 1, 0 ] ] ),
        [ ( log(2) + log( 1 + exp 3 ) ) / 2 ],
        'SigmoidBCELoss'
    );
    $close->(
        $value->( $loss->SigmoidBCELoss( from_sigmoid => 1 ), [ [ 0.5, 0.25 ] ], [ [ 1, 0 ] ] ),
        [ -( log(0.5) + log(0.75) ) / 2 ],
        'of probabilities'
    );
    $close->( $value->( $loss->LogisticLoss,     [ [2] ], [ [-1] ] ), [ log( 1 + exp 2 ) ], 'LogisticLoss' );
    $close->( $value->( $loss->HingeLoss,        [ [ 0.5, 2 ] ], [ [ 1, 1 ] ] ), [0.25],  'HingeLoss' );
    $close->( $value->( $loss->SquaredHingeLoss, [ [ 0.5, 2 ] ], [ [ 1, 1 ] ] ), [0.125], 'SquaredHingeLoss' );
    $close->( $value->( $loss->HuberLoss, [ [ 0.5, 3 ] ], [ [ 0, 0 ] ] ), [ ( 0.125 + 2.5 ) / 2 ], 'HuberLoss' );
    $close->(
        $value->( $loss->KLDivLoss, [ [ log 0.5, log 0.5 ] ], [ [ 0.25, 0.75 ] ] ),
        [ ( 0.25 * log(0.5) + 0.75 * log(1.5) ) / 2 ], 'KLDivLoss'
    );
    $close->(
        $value->( $loss->TripletLoss, [ [ 0, 0 ] ], [ [ 1, 0 ] ], [ [ 0, 1.2 ] ] ),
        [ 1 - 1.44 + 1 ],
        'TripletLoss'
    );
    $close->(
        $value->( $loss->CosineEmbeddingLoss, [ [ 1, 0 ], [ 1, 0 ] ], [ [ 1, 1 ], [ 1, 0 ] ], [ 1, -1 ] ),
        [ 1 - sqrt 0.5, 1 ],
        'CosineEmbeddingLoss'
    );
    $close->(
        $value->( $loss->PoissonNLLLoss, [ [ 0, 1 ] ], [ [ 1, 2 ] ] ),
        [ ( 1 + exp(1) - 2 ) / 2 ],
        'PoissonNLLLoss'
    );
    my $ctc = $loss->CTCLoss->( mx->nd->zeros( [ 1, 2, 3 ] ), mx->nd->array( [ [ 0, 1 ] ] ) );
    $close->( $ctc->asarray, [ 2 * log 3 ], 'CTCLoss: one path out of nine' );
    my $net = $loss->SoftmaxCrossEntropyLoss;
    $net->hybridize;
    $close->( $value->( $net, [ [ 0, 0 ] ], [1] ), [ log 2 ], 'compiled' );
};

subtest 'recurrent' => sub {
    my $rnn = gluon->rnn;
    my $x   = mx->nd->random->uniform( -1, 1, shape => [ 2, 5, 3 ] );
    for my $name (qw(RNN LSTM GRU)) {
        my $layer = $rnn->$name( 4, 2, layout => 'NTC', bidirectional => 1 );
        $layer->initialize( mx->init->Uniform(0.3) );
        is_deeply $layer->($x)->shape, [ 2, 5, 8 ], $name;
        my ( $y, $states ) = @{ $layer->( $x, $layer->begin_state(2) ) };
        is_deeply $states->[0]->shape, [ 4, 2, 4 ], "$name states";
        near $y, $layer->($x), "$name with states";
        $layer->hybridize;
        near $layer->($x), $y, "$name compiled";
    }

    # a layer and a cell with the same weights do the same
    for my $pair ( [ LSTM => 'LSTMCell' ], [ GRU => 'GRUCell' ], [ RNN => 'RNNCell' ] ) {
        my ( $name, $cell_name ) = @$pair;
        my $layer =
            $rnn->$name( 4, 1, layout => 'NTC', input_size => 3, $name eq 'RNN' ? ( activation => 'tanh' ) : () );
        my $cell = $rnn->$cell_name( 4, input_size => 3 );
        $_->initialize( mx->init->Uniform(0.5) ) for $layer, $cell;
        for my $which (qw(i2h_weight h2h_weight i2h_bias h2h_bias)) {
            $cell->{$which}->set_data( $layer->{"l0_$which"}->data );
        }
        my ( $outputs, $states ) = $cell->unroll( 5, $x, layout => 'NTC', merge_outputs => 1 );
        near $outputs, $layer->($x), "$cell_name steps as $name does";
    }
    my $stack = $rnn->SequentialRNNCell;
    $stack->add( $rnn->LSTMCell(4), $rnn->DropoutCell(0.5), $rnn->GRUCell(2) );
    $stack->initialize;
    my ( $out, $states ) = @{ $stack->( mx->nd->ones( [ 2, 3 ] ), $stack->begin_state(2) ) };
    is_deeply $out->shape, [ 2, 2 ], 'cells above each other';
    is scalar(@$states), 3, 'their states';

    my $both = $rnn->BidirectionalCell( $rnn->LSTMCell(4), $rnn->ResidualCell( $rnn->GRUCell(3) ) );
    $both->initialize;
    my ( $outputs, $ends ) = $both->unroll( 5, $x, merge_outputs => 1 );
    is_deeply $outputs->shape, [ 2, 5, 7 ], 'two cells from both ends';
    is scalar(@$ends), 3, 'their states';
    my $zone = $rnn->ZoneoutCell( $rnn->RNNCell( 3, input_size => 3 ), 0.5, 0.5 );
    $zone->initialize;
    my ($kept) = $zone->unroll( 5, $x );
    near $kept->[4], ( $zone->{base_cell}->unroll( 5, $x ) )[0][4], 'zoneout does nothing outside of training';
};

subtest 'data and utilities' => sub {
    my $set = gluon->data->ArrayDataset( data => [ 1 .. 5 ], label => [ 6 .. 10 ] );
    is_deeply $set->at(1), [ 2, 7 ], 'ArrayDataset of lists';
    is $set->len, 5, 'len';
    is_deeply( gluon->data->SimpleDataset( [ 1, 2, 3 ] )->transform( sub { $_[0] * 10 } )->at(2), 30, 'transform' );
    is_deeply [ map { $_->len }
            @{ gluon->data->DataLoader( gluon->data->SimpleDataset( [ 1 .. 5 ] ), batch_size => 2 ) } ], [ 2, 2, 1 ],
        'keep';
    is scalar(
        @{ gluon->data->DataLoader(
                gluon->data->SimpleDataset( [ 1 .. 5 ] ),
                batch_size => 2,
                last_batch => 'discard'
            )
        }
        ),
        2, 'discard';
    my ( $numbers, $labels ) =
        @{ gluon->data->DataLoader( $set->transform( sub { [ mx->nd->array( [ $_[0] ] ), $_[1] ] } ),
            batch_size => 5 )->list->[0] };
    is_deeply $numbers->shape,  [ 5, 1 ],    'arrays are stacked';
    is_deeply $labels->asarray, [ 6 .. 10 ], 'numbers become an array';
    my $x = mx->nd->arange( stop => 8 )->reshape( [ 4, 2 ] );
    is_deeply [ map { $_->shape } @{ gluon->utils->split_data( $x, 2 ) } ], [ [ 2, 2 ], [ 2, 2 ] ], 'split_data';
    is_deeply gluon->utils->split_and_load( [ [1], [2] ], ctx_list => [ mx->cpu, mx->cpu ] )->[1]->asarray, [ [2] ],
        'split_and_load';
    my @grads = ( mx->nd->array( [3] ), mx->nd->array( [4] ) );
    is( gluon->utils->clip_global_norm( \@grads, 1 ), 5, 'clip_global_norm returns the norm' );
    ok abs( $grads[1]->asscalar - 0.8 ) < 1e-6, 'and scales';
};

subtest 'parameters' => sub {
    my $dict = gluon->ParameterDict('p_');
    my $w    = $dict->get( 'w', shape => [ 2, 0 ], allow_deferred_init => 1 );
    is $dict->get( 'w', shape => [ 2, 3 ] ), $w, 'the same parameter';
    is_deeply $w->shape, [ 2, 3 ], 'with what is known now';
    ok !eval { $dict->get( 'w', shape => [ 4, 3 ] ); 1 }, 'another shape';
    isa_ok $@, 'AI::MXNet::Error::Shape';
    $dict->initialize( mx->init->One );
    autograd->record( sub { ( $w->data * 2 )->sum } )->backward;
    is $w->grad->sum->asscalar, 12, 'grad';
    $w->zero_grad;
    is $w->grad->sum->asscalar, 0, 'zero_grad';
    $w->grad_req('null');
    ok !eval { $w->grad; 1 }, 'no gradient';
    $dict->save("$dir/dict");
    $w->set_data( mx->nd->zeros( [ 2, 3 ] ) );
    $dict->load("$dir/dict");
    is $w->data->sum->asscalar, 6, 'save and load';
    my $constant = $dict->get_constant( 'c', [ 1, 2 ] );
    $constant->initialize;
    is_deeply $constant->data->asarray, [ 1, 2 ], 'a constant';
    my $shared = nn->Dense( 2, in_units => 2 );
    my $user   = nn->Dense( 2, in_units => 2, params => $shared->params );
    $shared->initialize;
    is $user->weight, $shared->weight, 'shared parameters';
    my @seen;
    my $undo = $shared->register_forward_hook( sub { push @seen, $_[2]->shape } );
    $shared->( mx->nd->ones( [ 1, 2 ] ) );
    $undo->();
    $shared->( mx->nd->ones( [ 1, 2 ] ) );
    is scalar(@seen), 1, 'a hook, and its end';
};

done_testing;
