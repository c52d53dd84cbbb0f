# Operators of Perl on arrays, and their names as methods.
package AI::MXNet::NDArray;
use strict;
use warnings;
use Scalar::Util qw(blessed looks_like_number refaddr);
use AI::MXNet::Operator;

# name => [operator for two arrays, array and number, number and array]
my %BINARY = (
    add           => [qw(broadcast_add _plus_scalar _plus_scalar)],
    subtract      => [qw(broadcast_sub _minus_scalar _rminus_scalar)],
    multiply      => [qw(broadcast_mul _mul_scalar _mul_scalar)],
    divide        => [qw(broadcast_div _div_scalar _rdiv_scalar)],
    modulo        => [qw(broadcast_mod _mod_scalar _rmod_scalar)],
    power         => [qw(broadcast_power _power_scalar _rpower_scalar)],
    maximum       => [qw(broadcast_maximum _maximum_scalar _maximum_scalar)],
    minimum       => [qw(broadcast_minimum _minimum_scalar _minimum_scalar)],
    hypot         => [qw(broadcast_hypot _hypot_scalar _hypot_scalar)],
    equal         => [qw(broadcast_equal _equal_scalar _equal_scalar)],
    not_equal     => [qw(broadcast_not_equal _not_equal_scalar _not_equal_scalar)],
    greater       => [qw(broadcast_greater _greater_scalar _lesser_scalar)],
    greater_equal => [qw(broadcast_greater_equal _greater_equal_scalar _lesser_equal_scalar)],
    lesser        => [qw(broadcast_lesser _lesser_scalar _greater_scalar)],
    lesser_equal  => [qw(broadcast_lesser_equal _lesser_equal_scalar _greater_equal_scalar)],
    logical_and   => [qw(broadcast_logical_and _logical_and_scalar _logical_and_scalar)],
    logical_or    => [qw(broadcast_logical_or _logical_or_scalar _logical_or_scalar)],
    logical_xor   => [qw(broadcast_logical_xor _logical_xor_scalar _logical_xor_scalar)],
);

for my $name ( keys %BINARY ) {
    my ( $arrays, $right, $left ) = map { AI::MXNet::Operator->named($_) } @{ $BINARY{$name} };
    my $code = sub {
        my ( $self, $other, $swapped ) = @_;
        if ( !ref $self ) {    # as a function: mx->nd->add($x, 2), mx->nd->maximum(2, $x)
            shift;
            ( $self, $other, $swapped ) = @_;
            ( $self, $other, $swapped ) = ( $other, $self, 1 ) unless ref $self;
        }
        if ( !ref $other ) { return _with_number( $swapped ? $left : $right, $self, $other ) }
        $other = _as_array( $self, $other );
        return AI::MXNet::Operator::array( $arrays, $swapped ? ( $other, $self ) : ( $self, $other ) );
    };
    my $in_place = sub {
        my ( $self, $other ) = @_;
        if ( ref $other ) { AI::MXNet::Operator::array( $arrays, $self, _as_array( $self, $other ), out => $self ) }
        else              { AI::MXNet::Operator::array( $right, $self, $other, out => $self ) }
        return $self;
    };
    no strict 'refs';
    *{$name} = $code;
    *{"i$name"} = $in_place;
}
{ no warnings 'once'; *true_divide = \&divide; }

# Prepared calls by number; a number that Perl prints short of its digits is written out.
my %WITH_NUMBER;

sub CLONE { %WITH_NUMBER = (); return }    # as in AI::MXNet::Operator

sub _with_number {
    my ( $op, $self, $number ) = @_;
    my $text = "$number";
    $text = AI::MXNet::Operator::number($number) if !looks_like_number($number) || $text != $number;
    my $cache = $WITH_NUMBER{$op} //= {};
    my $call  = $cache->{$text} // do {
        AI::MXNet::Error->raise( Type => "[$op->{name}] expected a number, got '$number'" )
            unless looks_like_number($number);
        %$cache = () if keys %$cache > 256;
        $cache->{$text} = $op->prepare( { scalar => AI::MXNet::Operator::number($number) }, 1 );
    };
    my $handle = AI::MXNet::Gen::CAPI::MXHubInvocationCall1( $call->[0], $$self );
    $handle or AI::MXNet::Operator::_failed($self);
    return bless \$handle, 'AI::MXNet::NDArray';
}

sub _as_array {
    my ( $self, $other ) = @_;
    return $other if blessed $other && $other->isa('AI::MXNet::NDArray');
    return AI::MXNet::NDArray->array( $other, dtype => $self->dtype, ctx => $self->context );
}

sub atan2 {
    my ( $self, $other, $swapped ) = @_;
    my ( $y, $x ) = $swapped ? ( $other, $self ) : ( $self, $other );
    $_ = ref $_ ? $_ : AI::MXNet::NDArray->full( $self->shape, $_, dtype => $self->dtype ) for $y, $x;

    # the half circle to the left of zero: add pi with the sign of y
    my $left     = ( $x < 0 ) * ( ( $y >= 0 ) * 2 - 1 ) * 3.14159265358979312;
    my $straight = ( $x == 0 ) * $y->sign * 1.57079632679489656;
    return ( $y / ( $x + ( $x == 0 ) ) )->arctan * ( $x != 0 ) + $left + $straight;
}

use overload
    '+'      => \&add,
    '-'      => \&subtract,
    '*'      => \&multiply,
    '/'      => \&divide,
    '%'      => \&modulo,
    '**'     => \&power,
    '=='     => \&equal,
    '!='     => \&not_equal,
    '>'      => \&greater,
    '>='     => \&greater_equal,
    '<'      => \&lesser,
    '<='     => \&lesser_equal,
    '+='     => \&iadd,
    '-='     => \&isubtract,
    '*='     => \&imultiply,
    '/='     => \&idivide,
    '%='     => \&imodulo,
    '**='    => \&ipower,
    '.='     => sub { $_[0]->set( $_[1] ) },
    '@{}'    => sub { $_[0]->_rows_of },
    '='      => sub { $_[0] },                                  # $y = $x; $y += 1 changes both, as they are one array
    'neg'    => sub { $_[0]->negative },
    'sqrt'   => sub { AI::MXNet::Gen::NDArray::sqrt( $_[0] ) },
    'abs'    => sub { AI::MXNet::Gen::NDArray::abs( $_[0] ) },
    'sin'    => sub { AI::MXNet::Gen::NDArray::sin( $_[0] ) },
    'cos'    => sub { AI::MXNet::Gen::NDArray::cos( $_[0] ) },
    'log'    => sub { AI::MXNet::Gen::NDArray::log( $_[0] ) },
    'exp'    => sub { AI::MXNet::Gen::NDArray::exp( $_[0] ) },
    'atan2'  => \&atan2,
    'bool'   => sub { 1 },
    'eq'     => sub { ref $_[1] ? refaddr( $_[0] ) == refaddr( $_[1] ) : $_[0]->stringify eq $_[1] }, # the same array
    'ne'     => sub { ref $_[1] ? refaddr( $_[0] ) != refaddr( $_[1] ) : $_[0]->stringify ne $_[1] },
    '""'     => sub { $_[0]->stringify },
    fallback => 1;

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::NDArray::Arithmetic - arithmetic and comparison

=head1 DESCRIPTION

Part of L<AI::MXNet::NDArray>, which describes the methods.

=cut
