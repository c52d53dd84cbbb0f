# Methods with a step of its own for each element.
package AI::MXNet::Adam;
use strict;
use warnings;
our @ISA = ('AI::MXNet::Optimizer');
use AI::MXNet::Attributes learning_rate => 0.001, beta1 => 0.9, beta2 => 0.999, epsilon => 1e-8, lazy_update => 1;
AI::MXNet::Optimizer::register( __PACKAGE__, 'adam' );

sub create_state {
    my ( $self, $index, $weight ) = @_;
    return [ map { $self->_zeros($weight) } 1, 2 ];
}

sub update {
    my ( $self, $index, $weight, $grad, $state ) = @_;
    my %args = $self->_common($index);
    my $t    = $self->{_index_update_count}{$index};
    $args{lr} *= sqrt( 1 - $self->{beta2}**$t ) / ( 1 - $self->{beta1}**$t );
    $weight->adam_update(
        $grad, @$state, %args,
        ( map { $_ => $self->{$_} } qw(beta1 beta2 epsilon) ),
        out => $weight
    );
    return;
}

package AI::MXNet::AdaGrad;
our @ISA = ('AI::MXNet::Optimizer');
use AI::MXNet::Attributes eps => 1e-7;
AI::MXNet::Optimizer::register( __PACKAGE__, 'adagrad' );

sub create_state { my ( $self, $index, $weight ) = @_; return $self->_zeros($weight) }

sub update {
    my ( $self, $index, $weight, $grad, $history ) = @_;
    my %common = $self->_common($index);
    my $g      = $self->_clipped($grad);
    $history += $g * $g;
    $weight  -= ( $g / ( $history + $self->{eps} )->sqrt + $weight * $common{wd} ) * $common{lr};
    return;
}

package AI::MXNet::RMSProp;
our @ISA = ('AI::MXNet::Optimizer');
use AI::MXNet::Attributes
    learning_rate => 0.001,
    gamma1        => 0.9,
    gamma2        => 0.9,
    epsilon       => 1e-8,
    centered      => 0,
    clip_weights  => undef;
AI::MXNet::Optimizer::register( __PACKAGE__, 'rmsprop' );

sub create_state {
    my ( $self, $index, $weight ) = @_;
    return [ map { $self->_zeros($weight) } 1 .. ( $self->{centered} ? 3 : 1 ) ];
}

sub update {
    my ( $self, $index, $weight, $grad, $state ) = @_;
    my %args = ( $self->_common($index), gamma1 => $self->{gamma1}, epsilon => $self->{epsilon}, out => $weight );
    $args{clip_weights} = $self->{clip_weights} if defined $self->{clip_weights};
    if ( $self->{centered} ) { $weight->rmspropalex_update( $grad, @$state, gamma2 => $self->{gamma2}, %args ) }
    else                     { $weight->rmsprop_update( $grad, @$state, %args ) }
    return;
}

package AI::MXNet::AdaDelta;
our @ISA = ('AI::MXNet::Optimizer');
use AI::MXNet::Attributes rho => 0.9, epsilon => 1e-5;
AI::MXNet::Optimizer::register( __PACKAGE__, 'adadelta' );

sub create_state {
    my ( $self, $index, $weight ) = @_;
    return [ map { $self->_zeros($weight) } 1, 2 ];
}

sub update {
    my ( $self, $index, $weight, $grad, $state ) = @_;
    my %common = $self->_common($index);
    my $g      = $self->_clipped($grad);
    my ( $squares, $steps ) = @$state;
    my ( $rho, $eps )       = @$self{qw(rho epsilon)};
    $squares->set( $squares * $rho + $g * $g * ( 1 - $rho ) );
    my $step = ( $steps + $eps )->sqrt / ( $squares + $eps )->sqrt * $g;
    $steps->set( $steps * $rho + $step * $step * ( 1 - $rho ) );
    $weight -= $step + $weight * $common{wd};
    return;
}

package AI::MXNet::Adamax;
our @ISA = ('AI::MXNet::Optimizer');
use AI::MXNet::Attributes learning_rate => 0.002, beta1 => 0.9, beta2 => 0.999;
AI::MXNet::Optimizer::register( __PACKAGE__, 'adamax' );

sub create_state {
    my ( $self, $index, $weight ) = @_;
    return [ map { $self->_zeros($weight) } 1, 2 ];
}

