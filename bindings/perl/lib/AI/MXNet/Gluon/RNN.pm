# Recurrent layers and cells.
package AI::MXNet::Gluon::RNN;
use strict;
use warnings;
use AI::MXNet::NS 'rnn';
use AI::MXNet::Gluon::HybridBlock;
use AI::MXNet::Gluon::RNN::Cell;

my %GATES = ( rnn_relu => 1, rnn_tanh => 1, lstm => 4, gru => 3 );

# What the layers have in common: parameters for each layer and direction, run by one operator.
package AI::MXNet::Gluon::RNN::Layer;
use Scalar::Util qw(blessed);
our @ISA = ('AI::MXNet::Gluon::HybridBlock');
use AI::MXNet::Attributes
    hidden_size            => undef,
    num_layers             => 1,
    layout                 => 'TNC',
    dropout                => 0,
    bidirectional          => 0,
    input_size             => 0,
    dtype                  => 'float32',
    i2h_weight_initializer => undef,
    h2h_weight_initializer => undef,
    i2h_bias_initializer   => 'zeros',
    h2h_bias_initializer   => 'zeros';

sub python_constructor_arguments { [qw(hidden_size num_layers)] }

sub BUILD {
    my ($self) = @_;
    AI::MXNet::Error->raise( Argument => "[RNN] argument 'layout': expected TNC or NTC, got $self->{layout}" )
        if $self->{layout} !~ /^(?:TNC|NTC)$/;
    my $directions = $self->{bidirectional} ? 2 : 1;
    my ( $gates, $hidden ) = ( $GATES{ $self->_mode }, $self->{hidden_size} );
    my $inputs = $self->{input_size};
    for my $layer ( 0 .. $self->{num_layers} - 1 ) {
        for my $side ( ( 'l', 'r' )[ 0 .. $directions - 1 ] ) {
            my %common = ( dtype => $self->{dtype}, allow_deferred_init => 1 );
            my $name   = "$side$layer";
            $self->_param(
                "${name}_i2h_weight",
                shape => [ $gates * $hidden, $inputs ],
                init  => $self->{i2h_weight_initializer},
                %common
            );
            $self->_param(
                "${name}_h2h_weight",
                shape => [ $gates * $hidden, $hidden ],
                init  => $self->{h2h_weight_initializer},
                %common
            );
            $self->_param(
                "${name}_i2h_bias",
                shape => [ $gates * $hidden ],
                init  => $self->{i2h_bias_initializer},
                %common
            );
            $self->_param(
                "${name}_h2h_bias",
                shape => [ $gates * $hidden ],
                init  => $self->{h2h_bias_initializer},
                %common
            );
        }
        $inputs = $directions * $hidden;
    }
    return;
}

sub _states { 1 }

