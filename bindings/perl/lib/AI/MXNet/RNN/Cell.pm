# Cells of recurrent networks, from symbols.
package AI::MXNet::RNN::Params;
use strict;
use warnings;
use AI::MXNet::Symbol;

# The variables of a cell, each made once.
sub new {
    my ( $class, $prefix ) = @_;
    return bless { prefix => $prefix // '', made => {} }, $class;
}

sub get {
    my ( $self, $name, @options ) = @_;
    $name = $self->{prefix} . $name;
    return $self->{made}{$name} //= AI::MXNet::Symbol->Variable( $name, @options );
}

package AI::MXNet::RNN::Cell::Base;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use AI::MXNet::Base;
use AI::MXNet::Initializer;
use AI::MXNet::NDArray;
use AI::MXNet::Attributes prefix => '', params => undef, _init_counter => -1, _counter => -1, _modified => 0;
use overload '&{}' => sub {
    my $self = shift;
    return sub { $self->call(@_) }
    },
    bool => sub { 1 };

sub BUILD {
    my ($self) = @_;
    $self->{_own_params} = !$self->{params};
    $self->{params} //= AI::MXNet::RNN::Params->new( $self->{prefix} );
    return;
}

# Names of nodes count steps; a new unrolling begins anew.
sub reset {
    my ($self) = @_;
    @$self{qw(_init_counter _counter)} = ( -1, -1 );
    $_->reset for @{ $self->{_cells} // [] };
    return;
}

sub state_shape {
    my ($self) = @_;
    return [ map { $_->{shape} } @{ $self->state_info } ];
}
sub _gate_names { [''] }

# Symbols for the first states: zeros unless func makes something else.
sub begin_state {
    my ( $self, %options ) = @_;
    AI::MXNet::Error->raise(
        State => '[RNN] expected a cell that no other cell has changed; ask that one for states' )
        if $self->{_modified};
    my $func = delete $options{func} // sub { AI::MXNet::Symbol->zeros(@_) };
    my @states;
    for my $info ( @{ $self->state_info } ) {
        $self->{_init_counter}++;
        push @states,
            $func->( name => "$self->{prefix}begin_state_$self->{_init_counter}", shape => $info->{shape}, %options );
    }
    return \@states;
}

# One weight and bias for each gate, from those of all gates together, and back.
sub _each_group {
    my ( $self, $code ) = @_;
    my $hidden = $self->{num_hidden} or return;
    for my $group (qw(i2h h2h)) { $code->( $group, $hidden ) }
    return;
}

sub unpack_weights {
    my ( $self, $args ) = @_;
    my %all = %$args;
    $self->_each_group(
        sub {
            my ( $group, $hidden ) = @_;
            for my $what (qw(weight bias)) {
                my $joined = delete $all{"$self->{prefix}${group}_$what"} // next;
                my $gates  = $self->_gate_names;
                next if @$gates == 1 && do { $all{"$self->{prefix}${group}_$what"} = $joined; 1 };
                for my $k ( 0 .. $#$gates ) {
                    $all{"$self->{prefix}$group$gates->[$k]_$what"} =
                        $joined->_slice( $k * $hidden, ( $k + 1 ) * $hidden )->copy;
                }
            }
        }
    );
    return \%all;
}

sub pack_weights {
    my ( $self, $args ) = @_;
    my %all   = %$args;
    my $gates = $self->_gate_names;
    return \%all if @$gates == 1;
    $self->_each_group(
        sub {
            my ($group) = @_;
            for my $what (qw(weight bias)) {
                my @parts = map { delete $all{"$self->{prefix}$group${_}_$what"} } @$gates;
                $all{"$self->{prefix}${group}_$what"} = AI::MXNet::NDArray->concatenate( \@parts )
                    if defined $parts[0];
            }
        }
    );
    return \%all;
}

# A sequence as a list of symbols, one for each step; undef makes variables.
sub _steps {
    my ( $length, $inputs, $layout, $input_prefix ) = @_;
    return [ map { AI::MXNet::Symbol->Variable("${input_prefix}t${_}_data") } 0 .. $length - 1 ]
        unless defined $inputs;
    if ( ref $inputs eq 'ARRAY' ) {
        AI::MXNet::Error->raise( Argument => "[unroll] argument 'inputs': expected $length steps, got " . @$inputs )
            if @$inputs != $length;
        return $inputs;
    }
    my $all = $inputs->SliceChannel( axis => index( $layout, 'T' ), num_outputs => $length, squeeze_axis => 1 );
    return $length == 1 ? [$all] : [ map { $all->slice($_) } 0 .. $length - 1 ];
}

# Steps as one symbol.
sub _merged {
    my ( $outputs, $layout ) = @_;
    my $axis = index $layout, 'T';
    return AI::MXNet::Symbol->concat( ( map { $_->expand_dims( axis => $axis ) } @$outputs ), dim => $axis );
}

sub unroll {
    my ( $self, $length, @args ) = @_;
    my %args = keyword_args( 'unroll', [qw(inputs begin_state input_prefix layout merge_outputs)], @args );
    $self->reset;
    my $layout = $args{layout} // 'NTC';
    my $steps  = _steps( $length, $args{inputs}, $layout, $args{input_prefix} // '' );
    my $states = $args{begin_state} // $self->begin_state;
    my @outputs;
    for my $step (@$steps) {
        ( my $output, $states ) = $self->call( $step, $states );
        push @outputs, $output;
    }
    return ( $args{merge_outputs} ? _merged( \@outputs, $layout ) : \@outputs, $states );
}

# The simplest cell; the others have more gates.
package AI::MXNet::RNN::Cell;
our @ISA = ('AI::MXNet::RNN::Cell::Base');
use AI::MXNet::Attributes num_hidden => undef, activation => 'tanh', prefix => 'rnn_', forget_bias => undef;

sub python_constructor_arguments { ['num_hidden'] }

sub BUILD {
    my ($self) = @_;
    AI::MXNet::Error->raise( Argument => "[RNN] argument 'num_hidden': expected a number of units, got none" )
        unless $self->{num_hidden};
    my $params = $self->{params};
    $self->{_iW} = $params->get('i2h_weight');
    $self->{_iB} = $params->get( 'i2h_bias',
        defined $self->{forget_bias}
        ? ( init => AI::MXNet::LSTMBias->new( forget_bias => $self->{forget_bias} ) )
        : () );
    $self->{_hW} = $params->get('h2h_weight');
    $self->{_hB} = $params->get('h2h_bias');
    return;
}

sub state_info { my ($self) = @_; return [ { shape => [ 0, $self->{num_hidden} ], __layout__ => 'NC' } ] }

# Both products of a step, and the beginning of the names of its nodes.
sub _products {
    my ( $self, $inputs, $state ) = @_;
    my $name = $self->{prefix} . 't' . ++$self->{_counter} . '_';
    my %size = ( num_hidden => $self->{num_hidden} * @{ $self->_gate_names } );
    my $i2h  = AI::MXNet::Symbol->FullyConnected( $inputs, $self->{_iW}, $self->{_iB}, %size, name => "${name}i2h" );
    my $h2h  = AI::MXNet::Symbol->FullyConnected( $state,  $self->{_hW}, $self->{_hB}, %size, name => "${name}h2h" );
    return ( $name, $i2h, $h2h );
}

sub _gates {
    my ( $self, $all, $name ) = @_;
    my $count = @{ $self->_gate_names };
    my $parts = AI::MXNet::Symbol->SliceChannel( $all, num_outputs => $count, name => $name );
    return map { $parts->slice($_) } 0 .. $count - 1;
}

sub _activate {
    my ( $x, $type, $name ) = @_;
    return AI::MXNet::Symbol->Activation( $x, act_type => $type, name => $name );
}

sub call {
    my ( $self, $inputs, $states ) = @_;
    my ( $name, $i2h,    $h2h )    = $self->_products( $inputs, $states->[0] );
    my $output = _activate( $i2h + $h2h, $self->{activation}, "${name}out" );
    return ( $output, [$output] );
}

package AI::MXNet::RNN::LSTMCell;
our @ISA = ('AI::MXNet::RNN::Cell');
use AI::MXNet::Attributes prefix => 'lstm_', forget_bias => 1;

sub state_info {
    my ($self) = @_;
    return [ map { { shape => [ 0, $self->{num_hidden} ], __layout__ => 'NC' } } 1, 2 ];
}
sub _gate_names { [qw(_i _f _c _o)] }

sub call {
    my ( $self, $inputs, $states )  = @_;
    my ( $name, $i2h, $h2h )        = $self->_products( $inputs, $states->[0] );
    my ( $in, $forget, $new, $out ) = $self->_gates( $i2h + $h2h, "${name}slice" );
    $in     = AI::MXNet::RNN::Cell::_activate( $in,     'sigmoid', "${name}i" );
    $forget = AI::MXNet::RNN::Cell::_activate( $forget, 'sigmoid', "${name}f" );
    $new    = AI::MXNet::RNN::Cell::_activate( $new,    'tanh',    "${name}c" );
    $out    = AI::MXNet::RNN::Cell::_activate( $out,    'sigmoid', "${name}o" );
    my $memory = AI::MXNet::Symbol->_plus( $forget * $states->[1], $in * $new, name => "${name}state" );
    my $output = AI::MXNet::Symbol->_mul( $out, AI::MXNet::Symbol->tanh($memory), name => "${name}out" );
    return ( $output, [ $output, $memory ] );
}

package AI::MXNet::RNN::GRUCell;
our @ISA = ('AI::MXNet::RNN::Cell');
use AI::MXNet::Attributes prefix => 'gru_';

sub _gate_names { [qw(_r _z _o)] }

sub call {
    my ( $self, $inputs, $states ) = @_;
    my $before = $states->[0];
    my ( $name, $i2h, $h2h ) = $self->_products( $inputs, $before );
    my ( $ir, $iz, $inew )   = $self->_gates( $i2h, "${name}i2h_slice" );
    my ( $hr, $hz, $hnew )   = $self->_gates( $h2h, "${name}h2h_slice" );
    my $reset  = AI::MXNet::RNN::Cell::_activate( $ir + $hr,              'sigmoid', "${name}r_act" );
    my $update = AI::MXNet::RNN::Cell::_activate( $iz + $hz,              'sigmoid', "${name}z_act" );
    my $new    = AI::MXNet::RNN::Cell::_activate( $inew + $reset * $hnew, 'tanh',    "${name}h_act" );
    my $output = AI::MXNet::Symbol->_plus( ( 1 - $update ) * $new, $update * $before, name => "${name}out" );
    return ( $output, [$output] );
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::RNN::Cell - cells of recurrent networks, from symbols

=head1 DESCRIPTION

A cell turns an input and states into an output and new states: C<my ($output, $states) = $cell-E<gt>call($input,
$states)>, or C<$cell-E<gt>($input, $states)>.

=over 4

=item unroll($length, inputs => undef, begin_state => undef, input_prefix => '', layout => 'NTC', merge_outputs => 0)

Step through a sequence: a symbol, a list of symbols, or variables made here. Returns the outputs, as a list or one
symbol, and the last states.

=item begin_state(func => $code), state_info, state_shape, reset

Symbols for the first states, zeros by default; their shapes; names of nodes begin anew.

=item unpack_weights(\%params), pack_weights(\%params)

The same parameters with one weight for each gate, and back.

=back

AI::MXNet::RNN::Params holds a cell's variables; cells with the same C<params> share them.

=cut
