# Shapes and types of a symbol, and executors from it.
package AI::MXNet::Symbol;
use strict;
use warnings;
use AI::MXNet::Base;

sub infer_shape {
    my ( $self, @args ) = @_;
    my ( $args, $outputs, $aux, $complete ) = $self->_infer_shape( 'MXSymbolInferShapeEx64', @args );
    return $complete ? ( $args, $outputs, $aux ) : ( undef, undef, undef );
}

sub infer_shape_partial {
    my ( $self, @args ) = @_;
    my ( $args, $outputs, $aux ) = $self->_infer_shape( 'MXSymbolInferShapePartialEx64', @args );
    return ( $args, $outputs, $aux );
}

# Shapes by argument name, or array references in the order of the arguments (undef where unknown).
sub _known {
    my ( $self, @args ) = @_;
    if ( @args && ( !defined $args[0] || ref $args[0] ) ) {
        my $names = $self->list_arguments;
        return map { defined $args[$_] ? ( $names->[$_] => $args[$_] ) : () } 0 .. $#args;
    }
    return @args;
}

sub _infer_shape {
    my ( $self, $function, @args ) = @_;
    my %known = $self->_known(@args);
    my @keys  = sort grep { defined $known{$_} } keys %known;
    my ( @data, @start ) = ();
    push @start, 0;
    for my $key (@keys) {
        push @data,  @{ $known{$key} };
        push @start, scalar @data;
    }
    my @out      = map { ( 0, undef, undef ) } 1 .. 3;
    my $complete = 0;
    no strict 'refs';
    check_call( &{"AI::MXNet::Gen::CAPI::$function"}
            ( $self->handle, scalar @keys, \@keys, \@start, \@data, ( map { \$_ } @out ), \$complete ) );
    my @shapes;
    for my $k ( 0 .. 2 ) {
        my ( $count, $ndims, $at ) = @out[ 3 * $k .. 3 * $k + 2 ];
        my @ndims = numbers_at( 'l', $ndims, $count );
        my @at    = handles_at( $at, $count );
        push @shapes, [ map { [ $ndims[$_] > 0 ? numbers_at( 'q', $at[$_], $ndims[$_] ) : () ] } 0 .. $count - 1 ];
    }
    return ( @shapes, $complete );
}

