# Containers, dense layers, normalisation.
package AI::MXNet::Gluon::NN::Sequential;
use strict;
use warnings;
use AI::MXNet::Gluon::HybridBlock;
our @ISA = ('AI::MXNet::Gluon::Block');
use overload '@{}' => sub { [ $_[0]->children ] };
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub add {
    my ( $self, @blocks ) = @_;
    $self->register_child($_) for @blocks;
    return $self;
}
sub len { my ($self) = @_; return scalar @{ $self->{_children} } }
sub at { my ( $self, $position ) = @_; return $self->{_children}[$position][1] }

# Positions $from to $to, both included, as a container of the same kind.
sub slice {
    my ( $self, $slice ) = @_;
    my ( $from, $to )    = ref $slice ? @$slice : ( $slice, $slice );
    $to //= -1;
    $_ += $self->len for grep { $_ < 0 } $from, $to;
    my $part = ref($self)->new( prefix => $self->prefix );
    $part->add( ( $self->children )[ $from .. $to ] );
    return $part;
}

sub forward {
    my ( $self, $x, @args ) = @_;
    $x = $_->call( $x, splice @args ) for $self->children;
    return $x;
}

package AI::MXNet::Gluon::NN::HybridSequential;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use overload '@{}' => sub { [ $_[0]->children ] };
{ no strict 'refs'; *$_ = AI::MXNet::Gluon::NN::Sequential->can($_) for qw(add len at slice) }
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub hybrid_forward {
    my ( $self, $F, $x, @args ) = @_;
    $x = $_->call( $x, splice @args ) for $self->children;
    return $x;
}

package AI::MXNet::Gluon::NN::Concurrent;
our @ISA = ('AI::MXNet::Gluon::NN::Sequential');
use AI::MXNet::Attributes axis => -1;
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub forward {
    my ( $self, $x ) = @_;
    return AI::MXNet::NDArray->concat( ( map { $_->call($x) } $self->children ), dim => $self->{axis} );
}

package AI::MXNet::Gluon::NN::HybridConcurrent;
our @ISA = ('AI::MXNet::Gluon::NN::HybridSequential');
use AI::MXNet::Attributes axis => -1;
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub hybrid_forward {
    my ( $self, $F, $x ) = @_;
    return $F->concat( ( map { $_->call($x) } $self->children ), dim => $self->{axis} );
}

package AI::MXNet::Gluon::NN::Identity;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
__PACKAGE__->register('AI::MXNet::Gluon::NN');
sub hybrid_forward { my ( $self, $F, $x ) = @_; return $x }

package AI::MXNet::Gluon::NN::Dense;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use AI::MXNet::Attributes
    units              => undef,
    activation         => undef,
    use_bias           => 1,
    flatten            => 1,
    dtype              => 'float32',
    weight_initializer => undef,
    bias_initializer   => 'zeros',
    in_units           => 0,
    weight             => undef,
    bias               => undef;
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub python_constructor_arguments { [qw(units activation use_bias flatten)] }

sub BUILD {
    my ($self) = @_;
    my %common = ( dtype => $self->{dtype}, allow_deferred_init => 1 );
    $self->_param(
        weight => shape => [ $self->{units}, $self->{in_units} ],
        init   => $self->{weight_initializer},
        %common
    );
    $self->_param( bias => shape => [ $self->{units} ], init => $self->{bias_initializer}, %common )
        if $self->{use_bias};
    return;
}

sub hybrid_forward {
    my ( $self, $F, $x, %p ) = @_;
    my $out = $F->FullyConnected(
        $x, $p{weight}, $p{bias} // (),
        num_hidden => $self->{units},
        flatten    => $self->{flatten} ? 1 : 0,
        no_bias    => $p{bias}         ? 0 : 1
    );
    return defined $self->{activation} ? $F->Activation( $out, act_type => $self->{activation} ) : $out;
}

