# A symbol with its parameters, inputs and optimizer.
package AI::MXNet::Module;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use AI::MXNet::Base;
use AI::MXNet::Executor;
use AI::MXNet::KVStore;
use AI::MXNet::Module::Base;
use AI::MXNet::Module::Training;
use AI::MXNet::Optimizer;
use AI::MXNet::Symbol;
our @ISA = ('AI::MXNet::Module::Base');
use AI::MXNet::Attributes
    _symbol           => undef,
    symbol            => undef,
    data_names        => sub { ['data'] },
    label_names       => sub { ['softmax_label'] },
    context           => sub { AI::MXNet::Context->current_ctx },
    fixed_param_names => sub { [] },
    state_names       => sub { [] },
    _exec             => undef,
    _arg_params       => undef,
    _aux_params       => undef,
    _optimizer        => undef,
    _updater          => undef,
    _preload          => undef;

sub python_constructor_arguments { [qw(symbol data_names label_names)] }
sub Module                       { my ( $class, @args ) = @_; return AI::MXNet::Module->new(@args) }

sub BucketingModule {
    my ( $class, @args ) = @_;
    require AI::MXNet::Module::Bucketing;
    return AI::MXNet::Module::Bucketing->new(@args);
}
{
    no warnings 'redefine';
    sub symbol { my ($self) = @_; return $self->{_symbol} }
}

sub BUILD {
    my ($self) = @_;
    $self->{_symbol} = delete $self->{symbol};
    AI::MXNet::Error->raise( Argument => "[Module] argument 'symbol': expected a symbol" )
        unless blessed $self->{_symbol} && $self->{_symbol}->isa('AI::MXNet::Symbol');
    my @contexts = as_list( $self->{context} );
    AI::MXNet::Error->raise( Argument => "[Module] argument 'context': expected one device, got " . @contexts )
        if @contexts != 1;
    $self->{context} = $contexts[0];
    my %known = map { $_ => 1 } @{ $self->{_symbol}->list_arguments };
    $_ = [ as_list($_) ] for @$self{qw(data_names label_names state_names fixed_param_names)};

    for my $what (qw(data_names state_names fixed_param_names)) {
        my ($unknown) = grep { !$known{$_} } @{ $self->{$what} };
        AI::MXNet::Error->raise( Argument => "[Module] argument '$what': expected names of arguments ("
                . join( ', ', sort keys %known )
                . "), got '$unknown'" )
            if defined $unknown;
    }
    $self->{label_names} = [ grep { $known{$_} } @{ $self->{label_names} } ];  # a symbol without loss takes no labels
    my %input = map { $_ => 1 } map { @{ $self->{$_} } } qw(data_names label_names state_names);
    $self->{_param_names} = [ grep { !$input{$_} } @{ $self->{_symbol}->list_arguments } ];
    return;
}

# --- binding ---

sub output_names { my ($self) = @_; return $self->{_symbol}->list_outputs }
sub data_shapes  { my ($self) = @_; $self->_need('binded'); return $self->{_data_shapes} }
sub label_shapes { my ($self) = @_; $self->_need('binded'); return $self->{_label_shapes} }