sub infer_type {
    my ( $self, @args ) = @_;
    my %known = ( @args && !defined $args[0] ) || ( @args && exists DTYPE_STR_TO_MX->{ $args[0] // '' } )
        ? do {
        my $names = $self->list_arguments;
        map { defined $args[$_] ? ( $names->[$_] => $args[$_] ) : () } 0 .. $#args;
        }
        : @args;
    my @keys = sort keys %known;
    my @ids  = map {
        DTYPE_STR_TO_MX->{ $known{$_} }
            // AI::MXNet::Error->raise( Type => "[infer_type] argument '$_': expected a dtype, got $known{$_}" )
    } @keys;
    my @out      = map { ( 0, undef ) } 1 .. 3;
    my $complete = 0;
    check_call(
        AI::MXNet::Gen::CAPI::MXSymbolInferType(
            $self->handle, scalar @keys, \@keys, \@ids, ( map { \$_ } @out ), \$complete
        )
    );
    return ( undef, undef, undef ) unless $complete;
    return map {
        [ map { DTYPE_MX_TO_STR->{$_} } numbers_at( 'l', $out[ 2 * $_ + 1 ], $out[ 2 * $_ ] ) ]
    } 0 .. 2;
}

# Arrays in the order of the names, from a list or a hash.
sub _in_order {
    my ( $what, $given, $names, $may_lack ) = @_;
    if ( ref $given eq 'ARRAY' ) {
        AI::MXNet::Error->raise(
            Argument => "[bind] argument '$what': expected " . @$names . ' arrays, got ' . @$given )
            if @$given != @$names;
        return [@$given];
    }
    for my $name (@$names) {
        AI::MXNet::Error->raise( Argument => "[bind] argument '$what': expected an array for '$name', got none" )
            unless $may_lack || defined $given->{$name};
    }
    return [ @$given{@$names} ];
}

sub _grad_reqs {
    my ( $given, $names ) = @_;
    my @reqs = ref $given eq 'ARRAY' ? @$given : ref $given eq 'HASH' ? map { $given->{$_} // 'null' }
        @$names : ($given) x @$names;
    for my $req (@reqs) {
        AI::MXNet::Error->raise(
            Argument => "[bind] argument 'grad_req': expected 'null', 'write' or 'add', got '$req'" )
            unless exists GRAD_REQ_MAP->{$req};
    }
    return \@reqs;
}

sub bind {
    my ( $self, @args ) = @_;
    my %args = keyword_args( 'bind', [qw(ctx args args_grad grad_req aux_states group2ctx shared_exec)], @args );
    require AI::MXNet::Executor;
    my $names  = $self->list_arguments;
    my $arrays = _in_order( 'args', $args{args}, $names );
    my $grads =
        defined $args{args_grad} ? _in_order( 'args_grad', $args{args_grad}, $names, 1 ) : [ (undef) x @$names ];
    my $reqs = _grad_reqs( $args{grad_req} // 'write', $names );
    $reqs = [ map { defined $grads->[$_] ? $reqs->[$_] : 'null' } 0 .. $#$names ];
    my $aux = _in_order( 'aux_states', $args{aux_states} // [], $self->list_auxiliary_states );
    return AI::MXNet::Executor->_bind( $self, $args{ctx} // AI::MXNet::Context->current_ctx,
        $arrays, $grads, $reqs, $aux, $args{shared_exec} );
}

sub simple_bind {
    my ( $self, @args ) = @_;
    my %args = keyword_args( 'simple_bind',
        [qw(ctx grad_req shapes type_dict stype_dict group2ctx shared_arg_names shared_exec shared_buffer)], @args );
    my $ctx = $args{ctx} // AI::MXNet::Context->current_ctx;
    my ( $arg_shapes, undef, $aux_shapes ) = $self->infer_shape( %{ $args{shapes} // {} } );
    my $names = $self->list_arguments;
    AI::MXNet::Error->raise(
        Shape => '[simple_bind] expected shapes from which all others follow, got ' . join ', ',
        map { "$_ (" . join( ',', @{ $args{shapes}{$_} } ) . ')' } sort keys %{ $args{shapes} // {} }
    ) unless $arg_shapes;
    my ( $arg_types, undef, $aux_types ) = $self->infer_type( %{ $args{type_dict} // {} } );
    my $make   = sub { AI::MXNet::NDArray->zeros( $_[0], ctx => $ctx, dtype => $_[1] // 'float32' ) };
    my @arrays = map { $make->( $arg_shapes->[$_], $arg_types && $arg_types->[$_] ) } 0 .. $#$arg_shapes;
    my @aux    = map { $make->( $aux_shapes->[$_], $aux_types && $aux_types->[$_] ) } 0 .. $#$aux_shapes;

    if ( my $shared = $args{shared_buffer} ) {    # arrays by name that executors of other shapes have already
        _share( $shared, $names,                                                 \@arrays );
        _share( $shared, [ map { "aux:$_" } @{ $self->list_auxiliary_states } ], \@aux );
    }
    my $reqs  = _grad_reqs( $args{grad_req} // 'write', $names );
    my @grads = map { $reqs->[$_] eq 'null' ? undef : $arrays[$_]->zeros_like } 0 .. $#arrays;
    return $self->bind(
        ctx         => $ctx,
        args        => \@arrays,
        args_grad   => \@grads,
        grad_req    => $reqs,
        aux_states  => \@aux,
        shared_exec => $args{shared_exec}
    );
}

sub _share {
    my ( $shared, $names, $arrays ) = @_;
    for my $k ( 0 .. $#$arrays ) {
        my $old = $shared->{ $names->[$k] };
        if ( $old && "@{ $old->shape }" eq "@{ $arrays->[$k]->shape }" ) { $arrays->[$k] = $old }
        else                                                             { $shared->{ $names->[$k] } = $arrays->[$k] }
    }
    return;
}

sub eval {
    my ( $self, @args ) = @_;
    my %args = keyword_args( 'eval', [qw(ctx args)], @args );
    return $self->bind( ctx => $args{ctx} // AI::MXNet::Context->cpu, args => $args{args}, grad_req => 'null' )
        ->forward;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Symbol::Bind - shapes, types and executors of symbols

=head1 DESCRIPTION

Part of L<AI::MXNet::Symbol>, which describes the methods.

=cut
