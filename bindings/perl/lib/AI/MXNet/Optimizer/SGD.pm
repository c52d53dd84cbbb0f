# Gradient descent and its relatives.
package AI::MXNet::SGD;
use strict;
use warnings;
our @ISA = ('AI::MXNet::Optimizer');
use AI::MXNet::Attributes momentum => 0, lazy_update => 1;
AI::MXNet::Optimizer::register( __PACKAGE__, 'sgd' );

# With multi_precision a float16 weight has a float32 copy that does the summing.
sub _is_mixed { my ( $self, $weight ) = @_; return $self->{multi_precision} && $weight->dtype eq 'float16' }

sub create_state {
    my ( $self, $index, $weight ) = @_;
    if ( $self->_is_mixed($weight) ) {
        my $wide = $weight->astype('float32');
        return [ $self->{momentum} ? $wide->zeros_like : undef, $wide ];
    }
    return $self->{momentum} ? $self->_zeros($weight) : undef;
}

sub update {
    my ( $self, $index, $weight, $grad, $state ) = @_;
    my %args = ( $self->_common($index), out => $weight );
    if ( ref $state eq 'ARRAY' ) {
        my ( $momentum, $wide ) = @$state;
        if ($momentum) { $weight->mp_sgd_mom_update( $grad, $momentum, $wide, momentum => $self->{momentum}, %args ) }
        else           { $weight->mp_sgd_update( $grad, $wide, %args ) }
    }
    elsif ($state) { $weight->sgd_mom_update( $grad, $state, momentum => $self->{momentum}, %args ) }
    else           { $weight->sgd_update( $grad, %args ) }
    return;
}

# Looks ahead along the momentum.
package AI::MXNet::NAG;
our @ISA = ('AI::MXNet::SGD');
AI::MXNet::Optimizer::register( __PACKAGE__, 'nag' );

sub update {
    my ( $self, $index, $weight, $grad, $state ) = @_;
    return $self->SUPER::update( $index, $weight, $grad, $state ) unless $self->{momentum};
    my %args = ( $self->_common($index), momentum => $self->{momentum}, out => $weight );
    if ( ref $state eq 'ARRAY' ) { $weight->mp_nag_mom_update( $grad, @$state, %args ) }
    else                         { $weight->nag_mom_update( $grad, $state, %args ) }
    return;
}

# Steps of one size along the signs.
package AI::MXNet::Signum;
our @ISA = ('AI::MXNet::Optimizer');
use AI::MXNet::Attributes momentum => 0.9, wd_lh => 0;
AI::MXNet::Optimizer::register( __PACKAGE__, 'signum' );

sub create_state { my ( $self, $index, $weight ) = @_; return $self->{momentum} ? $self->_zeros($weight) : undef }

sub update {
    my ( $self, $index, $weight, $grad, $state ) = @_;
    my %args = ( $self->_common($index), out => $weight );
    if ($state) {
        $weight->signum_update(
            $grad, $state,
            momentum => $self->{momentum},
            $self->{wd_lh} ? ( wd_lh => $self->{wd_lh} ) : (), %args
        );
    }
    else { $weight->signsgd_update( $grad, %args ) }
    return;
}

# Makes up for gradients that come late.
package AI::MXNet::DCASGD;
our @ISA = ('AI::MXNet::Optimizer');
use AI::MXNet::Attributes momentum => 0, lamda => 0.04;
AI::MXNet::Optimizer::register( __PACKAGE__, 'dcasgd' );

sub create_state {
    my ( $self, $index, $weight ) = @_;
    return [ $self->{momentum} ? $self->_zeros($weight) : undef, $weight->copy ];
}

sub update {
    my ( $self, $index, $weight, $grad, $state ) = @_;
    my %common = $self->_common($index);
    my $g      = $self->_clipped($grad);
    my ( $momentum, $previous ) = @$state;
    my $step = ( $g + $weight * $common{wd} + $g * $g * ( $weight - $previous ) * $self->{lamda} ) * -$common{lr};
    if ($momentum) {
        $momentum *= $self->{momentum};
        $momentum += $step;
        $step = $momentum;
    }
    $previous->set($weight);
    $weight += $step;
    return;
}

# Draws from the posterior: half a step and noise.
package AI::MXNet::SGLD;
our @ISA = ('AI::MXNet::Optimizer');
AI::MXNet::Optimizer::register( __PACKAGE__, 'sgld' );

sub update {
    my ( $self, $index, $weight, $grad ) = @_;
    my %common = $self->_common($index);
    my $noise  = AI::MXNet::NDArray->_random_normal(
        loc   => 0,
        scale => sqrt $common{lr},
        shape => $weight->shape,
        dtype => $weight->dtype,
        ctx   => $weight->context
    );
    $weight += ( $self->_clipped($grad) + $weight * $common{wd} ) * ( -$common{lr} / 2 ) + $noise;
    return;
}

# Adds the gradient; for tests of whatever calls an optimizer.
package AI::MXNet::Test;
our @ISA = ('AI::MXNet::Optimizer');
AI::MXNet::Optimizer::register( __PACKAGE__, 'test' );

sub create_state { my ( $self, $index, $weight ) = @_; return $self->_zeros($weight) }

sub update {
    my ( $self, $index, $weight, $grad, $state ) = @_;
    $weight += $grad * $self->{rescale_grad};
    $state->set($weight);
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Optimizer::SGD - gradient descent and its relatives

=head1 DESCRIPTION

AI::MXNet::SGD (C<momentum>), AI::MXNet::NAG (C<momentum>), AI::MXNet::Signum (C<momentum>, C<wd_lh>),
AI::MXNet::DCASGD (C<momentum>, C<lamda>), AI::MXNet::SGLD, and AI::MXNet::Test, which adds the gradient. SGD and NAG
keep a float32 copy of float16 weights with C<multi_precision>. L<AI::MXNet::Optimizer> says what all take.

=cut
