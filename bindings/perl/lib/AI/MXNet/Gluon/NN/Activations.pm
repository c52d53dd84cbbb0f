# Activation layers.
package AI::MXNet::Gluon::NN::Activation;
use strict;
use warnings;
use AI::MXNet::Gluon::HybridBlock;
use AI::MXNet::Initializer;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use AI::MXNet::Attributes activation => undef;
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub python_constructor_arguments { ['activation'] }
sub _alias         { my ($self) = @_; return $self->{activation} }
sub _details       { my ($self) = @_; return $self->{activation} }
sub hybrid_forward { my ( $self, $F, $x ) = @_; return $F->Activation( $x, act_type => $self->{activation} ) }

package AI::MXNet::Gluon::NN::LeakyReLU;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use AI::MXNet::Attributes alpha => 0.01;
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub python_constructor_arguments { ['alpha'] }
sub _details                     { my ($self) = @_; return $self->{alpha} }

sub hybrid_forward {
    my ( $self, $F, $x ) = @_;
    return $F->LeakyReLU( $x, act_type => 'leaky', slope => $self->{alpha} );
}

package AI::MXNet::Gluon::NN::PReLU;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use AI::MXNet::Attributes
    alpha_initializer => sub { AI::MXNet::Constant->new(0.25) },
    in_channels       => 1,
    alpha             => undef;
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub python_constructor_arguments { [qw(alpha_initializer in_channels)] }

sub BUILD {
    my ($self) = @_;
    $self->_param( alpha => shape => [ $self->{in_channels} ], init => $self->{alpha_initializer} );
    return;
}
sub hybrid_forward { my ( $self, $F, $x, %p ) = @_; return $F->LeakyReLU( $x, $p{alpha}, act_type => 'prelu' ) }

package AI::MXNet::Gluon::NN::ELU;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use AI::MXNet::Attributes alpha => 1;
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub python_constructor_arguments { ['alpha'] }

sub hybrid_forward {
    my ( $self, $F, $x ) = @_;
    return $F->LeakyReLU( $x, act_type => 'elu', slope => $self->{alpha} );
}

package AI::MXNet::Gluon::NN::SELU;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
__PACKAGE__->register('AI::MXNet::Gluon::NN');
sub hybrid_forward { my ( $self, $F, $x ) = @_; return $F->LeakyReLU( $x, act_type => 'selu' ) }

package AI::MXNet::Gluon::NN::GELU;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
__PACKAGE__->register('AI::MXNet::Gluon::NN');
sub hybrid_forward { my ( $self, $F, $x ) = @_; return $F->LeakyReLU( $x, act_type => 'gelu' ) }

package AI::MXNet::Gluon::NN::Swish;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use AI::MXNet::Attributes beta => 1;
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub python_constructor_arguments { ['beta'] }
sub hybrid_forward               { my ( $self, $F, $x ) = @_; return $x * $F->sigmoid( $x * $self->{beta} ) }

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Gluon::NN::Activations - activation layers

=head1 DESCRIPTION

L<AI::MXNet::Gluon::NN> describes the layers.

=cut
