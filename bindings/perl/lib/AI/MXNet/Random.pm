# Random numbers: the seed, and distributions for arrays and symbols.
package AI::MXNet::Random;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use AI::MXNet::Base;
use AI::MXNet::Context;
use AI::MXNet::NDArray;

# name => parameters in order; with arrays as parameters the sampling operator of the same name runs
our %DISTRIBUTION = (
    uniform                       => [qw(low high)],
    normal                        => [qw(loc scale)],
    gamma                         => [qw(alpha beta)],
    exponential                   => ['lam'],
    poisson                       => ['lam'],
    negative_binomial             => [qw(k p)],
    generalized_negative_binomial => [qw(mu alpha)],
);
my %SAMPLED = ( loc => 'mu', scale => 'sigma' );    # the sampling operators call these differently

sub seed {
    my ( $class, $seed, @args ) = @_;
    my %args = keyword_args( 'seed', ['ctx'], @args );
    my $ctx  = $args{ctx} // 'all';
    check_call(
        ref $ctx
        ? AI::MXNet::Gen::CAPI::MXRandomSeedContext( $seed, $ctx->device_type_id, $ctx->device_id )
        : AI::MXNet::Gen::CAPI::MXRandomSeed($seed)
    );
    return;
}

sub _draw {
    my ( $class, $target, $name, @args ) = @_;
    my @order = ( @{ $DISTRIBUTION{$name} }, qw(shape dtype ctx out) );
    my ( %args, $k );
    $args{ $order[ $k++ // 0 ] } = shift @args
        while @args && ( ref $args[0] || !defined $args[0] || $args[0] !~ /^[A-Za-z_]\w*$/ );
    %args = ( %args, keyword_args( $name, [ @order, 'name' ], @args ) );
    $args{lam} = 1 / delete $args{scale} if $name eq 'exponential' && defined $args{scale};
    delete $args{$_} for grep { !defined $args{$_} } keys %args;
    if ( grep { blessed $args{$_} && $args{$_}->isa($target) } @{ $DISTRIBUTION{$name} } ) {
        delete $args{ctx};
        my @arrays = map { $args{$_} } @{ $DISTRIBUTION{$name} };
        delete @args{ @{ $DISTRIBUTION{$name} } };
        my $sample = "_sample_$name";
        return $target->$sample( @arrays, %args );
    }
    $args{shape} = [1] if !defined $args{shape} && !defined $args{out} && $target eq 'AI::MXNet::NDArray';
    my $random = "_random_$name";
    return $target->$random(%args);
}

for my $name ( keys %DISTRIBUTION ) {
    no strict 'refs';
    *{$name} = sub { my ( $class, @args ) = @_; return AI::MXNet::Random->_draw( $class->_target, $name, @args ) };
}

sub _target { 'AI::MXNet::NDArray' }

sub randint {
    my ( $class, @args ) = @_;
    my @order = qw(low high);
    my @given = map { @args && $args[0] =~ /^-?\d+$/ ? ( $_ => shift @args ) : () } @order;
    return $class->_target->_random_randint( @given, @args );
}

sub randn {
    my ( $class, @args ) = @_;
    my @shape;
    push @shape, shift @args while @args && $args[0] =~ /^\d+$/;
    return $class->normal( @args, shape => @shape ? \@shape : [1] );
}

sub multinomial { my ( $class, @args ) = @_; return $class->_target->_sample_multinomial(@args) }
sub shuffle     { my ( $class, @args ) = @_; return $class->_target->_shuffle(@args) }

package AI::MXNet::NDArray::Random;
require AI::MXNet::Gen::NDArray::Random;
our @ISA = qw(AI::MXNet::Random AI::MXNet::Gen::NDArray::Random);

package AI::MXNet::Symbol::Random;
require AI::MXNet::Gen::Symbol::Random;
our @ISA = qw(AI::MXNet::Random AI::MXNet::Gen::Symbol::Random);
sub _target { 'AI::MXNet::Symbol' }

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Random - random numbers

=head1 SYNOPSIS

  mx->random->seed(42);
  my $x = mx->nd->random->uniform(-1, 1, shape => [2, 3]);
  my $y = mx->nd->random->normal(loc => 0, scale => 2, shape => [2, 3], dtype => 'float64');

=head1 METHODS

=over 4

=item seed($number, ctx => 'all')

Start the generators of all devices, or of one, from this number.

=item uniform, normal, gamma, exponential, poisson, negative_binomial, generalized_negative_binomial

Draw numbers. Parameters come in order or by name (low, high; loc, scale; alpha, beta; lam or scale; lam; k, p; mu,
alpha), then C<shape>, C<dtype>, C<ctx> and C<out>. With arrays as parameters each of their elements gives a sample.

=item randint($low, $high, shape => ..., dtype => ...), randn(@shape), multinomial($probabilities, %options),
shuffle($x)

Whole numbers, the standard normal distribution, draws by probability, and the rows in another order.

=back

=cut