sub update {
    my ( $self, $index, $weight, $grad, $state ) = @_;
    my $g = $self->_with_decay( $index, $weight, $grad );
    my ( $mean, $largest ) = @$state;
    $mean->set( $mean * $self->{beta1} + $g * ( 1 - $self->{beta1} ) );
    $largest->set( ( $largest * $self->{beta2} )->maximum( $g->abs ) );
    my $rate = $self->_get_lr($index) / ( 1 - $self->{beta1}**$self->{_index_update_count}{$index} );

    # where no gradient has been yet, both are 0 and nothing moves
    $weight -= $mean / ( $largest + ( $largest == 0 ) ) * $rate;
    return;
}

# Decay is part of the gradient, which is clipped afterwards.
sub _with_decay {
    my ( $self, $index, $weight, $grad ) = @_;
    my %common = $self->_common($index);
    my $g      = $grad * $self->{rescale_grad} + $weight * $common{wd};
    return defined $self->{clip_gradient} ? $g->clip( -$self->{clip_gradient}, $self->{clip_gradient} ) : $g;
}

package AI::MXNet::Nadam;
our @ISA = ('AI::MXNet::Adamax');
use AI::MXNet::Attributes learning_rate => 0.001, epsilon => 1e-8, schedule_decay => 0.004, _schedule => sub { {} };
AI::MXNet::Optimizer::register( __PACKAGE__, 'nadam' );

sub update {
    my ( $self, $index, $weight, $grad, $state ) = @_;
    my $g = $self->_with_decay( $index, $weight, $grad );
    my $t = $self->{_index_update_count}{$index};
    my ( $now, $next ) = map { $self->{beta1} * ( 1 - 0.5 * 0.96**( $_ * $self->{schedule_decay} ) ) } $t, $t + 1;
    my $product = $self->{_schedule}{$index} = ( $self->{_schedule}{$index} // 1 ) * $now;
    my ( $mean, $variance ) = @$state;
    $mean->set( $mean * $self->{beta1} + $g * ( 1 - $self->{beta1} ) );
    $variance->set( $variance * $self->{beta2} + $g * $g * ( 1 - $self->{beta2} ) );
    my $ahead = $g * ( ( 1 - $now ) / ( 1 - $product ) ) + $mean * ( $next / ( 1 - $product * $next ) );
    my $scale = ( $variance / ( 1 - $self->{beta2}**$t ) )->sqrt + $self->{epsilon};
    $weight -= $ahead / $scale * $self->_get_lr($index);
    return;
}

package AI::MXNet::Ftrl;
our @ISA = ('AI::MXNet::Optimizer');
use AI::MXNet::Attributes learning_rate => 0.1, lamda1 => 0.01, beta => 1;
AI::MXNet::Optimizer::register( __PACKAGE__, 'ftrl' );

sub create_state {
    my ( $self, $index, $weight ) = @_;
    return [ map { $self->_zeros($weight) } 1, 2 ];
}

sub update {
    my ( $self, $index, $weight, $grad, $state ) = @_;
    $weight->ftrl_update(
        $grad, @$state, $self->_common($index),
        lamda1 => $self->{lamda1},
        beta   => $self->{beta},
        out    => $weight
    );
    return;
}

package AI::MXNet::FTML;
our @ISA = ('AI::MXNet::Optimizer');
use AI::MXNet::Attributes beta1 => 0.6, beta2 => 0.999, epsilon => 1e-8;
AI::MXNet::Optimizer::register( __PACKAGE__, 'ftml' );

sub create_state {
    my ( $self, $index, $weight ) = @_;
    return [ map { $self->_zeros($weight) } 1 .. 3 ];
}

sub update {
    my ( $self, $index, $weight, $grad, $state ) = @_;
    my %args = $self->_common($index);
    $args{clip_grad} = delete $args{clip_gradient} if exists $args{clip_gradient};    # this operator's own word
    $weight->ftml_update(
        $grad, @$state, %args,
        t => $self->{_index_update_count}{$index},
        ( map { $_ => $self->{$_} } qw(beta1 beta2 epsilon) ), out => $weight
    );
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Optimizer::Adaptive - methods with a step of its own for each element

=head1 DESCRIPTION

AI::MXNet::Adam (C<beta1>, C<beta2>, C<epsilon>), AI::MXNet::AdaGrad (C<eps>), AI::MXNet::RMSProp (C<gamma1>,
C<gamma2>, C<epsilon>, C<centered>, C<clip_weights>), AI::MXNet::AdaDelta (C<rho>, C<epsilon>), AI::MXNet::Adamax
(C<beta1>, C<beta2>), AI::MXNet::Nadam (those of Adam and C<schedule_decay>; the schedule is kept for each parameter by
itself), AI::MXNet::Ftrl (C<lamda1>, C<beta>), AI::MXNet::FTML (C<beta1>, C<beta2>, C<epsilon>). L<AI::MXNet::Optimizer>
says what all take.

=cut
