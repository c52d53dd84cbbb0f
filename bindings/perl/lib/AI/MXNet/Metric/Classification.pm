# Measures of classes: accuracy, F1, entropy.
package AI::MXNet::Accuracy;
use strict;
use warnings;
our @ISA = ('AI::MXNet::EvalMetric');
use AI::MXNet::Attributes name => 'accuracy', axis => 1;
AI::MXNet::Metric->register(qw(acc accuracy));

sub python_constructor_arguments { ['axis'] }

sub _measure {
    my ( $self, $label, $pred ) = @_;
    $pred = $pred->argmax( axis => $self->{axis} ) if "@{ $pred->shape }" ne "@{ $label->shape }";
    AI::MXNet::Error->raise(
        Shape => '[Accuracy] expected predictions for ' . $label->size . ' labels, got ' . $pred->size )
        if $label->size != $pred->size;
    my $right = $pred->reshape( [-1] )->astype('int32') == $label->reshape( [-1] )->astype('int32');
    return ( $right->astype('float32')->sum->asscalar, $label->size );
}

package AI::MXNet::TopKAccuracy;
our @ISA = ('AI::MXNet::EvalMetric');
use AI::MXNet::Attributes name => 'top_k_accuracy', top_k => 1;
AI::MXNet::Metric->register(qw(top_k_accuracy top_k_acc TopKAccuracy));

sub python_constructor_arguments { ['top_k'] }

sub BUILD {
    my ($self) = @_;
    AI::MXNet::Error->raise(
        Argument => "[TopKAccuracy] argument 'top_k': expected more than 1, as 1 is Accuracy, got $self->{top_k}" )
        if $self->{top_k} < 2;
    $self->{name} .= "_$self->{top_k}";
    return;
}

sub _measure {
    my ( $self, $label, $pred ) = @_;
    my $classes = $pred->shape->[1];
    my $k       = $self->{top_k} < $classes ? $self->{top_k} : $classes;
    my $best    = $pred->topk( k => $k, ret_typ => 'indices', axis => 1 )->astype('float32');
    my $right   = $best == $label->astype('float32')->reshape( [ -1, 1 ] );
    return ( $right->sum->asscalar, $label->size );
}

# Counts of the four outcomes of a yes-or-no question.
package _BinaryClassificationMetrics;
use AI::MXNet::Attributes true_positives => 0, false_negatives => 0, false_positives => 0, true_negatives => 0;

sub update_binary_stats {
    my ( $self, $label, $pred ) = @_;
    my @label = $label->list;
    my @guess = $pred->ndim > 1 ? $pred->argmax( axis => 1 )->list : map { $_ > 0.5 ? 1 : 0 } $pred->list;
    AI::MXNet::Error->raise( Argument => '[F1] expected labels of 0 and 1' ) if grep { $_ != 0 && $_ != 1 } @label;
    for my $k ( 0 .. $#label ) {
        my $what =
              $guess[$k]
            ? $label[$k]
                ? 'true_positives'
                : 'false_positives'
            : $label[$k] ? 'false_negatives'
            :              'true_negatives';
        $self->{$what}++;
    }
    return;
}

sub _share    { my ( $part, $other ) = @_; return $part + $other ? $part / ( $part + $other ) : 0 }
sub precision { my ($self) = @_; return _share( @$self{qw(true_positives false_positives)} ) }
sub recall    { my ($self) = @_; return _share( @$self{qw(true_positives false_negatives)} ) }

sub fscore {
    my ($self) = @_;
    my ( $precision, $recall ) = ( $self->precision, $self->recall );
    return $precision + $recall ? 2 * $precision * $recall / ( $precision + $recall ) : 0;
}

sub matthewscc {
    my ($self) = @_;
    return 0 unless $self->total_examples;
    my ( $tp, $fn, $fp, $tn ) = @$self{qw(true_positives false_negatives false_positives true_negatives)};
    my $below = 1;
    $below *= $_ for grep { $_ } $tp + $fp, $tp + $fn, $tn + $fp, $tn + $fn;
    return ( $tp * $tn - $fp * $fn ) / sqrt $below;
}

