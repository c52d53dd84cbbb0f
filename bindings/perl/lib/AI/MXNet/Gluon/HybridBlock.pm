# Blocks that run on arrays or build symbols with the same code.
package AI::MXNet::Gluon::HybridBlock;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use AI::MXNet::Base;
use AI::MXNet::CachedOp;
use AI::MXNet::Gluon::Block;
our @ISA = ('AI::MXNet::Gluon::Block');
use AI::MXNet::Attributes _active => 0, _flags => sub { {} }, _cached_op => undef, _cached_graph => undef;

sub register_child {
    my ( $self, $block, $name ) = @_;
    AI::MXNet::Error->raise(
        Type => '[' . ref($self) . '] expected children that are HybridBlocks, got a ' . ref $block )
        unless $block->isa('AI::MXNet::Gluon::HybridBlock');
    $self->_clear_cached_op;
    return $self->SUPER::register_child( $block, $name );
}

sub hybridize {
    my ( $self, $active, %flags ) = @_;
    $self->{_active} = $active // 1;
    $self->{_flags}  = \%flags;
    $self->_clear_cached_op;
    $_->hybridize( $self->{_active}, %flags ) for $self->children;
    return $self;
}

sub cast {
    my ( $self, $dtype ) = @_;
    $self->_clear_cached_op;
    return $self->SUPER::cast($dtype);
}

sub _clear_cached_op { my ($self) = @_; delete @$self{qw(_cached_op _cached_graph)}; return }

# Inputs may be nested lists, as the states of recurrent layers are: flat, with a form to nest them again.
sub _flatten {
    my ($value) = @_;
    return ( [$value], undef ) if !ref $value || blessed $value;
    my ( @flat, @form );
    for my $item (@$value) {
        my ( $inner, $form ) = _flatten($item);
        push @flat, @$inner;
        push @form, $form;
    }
    return ( \@flat, \@form );
}

sub _regroup {
    my ( $flat, $form ) = @_;
    return shift @$flat unless defined $form;
    return [ map { _regroup( $flat, $_ ) } @$form ];
}

# The block as a symbol of variables data0, data1, ...
sub _get_graph {
    my ( $self, @args ) = @_;
    return @{ $self->{_cached_graph} } if $self->{_cached_graph};
    my ( $flat, $form ) = _flatten( \@args );
    my @inputs = @$flat == 1 ? AI::MXNet::Symbol->Variable('data') : map { AI::MXNet::Symbol->Variable("data$_") }
        0 .. $#$flat;
    my $out = $self->name_scope( sub { $self->_on_symbols( @{ _regroup( [@inputs], $form ) } ) } );
    my ( $outputs, $out_form ) = _flatten($out);
    my $symbol = @$outputs == 1 ? $outputs->[0] : AI::MXNet::Symbol->Group($outputs);
    $self->{_cached_graph} = [ \@inputs, $symbol, $out_form ];
    return @{ $self->{_cached_graph} };
}

sub _on_symbols {
    my ( $self, @args ) = @_;
    my %params = map { $_ => $self->{_reg_params}{$_}->var } keys %{ $self->{_reg_params} };
    return $self->hybrid_forward( 'AI::MXNet::Symbol', @args, %params );
}

# Shapes of parameters that only the inputs decide.
sub infer_shape {
    my ( $self, @args )     = @_;
    my ( $inputs, $symbol ) = $self->_get_graph(@args);
    my ($flat) = _flatten( \@args );
    my %known = map { ( $inputs->[$_]->name => $flat->[$_]->shape ) } 0 .. $#$inputs;
    my ( $arg_shapes, undef, $aux_shapes ) = $symbol->infer_shape(%known);
    AI::MXNet::Error->raise(
        Shape => '[' . ref($self) . '] expected inputs that decide the shapes of all parameters' )
        unless $arg_shapes;
    my %shape;
    @shape{ @{ $symbol->list_arguments } }        = @$arg_shapes;
    @shape{ @{ $symbol->list_auxiliary_states } } = @$aux_shapes;

    for my $parameter ( $self->collect_params->values ) {
        $parameter->_set_shape( $shape{ $parameter->name } ) if $shape{ $parameter->name };
    }
    return;
}

