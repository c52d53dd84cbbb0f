# Parameters of blocks.
package AI::MXNet::Gluon::Parameter;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use AI::MXNet::AutoGrad;
use AI::MXNet::Base;
use AI::MXNet::Context;
use AI::MXNet::Initializer;
use AI::MXNet::NDArray;
use AI::MXNet::Symbol;
use overload
    '""'     => sub { $_[0]->_describe },
    '=='     => sub { Scalar::Util::refaddr( $_[0] ) == Scalar::Util::refaddr( $_[1] ) },
    bool     => sub { 1 },
    fallback => 1;
use AI::MXNet::Attributes
    name                => undef,
    shape               => undef,
    dtype               => 'float32',
    lr_mult             => 1,
    wd_mult             => 1,
    init                => undef,
    allow_deferred_init => 0,
    differentiable      => 1,
    stype               => 'default',
    grad_stype          => 'default',
    _data               => undef,
    _grad               => undef,
    _ctx_list           => undef,
    _deferred_init      => undef,
    _var                => undef;

BEGIN {
    AI::MXNet::Attributes::declare(
        __PACKAGE__,
        grad_req => 'write',
        sub {
            my ( $self, $req ) = @_;
            return $self->{grad_req} unless @_ > 1;
            $self->{grad_req} = $self->{differentiable} ? $req : 'null';
            $self->_init_grad if $self->{_data};
            return $self->{grad_req};
        }
    );
}

sub python_constructor_arguments { [qw(name grad_req shape dtype)] }

sub BUILD {
    my ($self) = @_;
    $self->{shape}    = [ as_list( $self->{shape} ) ] if defined $self->{shape};
    $self->{grad_req} = 'null' unless $self->{differentiable};
    return;
}

