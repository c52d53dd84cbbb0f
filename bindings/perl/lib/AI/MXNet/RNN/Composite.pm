# Cells made of other cells.
package AI::MXNet::RNN::SequentialCell;
use strict;
use warnings;
use AI::MXNet::Base;
use AI::MXNet::RNN::Cell;
our @ISA = ('AI::MXNet::RNN::Cell::Base');
use AI::MXNet::Attributes _cells => sub { [] };

sub add { my ( $self, @cells ) = @_; push @{ $self->{_cells} }, @cells; return $self }

sub state_info {
    my ($self) = @_;
    return [ map { @{ $_->state_info } } @{ $self->{_cells} } ];
}

sub begin_state {
    my ( $self, %options ) = @_;
    return [ map { @{ $_->begin_state(%options) } } @{ $self->{_cells} } ];
}

sub unpack_weights {
    my ( $self, $args ) = @_;
    $args = $_->unpack_weights($args) for @{ $self->{_cells} };
    return $args;
}
sub pack_weights { my ( $self, $args ) = @_; $args = $_->pack_weights($args) for @{ $self->{_cells} }; return $args }

sub call {
    my ( $self, $inputs, $states ) = @_;
    my @left = @$states;
    my @new;
    for my $cell ( @{ $self->{_cells} } ) {
        ( $inputs, my $next ) = $cell->call( $inputs, [ splice @left, 0, scalar @{ $cell->state_info } ] );
        push @new, @$next;
    }
    return ( $inputs, \@new );
}

