# Symbolic expressions: composing, asking, inferring, files, binding.
package AI::MXNet::Symbol;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use AI::MXNet::Base;
use AI::MXNet::Context;
use AI::MXNet::Gen::Handle;
use AI::MXNet::Gen::Symbol;
use AI::MXNet::Gen::Symbol::Internal;
use AI::MXNet::Gen::Symbol::Contrib;
use AI::MXNet::Gen::Symbol::Image;
use AI::MXNet::Gen::Symbol::LinAlg;
use AI::MXNet::Gen::Symbol::Sparse;
use AI::MXNet::NDArray;
use AI::MXNet::Symbol::AttrScope;
use AI::MXNet::Symbol::NameManager;
our @ISA;
BEGIN { @ISA = qw(AI::MXNet::Gen::Handle::Symbol AI::MXNet::Gen::Symbol AI::MXNet::Gen::Symbol::Internal) }
use AI::MXNet::Symbol::Arithmetic;
use AI::MXNet::Symbol::Bind;

sub contrib { 'AI::MXNet::Contrib::Symbol' }
sub linalg  { 'AI::MXNet::LinAlg::Symbol' }
sub image   { 'AI::MXNet::Image::Symbol' }
sub sparse  { 'AI::MXNet::Symbol::Sparse' }
sub random  { require AI::MXNet::Random; 'AI::MXNet::Symbol::Random' }

# The packages have the names that AI::MXNet gave them.
for my $name (qw(Contrib LinAlg Image)) {
    no strict 'refs';
    @{"AI::MXNet::${name}::Symbol::ISA"} = ("AI::MXNet::Gen::Symbol::$name");
}
@AI::MXNet::Symbol::Sparse::ISA = ('AI::MXNet::Gen::Symbol::Sparse');

sub histogram { my ( $class, @args ) = @_; return $class->_histogram(@args) }

# --- making ---

sub _wrap {
    my ( $class, $handle ) = @_;
    return bless \$handle, 'AI::MXNet::Symbol';
}

