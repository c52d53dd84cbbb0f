# What all modules do the same way: fit, score, predict, parameters in files.
package AI::MXNet::Module::Base;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use Time::HiRes  qw(time);
use AI::MXNet::Base;
use AI::MXNet::Callback;
use AI::MXNet::IO;
use AI::MXNet::Initializer;
use AI::MXNet::Logging;
use AI::MXNet::Metric;
use AI::MXNet::Attributes
    logger                => sub { AI::MXNet::Logging->get_logger },
    binded                => 0,
    for_training          => 0,
    inputs_need_grad      => 0,
    params_initialized    => 0,
    optimizer_initialized => 0;

sub _need {
    my ( $self, @states ) = @_;
    my %how = ( binded => 'bind', params_initialized => 'init_params', optimizer_initialized => 'init_optimizer' );
    for my $state (@states) {
        AI::MXNet::Error->raise( State => "[Module] expected $how{$state} to be called first" )
            unless $self->{$state};
    }
    return;
}

sub forward_backward {
    my ( $self, $batch ) = @_;
    $self->forward( $batch, is_train => 1 );
    $self->backward;
    return;
}

sub prepare { }

# Batches of an iterator from its start, or of plain arrays as one batch.
sub _as_iter {
    my ( $self, $data ) = @_;
    return $data if blessed $data && $data->isa('AI::MXNet::DataIter');
    $data = AI::MXNet::NDArray->array($data) unless blessed $data && $data->isa('AI::MXNet::NDArray');
    return AI::MXNet::NDArrayIter->new( data => $data, batch_size => $data->len,
        data_name => $self->data_names->[0] );
}

sub _call_all {
    my ( $callbacks, @args ) = @_;
    $_->(@args) for as_list($callbacks);
    return;
}

sub score {
    my ( $self, $eval_data, $eval_metric, @args ) = @_;
    my %args = keyword_args( 'score', [qw(num_batch batch_end_callback score_end_callback reset epoch)], @args );
    $self->_need(qw(binded params_initialized));
    $eval_data->reset if $args{reset} // 1;
    $eval_metric = AI::MXNet::Metric->create($eval_metric);
    $eval_metric->reset;
    my $n = 0;
    while ( my $batch = $eval_data->next ) {
        last if defined $args{num_batch} && $n == $args{num_batch};
        $self->prepare($batch);
        $self->forward( $batch, is_train => 0 );
        $self->update_metric( $eval_metric, $batch->label, $batch->pad );
        _call_all( $args{batch_end_callback}, _param( $args{epoch}, $n, $eval_metric ) );
        $n++;
    }
    _call_all( $args{score_end_callback}, _param( $args{epoch}, $n, $eval_metric ) );
    return $eval_metric->get_name_value;
}