sub state_info {
    my ( $self, $batch_size ) = @_;
    my $shape = [ $self->{num_layers} * ( $self->{bidirectional} ? 2 : 1 ), $batch_size // 0, $self->{hidden_size} ];
    return [ map { { shape => $shape, __layout__ => 'LNC' } } 1 .. $self->_states ];
}

sub begin_state {
    my ( $self, $batch_size, %options ) = @_;
    return [ map { AI::MXNet::NDArray->zeros( $_->{shape}, dtype => $self->{dtype}, %options ) }
            @{ $self->state_info($batch_size) } ];
}

# States are optional; with them the result is output and new states.
sub forward {
    my ( $self, $x, @states ) = @_;
    my $given = @states ? ref $states[0] eq 'ARRAY' ? $states[0] : \@states : undef;
    if ( blessed $x && $x->isa('AI::MXNet::NDArray') ) {
        my $in      = $x->shape->[2];
        my $columns = $self->{l0_i2h_weight};
        for my $weight ( grep { defined } @$self{qw(l0_i2h_weight r0_i2h_weight)} ) {
            $weight->_set_shape( [ $weight->shape->[0], $in ] );
        }
        $_->_finish_deferred_init for values %{ $self->{_reg_params} };
        my $begin = $given
            // $self->begin_state( $x->shape->[ $self->{layout} eq 'TNC' ? 1 : 0 ], ctx => $x->context );
        my $out = $self->SUPER::forward( $x, $begin );
        return $given ? $out : $out->[0];
    }
    return $self->SUPER::forward( $x, $given // () );
}

sub hybrid_forward {
    my ( $self, $F, $x, @rest ) = @_;
    my $states = ref $rest[0] eq 'ARRAY' ? shift @rest : undef;
    my %p      = @rest;
    $x = $F->swapaxes( $x, 0, 1 ) if $self->{layout} eq 'NTC';

    # the operator wants all weights in one row: first the matrices of all layers, then the biases
    my @flat = map {
        my $kind = $_;
        map {
            my $layer = $_;
            map {
                my $side = $_;
                map { $F->reshape( $p{"$side${layer}_${_}_$kind"}, shape => [-1] ) } qw(i2h h2h)
            } $self->{bidirectional} ? qw(l r) : 'l'
        } 0 .. $self->{num_layers} - 1
    } qw(weight bias);
    my $parameters = $F->concat( @flat, dim => 0 );
    if ( !$states ) {    # symbols without states begin with zeros of any batch
        my $zero = $F->sum( $F->slice_axis( $x, axis => 0, begin => 0, end => 1 ) * 0, axis => 2 );
        my $rows = $self->{num_layers} * ( $self->{bidirectional} ? 2 : 1 );
        my $one  = $F->broadcast_axis(
            $F->expand_dims( $zero, axis => 2 ),
            axis => [ 0,     2 ],
            size => [ $rows, $self->{hidden_size} ]
        );
        my $y = $F->RNN( $x, $parameters, $one, $self->_states == 2 ? $one : (), $self->_options );
        $y = $y->slice(0) if $F eq 'AI::MXNet::Symbol' && $y->num_outputs > 1;
        return $self->{layout} eq 'NTC' ? $F->swapaxes( $y, 0, 1 ) : $y;
    }
    my $all = $F->RNN( $x, $parameters, @$states, $self->_options, state_outputs => 1 );
    my ( $y, @new ) = ref $all eq 'ARRAY' ? @$all : map { $all->slice($_) } 0 .. $self->_states;
    return [ $self->{layout} eq 'NTC' ? $F->swapaxes( $y, 0, 1 ) : $y, \@new ];
}

sub _options {
    my ($self) = @_;
    return (
        state_size    => $self->{hidden_size},
        num_layers    => $self->{num_layers},
        bidirectional => $self->{bidirectional} ? 1 : 0,
        mode          => $self->_mode,
        $self->{dropout} ? ( p => $self->{dropout} ) : ()
    );
}

sub _details {
    my ($self) = @_;
    return ( $self->{input_size} || 'None' )
        . " -> $self->{hidden_size}, $self->{layout}, num_layers=$self->{num_layers}";
}

package AI::MXNet::Gluon::RNN::RNN;
our @ISA = ('AI::MXNet::Gluon::RNN::Layer');
use AI::MXNet::Attributes activation => 'relu';
__PACKAGE__->register('AI::MXNet::Gluon::RNN');
sub python_constructor_arguments { [qw(hidden_size num_layers activation)] }
sub _mode                        { my ($self) = @_; return "rnn_$self->{activation}" }

package AI::MXNet::Gluon::RNN::LSTM;
our @ISA = ('AI::MXNet::Gluon::RNN::Layer');
__PACKAGE__->register('AI::MXNet::Gluon::RNN');
sub _mode   { 'lstm' }
sub _states { 2 }

package AI::MXNet::Gluon::RNN::GRU;
our @ISA = ('AI::MXNet::Gluon::RNN::Layer');
__PACKAGE__->register('AI::MXNet::Gluon::RNN');
sub _mode { 'gru' }

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Gluon::RNN - recurrent layers and cells

=head1 SYNOPSIS

  use AI::MXNet::Gluon::RNN qw(rnn);
  my $lstm = rnn->LSTM(100, 2, layout => 'NTC');
  $lstm->initialize;
  my $y = $lstm->($x);
  my ($out, $states) = @{ $lstm->($x, $lstm->begin_state($batch_size)) };

=head1 LAYERS

=over 4

=item RNN($hidden_size, $num_layers = 1, $activation = 'relu'), LSTM($hidden_size, $num_layers = 1), GRU($hidden_size,
$num_layers = 1)

Whole sequences. Options: C<layout> (C<TNC> or C<NTC>), C<dropout> between layers, C<bidirectional>, C<input_size>
(found at the first call), initializers. Called with states, as an array reference, they return output and new states.
C<begin_state($batch_size)> gives zeros, C<state_info($batch_size)> their shapes.

=item RNNCell, LSTMCell, GRUCell, SequentialRNNCell, DropoutCell, ZoneoutCell, ResidualCell, BidirectionalCell

One step at a time: L<AI::MXNet::Gluon::RNN::Cell>.

=back

=cut
