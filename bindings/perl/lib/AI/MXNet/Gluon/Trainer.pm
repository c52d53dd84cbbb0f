# Steps an optimizer over the parameters of a block.
package AI::MXNet::Gluon::Trainer;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use AI::MXNet::Base;
use AI::MXNet::AutoGrad;
use AI::MXNet::Gluon::ParameterDict;
use AI::MXNet::Optimizer;
use AI::MXNet::Attributes
    params            => undef,
    optimizer         => undef,
    optimizer_params  => sub { {} },
    kvstore           => 'device',
    update_on_kvstore => undef;

sub python_constructor_arguments { [qw(params optimizer optimizer_params kvstore)] }

sub BUILD {
    my ($self) = @_;
    my $params = $self->{params};
    my @params =
        blessed $params && $params->isa('AI::MXNet::Gluon::ParameterDict') ? $params->values : as_list($params);
    my ($wrong) = grep { !( blessed $_ && $_->isa('AI::MXNet::Gluon::Parameter') ) } @params;
    AI::MXNet::Error->raise(
        Type => "[Trainer] argument 'params': expected parameters, got " . ( $wrong // 'nothing' ) )
        if !@params || defined $wrong;
    $self->{_list} = \@params;
    my %options  = %{ $self->{optimizer_params} // {} };
    my %by_index = map { $_ => $params[$_] } 0 .. $#params;

    if ( blessed $self->{optimizer} ) {
        AI::MXNet::Error->raise( Argument =>
                "[Trainer] argument 'optimizer_params': expected none with an optimizer that is made already" )
            if %options;
        $self->{_optimizer} = $self->{optimizer};
        $self->{_optimizer}->param_dict( \%by_index );
    }
    else {
        $self->{_optimizer} = AI::MXNet::Optimizer->create( $self->{optimizer}, param_dict => \%by_index, %options );
    }
    $self->{_scale}    = $self->{_optimizer}->rescale_grad;
    $self->{_updaters} = [];
    return;
}

sub learning_rate {
    my ($self) = @_;
    my $optimizer = $self->{_optimizer};
    return $optimizer->lr_scheduler
        ? $optimizer->lr_scheduler->call( $optimizer->num_update )
        : $optimizer->learning_rate;
}
sub set_learning_rate { my ( $self, $lr ) = @_; return $self->{_optimizer}->set_learning_rate($lr) }

# One updater for each device, as states are arrays there.
sub _updater {
    my ( $self, $device ) = @_;
    return $self->{_updaters}[$device] //= AI::MXNet::Optimizer->get_updater( $self->{_optimizer} );
}

sub step {
    my ( $self, $batch_size, $ignore_stale_grad ) = @_;
    $self->allreduce_grads;
    return $self->update( $batch_size, $ignore_stale_grad );
}

# With several devices, every gradient becomes the sum.
sub allreduce_grads {
    my ($self) = @_;
    AI::MXNet::AutoGrad->pause(
        sub {
            for my $parameter ( @{ $self->{_list} } ) {
                next if $parameter->grad_req eq 'null';
                my $grads = $parameter->list_grad;
                next if @$grads == 1;
                my $sum = AI::MXNet::NDArray->add_n( map { $_->as_in_context( $grads->[0]->context ) } @$grads );
                $_->set($sum) for @$grads;
            }
        }
    );
    return;
}

sub update {
    my ( $self, $batch_size, $ignore_stale_grad ) = @_;
    AI::MXNet::Error->raise(
        Argument => "[Trainer] argument 'batch_size': expected a number above 0, got " . ( $batch_size // 'undef' ) )
        unless $batch_size && $batch_size > 0;
    $self->{_optimizer}->rescale_grad( $self->{_scale} / $batch_size );
    AI::MXNet::AutoGrad->pause(
        sub {
            for my $index ( 0 .. $#{ $self->{_list} } ) {
                my $parameter = $self->{_list}[$index];
                next if $parameter->grad_req eq 'null';
                my ( $data, $grad ) = ( $parameter->list_data, $parameter->list_grad );
                for my $device ( 0 .. $#$data ) {
                    if ( !$data->[$device]->_fresh_grad ) {
                        next if $ignore_stale_grad;
                        AI::MXNet::Error->raise( State => "[Trainer] argument '"
                                . $parameter->name
                                . "': expected a new gradient since the last step, or ignore_stale_grad"
                        );
                    }
                    $self->_updater($device)->call( $index, $grad->[$device], $data->[$device] );
                    $data->[$device]->_fresh_grad(0);
                }
            }
        }
    );
    return;
}

sub save_states {
    my ( $self, $fname ) = @_;
    return AI::MXNet::Base::write_file( $fname, $self->_updater(0)->get_states );
}

sub load_states {
    my ( $self, $fname ) = @_;
    my $bytes   = AI::MXNet::Base::read_file($fname);
    my $devices = @{ $self->{_updaters} } || 1;
    $self->_updater($_)->set_states($bytes) for 0 .. $devices - 1;
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Gluon::Trainer - steps an optimizer over the parameters of a block

=head1 SYNOPSIS

  my $trainer = gluon->Trainer($net->collect_params, 'sgd', { learning_rate => 0.1, momentum => 0.9 });
  $trainer->step($batch_size);          # after backward

=head1 METHODS

=over 4

=item step($batch_size, $ignore_stale_grad = 0)

Add gradients up over devices, divide by the batch size, update. A parameter without a new gradient is an error unless
C<ignore_stale_grad> is given.

=item allreduce_grads, update($batch_size, $ignore_stale_grad)

The two halves of a step.

=item learning_rate, set_learning_rate($lr), save_states($file), load_states($file)

The rate, and the optimizer's states; read only files that you trust.

=back

=cut
