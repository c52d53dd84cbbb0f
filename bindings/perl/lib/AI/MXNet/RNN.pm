# Recurrent networks from symbols: cells, checkpoints, sentences in buckets.
package AI::MXNet::RNN;
use strict;
use warnings;
use AI::MXNet::Base;
use AI::MXNet::Module;
use AI::MXNet::RNN::Cell;
use AI::MXNet::RNN::Composite;
use AI::MXNet::RNN::Fused;
use AI::MXNet::RNN::IO;

my %CLASS = (
    RNNCell           => 'Cell',
    LSTMCell          => 'LSTMCell',
    GRUCell           => 'GRUCell',
    FusedRNNCell      => 'FusedCell',
    SequentialRNNCell => 'SequentialCell',
    BidirectionalCell => 'BidirectionalCell',
    DropoutCell       => 'DropoutCell',
    ZoneoutCell       => 'ZoneoutCell',
    ResidualCell      => 'ResidualCell',
);

for my $name ( keys %CLASS ) {
    my $package = "AI::MXNet::RNN::$CLASS{$name}";
    no strict 'refs';
    *{$name} = sub { my ( $class, @args ) = @_; return $package->new(@args) };
}
sub BucketSentenceIter { my ( $class, @args ) = @_; return AI::MXNet::BucketSentenceIter->new(@args) }
sub encode_sentences   { my ( $class, @args ) = @_; return AI::MXNet::RNN::IO->encode_sentences(@args) }

# Checkpoints hold the weights of the gates one by one, so that fused and other cells can read each other's.
sub save_rnn_checkpoint {
    my ( $class, $cells, $prefix, $epoch, $symbol, $arg_params, $aux_params ) = @_;
    my $params = {%$arg_params};
    $params = $_->unpack_weights($params) for as_list($cells);
    AI::MXNet::Module->model_save_checkpoint( $prefix, $epoch, $symbol, $params, $aux_params );
    return;
}

sub load_rnn_checkpoint {
    my ( $class, $cells, $prefix, $epoch ) = @_;
    my ( $symbol, $params, $aux ) = AI::MXNet::Module->load_checkpoint( $prefix, $epoch );
    $params = $_->pack_weights($params) for as_list($cells);
    return ( $symbol, $params, $aux );
}

sub do_rnn_checkpoint {
    my ( $class, $cells, $prefix, $period ) = @_;
    $period = 1 if !$period || $period < 1;
    return sub {
        my ( $epoch, @rest ) = @_;
        $class->save_rnn_checkpoint( $cells, $prefix, $epoch + 1, @rest ) if ( $epoch + 1 ) % $period == 0;
        return;
    };
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::RNN - recurrent networks from symbols

=head1 SYNOPSIS

  my $cell = mx->rnn->SequentialRNNCell;
  $cell->add(mx->rnn->LSTMCell(num_hidden => 100, prefix => 'lstm0_'));
  $cell->add(mx->rnn->DropoutCell(0.5));
  my ($outputs, $states) = $cell->unroll(10, inputs => $embedded, layout => 'NTC', merge_outputs => 1);

=head1 METHODS

=over 4

=item RNNCell(num_hidden => ..., activation => 'tanh', prefix => 'rnn_'), LSTMCell(num_hidden => ..., forget_bias =>
1, prefix => 'lstm_'), GRUCell(num_hidden => ..., prefix => 'gru_')

Cells, described in L<AI::MXNet::RNN::Cell>.

=item FusedRNNCell(num_hidden => ..., num_layers => 1, mode => 'lstm', bidirectional => 0, dropout => 0,
get_next_state => 0, prefix => ...)

Many layers as one operator; C<unfuse> gives the same as separate cells.

=item SequentialRNNCell, BidirectionalCell($left, $right), DropoutCell($rate), ZoneoutCell($cell, ...),
ResidualCell($cell)

Cells made of cells: L<AI::MXNet::RNN::Composite>.

=item save_rnn_checkpoint($cells, $prefix, $epoch, $symbol, \%arg_params, \%aux_params), load_rnn_checkpoint($cells,
$prefix, $epoch), do_rnn_checkpoint($cells, $prefix, $period)

Checkpoints with the weights of each gate by itself, and the callback that writes them.

=item BucketSentenceIter(...), encode_sentences(\@sentences, ...)

L<AI::MXNet::RNN::IO>.

=back

=cut
