# Layers: nn->Dense(64) and the others.
package AI::MXNet::Gluon::NN;
use strict;
use warnings;
use AI::MXNet::NS 'nn';
use AI::MXNet::Gluon::HybridBlock;
use AI::MXNet::Gluon::NN::BasicLayers;
use AI::MXNet::Gluon::NN::Activations;
use AI::MXNet::Gluon::NN::ConvLayers;

sub Block       { my ( $class, @args ) = @_; return AI::MXNet::Gluon::Block->new(@args) }
sub HybridBlock { my ( $class, @args ) = @_; return AI::MXNet::Gluon::HybridBlock->new(@args) }

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Gluon::NN - layers

=head1 SYNOPSIS

  use AI::MXNet::Gluon::NN qw(nn);
  my $net = nn->HybridSequential;
  $net->add(nn->Conv2D(32, kernel_size => 3, activation => 'relu'), nn->MaxPool2D, nn->Flatten, nn->Dense(10));

=head1 LAYERS

=over 4

=item Sequential, HybridSequential

Run one after the other. C<add(@blocks)>, C<at($position)>, C<len>, C<slice([$from, $to])>, C<@$net>.

=item Dense($units, activation => undef, use_bias => 1, flatten => 1, in_units => 0), Dropout($rate, axes => []),
Flatten, Identity

=item Embedding($input_dim, $output_dim, dtype => 'float32', sparse_grad => 0)

=item BatchNorm(axis => 1, momentum => 0.9, epsilon => 1e-5, center => 1, scale => 1, use_global_stats => 0),
InstanceNorm, LayerNorm, GroupNorm

=item Activation($name), LeakyReLU($alpha), PReLU, ELU($alpha), SELU, GELU, Swish($beta)

=item Conv1D($channels, kernel_size => ..., strides => ..., padding => ..., dilation => ..., groups => 1, activation
=> undef), Conv2D, Conv3D, Conv1DTranspose, Conv2DTranspose, Conv3DTranspose

The transposed ones have C<output_padding> too.

=item MaxPool1D(pool_size => 2, strides => undef, padding => 0, ceil_mode => 0), MaxPool2D, MaxPool3D, AvgPool1D (also
count_include_pad => 1), AvgPool2D, AvgPool3D, GlobalMaxPool1D, GlobalMaxPool2D, GlobalMaxPool3D, GlobalAvgPool1D,
GlobalAvgPool2D, GlobalAvgPool3D, ReflectionPad2D($padding)

=item Lambda($code), HybridLambda($code)

A function of the input; that of HybridLambda gets C<$F> first. The name of an operator does as well.

=item Concurrent(axis => -1), HybridConcurrent(axis => -1)

Run all children on the same input and join their outputs.

=back

Sizes of inputs (C<in_units>, C<in_channels>) are found at the first call. Layers take C<prefix> and C<params>, and
initializers such as C<weight_initializer> and C<bias_initializer>.

=cut
