# Many recurrent layers as one operator.
package AI::MXNet::RNN::FusedCell;
use strict;
use warnings;
use AI::MXNet::Base;
use AI::MXNet::RNN::Cell;
use AI::MXNet::RNN::Composite;
our @ISA = ('AI::MXNet::RNN::Cell::Base');
use AI::MXNet::Attributes
    num_hidden     => undef,
    num_layers     => 1,
    mode           => 'lstm',
    bidirectional  => 0,
    dropout        => 0,
    get_next_state => 0,
    forget_bias    => 1,
    prefix         => undef,
    initializer    => undef;

my %GATES = ( rnn_relu => [''], rnn_tanh => [''], lstm => [qw(_i _f _c _o)], gru => [qw(_r _z _o)] );

sub python_constructor_arguments { [qw(num_hidden num_layers mode)] }

sub BUILD {
    my ($self) = @_;
    AI::MXNet::Error->raise( Argument => "[FusedRNNCell] argument 'mode': expected one of "
            . join( ', ', sort keys %GATES )
            . ", got $self->{mode}" )
        unless $GATES{ $self->{mode} };
    if ( !defined $self->{prefix} ) {
        $self->{prefix} = "$self->{mode}_";
        $self->{params} = AI::MXNet::RNN::Params->new( $self->{prefix} ) if $self->{_own_params};
    }
    $self->{_directions} = $self->{bidirectional} ? [qw(l r)] : ['l'];
    my $init = AI::MXNet::FusedRNN->new(
        init => $self->{initializer} // AI::MXNet::Uniform->new,
        map { $_ => $self->{$_} } qw(num_hidden num_layers mode bidirectional forget_bias)
    );
    $self->{_parameter} = $self->{params}->get( 'parameters', init => $init );
    return;
}

sub _gate_names { my ($self) = @_; return $GATES{ $self->{mode} } }

sub state_info {
    my ($self) = @_;
    my $shape = [ $self->{num_layers} * @{ $self->{_directions} }, 0, $self->{num_hidden} ];
    return [ map { { shape => $shape, __layout__ => 'LNC' } } 1 .. ( $self->{mode} eq 'lstm' ? 2 : 1 ) ];
}

# Names and shapes of the parts of the one parameter, in their order: all weights, then all biases.
sub _parts {
    my ( $self,   $inputs ) = @_;
    my ( $hidden, @sides )  = ( $self->{num_hidden}, @{ $self->{_directions} } );
    my @parts;
    for my $what (qw(weight bias)) {
        for my $layer ( 0 .. $self->{num_layers} - 1 ) {
            for my $side (@sides) {
                for my $group (qw(i2h h2h)) {
                    my $columns = $group eq 'h2h' ? $hidden : $layer ? $hidden * @sides : $inputs;
                    push @parts, map {
                        [
                            "$self->{prefix}$side${layer}_$group${_}_$what",
                            $what eq 'weight' ? [ $hidden, $columns ] : [$hidden]
                        ]
                    } @{ $self->_gate_names };
                }
            }
        }
    }
    return @parts;
}

# The number of inputs that a parameter of this size is for.
sub _inputs_of {
    my ( $self, $size ) = @_;
    my $rest = $size;
    $rest -= product( @{ $_->[1] } ) for $self->_parts(0);
    return $rest / ( $self->{num_hidden} * @{ $self->_gate_names } * @{ $self->{_directions} } );
}

sub unpack_weights {
    my ( $self, $args ) = @_;
    my %all  = %$args;
    my $flat = delete $all{"$self->{prefix}parameters"} // return \%all;
    my $at   = 0;
    for my $part ( $self->_parts( $self->_inputs_of( $flat->size ) ) ) {
        my ( $name, $shape ) = @$part;
        my $size = product(@$shape);
        $all{$name} = $flat->_slice( $at, $at + $size )->reshape($shape)->copy;
        $at += $size;
    }
    return \%all;
}

sub pack_weights {
    my ( $self, $args ) = @_;
    my %all   = %$args;
    my $gates = $self->_gate_names;
    my $first = $all{"$self->{prefix}l0_i2h$gates->[0]_weight"} // return \%all;
    my @flat  = map { ( delete $all{ $_->[0] } )->reshape( [-1] ) } $self->_parts( $first->shape->[1] );
    $all{"$self->{prefix}parameters"} = AI::MXNet::NDArray->concatenate( \@flat );
    return \%all;
}

sub call {
    AI::MXNet::Error->raise( State => '[FusedRNNCell] expected unroll, as the operator runs whole sequences' );
}

