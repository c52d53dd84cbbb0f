# Runs operators on arrays and makes nodes of symbols; all generated functions end here.
package AI::MXNet::Operator;
use strict;
use warnings;
use Scalar::Util          qw(blessed looks_like_number);
use FFI::Platypus::Buffer qw(scalar_to_pointer);
use AI::MXNet::Error;
use AI::MXNet::Library;
use AI::MXNet::Gen::Handle;

use constant {
    NDARRAY      => 'AI::MXNet::NDArray',
    SYMBOL       => 'AI::MXNet::Symbol',
    MAX_PREPARED => 512,                    # prepared calls an operator keeps; parameters may change at every step
    ROOM         => 4096,                   # results of one call
};

my %DEFINED;
my $room    = ROOM;
my $results = "\0" x ( 8 * $room );         # no constant, so that the string is not shared

sub define {
    my ( $class, $name, $inputs, $specs, %more ) = @_;
    return $DEFINED{$name} if $DEFINED{$name};
    my ( @params, %kind, %choice );
    for my $spec (@$specs) {
        my ( $param, $kind ) = split /:/, $spec, 2;
        push @params, $param;
        $kind //= '';
        $choice{$param} = { map { $_ => 1 } split /\|/, $kind } if $kind !~ /^(?:|bool|double|string)$/;
        $kind{$param}   = $kind;
    }
    my $self = bless {
        name     => $name,
        inputs   => $inputs,
        params   => [ defined $more{variadic} ? grep { $_ ne $more{variadic} } @params : @params ],
        kind     => \%kind,
        choice   => \%choice,
        input_at => { map { $inputs->[$_] => $_ } 0 .. $#$inputs },
        exact    => scalar( grep { $_ eq 'double' } values %kind ),
        variadic => $more{variadic},
        fast     => {},    # arguments as written => prepared call
        prepared => {},    # parameters as text => prepared call
    }, $class;
    return $DEFINED{$name} = $self;
}

# A new Perl thread prepares its own calls; those here stay with their owner.
sub CLONE {
    @$_{qw(fast prepared)} = ( {}, {} ) for values %DEFINED;
    return;
}

sub named {
    my ( $class, $name ) = @_;
    return $DEFINED{$name};
}

# Run on arrays. The common form, arrays and then plain parameters, is found again by its arguments alone.
sub array {
    my $op = shift;
    shift unless ref $_[0];    # called as a method of the class
    my $n = 0;
    $n++ while $n < @_ && ref $_[$n] eq NDARRAY;
    my $key = $n;
    for my $k ( $n .. $#_ ) {
        my $value = $_[$k];
        if    ( !defined $value || ref $value ) { $key = _key_of( $key, $value ) // last }
        elsif ( $op->{exact} && looks_like_number($value) && "$value" != $value ) {
            undef $key;
            last;
        }    # text would lose digits
        else { $key .= "\0$value" }
    }
    if ( defined $key and my $call = $op->{fast}{$key} ) {
        if ( $call->[1] && $n < 4 ) {
            my $handle =
                  $n == 1 ? AI::MXNet::Gen::CAPI::MXHubInvocationCall1( $call->[0], ${ $_[0] } )
                : $n == 2 ? AI::MXNet::Gen::CAPI::MXHubInvocationCall2( $call->[0], ${ $_[0] }, ${ $_[1] } )
                : $n == 3
                ? AI::MXNet::Gen::CAPI::MXHubInvocationCall3( $call->[0], ${ $_[0] }, ${ $_[1] }, ${ $_[2] } )
                : AI::MXNet::Gen::CAPI::MXHubInvocationCall0( $call->[0] );
            $handle or _failed( @_[ 0 .. $n - 1 ] );
            return bless \$handle, NDARRAY;
        }
        return _run( $call, [ @_[ 0 .. $n - 1 ] ], undef );
    }
    my ( $places, $texts, $special, $plain ) = $op->parse( NDARRAY, @_ );
    my $inputs = [ grep { defined } @$places ];
    my $call   = $op->prepare( $texts, scalar @$inputs );
    if ( defined $key && $plain && @$inputs == $n ) {
        $op->{fast} = {} if keys %{ $op->{fast} } >= MAX_PREPARED;
        $op->{fast}{$key} = $call;
    }
    return _run( $call, $inputs, $special->{out} );
}

sub _key_of {
    my ( $key, $value ) = @_;
    return if ref $value ne 'ARRAY' || grep { !defined || ref } @$value;
    return "$key\0(" . join( ',', @$value ) . ')';
}

# A prepared call for these parameters: its handle, whether it is known to give one array, and the owner of the handle.
sub prepare {
    my ( $op, $texts, $count ) = @_;
    my @keys = sort keys %$texts;
    my @vals = @$texts{@keys};
    if ( $op->{variadic} && !exists $texts->{ $op->{variadic} } ) {
        push @keys, $op->{variadic};
        push @vals, $count;
    }
    my $key   = join "\0", $count, map { ( $keys[$_], $vals[$_] ) } 0 .. $#keys;
    my $found = $op->{prepared}{$key};
    return $found if $found;
    my $handle;
    AI::MXNet::Gen::CAPI::MXHubInvocationCreate( \$handle, $op->{name}, scalar @keys, \@keys, \@vals ) == 0
        or AI::MXNet::Error->throw;
    $op->{prepared} = {} if keys %{ $op->{prepared} } >= MAX_PREPARED;
    return $op->{prepared}{$key} =
        [ $handle, 0, bless \( my $owner = $handle ), 'AI::MXNet::Gen::Handle::Invocation' ];
}

sub _run {
    my ( $call, $inputs, $out ) = @_;
    my @out   = !defined $out ? () : ref $out eq 'ARRAY' ? @$out : ($out);
    my $count = @out;
    substr $results, 0, 8 * $count, pack 'Q*', map { $_->handle } @out if $count;
    AI::MXNet::Gen::CAPI::MXHubInvocationCall(
        scalar_to_pointer($results),
        $room, \$count, $call->[0],
        scalar @$inputs,
        [ map { $$_ } @$inputs ]
        ) == 0
        or _failed(@$inputs);
    return $out if @out;
    $call->[1] = $count == 1;
    my @made = map { my $handle = $_; bless \$handle, NDARRAY } unpack "Q$count", $results;
    return @made == 1 ? $made[0] : \@made;
}

sub _failed {
    for my $input (@_) { $$input or AI::MXNet::Error->closed($input) }
    AI::MXNet::Error->throw;
}

# Sort arguments into inputs, parameters as text, and what is not the operator's: out, name, attr.
# An input that was left out is undef. The last value tells whether all inputs stood in front, so that the call can be
# found by its arguments.
sub parse {
    my ( $op, $class, @args ) = @_;
    push @args, %{ pop @args } if @args && ref $args[-1] eq 'HASH';
    my ( @inputs, %named, %texts, %special );
    my $plain = 1;
    my $next  = 0;    # position among the parameters
    while (@args) {
        my $arg = $args[0];
        if ( ref $arg && blessed $arg && $arg->isa($class) ) {
            push @inputs, shift @args;
        }
        elsif (defined $op->{variadic}
            && ref $arg eq 'ARRAY'
            && @$arg
            && blessed $arg->[0]
            && $arg->[0]->isa($class) )
        {
            push @inputs, @{ shift @args };
            $plain = 0;
        }
        elsif ( $op->_is_keyword( $arg, $next, scalar @args ) ) {
            my ( $key, $value ) = splice @args, 0, 2;
            next unless defined $value;
            if    ( $key eq 'out' || $key eq 'name' || $key eq 'attr' ) { $special{$key} = $value }
            elsif ( exists $op->{input_at}{$key} )                      { $named{$key}   = $value }
            elsif ( blessed $value && $value->isa($class) )             { $named{$key}   = $value }
            else                                                        { $texts{$key}   = $op->text( $key, $value ) }
        }
        elsif ( !defined $arg && !defined $op->{variadic} && @inputs < @{ $op->{inputs} } && !$next ) {
            push @inputs, shift @args;    # an input that is left out
        }
        else {
            $op->_not_an_input($arg) if ref $arg && !@inputs && @{ $op->{inputs} } && !defined $op->{variadic};
            my $key = $op->{params}[ $next++ ] // $op->_too_many($arg);
            $texts{$key} = $op->text( $key, $arg ) if defined $arg;
            shift @args;
        }
    }
    if (%named) {
        $plain = 0;
        $op->_place( $class, \@inputs, \%named, \%special );
    }
    $op->_too_many_inputs( scalar @inputs ) if !defined $op->{variadic} && @inputs > @{ $op->{inputs} };
    $plain = 0 if grep { !defined } @inputs;
    $plain = 0 if %special;
    return ( \@inputs, \%texts, \%special, $plain );
}

# A word with something behind it is a keyword, unless it is one of the values of the parameter whose turn it is.
sub _is_keyword {
    my ( $op, $arg, $next, $left ) = @_;
    return 0 if $left < 2 || !defined $arg || ref $arg || $arg !~ /^[A-Za-z_]\w*$/;
    return 1 if exists $op->{kind}{$arg} || exists $op->{input_at}{$arg} || $arg =~ /^(?:out|name|attr)$/;
    my $param = $op->{params}[$next];
    return 0 if defined $param && $op->{choice}{$param} && $op->{choice}{$param}{$arg};
    return $left % 2 == 0;
}

sub _place {
    my ( $op, $class, $inputs, $named, $special ) = @_;
    if ( defined $op->{variadic} ) {

        # inputs of any number have no names of their own; arg0, arg1, ... keep the caller's order
        my @names = sort { ( $a =~ /(\d+)$/ )[0] <=> ( $b =~ /(\d+)$/ )[0] } grep { /\d$/ } keys %$named;
        my @rest  = grep { !/\d$/ } sort keys %$named;
        push @$inputs, map { ref $named->{$_} eq 'ARRAY' ? @{ $named->{$_} } : $named->{$_} } @rest, @names;
        return;
    }
    for my $name ( sort keys %$named ) {
        my $value = $named->{$name};
        my $at    = $op->{input_at}{$name};
        AI::MXNet::Error->raise(
            Argument => "[$op->{name}] argument '$name': expected a name of an input or parameter" )
            unless defined $at;
        $op->_not_an_input( $value, $name ) unless blessed $value && $value->isa($class);
        AI::MXNet::Error->raise( Argument => "[$op->{name}] argument '$name': expected it once, got it twice" )
            if defined $inputs->[$at];
        $inputs->[$at] = $value;
    }
    return;
}

sub _not_an_input {
    my ( $op, $value, $name ) = @_;
    $name //= $op->{inputs}[0];
    AI::MXNet::Error->raise(
        Argument => "[$op->{name}] argument '$name': expected an array or symbol, got "
            . ( ref $value ? 'a ' . ref $value : "'$value'" ),
        operator => $op->{name},
        argument => $name
    );
}

sub _too_many {
    my ( $op, $value ) = @_;
    $value = 'undef' unless defined $value;
    AI::MXNet::Error->raise(
        Argument => "[$op->{name}] expected at most "
            . @{ $op->{inputs} }
            . ' inputs and '
            . @{ $op->{params} }
            . " parameters, got another argument: $value",
        operator => $op->{name}
    );
}

sub _too_many_inputs {
    my ( $op, $count ) = @_;
    AI::MXNet::Error->raise(
        Argument => "[$op->{name}] expected at most " . @{ $op->{inputs} } . " inputs, got $count",
        operator => $op->{name}
    );
}

# The text form of a parameter, as the library reads it.
sub text {
    my ( $op, $name, $value ) = @_;
    my $kind = $op->{kind}{$name} // '';
    if ( ref $value ) {
        if ( blessed $value ) {
            $op->_not_a_value( $name, $value ) if $value->isa(NDARRAY) || $value->isa(SYMBOL);
            return "$value";
        }
        $op->_not_a_value( $name, $value ) if ref $value ne 'ARRAY';
        return tuple($value);
    }
    return $value eq ''      ? '0'    : $value if $kind eq 'bool';
    return $kind eq 'string' ? $value : number($value);
}

sub _not_a_value {
    my ( $op, $name, $value ) = @_;
    AI::MXNet::Error->raise(
        Argument => "[$op->{name}] argument '$name': expected a plain value, got a " . ref $value,
        operator => $op->{name},
        argument => $name
    );
}

sub tuple {
    my ($list) = @_;
    my @items = map { ref $_ eq 'ARRAY' ? tuple($_) : defined $_ ? number($_) : 'None' } @$list;
    return '(' . join( ',', @items ) . ( @items == 1 ? ',' : '' ) . ')';
}

# Perl prints 15 digits; the library gets as many as the number has.
sub number {
    my ($value) = @_;
    my $text = "$value";
    return $text if $text =~ /^-?\d{1,15}$/ || !looks_like_number($value);
    return $value != $value ? 'nan' : $value > 0 ? 'inf' : '-inf' if $text =~ /^-?(?:inf|nan)/i;
    return $text == $value ? $text : sprintf '%.17g', $value;
}

# Make a node. Inputs that are not given become variables named after the node.
sub symbol {
    my $op = shift;
    shift unless ref $_[0];
    my ( $inputs, $texts, $special ) = $op->parse( SYMBOL, @_ );
    $texts->{ $op->{variadic} } //= @$inputs if $op->{variadic};
    my @keys = sort keys %$texts;
    my $handle;
    AI::MXNet::Gen::CAPI::NNGetOpHandle( $op->{name}, \my $creator ) == 0 or AI::MXNet::Error->throw;
    AI::MXNet::Gen::CAPI::MXSymbolCreateAtomicSymbol( $creator, scalar @keys, \@keys, [ @$texts{@keys} ], \$handle )
        == 0
        or AI::MXNet::Error->throw;
    my $node = bless \$handle, SYMBOL;
    my $attr = AI::MXNet::Symbol::AttrScope->current->get( $special->{attr} );
    $node->_set_attr(%$attr) if %$attr;
    my $hint = lc $op->{name};
    $hint =~ s/^_+//;
    my $name    = AI::MXNet::Symbol::NameManager->current->get( $special->{name}, $hint );
    my @given   = grep { defined $inputs->[$_] } 0 .. $#$inputs;
    my $handles = [ map { $inputs->[$_]->handle } @given ];
    my $code =
        defined $op->{variadic}
        ? AI::MXNet::Gen::CAPI::MXSymbolCompose_unnamed( $$node, $name, scalar @given, undef, $handles )
        : AI::MXNet::Gen::CAPI::MXSymbolCompose(
        $$node, $name,
        scalar @given,
        [ map { $op->{inputs}[$_] } @given ], $handles
        );
    AI::MXNet::Error->throw if $code;
    return $node;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Operator - how operator functions are called

=head1 DESCRIPTION

The operator functions of C<mx-E<gt>nd> and C<mx-E<gt>sym> take inputs and then parameters:

  mx->nd->FullyConnected($data, $weight, $bias, num_hidden => 10)     # inputs in order, parameters by name
  mx->nd->FullyConnected(data => $data, weight => $w, no_bias => 1, num_hidden => 10)
  mx->nd->slice_axis($x, 0, 1, 3)                                     # parameters in order
  mx->nd->concat($a, $b, dim => 1)                                    # any number of inputs, also as [$a, $b]
  $x->sum(axis => [0, 1])                                             # any function as a method of its first input
  mx->nd->relu($x, out => $y)                                         # write into an array that exists

Shapes and other tuples are array references. A parameter that is C<undef> is not sent, so that the library's own
default holds; where None is a value of its own, write C<'None'>. Functions with several results return an array
reference. Unknown names, wrong values and wrong numbers of inputs die with an L<AI::MXNet::Error>.

For symbols C<name> names the node and C<attr> is a hash of attributes; inputs that are left out become variables.

=head1 METHODS

=over 4

=item define($name, \@inputs, \@parameters, %more)

Describe an operator; used by the generated modules.

=item named($name)

The description of an operator, or undef.

=item array($operator, @arguments), symbol($operator, @arguments)

Run on arrays, and make a node.

=item prepare(\%texts, $count), parse($class, @arguments), text($name, $value), tuple(\@list), number($value)

The steps between: a prepared call of the library, arguments sorted by their role, and values as text.

=back

=cut
