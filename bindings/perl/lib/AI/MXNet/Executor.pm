# A bound graph: forward, backward, and its arrays by name.
package AI::MXNet::Executor;
use strict;
use warnings;
use AI::MXNet::Base;
use AI::MXNet::Library;
use AI::MXNet::NDArray;

sub _bind {
    my ( $class, $symbol, $ctx, $args, $grads, $reqs, $aux, $shared ) = @_;
    my $handle;
    check_call(
        AI::MXNet::Gen::CAPI::MXExecutorBindEX(
            $symbol->handle,                       $ctx->device_type_id,
            $ctx->device_id,                       0,
            [],                                    [],
            [],                                    scalar @$args,
            [ map { $_->handle } @$args ],         [ map { defined $_ ? $_->handle : undef } @$grads ],
            [ map { GRAD_REQ_MAP->{$_} } @$reqs ], scalar @$aux,
            [ map { $_->handle } @$aux ],          $shared ? $shared->handle : undef,
            \$handle
        )
    );
    return bless {
        _handle     => bless( \$handle, 'AI::MXNet::Gen::Handle::Executor' ),
        _symbol     => $symbol,
        _ctx        => $ctx,
        arg_arrays  => $args,
        grad_arrays => $grads,
        aux_arrays  => $aux,
        _reqs       => $reqs,
    }, $class;
}

sub CLONE_SKIP  { 1 }
sub handle      { $_[0]{_handle}->handle }
sub close       { my ($self) = @_; delete $self->{outputs}; $self->{_handle}->close; return }
sub arg_arrays  { $_[0]{arg_arrays} }
sub grad_arrays { $_[0]{grad_arrays} }
sub aux_arrays  { $_[0]{aux_arrays} }

sub _dict {
    my ( $self, $what, $names, $arrays ) = @_;
    return $self->{$what} //= do {
        my %dict;
        @dict{@$names} = @$arrays;
        \%dict;
    };
}

sub arg_dict {
    my ($self) = @_;
    return $self->_dict( _arg_dict => $self->{_symbol}->list_arguments, $self->{arg_arrays} );
}

sub grad_dict {
    my ($self) = @_;
    return $self->_dict( _grad_dict => $self->{_symbol}->list_arguments, $self->{grad_arrays} );
}

sub aux_dict {
    my ($self) = @_;
    return $self->_dict( _aux_dict => $self->{_symbol}->list_auxiliary_states, $self->{aux_arrays} );
}

sub output_dict {
    my ($self) = @_;
    my %dict;
    @dict{ @{ $self->{_symbol}->list_outputs } } = @{ $self->outputs };
    return \%dict;
}

sub outputs {
    my ($self) = @_;
    return $self->{outputs} //= do {
        my ( $count, $at ) = ( 0, undef );
        check_call( AI::MXNet::Gen::CAPI::MXExecutorOutputs( $self->handle, \$count, \$at ) );
        [ map { AI::MXNet::NDArray->_wrap($_) } handles_at( $at, $count ) ];
    };
}

sub forward {
    my ( $self, $is_train, %inputs ) = @_;
    if (%inputs) {
        my $dict = $self->arg_dict;
        for my $name ( sort keys %inputs ) {
            AI::MXNet::Error->raise( Argument => "[Executor] argument '$name': expected one of "
                    . join( ', ', @{ $self->{_symbol}->list_arguments } )
                    . ', got an unknown name' )
                unless $dict->{$name};
            my $value = $inputs{$name};
            AI::MXNet::Error->raise( Shape => "[Executor] argument '$name': expected shape ("
                    . join( ',', @{ $dict->{$name}->shape } )
                    . '), got ('
                    . join( ',', @{ $value->shape } )
                    . ')' )
                if ref $value
                && $value->isa('AI::MXNet::NDArray')
                && "@{ $value->shape }" ne "@{ $dict->{$name}->shape }";
            $dict->{$name}->set($value);
        }
    }
    check_call( AI::MXNet::Gen::CAPI::MXExecutorForward( $self->handle, $is_train ? 1 : 0 ) );
    delete $self->{outputs};
    $self->_check_monitor;
    return $self->outputs;
}

sub backward {
    my ( $self, $out_grads, $is_train ) = @_;
    my @grads = ref $out_grads eq 'HASH' ? @$out_grads{ @{ $self->{_symbol}->list_outputs } } : as_list($out_grads);
    check_call(
        AI::MXNet::Gen::CAPI::MXExecutorBackwardEx(
            $self->handle,
            scalar @grads,
            [ map { $_->handle } @grads ],
            $is_train // 1
        )
    );
    $self->_check_monitor;
    return;
}