sub output_shapes {
    my ($self) = @_;
    $self->_need('binded');
    my ( undef, $shapes ) = $self->{_symbol}->infer_shape( $self->_input_shapes );
    my $names = $self->output_names;
    return [ map { [ $names->[$_], $shapes->[$_] ] } 0 .. $#$names ];
}

sub _input_shapes {
    my ($self) = @_;
    return map { ( $_->name => $_->shape ) } @{ $self->{_data_shapes} }, @{ $self->{_label_shapes} // [] };
}

sub bind {
    my ( $self, @args ) = @_;
    my %args = keyword_args(
        'bind',
        [qw(data_shapes label_shapes for_training inputs_need_grad force_rebind shared_module grad_req state_names)],
        @args
    );
    return if $self->{binded} && !$args{force_rebind};
    $self->{for_training}     = $args{for_training}     // 1;
    $self->{inputs_need_grad} = $args{inputs_need_grad} // 0;
    $self->{_grad_req}        = $args{grad_req}         // 'write';
    $self->_set_shapes( $args{data_shapes}, $args{label_shapes} );
    $self->{_buffer} =
        $args{shared_module} ? $args{shared_module}{_buffer} : {};    # parameters that other shapes use too
    $self->_make_executor;

    if ( my $shared = $args{shared_module} ) {
        @$self{qw(_arg_params _aux_params params_initialized)} =
            @$shared{qw(_arg_params _aux_params params_initialized)};
        $self->borrow_optimizer($shared) if $shared->optimizer_initialized;
    }
    $self->{binded} = 1;
    $self->_to_executor if $self->{params_initialized} && !$args{shared_module};
    return;
}

sub _set_shapes {
    my ( $self, $data, $label ) = @_;
    my @data      = map { AI::MXNet::DataDesc->_of($_) } @{ $data  // [] };
    my @label     = map { AI::MXNet::DataDesc->_of($_) } @{ $label // [] };
    my %given     = map { $_->name => 1 } @data;
    my ($missing) = grep { !$given{$_} } @{ $self->{data_names} };
    AI::MXNet::Error->raise(
        Argument => "[Module] argument 'data_shapes': expected a shape for '$missing', got shapes for "
            . join( ', ', sort keys %given ) )
        if defined $missing;
    my %wanted = map { $_ => 1 } @{ $self->{label_names} };
    $self->{_data_shapes}  = \@data;
    $self->{_label_shapes} = [ grep { $wanted{ $_->name } } @label ];
    return;
}

sub _make_executor {
    my ($self) = @_;
    my %fixed  = map { $_ => 1 } @{ $self->{fixed_param_names} };
    my $wanted = $self->{_grad_req};
    my %req    = map { $_ => 'null' } @{ $self->{_symbol}->list_arguments };
    if ( $self->{for_training} ) {
        my $of = sub { ref $wanted eq 'HASH' ? $wanted->{ $_[0] } // 'null' : $wanted };
        $req{$_} = $of->($_) for grep { !$fixed{$_} } @{ $self->{_param_names} };
        if ( $self->{inputs_need_grad} ) { $req{$_} = $of->($_) for @{ $self->{data_names} } }
    }
    my %types = map { ( $_->name => $_->dtype ) } @{ $self->{_data_shapes} }, @{ $self->{_label_shapes} };
    my $exe   = $self->{_symbol}->simple_bind(
        ctx           => $self->{context},
        grad_req      => \%req,
        shapes        => { $self->_input_shapes },
        type_dict     => \%types,
        shared_buffer => $self->{_buffer}
    );
    $self->{_exec} = $exe;
    $self->{_monitor}->install($exe) if $self->{_monitor};
    return;
}

sub reshape {
    my ( $self, @args ) = @_;
    my %args = keyword_args( 'reshape', [qw(data_shapes label_shapes)], @args );
    $self->_need('binded');
    $self->_set_shapes( $args{data_shapes}, $args{label_shapes} );
    $self->_make_executor;
    return;
}

# --- parameters ---

sub init_params {
    my ( $self, @args ) = @_;
    my %args =
        keyword_args( 'init_params', [qw(initializer arg_params aux_params allow_missing force_init allow_extra)],
        @args );
    return if $self->{params_initialized} && !$args{force_init};
    $self->_need('binded');
    my $initializer = exists $args{initializer} ? $args{initializer} : AI::MXNet::Uniform->new( scale => 0.01 );
    my $attrs       = $self->{_symbol}->attr_dict;
    my $exe         = $self->{_exec};
    my %arg         = map { $_ => $exe->arg_dict->{$_} } @{ $self->{_param_names} };

    for my $group ( [ \%arg, $args{arg_params} ], [ $exe->aux_dict, $args{aux_params} ] ) {
        my ( $arrays, $given ) = @$group;
        for my $name ( sort keys %$arrays ) {
            my ( $array, $value ) = ( $arrays->{$name}, $given && $given->{$name} );
            if ($value) {
                AI::MXNet::Error->raise( Shape =>
                        "[Module] argument '$name': expected shape (@{ $array->shape }), got (@{ $value->shape })"
                ) if "@{ $array->shape }" ne "@{ $value->shape }";
                $array->set($value) if $value ne $array;
            }
            elsif ( $given && !$args{allow_missing} ) {
                AI::MXNet::Error->raise(
                    Argument => "[Module] argument '$name': expected it among the parameters, got none" );
            }
            elsif ($initializer) {
                $initializer->( AI::MXNet::InitDesc->new( name => $name, attrs => $attrs->{$name} // {} ), $array );
            }
        }
        my ($extra) = grep { !$arrays->{$_} } sort keys %{ $given // {} };
        AI::MXNet::Error->raise(
            Argument => "[Module] argument '$extra': expected parameters of the symbol, got this one" )
            if defined $extra && !$args{allow_extra};
    }
    delete @$self{qw(_arg_params _aux_params)};
    $self->{params_initialized} = 1;
    return;
}

# Parameters that were loaded before there was an executor.
sub _to_executor {
    my ($self) = @_;
    return unless $self->{_arg_params};
    $self->init_params(
        initializer => undef,
        arg_params  => $self->{_arg_params},
        aux_params  => $self->{_aux_params},
        force_init  => 1,
        allow_extra => 1
    );
    return;
}

sub get_params {
    my ($self) = @_;
    $self->_need('params_initialized');
    return @$self{qw(_arg_params _aux_params)} if $self->{_arg_params};
    my ( $args, $states ) = ( $self->{_exec}->arg_dict, $self->{_exec}->aux_dict );
    return (
        { map { $_ => $args->{$_}->copy } @{ $self->{_param_names} } },
        { map { $_ => $states->{$_}->copy } keys %$states }
    );
}

# --- running ---

sub forward {
    my ( $self, $batch, @args ) = @_;
    my %args = keyword_args( 'forward', ['is_train'], @args );
    $self->_need(qw(binded params_initialized));
    my @data  = as_list( $batch->data );
    my @label = as_list( $batch->label );
    AI::MXNet::Error->raise(
        Argument => '[Module] expected ' . @{ $self->{data_names} } . ' data arrays, got ' . @data )
        if @data != @{ $self->{data_names} };
    $self->_fit_to( \@data, \@label );
    my %inputs;
    @inputs{ map { $_->name } @{ $batch->provide_data // $self->{_data_shapes} } } = @data;
    my @labels = @{ $self->{_label_shapes} };
    @inputs{ map { $_->name } @labels } = @label[ 0 .. $#labels ] if @label && @labels;
    $self->{_exec}->forward( $args{is_train} // $self->{for_training}, %inputs );
    return;
}

# A batch of another size gets an executor of that size.
sub _fit_to {
    my ( $self, $data, $label ) = @_;
    my $same = !grep { "@{ $self->{_data_shapes}[$_]->shape }" ne "@{ $data->[$_]->shape }" } 0 .. $#$data;
    return if $same;
    my $describe = sub {
        my ( $old, $arrays ) = @_;
        return [
            map {
                AI::MXNet::DataDesc->new(
                    name  => $old->[$_]->name,
                    shape => $arrays->[$_]->shape,
                    dtype => $old->[$_]->dtype
                )
            } 0 .. $#$old
        ];
    };
    my $labels = $self->{_label_shapes};
    if ( @$labels && !@$label ) {    # no labels to measure: their first axis is the batch
        $label =
            [ map { my ( undef, @rest ) = @{ $_->shape }; AI::MXNet::NDArray->zeros( [ $data->[0]->len, @rest ] ) }
                @$labels ];
    }
    $self->reshape(
        data_shapes  => $describe->( $self->{_data_shapes}, $data ),
        label_shapes => $describe->( $labels,               $label )
    );
    return;
}

sub backward {
    my ( $self, $out_grads ) = @_;
    $self->_need(qw(binded params_initialized));
    $self->{_exec}->backward($out_grads);
    return;
}

sub get_outputs { my ($self) = @_; $self->_need('binded'); return $self->{_exec}->outputs }

sub get_input_grads {
    my ($self) = @_;
    AI::MXNet::Error->raise( State => '[Module] expected a module bound with inputs_need_grad' )
        unless $self->{inputs_need_grad};
    return [ map { $self->{_exec}->grad_dict->{$_} } @{ $self->{data_names} } ];
}

sub get_states {
    my ($self) = @_;
    $self->_need('binded');
    return [ map { $self->{_exec}->arg_dict->{$_} } @{ $self->{state_names} } ];
}

sub set_states {
    my ( $self, @args ) = @_;
    my %args   = keyword_args( 'set_states', [qw(states value)], @args );
    my $states = $self->get_states;
    $states->[$_]->set( $args{states} ? $args{states}[$_] : $args{value} ) for 0 .. $#$states;
    return;
}

sub update_metric {
    my ( $self, $metric, $labels, $pad ) = @_;
    my $outputs = $self->get_outputs;
    my $real    = sub {
        $pad ? [ map { $_->_slice( 0, $_->len - $pad ) } @{ $_[0] } ] : $_[0];
    };
    $metric->update( $real->( [ as_list($labels) ] ), $real->($outputs) );
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Module - a symbol with its parameters, inputs and optimizer

=head1 SYNOPSIS

  my $module = mx->mod->Module($symbol, context => mx->cpu);
  $module->fit($train, eval_data => $test, num_epoch => 10, optimizer => 'adam',
      optimizer_params => { learning_rate => 0.002 }, initializer => mx->init->Xavier);
  print $module->score($test, 'acc')->{accuracy};
  $module->save_checkpoint('digits', 10);

  my $again = mx->mod->load('digits', 10);
  $again->bind(data_shapes => [[data => [1, 64]]], for_training => 0);
  my $scores = $again->predict($images);

=head1 DESCRIPTION

L<AI::MXNet::Module::Base> describes C<fit>, C<score> and C<predict>. The single steps:

=over 4

=item Module($symbol, data_names => ['data'], label_names => ['softmax_label'], context => ..., fixed_param_names =>
[], state_names => [])

A module. It runs on one device. Label names that the symbol does not have are left out.

=item bind(data_shapes => [...], label_shapes => [...], for_training => 1, inputs_need_grad => 0, force_rebind => 0,
shared_module => undef, grad_req => 'write')

Make room for these shapes, which are pairs of name and shape, or descriptions. C<reshape> changes them; C<forward> does
so by itself for a batch of another size.

=item init_params(initializer => ..., arg_params => ..., aux_params => ..., allow_missing => 0, force_init => 0,
allow_extra => 0), get_params

Set the parameters; copies of them as two hash references.

=item init_optimizer(optimizer => 'sgd', optimizer_params => {...}, kvstore => 'local', force_init => 0),
borrow_optimizer($module)

How parameters change. Gradients are divided by the batch size unless C<rescale_grad> says otherwise.

=item forward($batch, is_train => ...), backward($out_grads), update, update_metric($metric, \@labels)

One step of training.

=item get_outputs, get_input_grads, get_states, set_states(states => ... or value => ...)

Arrays of the last run.

=item load($prefix, $epoch, load_optimizer_states => 0, %options), save_checkpoint($prefix, $epoch,
$save_optimizer_states)

From and to F<prefix-symbol.json>, F<prefix-0001.params> and F<prefix-0001.states>.

=item load_checkpoint($prefix, $epoch), model_save_checkpoint($prefix, $epoch, $symbol, \%arg_params, \%aux_params)

The files alone: symbol, parameters and states.

=item save_optimizer_states($file), load_optimizer_states($file), install_monitor($monitor)

The optimizer's states; statistics while running.

=item data_names, label_names, output_names, data_shapes, label_shapes, output_shapes

Names and shapes.

=item BucketingModule(...)

An L<AI::MXNet::Module::Bucketing>.

=back

=cut
