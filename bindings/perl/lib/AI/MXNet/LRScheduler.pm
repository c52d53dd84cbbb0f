# Learning rates that change while training goes on.
package AI::MXNet::LRScheduler;
use strict;
use warnings;
use AI::MXNet::Error;
use AI::MXNet::Attributes base_lr => 0.01, warmup_steps => 0, warmup_begin_lr => 0, warmup_mode => 'linear';
use overload '&{}' => sub {
    my $self = shift;
    return sub { $self->call(@_) }
    },
    bool => sub { 1 };

# The rate of the first steps, or undef when they are over.
sub _warmup {
    my ( $self, $step ) = @_;
    return                          if $step >= $self->{warmup_steps};
    return $self->{warmup_begin_lr} if $self->{warmup_mode} eq 'constant';
    my $final = $self->{_final} // $self->{base_lr};
    return $self->{warmup_begin_lr} + ( $final - $self->{warmup_begin_lr} ) * $step / $self->{warmup_steps};
}

sub call { my ( $self, $step ) = @_; return $self->_warmup($step) // $self->_rate($step) }

sub FactorScheduler      { my ( $class, @args ) = @_; return AI::MXNet::FactorScheduler->new(@args) }
sub MultiFactorScheduler { my ( $class, @args ) = @_; return AI::MXNet::MultiFactorScheduler->new(@args) }
sub PolyScheduler        { my ( $class, @args ) = @_; return AI::MXNet::PolyScheduler->new(@args) }
sub CosineScheduler      { my ( $class, @args ) = @_; return AI::MXNet::CosineScheduler->new(@args) }

package AI::MXNet::FactorScheduler;
our @ISA = ('AI::MXNet::LRScheduler');
use AI::MXNet::Attributes step => undef, factor => 1, stop_factor_lr => 1e-8, count => 0;
sub python_constructor_arguments { [qw(step factor)] }

sub BUILD {
    my ($self) = @_;
    AI::MXNet::Error->raise(
        Argument => "[FactorScheduler] argument 'step': expected at least 1, got " . ( $self->{step} // 'undef' ) )
        if !defined $self->{step} || $self->{step} < 1;
    AI::MXNet::Error->raise(
        Argument => "[FactorScheduler] argument 'factor': expected at most 1, got $self->{factor}" )
        if $self->{factor} > 1;
    return;
}

sub _rate {
    my ( $self, $step ) = @_;
    $self->{_final} //= $self->{base_lr};
    while ( $step > $self->{count} + $self->{step} ) {
        $self->{count}   += $self->{step};
        $self->{base_lr} *= $self->{factor};
        $self->{base_lr} = $self->{stop_factor_lr} if $self->{base_lr} < $self->{stop_factor_lr};
    }
    return $self->{base_lr};
}

package AI::MXNet::MultiFactorScheduler;
our @ISA = ('AI::MXNet::LRScheduler');
use AI::MXNet::Attributes step => undef, factor => 1, cur_step_ind => 0;
sub python_constructor_arguments { [qw(step factor)] }

sub BUILD {
    my ($self) = @_;
    my @steps = ref $self->{step} ? @{ $self->{step} } : ();
    AI::MXNet::Error->raise(
        Argument => "[MultiFactorScheduler] argument 'step': expected a rising list of steps, got (@steps)" )
        if !@steps || $steps[0] < 1 || grep { $steps[$_] <= $steps[ $_ - 1 ] } 1 .. $#steps;
    return;
}

sub _rate {
    my ( $self, $step ) = @_;
    $self->{_final} //= $self->{base_lr};
    while ( $self->{cur_step_ind} < @{ $self->{step} } && $step > $self->{step}[ $self->{cur_step_ind} ] ) {
        $self->{cur_step_ind}++;
        $self->{base_lr} *= $self->{factor};
    }
    return $self->{base_lr};
}

package AI::MXNet::PolyScheduler;
our @ISA = ('AI::MXNet::LRScheduler');
use AI::MXNet::Attributes max_update => undef, pwr => 2, final_lr => 0;
sub python_constructor_arguments { [qw(max_update base_lr pwr final_lr)] }

sub _rate {
    my ( $self, $step ) = @_;
    my $length = $self->{max_update} - $self->{warmup_steps};
    my $done   = $step < $self->{max_update} ? ( $step - $self->{warmup_steps} ) / $length : 1;
    return $self->{final_lr} + ( $self->{base_lr} - $self->{final_lr} ) * ( 1 - $done )**$self->{pwr};
}

package AI::MXNet::CosineScheduler;
our @ISA = ('AI::MXNet::LRScheduler');
use AI::MXNet::Attributes max_update => undef, final_lr => 0;
sub python_constructor_arguments { [qw(max_update base_lr final_lr)] }

sub _rate {
    my ( $self, $step ) = @_;
    my $length = $self->{max_update} - $self->{warmup_steps};
    my $done   = $step < $self->{max_update} ? ( $step - $self->{warmup_steps} ) / $length : 1;
    return $self->{final_lr} + ( $self->{base_lr} - $self->{final_lr} ) * ( 1 + cos( $done * atan2( 0, -1 ) ) ) / 2;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::LRScheduler - learning rates that change

=head1 SYNOPSIS

  my $rate = AI::MXNet::FactorScheduler->new(step => 100, factor => 0.5);
  my $sgd  = mx->optimizer->create('sgd', learning_rate => 0.1, lr_scheduler => $rate);

=head1 DESCRIPTION

Functions from the number of updates to the rate; C<base_lr> is the rate to begin with, which an optimizer sets.

=over 4

=item AI::MXNet::FactorScheduler(step => $n, factor => $f, stop_factor_lr => 1e-8)

Multiply by the factor after every C<step> updates.

=item AI::MXNet::MultiFactorScheduler(step => \@steps, factor => $f)

Multiply after each of these numbers of updates.

=item AI::MXNet::PolyScheduler(max_update => $n, pwr => 2, final_lr => 0), AI::MXNet::CosineScheduler(max_update =>
$n, final_lr => 0)

Fall to the final rate along a power, or half a wave.

=back

C<warmup_steps>, C<warmup_begin_lr> and C<warmup_mode> (C<linear>, C<constant>) say how the first updates begin.

=cut
