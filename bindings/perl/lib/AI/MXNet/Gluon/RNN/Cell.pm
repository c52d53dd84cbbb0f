# Recurrent cells: one step at a time.
package AI::MXNet::Gluon::RNN::RecurrentCell;
use strict;
use warnings;
use AI::MXNet::Gluon::HybridBlock;
our @ISA = ('AI::MXNet::Gluon::HybridBlock');

# Shapes of the states for a batch.
sub state_info {
    my ( $self, $batch_size ) = @_;
    return [ map { { shape => [ $batch_size // 0, $self->{hidden_size} ] } } 1 .. $self->_states ];
}
sub _states { 1 }

sub begin_state {
    my ( $self, $batch_size, %options ) = @_;
    return [ map { AI::MXNet::NDArray->zeros( $_->{shape}, %options ) } @{ $self->state_info($batch_size) } ];
}

# Steps through a sequence, which is an array or a list of arrays; returns the outputs and the last states.
sub unroll {
    my ( $self, $length, $inputs, %options ) = @_;
    my $layout = $options{layout} // 'NTC';
    my $axis   = index $layout, 'T';
    my @steps  = @{ _steps( $inputs, $length, $axis ) };
    my $states = $options{begin_state} // $self->begin_state( $steps[0]->shape->[0] );
    my @outputs;
    for my $step (@steps) {
        my ( $out, $next ) = @{ $self->call( $step, $states ) };
        push @outputs, $out;
        $states = $next;
    }
    return ( \@outputs,                                            $states ) unless $options{merge_outputs};
    return ( ref( $outputs[0] )->stack( @outputs, axis => $axis ), $states );
}

# A sequence as a list of steps.
sub _steps {
    my ( $inputs, $length, $axis ) = @_;
    return $inputs                               if ref $inputs eq 'ARRAY';
    return [ $inputs->squeeze( axis => $axis ) ] if $length == 1;
    return _parts( $inputs->split( num_outputs => $length, axis => $axis, squeeze_axis => 1 ), $length );
}

sub _parts {
    my ( $all, $count ) = @_;
    return ref $all eq 'ARRAY' ? $all : [ map { $all->slice($_) } 0 .. $count - 1 ];
}

package AI::MXNet::Gluon::RNN::GatedCell;
our @ISA = ('AI::MXNet::Gluon::RNN::RecurrentCell');
use AI::MXNet::Attributes
    hidden_size            => undef,
    input_size             => 0,
    i2h_weight_initializer => undef,
    h2h_weight_initializer => undef,
    i2h_bias_initializer   => 'zeros',
    h2h_bias_initializer   => 'zeros';

sub python_constructor_arguments { ['hidden_size'] }

sub BUILD {
    my ($self) = @_;
    my $rows   = $self->_gates * $self->{hidden_size};
    my %shape  = (
        i2h_weight => [ $rows, $self->{input_size} ],
        h2h_weight => [ $rows, $self->{hidden_size} ],
        i2h_bias   => [$rows],
        h2h_bias   => [$rows]
    );
    $self->_param( $_ => shape => $shape{$_}, init => $self->{"${_}_initializer"}, allow_deferred_init => 1 )
        for sort keys %shape;
    return;
}

# Both products, from the input and from the last output.
sub _products {
    my ( $self, $F, $x, $h, $p ) = @_;
    my %size = ( num_hidden => $self->_gates * $self->{hidden_size} );
    return (
        $F->FullyConnected( $x, $p->{i2h_weight}, $p->{i2h_bias}, %size ),
        $F->FullyConnected( $h, $p->{h2h_weight}, $p->{h2h_bias}, %size )
    );
}

sub _gates_of {
    my ( $self, $F, $all ) = @_;
    return @{
        AI::MXNet::Gluon::RNN::RecurrentCell::_parts( $F->split( $all, num_outputs => $self->_gates, axis => 1 ),
            $self->_gates )
    };
}

package AI::MXNet::Gluon::RNN::RNNCell;
our @ISA = ('AI::MXNet::Gluon::RNN::GatedCell');
use AI::MXNet::Attributes activation => 'tanh';
__PACKAGE__->register('AI::MXNet::Gluon::RNN');
sub python_constructor_arguments { [qw(hidden_size activation)] }
sub _gates                       { 1 }

sub hybrid_forward {
    my ( $self, $F, $x, $states, %p ) = @_;
    my ( $in, $back ) = $self->_products( $F, $x, $states->[0], \%p );
    my $out = $F->Activation( $in + $back, act_type => $self->{activation} );
    return [ $out, [$out] ];
}

package AI::MXNet::Gluon::RNN::LSTMCell;
our @ISA = ('AI::MXNet::Gluon::RNN::GatedCell');
__PACKAGE__->register('AI::MXNet::Gluon::RNN');
sub _gates  { 4 }
sub _states { 2 }

sub hybrid_forward {
    my ( $self, $F, $x, $states, %p ) = @_;
    my ( $in, $back )                 = $self->_products( $F, $x, $states->[0], \%p );
    my ( $i, $f, $g, $o )             = $self->_gates_of( $F, $in + $back );
    my $c = $F->sigmoid($f) * $states->[1] + $F->sigmoid($i) * $F->tanh($g);
    my $h = $F->sigmoid($o) * $F->tanh($c);
    return [ $h, [ $h, $c ] ];
}

package AI::MXNet::Gluon::RNN::GRUCell;
our @ISA = ('AI::MXNet::Gluon::RNN::GatedCell');
__PACKAGE__->register('AI::MXNet::Gluon::RNN');
sub _gates { 3 }

sub hybrid_forward {
    my ( $self, $F, $x, $states, %p ) = @_;
    my ( $in, $back )                 = $self->_products( $F, $x, $states->[0], \%p );
    my ( $ir, $iz, $in_new )          = $self->_gates_of( $F, $in );
    my ( $hr, $hz, $back_new )        = $self->_gates_of( $F, $back );
    my $reset  = $F->sigmoid( $ir + $hr );
    my $update = $F->sigmoid( $iz + $hz );
    my $new    = $F->tanh( $in_new + $reset * $back_new );
    my $out    = ( 1 - $update ) * $new + $update * $states->[0];
    return [ $out, [$out] ];
}

# Cells above each other.
package AI::MXNet::Gluon::RNN::SequentialRNNCell;
our @ISA = ('AI::MXNet::Gluon::RNN::RecurrentCell');
__PACKAGE__->register('AI::MXNet::Gluon::RNN');

sub add { my ( $self, @cells ) = @_; $self->register_child($_) for @cells; return $self }

sub state_info {
    my ( $self, $batch_size ) = @_;
    return [ map { @{ $_->state_info($batch_size) } } $self->children ];
}

sub hybrid_forward {
    my ( $self, $F, $x, $states ) = @_;
    my @left = @$states;
    my @new;
    for my $cell ( $self->children ) {
        my @own = splice @left, 0, scalar @{ $cell->state_info };
        my ( $out, $next ) = @{ $cell->call( $x, \@own ) };
        push @new, @$next;
        $x = $out;
    }
    return [ $x, \@new ];
}

package AI::MXNet::Gluon::RNN::DropoutCell;
our @ISA = ('AI::MXNet::Gluon::RNN::RecurrentCell');
use AI::MXNet::Attributes rate => 0.5;
__PACKAGE__->register('AI::MXNet::Gluon::RNN');

sub python_constructor_arguments { ['rate'] }
sub state_info                   { [] }

sub hybrid_forward {
    my ( $self, $F, $x, $states ) = @_;
    return [ $self->{rate} > 0 ? $F->Dropout( $x, p => $self->{rate} ) : $x, $states ];
}

# Cells that change what another cell does.
package AI::MXNet::Gluon::RNN::ModifierCell;
our @ISA = ('AI::MXNet::Gluon::RNN::RecurrentCell');
use AI::MXNet::Attributes base_cell => undef;

sub python_constructor_arguments { ['base_cell'] }
sub state_info  { my ( $self, @args ) = @_; return $self->{base_cell}->state_info(@args) }
sub begin_state { my ( $self, @args ) = @_; return $self->{base_cell}->begin_state(@args) }

# Some units keep what they were in the step before.
package AI::MXNet::Gluon::RNN::ZoneoutCell;
our @ISA = ('AI::MXNet::Gluon::RNN::ModifierCell');
use AI::MXNet::Attributes zoneout_outputs => 0, zoneout_states => 0;
__PACKAGE__->register('AI::MXNet::Gluon::RNN');

sub python_constructor_arguments { [qw(base_cell zoneout_outputs zoneout_states)] }
sub reset  { my ($self) = @_; delete $self->{_before}; return }
sub unroll { my ( $self, @args ) = @_; $self->reset; return $self->SUPER::unroll(@args) }

sub hybrid_forward {
    my ( $self, $F, $x, $states ) = @_;
    my ( $out, $next ) = @{ $self->{base_cell}->call( $x, $states ) };
    my $mix = sub {
        my ( $rate, $new, $old ) = @_;
        return $F->where( $F->Dropout( $F->ones_like($new), p => $rate ), $new, $old );
    };
    $out = $mix->( $self->{zoneout_outputs}, $out, $self->{_before} // $F->zeros_like($out) )
        if $self->{zoneout_outputs};
    $self->{_before} = $out if $self->{zoneout_outputs};
    $next = [ map { $mix->( $self->{zoneout_states}, $next->[$_], $states->[$_] ) } 0 .. $#$next ]
        if $self->{zoneout_states};
    return [ $out, $next ];
}

# The input is added to the output.
package AI::MXNet::Gluon::RNN::ResidualCell;
our @ISA = ('AI::MXNet::Gluon::RNN::ModifierCell');
__PACKAGE__->register('AI::MXNet::Gluon::RNN');

sub hybrid_forward {
    my ( $self, $F, $x, $states ) = @_;
    my ( $out, $next ) = @{ $self->{base_cell}->call( $x, $states ) };
    return [ $out + $x, $next ];
}

# Two cells, one from each end; their outputs side by side.
package AI::MXNet::Gluon::RNN::BidirectionalCell;
our @ISA = ('AI::MXNet::Gluon::RNN::RecurrentCell');
use AI::MXNet::Attributes l_cell => undef, r_cell => undef;
__PACKAGE__->register('AI::MXNet::Gluon::RNN');

sub python_constructor_arguments { [qw(l_cell r_cell)] }

sub state_info {
    my ( $self, @args ) = @_;
    return [ map { @{ $_->state_info(@args) } } @$self{qw(l_cell r_cell)} ];
}

sub call {
    AI::MXNet::Error->raise(
        State => '[BidirectionalCell] expected unroll, as one step knows nothing of the other end' );
}

sub unroll {
    my ( $self, $length, $inputs, %options ) = @_;
    my $axis   = index $options{layout} // 'NTC', 'T';
    my $steps  = AI::MXNet::Gluon::RNN::RecurrentCell::_steps( $inputs, $length, $axis );
    my @states = @{ $options{begin_state} // $self->begin_state( $steps->[0]->shape->[0] ) };
    my @own    = splice @states, 0, scalar @{ $self->{l_cell}->state_info };
    my ( $forth, $l_states ) = $self->{l_cell}->unroll( $length, $steps, begin_state => \@own );
    my ( $back, $r_states )  = $self->{r_cell}->unroll( $length, [ reverse @$steps ], begin_state => \@states );
    my @back    = reverse @$back;
    my @outputs = map { ref( $forth->[0] )->concat( $forth->[$_], $back[$_], dim => 1 ) } 0 .. $length - 1;
    my $all     = [ @$l_states, @$r_states ];
    return ( $options{merge_outputs} ? ref( $outputs[0] )->stack( @outputs, axis => $axis ) : \@outputs, $all );
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Gluon::RNN::Cell - recurrent cells

=head1 SYNOPSIS

  my $cell = rnn->LSTMCell(100);
  $cell->initialize;
  my ($out, $states) = @{ $cell->($x, $cell->begin_state($batch_size)) };
  my ($outputs, $last) = $cell->unroll(5, $sequence, layout => 'NTC', merge_outputs => 1);

=head1 DESCRIPTION

C<RNNCell($hidden_size, $activation = 'tanh')>, C<LSTMCell($hidden_size)>, C<GRUCell($hidden_size)>,
C<SequentialRNNCell> (C<add(@cells)>), C<DropoutCell($rate)>, C<ZoneoutCell($cell, $outputs, $states)>,
C<ResidualCell($cell)>, C<BidirectionalCell($left, $right)> (only C<unroll>). A cell is called with an input and its
states and returns the output and the new states, as an array reference. C<begin_state($batch_size)> gives zeros;
C<unroll($length, $inputs, layout =E<gt> 'NTC', begin_state =E<gt> ..., merge_outputs =E<gt> 0)> steps through a
sequence and returns the outputs, as a list of arrays or one array, and the last states.

=cut