sub Variable {
    my ( $class, $name, @args ) = @_;
    my %args = keyword_args( 'Variable', [qw(attr shape lr_mult wd_mult dtype stype init kwargs __layout__)], @args );
    AI::MXNet::Error->raise( Type => "[Variable] argument 'name': expected a string, got " . ( $name // 'undef' ) )
        if !defined $name || ref $name;
    my $handle;
    check_call( AI::MXNet::Gen::CAPI::MXSymbolCreateVariable( $name, \$handle ) );
    my $self = AI::MXNet::Symbol->_wrap($handle);
    my %attr = %{ AI::MXNet::Symbol::AttrScope->current->get( $args{attr} ) };
    $attr{__shape__}        = AI::MXNet::Operator::tuple( $args{shape} )         if defined $args{shape};
    $attr{__lr_mult__}      = $args{lr_mult}                                     if defined $args{lr_mult};
    $attr{__wd_mult__}      = $args{wd_mult}                                     if defined $args{wd_mult};
    $attr{__dtype__}        = DTYPE_STR_TO_MX->{ $args{dtype} }                  if defined $args{dtype};
    $attr{__storage_type__} = STORAGE_TYPE_STR_TO_ID->{ $args{stype} }           if defined $args{stype};
    $attr{__layout__}       = $args{__layout__}                                  if defined $args{__layout__};
    $attr{__init__}         = ref $args{init} ? $args{init}->dumps : $args{init} if defined $args{init};
    %attr                   = ( %attr, %{ $args{kwargs} } )                      if $args{kwargs};
    $self->_set_attr(%attr) if %attr;
    return $self;
}
{ no warnings 'once'; *var = \&Variable; }

sub Group {
    my ( $class, $symbols ) = @_;
    my $handle;
    check_call(
        AI::MXNet::Gen::CAPI::MXSymbolCreateGroup( scalar @$symbols, [ map { $_->handle } @$symbols ], \$handle ) );
    return AI::MXNet::Symbol->_wrap($handle);
}

sub load {
    my ( $class, $fname ) = @_;
    my $handle;
    check_call( AI::MXNet::Gen::CAPI::MXSymbolCreateFromFile( $fname, \$handle ) );
    return AI::MXNet::Symbol->_wrap($handle);
}

sub load_json {
    my ( $class, $json ) = @_;
    my $handle;
    check_call( AI::MXNet::Gen::CAPI::MXSymbolCreateFromJSON( $json, \$handle ) );
    return AI::MXNet::Symbol->_wrap($handle);
}

sub zeros { my ( $class, %args ) = @_; return AI::MXNet::Symbol->_zeros( dtype => 'float32', %args ) }
sub ones  { my ( $class, %args ) = @_; return AI::MXNet::Symbol->_ones( dtype => 'float32', %args ) }

sub arange {
    my ( $class, %args ) = @_;
    return AI::MXNet::Symbol->_arange( start => 0, dtype => 'float32', %args );
}

# A copy whose free inputs are replaced: by order, or by name.
sub call {
    my ( $self, @args ) = @_;
    my $copy = $self->deepcopy;
    my $name = '';
    if ( @args && blessed $args[0] ) {
        check_call(
            AI::MXNet::Gen::CAPI::MXSymbolCompose_unnamed(
                $$copy, $name, scalar @args, undef, [ map { $_->handle } @args ]
            )
        );
        return $copy;
    }
    my %args = @args;
    $name = delete $args{name} // '';
    my @keys = sort keys %args;
    check_call(
        AI::MXNet::Gen::CAPI::MXSymbolCompose(
            $$copy, $name, scalar @keys, \@keys, [ map { $_->handle } @args{@keys} ]
        )
    );
    return $copy;
}

sub deepcopy {
    my ($self) = @_;
    my $handle;
    check_call( AI::MXNet::Gen::CAPI::MXSymbolCopy( $self->handle, \$handle ) );
    return AI::MXNet::Symbol->_wrap($handle);
}

sub reshape {
    my ( $self, @args ) = @_;
    return $self->Reshape( shape => @args ) if ref $self && ref $args[0] eq 'ARRAY';
    return $self->Reshape(@args);
}

# One output, by number or name; with begin and end, the operator.
sub slice {
    my ( $self, @args ) = @_;
    return $self->SUPER::slice(@args) if !ref $self || @args != 1 || ref $args[0];
    my $index = $args[0];
    my @names = @{ $self->list_outputs };
    if ( $index !~ /^\d+$/ ) {
        my ($found) = grep { $names[$_] eq $index } 0 .. $#names;
        AI::MXNet::Error->raise(
            Argument => "[Symbol] argument 'index': expected the name of an output, got '$index'" )
            unless defined $found;
        $index = $found;
    }
    my $handle;
    check_call( AI::MXNet::Gen::CAPI::MXSymbolGetOutput( $self->handle, $index, \$handle ) );
    return AI::MXNet::Symbol->_wrap($handle);
}

sub get_internals {
    my ($self) = @_;
    my $handle;
    check_call( AI::MXNet::Gen::CAPI::MXSymbolGetInternals( $self->handle, \$handle ) );
    return AI::MXNet::Symbol->_wrap($handle);
}

sub get_children {
    my ($self) = @_;
    my $handle;
    check_call( AI::MXNet::Gen::CAPI::MXSymbolGetChildren( $self->handle, \$handle ) );
    my $found = AI::MXNet::Symbol->_wrap($handle);
    return @{ $found->list_outputs } ? $found : undef;
}

# --- asking ---

sub name {
    my ($self) = @_;
    my ( $name, $found ) = ( undef, 0 );
    check_call( AI::MXNet::Gen::CAPI::MXSymbolGetName( $self->handle, \$name, \$found ) );
    return $found ? $name : undef;
}

sub stringify {
    my ($self) = @_;
    return '<' . ref($self) . ' (closed)>' unless $$self;
    my $name = $self->name;
    return
          '<'
        . ref($self) . ' '
        . ( defined $name ? $name : 'group [' . join( ', ', @{ $self->list_outputs } ) . ']' ) . '>';
}

sub _list {
    my ( $self,  $function ) = @_;
    my ( $count, $at )       = ( 0, undef );
    no strict 'refs';
    check_call( &{"AI::MXNet::Gen::CAPI::$function"}( $self->handle, \$count, \$at ) );
    return [ strings_at( $at, $count ) ];
}

sub list_arguments        { return $_[0]->_list('MXSymbolListArguments') }
sub list_outputs          { return $_[0]->_list('MXSymbolListOutputs') }
sub list_auxiliary_states { return $_[0]->_list('MXSymbolListAuxiliaryStates') }

sub list_inputs {
    my ($self) = @_;
    my ( $count, $at ) = ( 0, undef );
    check_call( AI::MXNet::Gen::CAPI::NNSymbolListInputNames( $self->handle, 0, \$count, \$at ) );
    return [ strings_at( $at, $count ) ];
}

sub num_outputs {
    my ($self) = @_;
    my $count = 0;
    check_call( AI::MXNet::Gen::CAPI::MXSymbolGetNumOutputs( $self->handle, \$count ) );
    return $count;
}

sub attr {
    my ( $self,  $key )   = @_;
    my ( $value, $found ) = ( undef, 0 );
    check_call( AI::MXNet::Gen::CAPI::MXSymbolGetAttr( $self->handle, $key, \$value, \$found ) );
    return $found ? $value : undef;
}

sub list_attr {
    my ($self) = @_;
    my ( $count, $at ) = ( 0, undef );
    check_call( AI::MXNet::Gen::CAPI::MXSymbolListAttrShallow( $self->handle, \$count, \$at ) );
    return { strings_at( $at, 2 * $count ) };
}

sub attr_dict {
    my ($self) = @_;
    my ( $count, $at ) = ( 0, undef );
    check_call( AI::MXNet::Gen::CAPI::MXSymbolListAttr( $self->handle, \$count, \$at ) );
    my %pairs = strings_at( $at, 2 * $count );
    my %found;
    for my $key ( keys %pairs ) {
        my ( $node, $attr ) = split /\$/, $key, 2;
        $found{$node}{$attr} = $pairs{$key};
    }
    return \%found;
}

sub _set_attr {
    my ( $self, %attr ) = @_;
    check_call( AI::MXNet::Gen::CAPI::MXSymbolSetAttr( $self->handle, $_, "$attr{$_}" ) ) for sort keys %attr;
    return $self;
}

sub debug_str {
    my ($self) = @_;
    my $text;
    check_call( AI::MXNet::Gen::CAPI::MXSymbolPrint( $self->handle, \$text ) );
    return $text;
}

sub tojson {
    my ($self) = @_;
    my $text;
    check_call( AI::MXNet::Gen::CAPI::MXSymbolSaveToJSON( $self->handle, \$text ) );
    return $text;
}

sub save {
    my ( $self, $fname ) = @_;
    check_call( AI::MXNet::Gen::CAPI::MXSymbolSaveToFile( $self->handle, $fname ) );
    return;
}

sub STORABLE_freeze { my ($self) = @_; return $self->tojson }

sub STORABLE_thaw {
    my ( $self, $cloning, $json ) = @_;
    my $made = AI::MXNet::Symbol->load_json($json);
    ( $$self, $$made ) = ( $$made, 0 );
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Symbol - symbolic expressions

=head1 SYNOPSIS

  my $data = mx->sym->Variable('data');
  my $net  = mx->sym->FullyConnected($data, num_hidden => 10, name => 'fc');
  $net = mx->sym->SoftmaxOutput($net, name => 'softmax');
  print "@{ $net->list_arguments }\n";                # data fc_weight fc_bias softmax_label

=head1 DESCRIPTION

C<mx-E<gt>sym> is this class; every operator is a method of it (L<AI::MXNet::Gen::Symbol>, L<AI::MXNet::Operator>).
Inputs that are not given become variables named after the node. Arithmetic and comparison work with symbols and
numbers.

=head1 MAKING SYMBOLS

=over 4

=item Variable($name, attr => {}, shape => ..., dtype => ..., init => ..., lr_mult => ..., wd_mult => ...), var

A free input.

=item Group(\@symbols), load($file), load_json($text), zeros, ones, arange

Several symbols as one; from a file or text; constants.

=item call(@symbols) or call(name => $symbol), deepcopy, slice($output), get_internals, get_children

A copy with inputs replaced (also C<$symbol-E<gt>(...)>), a copy, one output by number or name, all inner outputs, and
the inputs of the node (undef when there are none).

=item reshape(\@shape)

The operator Reshape.

=back

=head1 ASKING

=over 4

=item name, list_arguments, list_outputs, list_auxiliary_states, list_inputs, num_outputs

The name (undef for a group), and names as array references.

=item attr($key), list_attr, attr_dict

Attributes of the node, and of all nodes by name.

=item infer_shape(name => \@shape, ...), infer_shape_partial, infer_type(name => $dtype, ...)

Shapes or types of arguments, outputs and states, as three array references; three undefs when too little is known.

=item tojson, save($file), debug_str, stringify

The symbol as text.

=back

=head1 RUNNING

=over 4

=item simple_bind(ctx => ..., shapes => \%shapes, grad_req => 'write', type_dict => \%dtypes)

An L<AI::MXNet::Executor> with new arrays.

=item bind(ctx => ..., args => ..., args_grad => ..., grad_req => 'write', aux_states => ...)

One with the given arrays, in order or by name.

=item eval(ctx => ..., args => ...)

The outputs for these arguments.

=back

=cut
