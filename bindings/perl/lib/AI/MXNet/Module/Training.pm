# Checkpoints of modules, and their optimizer.
package AI::MXNet::Module;
use strict;
use warnings;
use AI::MXNet::Base;
use AI::MXNet::KVStore;
use AI::MXNet::Optimizer;
use AI::MXNet::Symbol;

# --- checkpoints ---

sub load_checkpoint {
    my ( $class, $prefix, $epoch ) = @_;
    my $symbol = AI::MXNet::Symbol->load("$prefix-symbol.json");
    return ( $symbol, AI::MXNet::Module::Base::_from_file( sprintf '%s-%04d.params', $prefix, $epoch ) );
}

sub model_save_checkpoint {
    my ( $class, $prefix, $epoch, $symbol, $arg_params, $aux_params ) = @_;
    $symbol->save("$prefix-symbol.json") if $symbol;
    AI::MXNet::NDArray->save( sprintf( '%s-%04d.params', $prefix, $epoch ),
        AI::MXNet::Module::Base::_to_file( $arg_params, $aux_params ) );
    return;
}

sub load {
    my ( $class, $prefix, $epoch, @args ) = @_;
    my $states = @args % 2 ? shift @args : undef;
    my %args   = @args;
    $states = delete $args{load_optimizer_states} if exists $args{load_optimizer_states};
    my ( $symbol, $arg_params, $aux_params ) = $class->load_checkpoint( $prefix, $epoch );
    my $self = $class->new( symbol => $symbol, %args );
    @$self{qw(_arg_params _aux_params params_initialized)} = ( $arg_params, $aux_params, 1 );
    $self->{_preload} = sprintf '%s-%04d.states', $prefix, $epoch if $states;
    return $self;
}

sub save_checkpoint {
    my ( $self, $prefix, $epoch, $save_optimizer_states ) = @_;
    $self->{_symbol}->save("$prefix-symbol.json");
    $self->save_params( sprintf '%s-%04d.params', $prefix, $epoch );
    $self->save_optimizer_states( sprintf '%s-%04d.states', $prefix, $epoch ) if $save_optimizer_states;
    return;
}

# --- training ---

sub init_optimizer {
    my ( $self, @args ) = @_;
    my %args = keyword_args( 'init_optimizer', [qw(kvstore optimizer optimizer_params force_init)], @args );
    return if $self->{optimizer_initialized} && !$args{force_init};
    $self->_need(qw(binded params_initialized));
    my $optimizer = $args{optimizer} // 'sgd';
    my %names     = map { $_ => $self->{_param_names}[$_] } 0 .. $#{ $self->{_param_names} };
    if ( !ref $optimizer ) {
        my $batch = $self->{_data_shapes}[0]->shape->[0] || 1;
        $optimizer = AI::MXNet::Optimizer->create(
            $optimizer,
            sym            => $self->{_symbol},
            param_idx2name => \%names,
            rescale_grad   => 1 / $batch,
            %{ $args{optimizer_params} // { learning_rate => 0.01 } }
        );
    }
    elsif ( !%{ $optimizer->idx2name } ) {
        $optimizer->idx2name( \%names );
        $optimizer->set_wd_mult( $optimizer->wd_mult );
    }
    $self->{_optimizer} = $optimizer;
    my $store = $args{kvstore};
    $self->{_kvstore} = ref $store ? $store : undef;    # one process and one device need no store
    if ( $self->{_kvstore} ) {
        $self->{_kvstore}->init( $_, $self->{_exec}->arg_dict->{ $names{$_} } ) for sort keys %names;
        $self->{_kvstore}->set_optimizer($optimizer);
    }
    else { $self->{_updater} = AI::MXNet::Optimizer->get_updater($optimizer) }
    $self->{optimizer_initialized} = 1;
    $self->load_optimizer_states( delete $self->{_preload} ) if $self->{_preload};
    return;
}

sub borrow_optimizer {
    my ( $self, $shared ) = @_;
    $shared->_need('optimizer_initialized');
    @$self{qw(_optimizer _updater _kvstore optimizer_initialized)} =
        ( @$shared{qw(_optimizer _updater _kvstore)}, 1 );
    return;
}

sub update {
    my ($self) = @_;
    $self->_need(qw(binded params_initialized optimizer_initialized));
    my ( $args, $grads ) = ( $self->{_exec}->arg_dict, $self->{_exec}->grad_dict );
    for my $index ( 0 .. $#{ $self->{_param_names} } ) {
        my $name = $self->{_param_names}[$index];
        my $grad = $grads->{$name} // next;
        if ( $self->{_kvstore} ) {
            $self->{_kvstore}->push( $index, $grad );
            $self->{_kvstore}->pull( $index, out => $args->{$name} );
        }
        else { $self->{_updater}->call( $index, $grad, $args->{$name} ) }
    }
    return;
}

sub save_optimizer_states {
    my ( $self, $fname ) = @_;
    $self->_need('optimizer_initialized');
    return $self->{_kvstore}->save_optimizer_states($fname) if $self->{_kvstore};
    return AI::MXNet::Base::write_file( $fname, $self->{_updater}->get_states );
}

sub load_optimizer_states {
    my ( $self, $fname ) = @_;
    $self->_need('optimizer_initialized');
    return $self->{_kvstore}->load_optimizer_states($fname) if $self->{_kvstore};
    $self->{_updater}->set_states( AI::MXNet::Base::read_file($fname) );
    return;
}

sub install_monitor {
    my ( $self, $monitor ) = @_;
    $self->_need('binded');
    $self->{_monitor} = $monitor;
    $monitor->install( $self->{_exec} );
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Module::Training - checkpoints of modules, and their optimizer

=head1 DESCRIPTION

Part of L<AI::MXNet::Module>, which describes the methods.

=cut
