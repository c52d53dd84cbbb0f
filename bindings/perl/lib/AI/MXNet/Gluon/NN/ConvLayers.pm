# Convolution, pooling and padding layers.
package AI::MXNet::Gluon::NN::Conv;
use strict;
use warnings;
use AI::MXNet::Gluon::HybridBlock;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use AI::MXNet::Attributes
    channels           => undef,
    kernel_size        => undef,
    strides            => 1,
    padding            => 0,
    dilation           => 1,
    groups             => 1,
    layout             => undef,
    in_channels        => 0,
    activation         => undef,
    use_bias           => 1,
    weight_initializer => undef,
    bias_initializer   => 'zeros',
    output_padding     => 0,
    weight             => undef,
    bias               => undef;

sub python_constructor_arguments { [qw(channels kernel_size strides padding dilation groups layout)] }
sub _alias                       { 'conv' }

# One number stands for all axes.
sub _per_axis { my ( $value, $axes ) = @_; return ref $value ? $value : [ ($value) x $axes ] }

sub BUILD {
    my ($self) = @_;
    my $axes = $self->_axes;
    $self->{layout} //= (qw(NCW NCHW NCDHW))[ $axes - 1 ];
    AI::MXNet::Error->raise( Argument => "[Conv] argument 'kernel_size': expected one number or $axes" )
        unless defined $self->{kernel_size} && @{ _per_axis( $self->{kernel_size}, $axes ) } == $axes;
    $_ = _per_axis( $_, $axes ) for @$self{qw(kernel_size strides padding dilation output_padding)};
    my ( $out, $in ) =
        $self->_transposed
        ? ( $self->{in_channels}, $self->{channels} / $self->{groups} )
        : ( $self->{channels}, $self->{in_channels} / $self->{groups} );
    my @kernel = @{ $self->{kernel_size} };

    # the weight's axes follow the layout: N is the output, C the input
    my @shape = $self->{layout} =~ /^NC/ ? ( $out, $in, @kernel ) : ( $out, @kernel, $in );
    $self->_param( weight => shape => \@shape, init => $self->{weight_initializer}, allow_deferred_init => 1 );
    $self->_param(
        bias                => shape => [ $self->{channels} ],
        init                => $self->{bias_initializer},
        allow_deferred_init => 1
    ) if $self->{use_bias};
    return;
}

sub hybrid_forward {
    my ( $self, $F, $x, %p ) = @_;
    my $op  = $self->_transposed ? 'Deconvolution' : 'Convolution';
    my $out = $F->$op(
        $x, $p{weight}, $p{bias} // (),
        num_filter => $self->{channels},
        kernel     => $self->{kernel_size},
        stride     => $self->{strides},
        pad        => $self->{padding},
        dilate     => $self->{dilation},
        num_group  => $self->{groups},
        layout     => $self->{layout},
        no_bias    => $p{bias} ? 0 : 1,
        $self->_transposed ? ( adj => $self->{output_padding} ) : ()
    );
    return defined $self->{activation} ? $F->Activation( $out, act_type => $self->{activation} ) : $out;
}

sub _transposed { 0 }

sub _details {
    my ($self) = @_;
    return
          ( $self->{in_channels} || 'None' )
        . " -> $self->{channels}, kernel_size=(@{ $self->{kernel_size} }), stride=(@{ $self->{strides} })"
        . ( defined $self->{activation} ? ", $self->{activation}" : '' );
}

package AI::MXNet::Gluon::NN::Pooling;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use AI::MXNet::Attributes
    pool_size         => 2,
    strides           => undef,
    padding           => 0,
    ceil_mode         => 0,
    layout            => undef,
    count_include_pad => 1;

sub python_constructor_arguments { [qw(pool_size strides padding)] }
sub _alias                       { 'pool' }

sub BUILD {
    my ($self) = @_;
    my $axes = $self->_axes;
    $self->{layout} //= (qw(NCW NCHW NCDHW))[ $axes - 1 ];
    $self->{pool_size} = 1 if $self->_global;
    $self->{strides} //= $self->{pool_size};
    $_ = AI::MXNet::Gluon::NN::Conv::_per_axis( $_, $axes ) for @$self{qw(pool_size strides padding)};
    return;
}

sub _global { 0 }

sub hybrid_forward {
    my ( $self, $F, $x ) = @_;
    return $F->Pooling(
        $x,
        kernel             => $self->{pool_size},
        stride             => $self->{strides},
        pad                => $self->{padding},
        pool_type          => $self->_type,
        global_pool        => $self->_global,
        layout             => $self->{layout},
        pooling_convention => $self->{ceil_mode} || $self->_global ? 'full' : 'valid',
        $self->_type eq 'avg' ? ( count_include_pad => $self->{count_include_pad} ? 1 : 0 ) : ()
    );
}

sub _details {
    my ($self) = @_;
    return "size=(@{ $self->{pool_size} }), stride=(@{ $self->{strides} }), padding=(@{ $self->{padding} })";
}

package AI::MXNet::Gluon::NN;

# The layers by number of axes: Conv1D, Conv2DTranspose, MaxPool3D, GlobalAvgPool2D and so on.
for my $axes ( 1 .. 3 ) {
    for my $kind (
        [ "Conv${axes}D",          'Conv', _transposed => 0 ],
        [ "Conv${axes}DTranspose", 'Conv', _transposed => 1 ],
        (
            map {
                my $type = $_;
                map { [ "${_}" . ucfirst($type) . "Pool${axes}D", 'Pooling', _type => $type, _global => $_ ? 1 : 0 ] }
                    '', 'Global'
            } qw(max avg)
        )
        )
    {
        my ( $name, $parent, %facts ) = @$kind;
        my $package = "AI::MXNet::Gluon::NN::$name";
        no strict 'refs';
        @{"${package}::ISA"} = ("AI::MXNet::Gluon::NN::$parent");
        my %constant = ( _axes => $axes, %facts );
        for my $fact ( keys %constant ) {
            my $value = $constant{$fact};
            *{"${package}::$fact"} = sub { $value };
        }
        $package->register('AI::MXNet::Gluon::NN');
    }
}

package AI::MXNet::Gluon::NN::ReflectionPad2D;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use AI::MXNet::Attributes padding => 0;
__PACKAGE__->register('AI::MXNet::Gluon::NN');

sub python_constructor_arguments { ['padding'] }

sub BUILD {
    my ($self) = @_;
    my $p = $self->{padding};
    $self->{padding} = ref $p ? $p : [ 0, 0, 0, 0, ($p) x 4 ];
    return;
}

sub hybrid_forward {
    my ( $self, $F, $x ) = @_;
    return $F->pad( $x, mode => 'reflect', pad_width => $self->{padding} );
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Gluon::NN::ConvLayers - convolution, pooling and padding layers

=head1 DESCRIPTION

L<AI::MXNet::Gluon::NN> describes the layers.

=cut
