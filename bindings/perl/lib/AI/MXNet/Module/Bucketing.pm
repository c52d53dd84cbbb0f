# Modules for inputs of several lengths that share their parameters.
package AI::MXNet::Module::Bucketing;
use strict;
use warnings;
use AI::MXNet::Base;
use AI::MXNet::Module;
our @ISA = ('AI::MXNet::Module::Base');
use AI::MXNet::Attributes
    sym_gen            => undef,
    default_bucket_key => undef,
    context            => sub { AI::MXNet::Context->current_ctx },
    fixed_param_names  => sub { [] },
    state_names        => sub { [] },
    _buckets           => sub { {} },
    _curr_module       => undef;

sub python_constructor_arguments { [qw(sym_gen default_bucket_key)] }

sub BUILD {
    my ($self) = @_;
    AI::MXNet::Error->raise(
        Argument => "[BucketingModule] argument 'sym_gen': expected a function of the bucket's key" )
        unless ref $self->{sym_gen} eq 'CODE';
    return;
}

# The module of a bucket: symbol, data names and label names are what sym_gen returns.
sub _module {
    my ( $self, $key ) = @_;
    my ( $symbol, $data_names, $label_names ) = $self->{sym_gen}->($key);
    return AI::MXNet::Module->new(
        symbol            => $symbol,
        data_names        => $data_names  // ['data'],
        label_names       => $label_names // ['softmax_label'],
        context           => $self->{context},
        fixed_param_names => $self->{fixed_param_names},
        state_names       => $self->{state_names}
    );
}

sub _default { my ($self) = @_; return $self->{_buckets}{ $self->{default_bucket_key} } }
sub _current { my ($self) = @_; $self->_need('binded'); return $self->{_curr_module} }

sub bind {
    my ( $self, @args ) = @_;
    my %args = @args;
    return if $self->{binded} && !$args{force_rebind};
    my $module = $self->_module( $self->{default_bucket_key} );
    $module->bind(@args);
    $self->{_options} =
        { map { $_ => $args{$_} } grep { exists $args{$_} } qw(for_training inputs_need_grad grad_req) };
    $self->{_buckets}     = { $self->{default_bucket_key} => $module };
    $self->{_curr_module} = $module;
    $self->{for_training} = $module->for_training;
    $self->{binded}       = 1;
    return;
}

sub switch_bucket {
    my ( $self, $key, $data_shapes, $label_shapes ) = @_;
    $self->_need('binded');
    $self->{_curr_module} = $self->{_buckets}{$key} //= do {
        my $module = $self->_module($key);
        $module->bind(
            data_shapes   => $data_shapes,
            label_shapes  => $label_shapes,
            shared_module => $self->_default,
            %{ $self->{_options} }
        );
        $module;
    };
    $self->{_curr_module}->borrow_optimizer( $self->_default )
        if $self->{optimizer_initialized} && !$self->{_curr_module}->optimizer_initialized;
    return;
}

sub prepare {
    my ( $self, $batch ) = @_;
    $self->switch_bucket( $batch->bucket_key // $self->{default_bucket_key},
        $batch->provide_data, $batch->provide_label );
    return;
}

sub forward {
    my ( $self, $batch, @args ) = @_;
    $self->_need(qw(binded params_initialized));
    $self->prepare($batch) if defined $batch->bucket_key;
    return $self->_current->forward( $batch, @args );
}

sub init_params {
    my ( $self, @args ) = @_;
    $self->_default->init_params(@args);
    $_->params_initialized(1) for values %{ $self->{_buckets} };
    $self->{params_initialized} = 1;
    return;
}

sub init_optimizer {
    my ( $self, @args ) = @_;
    $self->_default->init_optimizer(@args);
    $self->{optimizer_initialized} = 1;
    return;
}

sub get_params    { my ($self) = @_; return $self->_default->get_params }
sub get_symbol    { my ($self) = @_; return $self->_current->get_symbol }
sub symbol        { my ($self) = @_; return $self->_current->get_symbol }
sub backward      { my ( $self, @args ) = @_; return $self->_current->backward(@args) }
sub update        { my ($self) = @_; return $self->_current->update }
sub update_metric { my ( $self, @args ) = @_; return $self->_current->update_metric(@args) }

for my $name (
    qw(get_outputs get_input_grads get_states data_names label_names output_names
        data_shapes label_shapes output_shapes)
    )
{
    no strict 'refs';
    *{$name} = sub { my ($self) = @_; return $self->_current->$name };
}

sub install_monitor {
    my ( $self, $monitor ) = @_;
    $_->install_monitor($monitor) for values %{ $self->{_buckets} };
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Module::Bucketing - modules for inputs of several lengths

=head1 SYNOPSIS

  my $module = mx->mod->BucketingModule(
      sub { my ($length) = @_; return (network($length), ['data'], ['softmax_label']) }, $longest);
  $module->fit($iter, num_epoch => 3);

=head1 DESCRIPTION

The function makes the symbol for a key, with its data and label names; the parameters of all symbols are the same
arrays. Batches say their key in C<bucket_key>, with C<provide_data> and C<provide_label>. The methods are those of
L<AI::MXNet::Module> and L<AI::MXNet::Module::Base>, and C<switch_bucket($key, $data_shapes, $label_shapes)>.

=cut
