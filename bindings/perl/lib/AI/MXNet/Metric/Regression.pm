# Measures of numbers: errors and correlation.
package AI::MXNet::MAE;
use strict;
use warnings;
our @ISA = ('AI::MXNet::EvalMetric');
use AI::MXNet::Attributes name => 'mae';
AI::MXNet::Metric->register('mae');

# Labels and predictions as columns of the same shape.
sub _difference {
    my ( $label, $pred ) = @_;
    AI::MXNet::Error->raise( Shape => '[Metric] expected ' . $label->size . ' predictions, got ' . $pred->size )
        if $label->size != $pred->size;
    return $label->reshape( [-1] )->astype('float32') - $pred->reshape( [-1] )->astype('float32');
}

sub _measure {
    my ( $self, $label, $pred ) = @_;
    return ( _difference( $label, $pred )->abs->mean->asscalar, 1 );
}

package AI::MXNet::MSE;
our @ISA = ('AI::MXNet::EvalMetric');
use AI::MXNet::Attributes name => 'mse';
AI::MXNet::Metric->register('mse');

sub _measure {
    my ( $self, $label, $pred ) = @_;
    return ( AI::MXNet::MAE::_difference( $label, $pred )->square->mean->asscalar, 1 );
}

package AI::MXNet::RMSE;
our @ISA = ('AI::MXNet::EvalMetric');
use AI::MXNet::Attributes name => 'rmse';
AI::MXNet::Metric->register('rmse');

sub _measure {
    my ( $self, $label, $pred ) = @_;
    return ( sqrt AI::MXNet::MAE::_difference( $label, $pred )->square->mean->asscalar, 1 );
}

package AI::MXNet::PearsonCorrelation;
our @ISA = ('AI::MXNet::EvalMetric');
use AI::MXNet::Attributes name => 'pearson-correlation';
AI::MXNet::Metric->register(qw(pearsonr pearson-correlation PearsonCorrelation));

sub _measure {
    my ( $self, $label, $pred ) = @_;
    my ( $x, $y ) = map { my $flat = $_->reshape( [-1] )->astype('float64'); $flat - $flat->mean } $label, $pred;
    my $sum = sub { $_[0]->sum->asscalar };
    return ( $sum->( $x * $y ) / sqrt( $sum->( $x * $x ) * $sum->( $y * $y ) ), 1 );
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Metric::Regression - measures of numbers

=head1 DESCRIPTION

AI::MXNet::MAE, AI::MXNet::MSE, AI::MXNet::RMSE and AI::MXNet::PearsonCorrelation, each the mean over updates.
L<AI::MXNet::Metric> says how they are used.

=cut