sub total_examples { my ($self) = @_; my $n = 0; $n += $_ for values %$self; return $n }
sub reset_stats { my ($self) = @_; $_ = 0 for values %$self; return }

package AI::MXNet::F1;
our @ISA = ('AI::MXNet::EvalMetric');
use AI::MXNet::Attributes
    name    => 'f1',
    average => 'macro',
    metrics => sub { _BinaryClassificationMetrics->new },
    method  => 'fscore';
AI::MXNet::Metric->register('f1');

sub python_constructor_arguments { ['average'] }

# macro: the mean over updates; micro: one score over all examples
sub update {
    my ( $self, $labels, $preds ) = @_;
    $self->{metrics}->update_binary_stats(@$_) for $self->_pairs( $labels, $preds );
    my $method = $self->{method};
    if ( $self->{average} eq 'macro' ) {
        $self->_add( $self->{metrics}->$method, 1 );
        $self->{metrics}->reset_stats;
    }
    else {
        my $count = $self->{metrics}->total_examples;
        @$self{qw(sum_metric num_inst)} = ( $self->{metrics}->$method * $count, $count );
    }
    return;
}

sub reset {
    my ($self) = @_;
    $self->SUPER::reset;
    $self->{metrics}->reset_stats if $self->{metrics};
    return;
}

package AI::MXNet::MCC;
our @ISA = ('AI::MXNet::F1');
use AI::MXNet::Attributes name => 'mcc', method => 'matthewscc';
AI::MXNet::Metric->register('mcc');

package AI::MXNet::Perplexity;
our @ISA = ('AI::MXNet::EvalMetric');
use AI::MXNet::Attributes name => 'Perplexity', ignore_label => undef, axis => -1;
AI::MXNet::Metric->register('perplexity');

sub python_constructor_arguments { [qw(ignore_label axis)] }

sub _measure {
    my ( $self, $label, $pred ) = @_;
    my $shape = $pred->shape;
    my $chosen =
        $pred->pick( $label->reshape( [ @$shape[ 0 .. $#$shape - 1 ] ] ), axis => $self->{axis} )->reshape( [-1] );
    my $logs  = AI::MXNet::NDArray->maximum( $chosen, 1e-10 )->log;
    my $count = $label->size;
    if ( defined $self->{ignore_label} ) {
        my $kept = ( $label->reshape( [-1] ) != $self->{ignore_label} )->astype('float32');
        $logs  = $logs * $kept;
        $count = $kept->sum->asscalar;
    }
    return ( -$logs->sum->asscalar, $count );
}

sub get {
    my ($self) = @_;
    my ( $name, $mean ) = $self->SUPER::get;
    return ( $name, exp $mean );
}

package AI::MXNet::CrossEntropy;
our @ISA = ('AI::MXNet::EvalMetric');
use AI::MXNet::Attributes name => 'cross-entropy', eps => 1e-12;
AI::MXNet::Metric->register(qw(ce cross-entropy CrossEntropy));

sub python_constructor_arguments { ['eps'] }

sub _measure {
    my ( $self, $label, $pred ) = @_;
    my $chosen = $pred->pick( $label->reshape( [-1] ), axis => 1 );
    return ( -( $chosen + $self->{eps} )->log->sum->asscalar, $label->size );
}

package AI::MXNet::NegativeLogLikelihood;
our @ISA = ('AI::MXNet::CrossEntropy');
use AI::MXNet::Attributes name => 'nll_loss';
AI::MXNet::Metric->register(qw(nll_loss NegativeLogLikelihood));

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Metric::Classification - measures of classes

=head1 DESCRIPTION

AI::MXNet::Accuracy (C<axis>), AI::MXNet::TopKAccuracy (C<top_k>), AI::MXNet::F1 and AI::MXNet::MCC (C<average>: the
mean over updates with C<macro>, over examples with C<micro>), AI::MXNet::Perplexity (C<ignore_label>, C<axis>),
AI::MXNet::CrossEntropy and AI::MXNet::NegativeLogLikelihood (C<eps>). L<AI::MXNet::Metric> says how they are used.

=cut