sub _describe {
    my ($self) = @_;
    return
          'Parameter '
        . $self->{name}
        . ' (shape=('
        . join( ', ', @{ $self->{shape} // [] } )
        . '), dtype='
        . $self->{dtype} . ')';
}

sub _is_known {
    my ($self) = @_;
    return $self->{shape} && !grep { $_ <= 0 } @{ $self->{shape} };
}

# Fill the sizes that are not known yet; those that are must agree.
sub _set_shape {
    my ( $self, $shape ) = @_;
    my $old = $self->{shape} // [ (0) x @$shape ];
    AI::MXNet::Error->raise(
        Shape => "[Parameter] argument '$self->{name}': expected shape (@$old), where 0 is unknown, got (@$shape)" )
        if @$old != @$shape
        || grep { $old->[$_] > 0 && $shape->[$_] > 0 && $old->[$_] != $shape->[$_] } 0 .. $#$shape;
    $self->{shape} = [ map { $old->[$_] > 0 ? $old->[$_] : $shape->[$_] } 0 .. $#$shape ];
    return;
}

sub initialize {
    my ( $self, @args ) = @_;
    my %args = keyword_args( 'initialize', [qw(init ctx default_init force_reinit)], @args );
    return if $self->{_data} && !$args{force_reinit};
    delete @$self{qw(_data _grad)};
    my @ctx     = as_list( $args{ctx} // AI::MXNet::Context->current_ctx );
    my $init    = $args{init}         // $self->{init};
    my $default = $args{default_init} // AI::MXNet::Uniform->new;
    $self->{_deferred_init} = [ $init, \@ctx, $default, undef ];
    return $self->_finish_deferred_init if $self->_is_known;
    AI::MXNet::Error->raise( State =>
            "[Parameter] argument '$self->{name}': expected a known shape, or one that the first call may decide, got ("
            . join( ', ', @{ $self->{shape} // [] } )
            . ')' )
        unless $self->{allow_deferred_init};
    return;
}

sub _finish_deferred_init {
    my ($self) = @_;
    my $pending = delete $self->{_deferred_init} or return;
    my ( $init, $ctx, $default, $data ) = @$pending;
    AI::MXNet::Error->raise( State => "[Parameter] argument '$self->{name}': expected a known shape, got ("
            . join( ', ', @{ $self->{shape} // [] } )
            . ')' )
        unless $self->_is_known;
    AI::MXNet::AutoGrad->pause(
        sub {
            if ( !$data ) {
                $data = AI::MXNet::NDArray->zeros( $self->{shape}, dtype => $self->{dtype} );
                AI::MXNet::Initializer->create($default)->call(
                    AI::MXNet::InitDesc->new(
                        name  => $self->{name},
                        attrs => defined $init ? { __init__ => $init } : {}
                    ),
                    $data
                );
            }
            $self->_init_impl( $data, $ctx );
        }
    );
    return;
}

sub _init_impl {
    my ( $self, $data, $ctx ) = @_;
    $self->{_ctx_list} = $ctx;
    $self->{_data}     = [ map { $data->copyto($_) } @$ctx ];
    $self->_init_grad;
    return;
}

sub _init_grad {
    my ($self) = @_;
    if ( $self->{grad_req} eq 'null' ) {
        $self->{_data} = [ map { $_->detach } @{ $self->{_data} } ] if $self->{_grad};
        delete $self->{_grad};
        return;
    }
    $self->{_grad} = [ map { $_->zeros_like } @{ $self->{_data} } ];
    AI::MXNet::AutoGrad->mark_variables( $self->{_data}, $self->{_grad}, grad_reqs => $self->{grad_req} );
    return;
}

# The array for a device; why there is none is the interesting part.
sub _of_device {
    my ( $self, $arrays, $ctx ) = @_;
    if ( !$self->{_data} ) {
        AI::MXNet::Error->raise( State =>
                "[Parameter] argument '$self->{name}': expected a first call, which decides its shape"
        ) if $self->{_deferred_init};
        AI::MXNet::Error->raise(
            State => "[Parameter] argument '$self->{name}': expected initialize to be called first" );
    }
    AI::MXNet::Error->raise(
        State => "[Parameter] argument '$self->{name}': expected a gradient, but grad_req is 'null'" )
        unless $arrays;
    return $arrays->[0] unless defined $ctx;
    for my $k ( 0 .. $#$arrays ) { return $arrays->[$k] if $self->{_ctx_list}[$k] == $ctx }
    AI::MXNet::Error->raise(
        Argument => "[Parameter] argument 'ctx': expected one of @{ $self->{_ctx_list} }, got $ctx" );
}

sub data      { my ( $self, $ctx ) = @_; return $self->_of_device( $self->{_data}, $ctx ) }
sub grad      { my ( $self, $ctx ) = @_; return $self->_of_device( $self->{_grad}, $ctx ) }
sub list_data { my ($self) = @_; $self->data; return $self->{_data} }
sub list_grad { my ($self) = @_; $self->grad; return $self->{_grad} }

sub list_ctx {
    my ($self) = @_;
    return $self->{_deferred_init} ? $self->{_deferred_init}[1] : do { $self->data; $self->{_ctx_list} }
}
sub zero_grad { my ($self) = @_; $_->set(0) for @{ $self->{_grad} // [] }; return }

sub set_data {
    my ( $self, $data ) = @_;
    $data = AI::MXNet::NDArray->array( $data, dtype => $self->{dtype} )
        unless blessed $data && $data->isa('AI::MXNet::NDArray');
    $self->_set_shape( $data->shape );
    if ( !$self->{_data} ) {
        AI::MXNet::Error->raise(
            State => "[Parameter] argument '$self->{name}': expected initialize to be called first" )
            unless $self->{_deferred_init};
        $self->{_deferred_init}[3] = $data->astype( $self->{dtype} );
        return $self->_finish_deferred_init;
    }
    AI::MXNet::AutoGrad->pause( sub { $_->set($data) for @{ $self->{_data} } } );
    return;
}

# Values from a file, before or after initialize.
sub _load_init {
    my ( $self, $data, $ctx ) = @_;
    $self->_set_shape( $data->shape );
    return $self->set_data($data) if $self->{_data};
    my @ctx =
        as_list( $self->{_deferred_init} ? $self->{_deferred_init}[1] : $ctx // AI::MXNet::Context->current_ctx );
    delete $self->{_deferred_init};
    $self->_init_impl( $data->astype( $self->{dtype} ), \@ctx );
    return;
}

sub reset_ctx {
    my ( $self, @args ) = @_;
    my %args = keyword_args( 'reset_ctx', ['ctx'], @args );
    my @ctx  = as_list( $args{ctx} // AI::MXNet::Context->current_ctx );
    if    ( $self->{_data} )          { $self->_init_impl( $self->{_data}[0], \@ctx ) }
    elsif ( $self->{_deferred_init} ) { $self->{_deferred_init}[1] = \@ctx }
    return;
}

sub var {
    my ($self) = @_;
    return $self->{_var} //= AI::MXNet::Symbol->Variable(
        $self->{name},
        dtype   => $self->{dtype},
        lr_mult => $self->{lr_mult},
        wd_mult => $self->{wd_mult},
        $self->_is_known ? ( shape => $self->{shape} ) : ()
    );
}

sub cast {
    my ( $self, $dtype ) = @_;
    $self->{dtype} = $dtype;
    delete $self->{_var};
    return unless $self->{_data};
    $self->_init_impl( $self->{_data}[0]->astype($dtype), $self->{_ctx_list} );
    return;
}

# The mean over devices.
sub _reduce {
    my ($self) = @_;
    my @data = @{ $self->list_data };
    return @data == 1 ? $data[0]->copy : AI::MXNet::NDArray->add_n(@data) / @data;
}

# A value that is saved with a block but never changes.
package AI::MXNet::Gluon::Constant;
our @ISA = ('AI::MXNet::Gluon::Parameter');
use AI::MXNet::Attributes value => undef;

sub python_constructor_arguments { [qw(name value)] }

sub BUILD {
    my ($self) = @_;
    my $value = $self->{value};
    $value = AI::MXNet::NDArray->array($value)
        unless Scalar::Util::blessed($value) && $value->isa('AI::MXNet::NDArray');
    @$self{qw(value shape dtype grad_req differentiable)} = ( $value, $value->shape, $value->dtype, 'null', 0 );
    return;
}

sub _finish_deferred_init {
    my ($self) = @_;
    $self->{_deferred_init}[3] = $self->{value} if $self->{_deferred_init};
    return $self->SUPER::_finish_deferred_init;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Gluon::Parameter - parameters of blocks

=head1 DESCRIPTION

An AI::MXNet::Gluon::Parameter has C<name>, C<shape> (0 for a size that the first call decides), C<dtype>, C<grad_req>
(C<write>, C<add>, C<null>), C<lr_mult>, C<wd_mult>, C<init>, and

=over 4

=item initialize(init => ..., ctx => ..., default_init => ..., force_reinit => 0), reset_ctx(ctx => ...)

Fill it; move it.

=item data($ctx), grad($ctx), list_data, list_grad, list_ctx, set_data($values), zero_grad, cast($dtype), var

Its arrays on one device or all of them; new values; its gradient to 0; another dtype; its symbol.

=back

AI::MXNet::Gluon::Constant is a parameter with a C<value> that does not change.

Tables of them are L<AI::MXNet::Gluon::ParameterDict>.

=cut