sub _param {
    my ( $epoch, $nbatch, $metric ) = @_;
    return AI::MXNet::BatchEndParam->new( epoch => $epoch // 0, nbatch => $nbatch, eval_metric => $metric );
}

# Outputs of a batch without the rows that only fill it.
sub _real_outputs {
    my ( $self, $pad ) = @_;
    return [ map { $pad ? $_->_slice( 0, $_->len - $pad )->copy : $_->copy } @{ $self->get_outputs } ];
}

# A function that returns the outputs, number and batch of one batch after the other, and nothing at the end.
sub iter_predict {
    my ( $self, $eval_data, @args ) = @_;
    my %args = keyword_args( 'iter_predict', [qw(num_batch reset)], @args );
    $self->_need(qw(binded params_initialized));
    $eval_data = $self->_as_iter($eval_data);
    $eval_data->reset if $args{reset} // 1;
    my $n = 0;
    return sub {
        return if defined $args{num_batch} && $n == $args{num_batch};
        my $batch = $eval_data->next or return;
        $self->prepare($batch);
        $self->forward( $batch, is_train => 0 );
        return ( $self->_real_outputs( $batch->pad ), $n++, $batch );
    };
}

sub predict {
    my ( $self, $eval_data, @args ) = @_;
    my %args = keyword_args( 'predict', [qw(num_batch merge_batches reset always_output_list)], @args );
    my $next = $self->iter_predict( $eval_data, num_batch => $args{num_batch}, reset => $args{reset} );
    my @batches;
    while ( my ($outputs) = $next->() ) { push @batches, $outputs }
    return \@batches unless $args{merge_batches} // 1;
    return []        unless @batches;
    my @merged = map {
        my $k = $_;
        AI::MXNet::NDArray->concatenate( [ map { $_->[$k] } @batches ] )
    } 0 .. $#{ $batches[0] };
    return @merged == 1 && !$args{always_output_list} ? $merged[0] : \@merged;
}

sub fit {
    my ( $self, $train_data, @args ) = @_;
    my %args = keyword_args(
        'fit',
        [
            qw(eval_data eval_metric epoch_end_callback batch_end_callback kvstore optimizer optimizer_params
                eval_end_callback eval_batch_end_callback initializer arg_params aux_params allow_missing
                force_rebind force_init begin_epoch num_epoch
                validation_metric monitor)
        ],
        @args
    );
    AI::MXNet::Error->raise( Argument => "[fit] argument 'num_epoch': expected a number of epochs, got none" )
        unless defined $args{num_epoch};
    $self->bind(
        data_shapes  => $train_data->provide_data,
        label_shapes => $train_data->provide_label,
        for_training => 1,
        force_rebind => $args{force_rebind} // 0
    );
    $self->install_monitor( $args{monitor} ) if $args{monitor};
    $self->init_params(
        initializer   => $args{initializer} // AI::MXNet::Uniform->new( scale => 0.01 ),
        arg_params    => $args{arg_params},
        aux_params    => $args{aux_params},
        allow_missing => $args{allow_missing} // 0,
        force_init    => $args{force_init}    // 0
    );
    $self->init_optimizer(
        kvstore          => $args{kvstore}          // 'local',
        optimizer        => $args{optimizer}        // 'sgd',
        optimizer_params => $args{optimizer_params} // { learning_rate => 0.01 }
    );
    my $metric     = AI::MXNet::Metric->create( $args{eval_metric} // 'acc' );
    my $validation = AI::MXNet::Metric->create( $args{validation_metric} // $args{eval_metric} // 'acc' );

    for my $epoch ( $args{begin_epoch} // 0 .. $args{num_epoch} - 1 ) {
        my $began = time;
        $metric->reset;
        $train_data->reset;
        my $n = 0;
        while ( my $batch = $train_data->next ) {
            $args{monitor}->tic if $args{monitor};
            $self->prepare($batch);
            $self->forward_backward($batch);
            $self->update;
            $self->update_metric( $metric, $batch->label );
            $args{monitor}->toc_print if $args{monitor};
            _call_all( $args{batch_end_callback}, _param( $epoch, $n++, $metric ) );
        }
        my $found = $metric->get_name_value;
        $self->logger->info( "Epoch[%d] Train-%s=%f", $epoch, $_, $found->{$_} ) for sort keys %$found;
        $self->logger->info( "Epoch[%d] Time cost=%.3f", $epoch, time - $began );
        if ( $args{epoch_end_callback} ) {
            my ( $arg_params, $aux_params ) = $self->get_params;
            _call_all( $args{epoch_end_callback}, $epoch, $self->get_symbol, $arg_params, $aux_params );
        }
        next unless $args{eval_data};
        my $scores = $self->score(
            $args{eval_data}, $validation,
            score_end_callback => $args{eval_end_callback},
            batch_end_callback => $args{eval_batch_end_callback},
            epoch              => $epoch
        );
        $self->logger->info( "Epoch[%d] Validation-%s=%f", $epoch, $_, $scores->{$_} ) for sort keys %$scores;
    }
    return;
}

sub get_symbol { my ($self) = @_; return $self->{_symbol} }
sub symbol     { my ($self) = @_; return $self->{_symbol} }

sub set_params {
    my ( $self, $arg_params, $aux_params, @args ) = @_;
    my %args = keyword_args( 'set_params', [qw(allow_missing force_init allow_extra)], @args );
    return $self->init_params(
        initializer   => undef,
        arg_params    => $arg_params,
        aux_params    => $aux_params,
        allow_missing => $args{allow_missing} // 0,
        force_init    => $args{force_init}    // 1,
        allow_extra   => $args{allow_extra}   // 0
    );
}

# Parameters under arg: and aux:, as in the files of MXNet.
sub _to_file {
    my ( $arg_params, $aux_params ) = @_;
    return {
        ( map { ( "arg:$_" => $arg_params->{$_} ) } keys %$arg_params ),
        map { ( "aux:$_" => $aux_params->{$_} ) } keys %{ $aux_params // {} }
    };
}

sub _from_file {
    my ($fname) = @_;
    my $all = AI::MXNet::NDArray->load($fname);
    AI::MXNet::Error->raise( IO => "[load] argument 'fname': expected arrays with names, got a list in '$fname'" )
        if ref $all ne 'HASH';
    my ( %arg, %aux );
    for my $name ( keys %$all ) {
        my ( $kind, $bare ) = $name =~ /^(arg|aux):(.*)/s
            or AI::MXNet::Error->raise(
            IO => "[load] argument 'fname': expected names that begin with arg: or aux:, got '$name' in '$fname'" );
        ( $kind eq 'arg' ? \%arg : \%aux )->{$bare} = $all->{$name};
    }
    return ( \%arg, \%aux );
}

sub save_params {
    my ( $self, $fname, @given ) = @_;
    AI::MXNet::NDArray->save( $fname, _to_file( @given ? @given : $self->get_params ) );
    return;
}

sub load_params {
    my ( $self, $fname ) = @_;
    return $self->set_params( _from_file($fname) );
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Module::Base - what all modules do the same way

=head1 DESCRIPTION

=over 4

=item fit($train_iter, num_epoch => $n, %options)

Bind, initialise and train. Options: C<eval_data>, C<eval_metric> (C<'acc'>), C<validation_metric>, C<optimizer>
(C<'sgd'>), C<optimizer_params>, C<initializer>, C<arg_params>, C<aux_params>, C<allow_missing>, C<force_rebind>,
C<force_init>, C<begin_epoch>, C<kvstore>, C<monitor>, and the callbacks C<batch_end_callback>, C<epoch_end_callback>,
C<eval_end_callback>, C<eval_batch_end_callback>.

=item score($iter, $metric, num_batch => undef, reset => 1, ...)

The measures by name, as a hash reference. Rows that only fill the last batch do not count.

=item predict($iter_or_array, num_batch => undef, merge_batches => 1, reset => 1, always_output_list => 0)

The outputs for all rows: an array, or an array reference of them.

=item iter_predict($iter)

A function that returns outputs, number and batch of one batch after the other.

=item forward_backward($batch), prepare($batch)

One training pass; what is needed before a batch.

=item set_params(\%arg_params, \%aux_params, allow_missing => 0, allow_extra => 0), save_params($file),
load_params($file)

Parameters from hashes and files.

=item get_symbol, symbol, binded, for_training, inputs_need_grad, params_initialized, optimizer_initialized, logger

The symbol, what has happened so far, and where lines go.

=back

=cut
