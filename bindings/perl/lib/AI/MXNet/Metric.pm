# Measures of how well predictions fit labels; single measures are in files below Metric/.
package AI::MXNet::Metric;
use strict;
use warnings;
use AI::MXNet::Base;
use AI::MXNet::NDArray;

my %REGISTRY;

sub register {
    my ( $class, @names ) = @_;
    my $package = caller;
    $REGISTRY{ lc $_ } = $package for @names;
    return;
}

sub create {
    my ( $class, $metric, @args ) = @_;
    return $metric if ref $metric && UNIVERSAL::isa( $metric, 'AI::MXNet::EvalMetric' );
    return AI::MXNet::CustomMetric->new( eval_function => $metric, @args ) if ref $metric eq 'CODE';
    if ( ref $metric eq 'ARRAY' ) {
        my $all = AI::MXNet::CompositeEvalMetric->new;
        $all->add( $class->create( $_, @args ) ) for @$metric;
        return $all;
    }
    my $package = $REGISTRY{ lc( $metric // '' ) };
    AI::MXNet::Error->raise( Argument => "[Metric] argument 'metric': expected one of "
            . join( ', ', sort keys %REGISTRY )
            . ', got '
            . ( $metric // 'undef' ) )
        unless $package;
    return $package->new(@args);
}

# mx->metric->Accuracy and so on
sub AUTOLOAD {
    my ( $class, @args ) = @_;
    our $AUTOLOAD;
    my ($name) = $AUTOLOAD =~ /(\w+)$/;
    return if $name eq 'DESTROY';
    return $class->create( $name, @args );
}

sub check_label_shapes {
    my ( $labels, $preds ) = @_;
    AI::MXNet::Error->raise(
        Shape => '[Metric] expected as many predictions as labels (' . @$labels . '), got ' . @$preds )
        if @$labels != @$preds;
    return;
}

package AI::MXNet::EvalMetric;
use AI::MXNet::Attributes
    name         => 'metric',
    num_inst     => 0,
    sum_metric   => 0,
    output_names => undef,
    label_names  => undef;
use overload '""' => sub { 'EvalMetric: ' . $_[0]->name }, bool => sub { 1 }, fallback => 1;

sub BUILD { my ($self) = @_; $self->reset;                               return }
sub reset { my ($self) = @_; @$self{qw(num_inst sum_metric)} = ( 0, 0 ); return }

sub get {
    my ($self) = @_;
    return ( $self->{name}, $self->{num_inst} ? $self->{sum_metric} / $self->{num_inst} : 'nan' + 0 );
}

sub get_name_value {
    my ($self) = @_;
    my ( $name, $value ) = $self->get;
    my %found;
    @found{ ref $name ? @$name : $name } = ref $value ? @$value : $value;
    return \%found;
}

sub get_config { my ($self) = @_; return { metric => ref($self) =~ s/.*:://r, name => $self->{name} } }

# Pairs of label and prediction; either may come alone or as a list.
sub _pairs {
    my ( $self, $labels, $preds ) = @_;
    $_ = ref $_ eq 'ARRAY' ? $_ : [$_] for $labels, $preds;
    AI::MXNet::Metric::check_label_shapes( $labels, $preds );
    return map { [ $labels->[$_], $preds->[$_] ] } 0 .. $#$labels;
}

sub _add { my ( $self, $sum, $count ) = @_; $self->{sum_metric} += $sum; $self->{num_inst} += $count; return }

# Most measures are a sum over pairs.
sub update {
    my ( $self, $labels, $preds ) = @_;
    for my $pair ( $self->_pairs( $labels, $preds ) ) {
        $self->_add( $self->_measure( $pair->[0], $pair->[1] ) );
    }
    return;
}

package AI::MXNet::CompositeEvalMetric;
our @ISA = ('AI::MXNet::EvalMetric');
use AI::MXNet::Attributes name => 'composite', metrics => sub { [] };
AI::MXNet::Metric->register(qw(composite CompositeEvalMetric));

sub python_constructor_arguments { ['metrics'] }
sub add        { my ( $self, $metric ) = @_; push @{ $self->{metrics} }, AI::MXNet::Metric->create($metric); return }
sub get_metric { my ( $self, $index ) = @_; return $self->{metrics}[$index] }
sub reset      { my ($self) = @_; $_->reset for @{ $self->{metrics} // [] }; return }
sub update     { my ( $self, @args ) = @_; $_->update(@args) for @{ $self->{metrics} }; return }

sub get {
    my ($self) = @_;
    my ( @names, @values );
    for my $metric ( @{ $self->{metrics} } ) {
        my ( $name, $value ) = $metric->get;
        push @names,  ref $name  ? @$name  : $name;
        push @values, ref $value ? @$value : $value;
    }
    return ( \@names, \@values );
}

package AI::MXNet::CustomMetric;
our @ISA = ('AI::MXNet::EvalMetric');
use AI::MXNet::Attributes name => 'custom', eval_function => undef, allow_extra_outputs => 0;
AI::MXNet::Metric->register(qw(custom CustomMetric));

sub python_constructor_arguments { [qw(eval_function name allow_extra_outputs)] }

sub update {
    my ( $self, $labels, $preds ) = @_;
    $_ = ref $_ eq 'ARRAY' ? $_ : [$_] for $labels, $preds;
    AI::MXNet::Metric::check_label_shapes( $labels, $preds ) unless $self->{allow_extra_outputs};
    for my $k ( 0 .. $#$labels ) {
        my @result = $self->{eval_function}->( $labels->[$k], $preds->[$k] );
        $self->_add( @result == 2 ? @result : ( $result[0], 1 ) );
    }
    return;
}

package AI::MXNet::Loss;
our @ISA = ('AI::MXNet::EvalMetric');
use AI::MXNet::Attributes name => 'loss';
AI::MXNet::Metric->register('loss');

sub update {
    my ( $self, undef, $preds ) = @_;
    $self->_add( $_->sum->asscalar, $_->size ) for ref $preds eq 'ARRAY' ? @$preds : $preds;
    return;
}

require AI::MXNet::Metric::Classification;
require AI::MXNet::Metric::Regression;

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Metric - measures of predictions

=head1 SYNOPSIS

  my $metric = mx->metric->create('acc');            # or mx->metric->Accuracy
  $metric->update([$labels], [$scores]);
  my ($name, $value) = $metric->get;

=head1 DESCRIPTION

C<create> takes a name, a list of names, a function of label and prediction, or a metric. Names: C<acc> (C<accuracy>),
C<top_k_accuracy> (C<top_k_acc>, with C<top_k>), C<f1>, C<mcc>, C<perplexity>, C<mae>, C<mse>, C<rmse>, C<ce>
(C<cross-entropy>), C<nll_loss>, C<pearsonr>, C<loss>, C<custom>, C<composite>. A function returns a sum,
or a sum and a count.

Metrics have C<update(\@labels, \@predictions)>, C<reset>, C<get> (name and value; array references for several),
C<get_name_value> (a hash reference) and C<name>. The value is NaN before the first update.

C<register(@names)> gives names to the calling class.

=cut
