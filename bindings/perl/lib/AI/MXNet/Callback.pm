# What happens during training: progress lines and checkpoints.
package AI::MXNet::BatchEndParam;
use strict;
use warnings;
use AI::MXNet::Attributes epoch => 0, nbatch => 0, eval_metric => undef, locals => undef;

package AI::MXNet::Callback;
use strict;
use warnings;
use Time::HiRes qw(time);
use AI::MXNet::Base;
use AI::MXNet::Logging;
use overload '&{}' => sub {
    my $self = shift;
    return sub { $self->call(@_) }
    },
    bool => sub { 1 };

sub Speedometer { my ( $class, @args ) = @_; return AI::MXNet::Speedometer->new(@args) }
sub ProgressBar { my ( $class, @args ) = @_; return AI::MXNet::ProgressBar->new(@args) }
sub LogValidationMetricsCallback { return AI::MXNet::LogValidationMetricsCallback->new }

# At the end of every period-th epoch, save the module.
sub module_checkpoint {
    my ( $class, $module, $prefix, $period, $save_optimizer_states ) = @_;
    $period = 1 if !$period || $period < 1;
    return sub {
        my ($epoch) = @_;
        $module->save_checkpoint( $prefix, $epoch + 1, $save_optimizer_states ) if ( $epoch + 1 ) % $period == 0;
        return;
    };
}

# The same from the arguments that every epoch-end callback gets.
sub do_checkpoint {
    my ( $class, $prefix, $period ) = @_;
    $period = 1 if !$period || $period < 1;
    require AI::MXNet::Module;
    return sub {
        my ( $epoch, $symbol, $arg_params, $aux_params ) = @_;
        AI::MXNet::Module->model_save_checkpoint( $prefix, $epoch + 1, $symbol, $arg_params, $aux_params )
            if ( $epoch + 1 ) % $period == 0;
        return;
    };
}

sub _log_metric {
    my ( $format, $param, @values ) = @_;
    my $found = $param->eval_metric->get_name_value;
    AI::MXNet::Logging->info( $format, @values,
        join( "\t", map { sprintf '%s=%f', $_, $found->{$_} } sort keys %$found ) );
    return;
}

sub log_train_metric {
    my ( $class, $period, $auto_reset ) = @_;
    return sub {
        my ($param) = @_;
        return if $param->nbatch % $period || !$param->eval_metric;
        _log_metric( "Iter[%d] Batch[%d]\tTrain-%s", $param, $param->epoch, $param->nbatch );
        $param->eval_metric->reset if $auto_reset;
        return;
    };
}

package AI::MXNet::Speedometer;
use Time::HiRes qw(time);
our @ISA = ('AI::MXNet::Callback');
use AI::MXNet::Attributes batch_size => undef, frequent => 50, auto_reset => 1, init => 0, tic => 0, last_count => 0;
sub python_constructor_arguments { [qw(batch_size frequent auto_reset)] }

sub call {
    my ( $self, $param ) = @_;
    my $count = $param->nbatch;
    @$self{qw(init)} = 0 if $self->{last_count} > $count;
    $self->{last_count} = $count;
    if ( !$self->{init} ) {
        @$self{qw(init tic)} = ( 1, time );
        return;
    }
    return if $count % $self->{frequent};
    my $seconds = time - $self->{tic};
    my $speed   = $seconds > 0 ? $self->{frequent} * $self->{batch_size} / $seconds : 'inf' + 0;
    if ( $param->eval_metric ) {
        AI::MXNet::Callback::_log_metric( "Epoch[%d] Batch [%d]\tSpeed: %.2f samples/sec\tTrain-%s",
            $param, $param->epoch, $count, $speed );
        $param->eval_metric->reset if $self->{auto_reset};
    }
    else {
        AI::MXNet::Logging->info( "Epoch[%d] Batch [%d]\tSpeed: %.2f samples/sec", $param->epoch, $count, $speed );
    }
    $self->{tic} = time;
    return;
}

package AI::MXNet::ProgressBar;
our @ISA = ('AI::MXNet::Callback');
use AI::MXNet::Attributes total => undef, length => 80;
sub python_constructor_arguments { [qw(total length)] }

sub call {
    my ( $self, $param ) = @_;
    my $share  = $param->nbatch / $self->{total};
    my $filled = int( $self->{length} * $share + 0.5 );
    AI::MXNet::Logging->info(
        '[%s] %d%%',
        '=' x $filled . '-' x ( $self->{length} - $filled ),
        int( 100 * $share + 0.999 )
    );
    return;
}

package AI::MXNet::LogValidationMetricsCallback;
our @ISA = ('AI::MXNet::Callback');
use AI::MXNet::Attributes;

sub call {
    my ( $self, $param ) = @_;
    AI::MXNet::Callback::_log_metric( "Epoch[%d] Validation-%s", $param, $param->epoch ) if $param->eval_metric;
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Callback - what happens during training

=head1 SYNOPSIS

  $module->fit($iter, num_epoch => 5,
      batch_end_callback => mx->callback->Speedometer(32, 100),
      epoch_end_callback => mx->callback->do_checkpoint('mymodel'));

=head1 DESCRIPTION

Callbacks after batches get an AI::MXNet::BatchEndParam with C<epoch>, C<nbatch> and C<eval_metric>; callbacks after
epochs get the epoch, the symbol, and the parameters and states as hashes. Lines go to L<AI::MXNet::Logging>.

=over 4

=item Speedometer($batch_size, $frequent = 50, $auto_reset = 1), ProgressBar($total, $length = 80)

Speed and measures every so many batches; a bar.

=item log_train_metric($period, $auto_reset), LogValidationMetricsCallback

Measures after batches, and of the validation.

=item do_checkpoint($prefix, $period = 1), module_checkpoint($module, $prefix, $period = 1, $save_optimizer_states = 0)

Save the parameters after epochs.

=back

=cut