sub unroll {
    my ( $self, $length, @args ) = @_;
    my %args = keyword_args( 'unroll', [qw(inputs begin_state input_prefix layout merge_outputs)], @args );
    $self->reset;
    my $layout = $args{layout} // 'NTC';
    my $inputs = $args{inputs}
        // AI::MXNet::RNN::Cell::Base::_steps( $length, undef, $layout, $args{input_prefix} // '' );
    $inputs = AI::MXNet::RNN::Cell::Base::_merged( $inputs, $layout ) if ref $inputs eq 'ARRAY';
    $inputs = $inputs->swapaxes( 0, 1 )                               if $layout eq 'NTC';
    my $states = $args{begin_state} // $self->begin_state;
    my $rnn    = AI::MXNet::Symbol->RNN(
        $inputs, $self->{_parameter}, @$states,
        state_size    => $self->{num_hidden},
        num_layers    => $self->{num_layers},
        bidirectional => $self->{bidirectional} ? 1 : 0,
        p             => $self->{dropout},
        state_outputs => $self->{get_next_state} ? 1 : 0,
        mode          => $self->{mode},
        name          => "$self->{prefix}rnn"
    );
    my @next    = $self->{get_next_state} ? map { $rnn->slice($_) } 1 .. @{ $self->state_info } : ();
    my $outputs = $rnn->num_outputs > 1   ? $rnn->slice(0)                                      : $rnn;
    $outputs = $outputs->swapaxes( 0, 1 ) if $layout eq 'NTC';
    $outputs = AI::MXNet::RNN::Cell::Base::_steps( $length, $outputs, $layout, '' ) unless $args{merge_outputs} // 1;
    return ( $outputs, \@next );
}

# The same network as separate cells, with the names that unpack_weights gives.
sub unfuse {
    my ($self) = @_;
    my %cell   = ( lstm => 'LSTMCell', gru => 'GRUCell', rnn_relu => 'Cell', rnn_tanh => 'Cell' );
    my $make   = sub {
        my ($prefix)     = @_;
        my ($activation) = $self->{mode} =~ /^rnn_(\w+)/;
        return "AI::MXNet::RNN::$cell{ $self->{mode} }"->new(
            num_hidden => $self->{num_hidden},
            prefix     => $prefix,
            defined $activation ? ( activation => $activation ) : ()
        );
    };
    my $stack = AI::MXNet::RNN::SequentialCell->new;
    for my $layer ( 0 .. $self->{num_layers} - 1 ) {
        my @cells = map { $make->("$self->{prefix}$_${layer}_") } @{ $self->{_directions} };
        $stack->add(
              @cells == 1
            ? $cells[0]
            : AI::MXNet::RNN::BidirectionalCell->new( @cells, output_prefix => "$self->{prefix}bi_l${layer}_" )
        );
        $stack->add( AI::MXNet::RNN::DropoutCell->new( $self->{dropout} ) )
            if $self->{dropout} && $layer < $self->{num_layers} - 1;
    }
    return $stack;
}

# Fills the one parameter part by part, as if the cells were separate.
package AI::MXNet::FusedRNN;
use JSON::PP ();
our @ISA = ('AI::MXNet::Initializer');
use AI::MXNet::Attributes
    init          => undef,
    num_hidden    => undef,
    num_layers    => 1,
    mode          => 'lstm',
    bidirectional => 0,
    forget_bias   => 1;
AI::MXNet::Initializer::register( __PACKAGE__, 'fusedrnn' );

sub BUILD {
    my ($self) = @_;
    $self->{init} = AI::MXNet::Initializer->create( $self->{init} ) if defined $self->{init};
    return;
}

sub dumps {
    my ($self) = @_;
    my %kwargs = map { $_ => $self->{$_} } qw(num_hidden num_layers mode bidirectional forget_bias);
    $kwargs{init} = $self->{init}->dumps if $self->{init};
    return JSON::PP->new->canonical->encode( [ 'fusedrnn', \%kwargs ] );
}

sub _init_weight {
    my ( $self, $name, $array ) = @_;
    my $cell = AI::MXNet::RNN::FusedCell->new(
        prefix => '',
        map { $_ => $self->{$_} } qw(num_hidden num_layers mode bidirectional forget_bias)
    );
    my $args = $cell->unpack_weights( { parameters => $array } );
    for my $part ( sort keys %$args ) {
        if   ( $self->{mode} eq 'lstm' && $part =~ /_i2h_f_bias$/ ) { $args->{$part}->set( $self->{forget_bias} ) }
        else                                                        { $self->{init}->call( $part, $args->{$part} ) }
    }
    $array->set( $cell->pack_weights($args)->{parameters} );
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::RNN::Fused - many recurrent layers as one operator

=head1 SYNOPSIS

  my $cell = mx->rnn->FusedRNNCell(num_hidden => 100, num_layers => 2, mode => 'lstm', prefix => 'lstm_');
  my ($outputs) = $cell->unroll(10, inputs => $embedded, layout => 'TNC', merge_outputs => 1);
  my $stack = $cell->unfuse;             # the same as separate cells

=head1 DESCRIPTION

AI::MXNet::RNN::FusedCell is a cell whose parameters are one array; C<unpack_weights> and C<pack_weights> change between
it and the parameters of the cells that C<unfuse> gives. With C<get_next_state> the last states are returned.
AI::MXNet::FusedRNN is the initializer of that array.

=cut