sub _deferred_infer_shape {
    my ( $self, @args ) = @_;
    $self->infer_shape(@args);
    $_->_finish_deferred_init for $self->collect_params->values;

    # the graph holds variables without shapes
    $self->_clear_cached_op;
    return;
}

sub _waits_for_shape {
    my ($self) = @_;
    return scalar grep { $_->{_deferred_init} } $self->collect_params->values;
}

sub _call_cached_op {
    my ( $self, @args ) = @_;
    my ( $flat, undef ) = _flatten( \@args );
    if ( !$self->{_cached_op} ) {
        $self->_deferred_infer_shape(@args) if $self->_waits_for_shape;
        my ( $inputs, $symbol ) = $self->_get_graph(@args);
        my %data   = map { $inputs->[$_]->name => $_ } 0 .. $#$inputs;
        my %params = map { $_->name            => $_ } $self->collect_params->values;
        my @plan   = map {
            $data{$_} // $params{$_}
                // AI::MXNet::Error->raise( State => "[HybridBlock] argument '$_': expected an input or parameter" )
        } @{ $symbol->list_inputs };
        $self->{_cached_op} = [ AI::MXNet::CachedOp->new( $symbol, $self->{_flags} ), \@plan ];
    }
    my ( $op, $plan ) = @{ $self->{_cached_op} };
    my $result = $op->call( map { ref $_ ? $_->data : $flat->[$_] } @$plan );
    my $form   = $self->{_cached_graph}[2];
    return $result unless defined $form;
    return _regroup( ref $result eq 'ARRAY' ? [@$result] : [$result], $form );
}