sub _details {
    my ($self) = @_;
    return ( $self->{in_units} || 'None' ) . " -> $self->{units}, " . ( $self->{activation} // 'linear' );
}

package AI::MXNet::Gluon::NN::Dropout;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use AI::MXNet::Attributes rate => 0.5, axes => sub { [] };
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub python_constructor_arguments { [qw(rate axes)] }
sub _details                     { my ($self) = @_; return "p = $self->{rate}" }

sub hybrid_forward {
    my ( $self, $F, $x ) = @_;
    return $self->{rate} > 0
        ? $F->Dropout( $x, p => $self->{rate}, @{ $self->{axes} } ? ( axes => $self->{axes} ) : () )
        : $F->identity($x);
}

package AI::MXNet::Gluon::NN::Flatten;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
__PACKAGE__->register('AI::MXNet::Gluon::NN');
sub hybrid_forward { my ( $self, $F, $x ) = @_; return $F->Flatten($x) }

package AI::MXNet::Gluon::NN::Embedding;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use AI::MXNet::Attributes
    input_dim          => undef,
    output_dim         => undef,
    dtype              => 'float32',
    weight_initializer => undef,
    sparse_grad        => 0,
    weight             => undef;
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub python_constructor_arguments { [qw(input_dim output_dim dtype)] }
sub _details { my ($self) = @_; return "$self->{input_dim} -> $self->{output_dim}, $self->{dtype}" }

sub BUILD {
    my ($self) = @_;
    $self->_param(
        weight              => shape => [ @$self{qw(input_dim output_dim)} ],
        init                => $self->{weight_initializer},
        dtype               => $self->{dtype},
        allow_deferred_init => 1
    );
    return;
}

sub hybrid_forward {
    my ( $self, $F, $x, %p ) = @_;
    return $F->Embedding(
        $x, $p{weight},
        ( map { $_ => $self->{$_} } qw(input_dim output_dim dtype) ),
        $self->{sparse_grad} ? ( sparse_grad => 1 ) : ()
    );
}

# What the normalising layers have in common: a scale and a shift for each channel.
package AI::MXNet::Gluon::NN::Norm;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use AI::MXNet::Attributes
    axis              => 1,
    epsilon           => 1e-5,
    center            => 1,
    scale             => 1,
    beta_initializer  => 'zeros',
    gamma_initializer => 'ones',
    in_channels       => 0,
    gamma             => undef,
    beta              => undef;

sub BUILD {
    my ($self) = @_;
    my %common = ( shape => [ $self->{in_channels} ], allow_deferred_init => 1 );
    $self->_param(
        gamma          => %common,
        init           => $self->{gamma_initializer},
        grad_req       => $self->{scale} ? 'write' : 'null',
        differentiable => $self->{scale}
    );
    $self->_param(
        beta           => %common,
        init           => $self->{beta_initializer},
        grad_req       => $self->{center} ? 'write' : 'null',
        differentiable => $self->{center}
    );
    return;
}

sub _details {
    my ($self) = @_;
    return "axis=$self->{axis}, eps=$self->{epsilon}, in_channels=" . ( $self->{in_channels} || 'None' );
}

package AI::MXNet::Gluon::NN::BatchNorm;
our @ISA = ('AI::MXNet::Gluon::NN::Norm');
use AI::MXNet::Attributes
    momentum                     => 0.9,
    use_global_stats             => 0,
    running_mean_initializer     => 'zeros',
    running_variance_initializer => 'ones',
    running_mean                 => undef,
    running_var                  => undef;
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub python_constructor_arguments { [qw(axis momentum epsilon center scale)] }

sub BUILD {
    my ($self) = @_;
    my %common =
        ( shape => [ $self->{in_channels} ], allow_deferred_init => 1, grad_req => 'null', differentiable => 0 );
    $self->_param( running_mean => %common, init => $self->{running_mean_initializer} );
    $self->_param( running_var  => %common, init => $self->{running_variance_initializer} );
    return;
}

# Statistics of float16 stay float32.
sub cast { my ( $self, $dtype ) = @_; return $self->SUPER::cast( $dtype eq 'float16' ? 'float32' : $dtype ) }

sub hybrid_forward {
    my ( $self, $F, $x, %p ) = @_;
    return $F->BatchNorm(
        $x, @p{qw(gamma beta running_mean running_var)},
        axis             => $self->{axis},
        eps              => $self->{epsilon},
        momentum         => $self->{momentum},
        fix_gamma        => $self->{scale}            ? 0 : 1,
        use_global_stats => $self->{use_global_stats} ? 1 : 0
    );
}

package AI::MXNet::Gluon::NN::InstanceNorm;
our @ISA = ('AI::MXNet::Gluon::NN::Norm');
use AI::MXNet::Attributes scale => 0;
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub python_constructor_arguments { [qw(axis epsilon center scale)] }

sub hybrid_forward {
    my ( $self, $F, $x, %p ) = @_;
    my $norm = sub { $F->InstanceNorm( $_[0], @p{qw(gamma beta)}, eps => $self->{epsilon} ) };
    return $norm->($x) if $self->{axis} == 1;
    return $norm->( $x->swapaxes( 1, $self->{axis} ) )->swapaxes( 1, $self->{axis} );
}

package AI::MXNet::Gluon::NN::LayerNorm;
our @ISA = ('AI::MXNet::Gluon::NN::Norm');
use AI::MXNet::Attributes axis => -1;
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub python_constructor_arguments { [qw(axis epsilon center scale)] }

sub hybrid_forward {
    my ( $self, $F, $x, %p ) = @_;
    return $F->LayerNorm( $x, @p{qw(gamma beta)}, axis => $self->{axis}, eps => $self->{epsilon} );
}

package AI::MXNet::Gluon::NN::GroupNorm;
our @ISA = ('AI::MXNet::Gluon::NN::Norm');
use AI::MXNet::Attributes num_groups => 1;
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub python_constructor_arguments { [qw(num_groups epsilon center scale)] }

sub hybrid_forward {
    my ( $self, $F, $x, %p ) = @_;
    return $F->GroupNorm( $x, @p{qw(gamma beta)}, num_groups => $self->{num_groups}, eps => $self->{epsilon} );
}

package AI::MXNet::Gluon::NN::Lambda;
our @ISA = ('AI::MXNet::Gluon::Block');
use AI::MXNet::Attributes function => undef;
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub python_constructor_arguments { ['function'] }

sub forward {
    my ( $self, @args ) = @_;
    my $function = $self->{function};
    return ref $function ? $function->(@args) : AI::MXNet::NDArray->$function(@args);
}

package AI::MXNet::Gluon::NN::HybridLambda;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use AI::MXNet::Attributes function => undef;
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub python_constructor_arguments { ['function'] }

sub hybrid_forward {
    my ( $self, $F, @args ) = @_;
    my $function = $self->{function};
    return ref $function ? $function->( $F, @args ) : $F->$function(@args);
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Gluon::NN::BasicLayers - containers, dense layers, normalisation

=head1 DESCRIPTION

L<AI::MXNet::Gluon::NN> describes the layers.

=cut
