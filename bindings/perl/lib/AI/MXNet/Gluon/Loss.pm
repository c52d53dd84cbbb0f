# Losses of Gluon: blocks that compare predictions with labels.
package AI::MXNet::Gluon::Loss;
use strict;
use warnings;
use AI::MXNet::Base;
use AI::MXNet::Gluon::HybridBlock;
use AI::MXNet::NS 'loss';
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use AI::MXNet::Attributes weight => undef, batch_axis => 0;

sub _details { my ($self) = @_; return "batch_axis=$self->{batch_axis}, w=" . ( $self->{weight} // 'None' ) }

# Weights of samples, and of the loss as a whole.
sub _apply_weighting {
    my ( $self, $F, $loss, $weight, $sample_weight ) = @_;
    $loss = $F->broadcast_mul( $loss, $sample_weight ) if defined $sample_weight;
    $loss = $loss * $weight                            if defined $weight;
    return $loss;
}

# A loss for each sample: the mean over all other axes.
sub _mean {
    my ( $self, $F, $loss, $sample_weight, $weight ) = @_;
    $loss = $self->_apply_weighting( $F, $loss, @_ > 4 ? $weight : $self->{weight}, $sample_weight );
    return $F->mean( $loss, axis => $self->{batch_axis}, exclude => 1 );
}

sub _softplus { my ( $F, $x ) = @_; return $F->Activation( $x, act_type => 'softrelu' ) }

# package => code of hybrid_forward, further attributes
sub _define {
    my ( $name, $code, @attributes ) = @_;
    my $package = "AI::MXNet::Gluon::$name";
    no strict 'refs';
    @{"${package}::ISA"}            = ('AI::MXNet::Gluon::Loss');
    *{"${package}::hybrid_forward"} = $code;
    my @names;
    while ( my ( $attribute, $default ) = splice @attributes, 0, 2 ) {
        push @names, $attribute;
        AI::MXNet::Attributes::declare( $package, $attribute, $default, sub { $_[0]{$attribute} } );
    }
    *{"${package}::python_constructor_arguments"} = sub { [ @names, qw(weight batch_axis) ] };
    $package->register('AI::MXNet::Gluon::Loss');
    return $package;
}

sub _same_name {
    my ( $alias, $name ) = @_;
    my $package = "AI::MXNet::Gluon::$alias";
    no strict 'refs';
    @{"${package}::ISA"} = ("AI::MXNet::Gluon::$name");
    $package->register('AI::MXNet::Gluon::Loss');
    return;
}

_define(
    L2Loss => sub {
        my ( $self, $F, $pred, $label, $sample_weight ) = @_;
        my $loss = $F->square( $pred - $F->reshape_like( $label, $pred ) );
        return $self->_mean( $F, $loss, $sample_weight, $self->{weight} / 2 );
    },
    weight => 1
);

_define(
    L1Loss => sub {
        my ( $self, $F, $pred, $label, $sample_weight ) = @_;
        return $self->_mean( $F, $F->abs( $pred - $F->reshape_like( $label, $pred ) ), $sample_weight );
    }
);

_define(
    SigmoidBinaryCrossEntropyLoss => sub {
        my ( $self, $F, $pred, $label, $sample_weight, $pos_weight ) = @_;
        $label = $F->reshape_like( $label, $pred );
        my $loss;
        if ( !$self->{from_sigmoid} ) {    # max(x,0) - x*y + log(1 + exp(-|x|)), with the positive part weighted
            my $tail = _softplus( $F, -$F->abs($pred) );
            $loss =
                defined $pos_weight
                ? $pred
                - $pred * $label
                + ( $F->broadcast_mul( $pos_weight - 1, $label ) + 1 ) * ( $tail + $F->relu( -$pred ) )
                : $F->relu($pred) - $pred * $label + $tail;
        }
        else {
            my $eps      = 1e-12;
            my $positive = $F->log( $pred + $eps ) * $label;
            $positive = $F->broadcast_mul( $positive, $pos_weight ) if defined $pos_weight;
            $loss     = -( $positive + $F->log( 1 - $pred + $eps ) * ( 1 - $label ) );
        }
        return $self->_mean( $F, $loss, $sample_weight );
    },
    from_sigmoid => 0
);
_same_name( SigmoidBCELoss => 'SigmoidBinaryCrossEntropyLoss' );

_define(
    SoftmaxCrossEntropyLoss => sub {
        my ( $self, $F, $pred, $label, $sample_weight ) = @_;
        $pred = $F->log_softmax( $pred, axis => $self->{axis} ) unless $self->{from_logits};
        my $loss =
            $self->{sparse_label}
            ? -$F->pick( $pred, $label, axis => $self->{axis}, keepdims => 1 )
            : -$F->sum( $pred * $F->reshape_like( $label, $pred ), axis => $self->{axis}, keepdims => 1 );
        return $self->_mean( $F, $loss, $sample_weight );
    },
    axis         => -1,
    sparse_label => 1,
    from_logits  => 0
);
_same_name( SoftmaxCELoss => 'SoftmaxCrossEntropyLoss' );

_define(
    KLDivLoss => sub {
        my ( $self, $F, $pred, $label, $sample_weight ) = @_;
        $pred = $F->log_softmax( $pred, axis => $self->{axis} ) unless $self->{from_logits};
        return $self->_mean( $F, $label * ( $F->log( $label + 1e-12 ) - $pred ), $sample_weight );
    },
    from_logits => 1,
    axis        => -1
);

_define(
    CTCLoss => sub {
        my ( $self, $F, $pred, $label, $pred_lengths, $label_lengths, $sample_weight ) = @_;
        $pred  = $F->swapaxes( $pred,  0, 1 ) if $self->{layout} eq 'NTC';
        $label = $F->swapaxes( $label, 0, 1 ) if $self->{label_layout} eq 'TN';
        my $loss = $F->CTCLoss(
            $pred,
            $label,
            defined $pred_lengths  ? ( data_lengths  => $pred_lengths,  use_data_lengths  => 1 ) : (),
            defined $label_lengths ? ( label_lengths => $label_lengths, use_label_lengths => 1 ) : (),
            blank_label => 'last'
        );
        return $self->_apply_weighting( $F, $loss, $self->{weight}, $sample_weight );
    },
    layout       => 'NTC',
    label_layout => 'NT'
);

_define(
    HuberLoss => sub {
        my ( $self, $F, $pred, $label, $sample_weight ) = @_;
        my $far  = $F->abs( $pred - $F->reshape_like( $label, $pred ) );
        my $rho  = $self->{rho};
        my $loss = $F->where( $far > $rho, $far - 0.5 * $rho, $F->square($far) * ( 0.5 / $rho ) );
        return $self->_mean( $F, $loss, $sample_weight );
    },
    rho => 1
);

_define(
    HingeLoss => sub {
        my ( $self, $F, $pred, $label, $sample_weight ) = @_;
        return $self->_mean( $F, $F->relu( $self->{margin} - $pred * $F->reshape_like( $label, $pred ) ),
            $sample_weight );
    },
    margin => 1
);

_define(
    SquaredHingeLoss => sub {
        my ( $self, $F, $pred, $label, $sample_weight ) = @_;
        return $self->_mean( $F,
            $F->square( $F->relu( $self->{margin} - $pred * $F->reshape_like( $label, $pred ) ) ),
            $sample_weight );
    },
    margin => 1
);

_define(
    LogisticLoss => sub {
        my ( $self, $F, $pred, $label, $sample_weight ) = @_;
        $label = $F->reshape_like( $label, $pred );
        $label = ( $label + 1 ) * 0.5 if $self->{label_format} eq 'signed';
        return $self->_mean( $F, $F->relu($pred) - $pred * $label + _softplus( $F, -$F->abs($pred) ),
            $sample_weight );
    },
    label_format => 'signed'
);

_define(
    TripletLoss => sub {
        my ( $self, $F, $pred, $positive, $negative, $sample_weight ) = @_;
        my ( $near, $far ) = map { $F->square( $F->reshape_like( $_, $pred ) - $pred ) } $positive, $negative;
        my $loss = $F->relu( $F->sum( $near - $far, axis => $self->{batch_axis}, exclude => 1 ) + $self->{margin} );
        return $self->_apply_weighting( $F, $loss, $self->{weight}, $sample_weight );
    },
    margin => 1
);

_define(
    PoissonNLLLoss => sub {
        my ( $self, $F, $pred, $target, $sample_weight, $epsilon ) = @_;
        $target = $F->reshape_like( $target, $pred );
        my $loss =
              $self->{from_logits}
            ? $F->exp($pred) - $target * $pred
            : $pred - $target * $F->log( $pred + ( $epsilon // 1e-8 ) );
        if ( $self->{compute_full} ) {    # Stirling's formula, where the target is above 1
            my $factorial =
                  $target * $F->log( $target + 1e-8 )
                - $target
                + 0.5 * $F->log( 2 * ( $target + 1e-8 ) * 3.14159265358979 );
            $loss = $loss + ( $target > 1 ) * $factorial;
        }
        return $F->mean( $self->_apply_weighting( $F, $loss, $self->{weight}, $sample_weight ) );
    },
    from_logits  => 1,
    compute_full => 0
);

_define(
    CosineEmbeddingLoss => sub {
        my ( $self, $F, $input1, $input2, $label, $sample_weight ) = @_;
        $input1 = $F->reshape_like( $input1, $input2 );
        my $dot = $F->sum( $input1 * $input2, axis => -1 )->reshape( [ -1, 1 ] );
        my ( $one, $two ) = map { $F->norm( $_, axis => -1 )->reshape( [ -1, 1 ] ) } $input1, $input2;
        my $similarity = $dot / $F->broadcast_maximum( $one * $two, $F->ones_like($one) * 1e-12 );
        $label = $label->reshape( [ -1, 1 ] );
        my $loss = $F->where( $label == 1, 1 - $similarity, $F->relu( $similarity - $self->{margin} ) );
        return $self->_mean( $F, $loss, $sample_weight );
    },
    margin => 0
);

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Gluon::Loss - losses

=head1 SYNOPSIS

  use AI::MXNet::Gluon::Loss qw(loss);
  my $loss_of = loss->SoftmaxCrossEntropyLoss;
  my $loss    = $loss_of->($scores, $labels);         # one number for each sample

=head1 LOSSES

All take C<weight> and C<batch_axis>, and are called with predictions, labels and, where nothing else is said, weights
of the samples. The result has one number for each sample.

=over 4

=item L2Loss, L1Loss, HuberLoss(rho => 1)

Half the square of the distance; the distance; the square near 0.

=item SoftmaxCrossEntropyLoss(axis => -1, sparse_label => 1, from_logits => 0), SoftmaxCELoss, KLDivLoss(from_logits
=> 1, axis => -1)

Labels are positions, or distributions with C<sparse_label =E<gt> 0>.

=item SigmoidBinaryCrossEntropyLoss(from_sigmoid => 0), SigmoidBCELoss, LogisticLoss(label_format => 'signed')

Yes or no; a fourth argument weighs the positive part.

=item HingeLoss(margin => 1), SquaredHingeLoss(margin => 1), TripletLoss(margin => 1), CosineEmbeddingLoss(margin => 0)

Margins. TripletLoss is called with predictions, like ones and unlike ones; CosineEmbeddingLoss with two inputs and
labels of 1 and -1.

=item PoissonNLLLoss(from_logits => 1, compute_full => 0), CTCLoss(layout => 'NTC', label_layout => 'NT')

Counts (the mean over everything); sequences, called with predictions, labels, lengths of both, weights.

=back

=cut