sub forward {
    my ( $self, @args ) = @_;
    my ($first) = @{ ( _flatten( \@args ) )[0] };
    return $self->name_scope( sub { $self->_on_symbols(@args) } )
        if blessed $first && $first->isa('AI::MXNet::Symbol');
    AI::MXNet::Error->raise(
        Type => '[' . ref($self) . '] expected an array or a symbol, got ' . ( ref $first || $first // 'undef' ) )
        unless blessed $first && $first->isa('AI::MXNet::NDArray');
    return $self->_call_cached_op(@args) if $self->{_active};
    my $own = $self->{_reg_params};
    $self->_deferred_infer_shape(@args) if grep { $_->{_deferred_init} } values %$own;
    my %params = map { $_ => $own->{$_}->data } keys %$own;
    return $self->hybrid_forward( 'AI::MXNet::NDArray', @args, %params );
}

sub hybrid_forward {
    my ($self) = @_;
    AI::MXNet::Error->raise( State => '[' . ref($self) . '] expected a method hybrid_forward, found none' );
}

# The graph and the parameters as the files of a checkpoint.
sub export {
    my ( $self, $path, @args ) = @_;
    my %args = keyword_args( 'export', ['epoch'], @args );
    AI::MXNet::Error->raise( State => '[HybridBlock] expected hybridize and one call before export' )
        unless $self->{_cached_graph};
    my $symbol = $self->{_cached_graph}[1];
    $symbol->save("$path-symbol.json");
    my %is_arg = map { $_ => 1 } @{ $symbol->list_arguments };
    my %is_aux = map { $_ => 1 } @{ $symbol->list_auxiliary_states };
    my %arrays;

    for my $parameter ( $self->collect_params->values ) {
        my $name = $parameter->name;
        my $kind = $is_arg{$name} ? 'arg' : $is_aux{$name} ? 'aux' : next;
        $arrays{"$kind:$name"} = $parameter->_reduce;
    }
    AI::MXNet::NDArray->save( sprintf( '%s-%04d.params', $path, $args{epoch} // 0 ), \%arrays );
    return;
}

# A block from a symbol.
package AI::MXNet::Gluon::SymbolBlock;
use AI::MXNet::Base;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use AI::MXNet::Attributes outputs => undef, inputs => undef;

sub python_constructor_arguments { [qw(outputs inputs)] }

sub imports {
    my ( $class, $symbol_file, $input_names, $param_file, $ctx ) = @_;
    my $symbol = AI::MXNet::Symbol->load($symbol_file);
    my $self   = AI::MXNet::Gluon::SymbolBlock->new( $symbol,
        [ map { AI::MXNet::Symbol->Variable($_) } as_list($input_names) ] );
    $self->collect_params->load( $param_file, ctx => $ctx ) if defined $param_file;
    return $self;
}

sub BUILD {
    my ($self) = @_;
    my @outputs = as_list( $self->{outputs} );
    $self->{outputs} = @outputs == 1 ? $outputs[0] : AI::MXNet::Symbol->Group( \@outputs );
    $self->{inputs}  = [ as_list( $self->{inputs} ) ];
    my $symbol  = $self->{outputs};
    my %input   = map  { $_->name => 1 } @{ $self->{inputs} };
    my %known   = map  { $_       => 1 } @{ $symbol->list_inputs };
    my ($wrong) = grep { !$known{$_} } keys %input;
    AI::MXNet::Error->raise(
        Argument => "[SymbolBlock] argument 'inputs': expected inputs of the symbol, got '$wrong'" )
        if defined $wrong;

    # parameters keep the names that they have in the symbol
    $self->{prefix} = '';
    $self->{params} = AI::MXNet::Gluon::ParameterDict->new( prefix => '' );
    my %types;
    if ( my ( $args, undef, $aux ) = $symbol->infer_type ) {
        @types{ @{ $symbol->list_arguments } }        = @$args if $args;
        @types{ @{ $symbol->list_auxiliary_states } } = @$aux  if $aux;
    }
    for my $name ( grep { !$input{$_} } @{ $symbol->list_arguments } ) {
        $self->{_reg_params}{$name} =
            $self->{params}->get( $name, allow_deferred_init => 1, dtype => $types{$name} // 'float32' );
    }
    for my $name ( grep { !$input{$_} } @{ $symbol->list_auxiliary_states } ) {
        $self->{_reg_params}{$name} = $self->{params}
            ->get( $name, grad_req => 'null', allow_deferred_init => 1, dtype => $types{$name} // 'float32' );
    }
    $self->_clear_cached_op;
    return;
}

# The graph is there from the start, and its form is flat.
sub _clear_cached_op {
    my ($self) = @_;
    delete $self->{_cached_op};
    return unless ref $self->{inputs};
    my $symbol = $self->{outputs};
    my $count  = $symbol->num_outputs;
    $self->{_cached_graph} = [ $self->{inputs}, $symbol, $count == 1 ? undef : [ (undef) x $count ] ];
    return;
}

sub _deferred_infer_shape {
    my ( $self, @args ) = @_;
    $self->infer_shape(@args);
    $_->_finish_deferred_init for $self->{params}->values;
    return;
}

sub forward {
    my ( $self, @args ) = @_;
    return $self->_call_cached_op(@args) if $args[0]->isa('AI::MXNet::NDArray');
    my %by_name = map { $self->{inputs}[$_]->name => $args[$_] } 0 .. $#args;
    return $self->{outputs}->call(%by_name);
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Gluon::HybridBlock - blocks that run on arrays or build symbols

=head1 DESCRIPTION

A subclass defines C<hybrid_forward($F, @inputs, %parameters)>, where C<$F> is C<AI::MXNet::NDArray> or
C<AI::MXNet::Symbol> and parameters come under the names of their attributes.

=over 4

=item hybridize($active = 1, %flags)

Compile the block at its next call. Flags are C<static_alloc>, C<static_shape> and so on.

=item export($path, epoch => 0)

Write F<path-symbol.json> and F<path-0000.params>, which every language reads. Needs C<hybridize> and one call.

=item infer_shape(@inputs), register_child, cast

As in L<AI::MXNet::Gluon::Block>; children must be HybridBlocks.

=back

AI::MXNet::Gluon::SymbolBlock is a block from symbols: C<new($outputs, $inputs)>, and
C<imports($symbol_file, \@input_names, $param_file, $ctx)> from exported files.

=cut
