# Operators of Perl on symbols, and their names as methods.
package AI::MXNet::Symbol;
use strict;
use warnings;
use Scalar::Util qw(looks_like_number);
use AI::MXNet::Error;

# name => [operator for two symbols, symbol and number, number and symbol]
my %BINARY = (
    add           => [qw(_plus _plus_scalar _plus_scalar)],
    subtract      => [qw(_minus _minus_scalar _rminus_scalar)],
    multiply      => [qw(_mul _mul_scalar _mul_scalar)],
    divide        => [qw(_div _div_scalar _rdiv_scalar)],
    mod           => [qw(_mod _mod_scalar _rmod_scalar)],
    power         => [qw(_power _power_scalar _rpower_scalar)],
    maximum       => [qw(_maximum _maximum_scalar _maximum_scalar)],
    minimum       => [qw(_minimum _minimum_scalar _minimum_scalar)],
    hypot         => [qw(_hypot _hypot_scalar _hypot_scalar)],
    equal         => [qw(_equal _equal_scalar _equal_scalar)],
    not_equal     => [qw(_not_equal _not_equal_scalar _not_equal_scalar)],
    greater       => [qw(_greater _greater_scalar _lesser_scalar)],
    greater_equal => [qw(_greater_equal _greater_equal_scalar _lesser_equal_scalar)],
    lesser        => [qw(_lesser _lesser_scalar _greater_scalar)],
    lesser_equal  => [qw(_lesser_equal _lesser_equal_scalar _greater_equal_scalar)],
);

for my $name ( keys %BINARY ) {
    my ( $symbols, $right, $left ) = @{ $BINARY{$name} };
    no strict 'refs';
    *{$name} = sub {
        my ( $self, $other, $swapped ) = @_;
        if ( !ref $self ) {    # as a function of the class
            shift;
            ( $self, $other, $swapped ) = @_;
            ( $self, $other, $swapped ) = ( $other, $self, 1 ) unless ref $self;
        }
        if ( ref $other ) { return $swapped ? $other->$symbols($self) : $self->$symbols($other) }
        AI::MXNet::Error->raise( Type => "[$name] expected a symbol or a number, got '$other'" )
            unless looks_like_number($other);
        my $with_number = $swapped ? $left : $right;
        return $self->$with_number( scalar => $other );
    };
}
{ no warnings 'once'; *true_divide = \&divide; *modulo = \&mod; }

use overload
    '+'    => \&add,
    '-'    => \&subtract,
    '*'    => \&multiply,
    '/'    => \&divide,
    '%'    => \&mod,
    '**'   => \&power,
    '=='   => \&equal,
    '!='   => \&not_equal,
    '>'    => \&greater,
    '>='   => \&greater_equal,
    '<'    => \&lesser,
    '<='   => \&lesser_equal,
    'neg'  => sub { $_[0]->negative },
    '='    => sub { $_[0] },
    'bool' => sub { 1 },
    '&{}'  => sub {
    my $self = shift;
    return sub { $self->call(@_) }
    },
    '""'     => sub { $_[0]->stringify },
    fallback => 1;

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Symbol::Arithmetic - arithmetic and comparison of symbols

=head1 DESCRIPTION

Part of L<AI::MXNet::Symbol>, which describes the methods.

=cut