# The callback gets the name and the array of every output while the graph runs. What it dies with must not cross the
# library; forward and backward die with it afterwards.
sub set_monitor_callback {
    my ( $self, $callback, $monitor_all ) = @_;
    my $died    = $self->{_monitor_died} = \my $error;
    my $closure = AI::MXNet::Library->closure(
        sub {
            my ( $name, $handle ) = @_;
            my $array = AI::MXNet::NDArray->_wrap($handle);
            eval { $callback->( $name, $array ); 1 } or $$died //= $@;
            return;
        }
    );
    $self->{_monitor} = $closure;    # C may call it as long as the executor lives
    check_call(
        AI::MXNet::Gen::CAPI::MXExecutorSetMonitorCallbackEX( $self->handle, $closure, undef, $monitor_all ? 1 : 0 )
    );
    return;
}

sub _check_monitor {
    my ($self) = @_;
    my $died = $self->{_monitor_died};
    return unless $died && defined $$died;
    my $error = $$died;
    undef $$died;
    die $error;
}

sub copy_params_from {
    my ( $self, $arg_params, $aux_params, $allow_extra_params ) = @_;
    for my $pair ( [ $self->arg_dict, $arg_params ], [ $self->aux_dict, $aux_params // {} ] ) {
        my ( $dict, $params ) = @$pair;
        for my $name ( sort keys %$params ) {
            if    ( my $array = $dict->{$name} ) { $params->{$name}->astype( $array->dtype )->copyto($array) }
            elsif ( !$allow_extra_params ) {
                AI::MXNet::Error->raise(
                    Argument => "[Executor] argument '$name': expected a name of the graph, got an unknown one" );
            }
        }
    }
    return;
}

# An executor for other shapes; arrays whose shape stays are the same ones.
sub reshape {
    my ( $self, $shapes, %options ) = @_;
    my $symbol = $self->{_symbol};
    my ( $arg_shapes, undef, $aux_shapes ) = $symbol->infer_shape(%$shapes);
    AI::MXNet::Error->raise( Shape => '[Executor] expected shapes from which all others follow' ) unless $arg_shapes;
    my $fit = sub {
        my ( $arrays, $wanted ) = @_;
        return [
            map {
                my ( $array, $shape ) = ( $arrays->[$_], $wanted->[$_] );
                !defined $array || "@{ $array->shape }" eq "@$shape"
                    ? $array
                    : AI::MXNet::NDArray->zeros( $shape, ctx => $self->{_ctx}, dtype => $array->dtype );
            } 0 .. $#$arrays
        ];
    };
    return AI::MXNet::Executor->_bind(
        $symbol, $self->{_ctx},
        $fit->( $self->{arg_arrays},  $arg_shapes ),
        $fit->( $self->{grad_arrays}, $arg_shapes ),
        $self->{_reqs}, $fit->( $self->{aux_arrays}, $aux_shapes )
    );
}

sub debug_str {
    my ($self) = @_;
    my $text;
    check_call( AI::MXNet::Gen::CAPI::MXExecutorPrint( $self->handle, \$text ) );
    return $text;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Executor - a bound graph

=head1 SYNOPSIS

  my $exe = $symbol->simple_bind(ctx => mx->cpu, shapes => { data => [8, 3] });
  my ($out) = @{ $exe->forward(1, data => $x) };
  $exe->backward($head_gradient);
  print $exe->grad_dict->{weight}->as_text;

=head1 METHODS

=over 4

=item forward($is_train, %inputs)

Copy the inputs into the arguments of these names, run, and return the outputs as an array reference.

=item backward($out_grads, $is_train = 1)

Run backwards; the gradients of the outputs are an array, a list or a hash by output name, and are left out after a
loss.

=item outputs, output_dict, arg_arrays, arg_dict, grad_arrays, grad_dict, aux_arrays, aux_dict

The arrays in order or by name. Gradients are undef where none is kept.

=item copy_params_from(\%arg_params, \%aux_params, $allow_extra_params)

Copy parameters into the arguments and states.

=item reshape(\%shapes)

An executor for other shapes that shares the arrays whose shapes stay.

=item set_monitor_callback($code, $monitor_all)

Call C<$code-E<gt>($name, $array)> for every output while the graph runs.

=item debug_str, handle, close

A description, the address of the C object, and its release before the last reference goes.

=back

=cut