# Layer by layer, because a fused or two-way cell needs the whole sequence.
sub unroll {
    my ( $self, $length, @args ) = @_;
    my %args = keyword_args( 'unroll', [qw(inputs begin_state input_prefix layout merge_outputs)], @args );
    $self->reset;
    my $layout = $args{layout} // 'NTC';
    my @left   = @{ $args{begin_state} // $self->begin_state };
    my $inputs = $args{inputs}
        // AI::MXNet::RNN::Cell::Base::_steps( $length, undef, $layout, $args{input_prefix} // '' );
    my @new;
    my @cells = @{ $self->{_cells} };

    for my $k ( 0 .. $#cells ) {
        my @own = splice @left, 0, scalar @{ $cells[$k]->state_info };
        ( $inputs, my $next ) = $cells[$k]->unroll(
            $length,
            inputs        => $inputs,
            begin_state   => \@own,
            layout        => $layout,
            merge_outputs => $k == $#cells ? $args{merge_outputs} : 0
        );
        push @new, @$next;
    }
    return ( $inputs, \@new );
}

# Two cells, one from each end; their outputs side by side.
package AI::MXNet::RNN::BidirectionalCell;
use AI::MXNet::Base;
our @ISA = ('AI::MXNet::RNN::SequentialCell');
use AI::MXNet::Attributes l_cell => undef, r_cell => undef, output_prefix => 'bi_';

sub python_constructor_arguments { [qw(l_cell r_cell)] }
sub BUILD                        { my ($self) = @_; $self->{_cells} = [ @$self{qw(l_cell r_cell)} ]; return }

sub call {
    AI::MXNet::Error->raise(
        State => '[BidirectionalCell] expected unroll, as one step knows nothing of the other end' );
}

sub unroll {
    my ( $self, $length, @args ) = @_;
    my %args = keyword_args( 'unroll', [qw(inputs begin_state input_prefix layout merge_outputs)], @args );
    $self->reset;
    my $layout = $args{layout} // 'NTC';
    my $steps  = AI::MXNet::RNN::Cell::Base::_steps( $length, $args{inputs}, $layout, $args{input_prefix} // '' );
    my @states = @{ $args{begin_state} // $self->begin_state };
    my ( $left, $right ) = @{ $self->{_cells} };
    my @own = splice @states, 0, scalar @{ $left->state_info };
    my ( $forth, $l_states ) = $left->unroll( $length, inputs => $steps, begin_state => \@own, layout => $layout );
    my ( $back, $r_states ) =
        $right->unroll( $length, inputs => [ reverse @$steps ], begin_state => \@states, layout => $layout );
    my @back = reverse @$back;
    my @outputs =
        map { AI::MXNet::Symbol->concat( $forth->[$_], $back[$_], dim => 1, name => "$self->{output_prefix}t$_" ) }
        0 .. $length - 1;
    return ( $args{merge_outputs} ? AI::MXNet::RNN::Cell::Base::_merged( \@outputs, $layout ) : \@outputs,
        [ @$l_states, @$r_states ] );
}

package AI::MXNet::RNN::DropoutCell;
our @ISA = ('AI::MXNet::RNN::Cell::Base');
use AI::MXNet::Attributes dropout => 0, prefix => 'dropout_';

sub python_constructor_arguments { ['dropout'] }
sub state_info                   { [] }

sub call {
    my ( $self, $inputs, $states ) = @_;
    return ( $self->{dropout} > 0 ? AI::MXNet::Symbol->Dropout( $inputs, p => $self->{dropout} ) : $inputs, $states );
}

# Cells that change what another cell does.
package AI::MXNet::RNN::ModifierCell;
our @ISA = ('AI::MXNet::RNN::Cell::Base');
use AI::MXNet::Attributes base_cell => undef;

sub python_constructor_arguments { ['base_cell'] }

sub BUILD {
    my ($self) = @_;
    $self->{_cells} = [ $self->{base_cell} ];
    return;
}
sub state_info     { my ($self) = @_; return $self->{base_cell}->state_info }
sub begin_state    { my ( $self, %options ) = @_; return $self->{base_cell}->begin_state(%options) }
sub unpack_weights { my ( $self, $args )    = @_; return $self->{base_cell}->unpack_weights($args) }
sub pack_weights   { my ( $self, $args )    = @_; return $self->{base_cell}->pack_weights($args) }

# Some units keep what they were in the step before.
package AI::MXNet::RNN::ZoneoutCell;
our @ISA = ('AI::MXNet::RNN::ModifierCell');
use AI::MXNet::Attributes zoneout_outputs => 0, zoneout_states => 0;

sub python_constructor_arguments { [qw(base_cell zoneout_outputs zoneout_states)] }
sub reset                        { my ($self) = @_; $self->SUPER::reset; delete $self->{_before}; return }

sub _mix {
    my ( $rate, $new, $old ) = @_;
    my $kept = AI::MXNet::Symbol->Dropout( AI::MXNet::Symbol->ones_like($new), p => $rate );
    return AI::MXNet::Symbol->where( $kept, $new, $old );
}

sub call {
    my ( $self, $inputs, $states ) = @_;
    my ( $output, $next ) = $self->{base_cell}->call( $inputs, $states );
    if ( my $rate = $self->{zoneout_outputs} ) {
        $output = _mix( $rate, $output, $self->{_before} // AI::MXNet::Symbol->zeros_like($output) );
    }
    $self->{_before} = $output;
    if ( my $rate = $self->{zoneout_states} ) {
        $next = [ map { _mix( $rate, $next->[$_], $states->[$_] ) } 0 .. $#$next ];
    }
    return ( $output, $next );
}

# The input is added to the output.
package AI::MXNet::RNN::ResidualCell;
our @ISA = ('AI::MXNet::RNN::ModifierCell');

sub call {
    my ( $self, $inputs, $states ) = @_;
    my ( $output, $next ) = $self->{base_cell}->call( $inputs, $states );
    return ( $output + $inputs, $next );
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::RNN::Composite - cells made of other cells

=head1 DESCRIPTION

AI::MXNet::RNN::SequentialCell (C<add(@cells)>), AI::MXNet::RNN::BidirectionalCell (C<l_cell>, C<r_cell>,
C<output_prefix>; only C<unroll>), AI::MXNet::RNN::DropoutCell (C<dropout>), AI::MXNet::RNN::ZoneoutCell (C<base_cell>,
C<zoneout_outputs>, C<zoneout_states>), AI::MXNet::RNN::ResidualCell (C<base_cell>). L<AI::MXNet::RNN::Cell> describes
what all cells do.

=cut
