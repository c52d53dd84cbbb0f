# Networks that are ordinary Perl: blocks, parameters, trainers, losses, data.
package AI::MXNet::Gluon;
use strict;
use warnings;
use AI::MXNet::NS 'gluon';
use AI::MXNet::Gluon::Parameter;
use AI::MXNet::Gluon::ParameterDict;
use AI::MXNet::Gluon::Block;
use AI::MXNet::Gluon::HybridBlock;

sub nn    { require AI::MXNet::Gluon::NN;    'AI::MXNet::Gluon::NN' }
sub rnn   { require AI::MXNet::Gluon::RNN;   'AI::MXNet::Gluon::RNN' }
sub loss  { require AI::MXNet::Gluon::Loss;  'AI::MXNet::Gluon::Loss' }
sub data  { require AI::MXNet::Gluon::Data;  'AI::MXNet::Gluon::Data' }
sub utils { require AI::MXNet::Gluon::Utils; 'AI::MXNet::Gluon::Utils' }

sub Trainer {
    my ( $class, @args ) = @_;
    require AI::MXNet::Gluon::Trainer;
    return AI::MXNet::Gluon::Trainer->new(@args);
}
sub Parameter     { my ( $class, @args ) = @_; return AI::MXNet::Gluon::Parameter->new(@args) }
sub Constant      { my ( $class, @args ) = @_; return AI::MXNet::Gluon::Constant->new(@args) }
sub ParameterDict { my ( $class, @args ) = @_; return AI::MXNet::Gluon::ParameterDict->new(@args) }

sub SymbolBlock {
    my ( $class, @args ) = @_;
    return @args ? AI::MXNet::Gluon::SymbolBlock->new(@args) : 'AI::MXNet::Gluon::SymbolBlock';
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Gluon - networks that are ordinary Perl

=head1 SYNOPSIS

  use AI::MXNet qw(mx);
  use AI::MXNet::AutoGrad qw(autograd);
  use AI::MXNet::Gluon qw(gluon);
  use AI::MXNet::Gluon::NN qw(nn);

  my $net = nn->HybridSequential;
  $net->name_scope(sub {
      $net->add(nn->Dense(64, activation => 'relu'), nn->Dense(10));
  });
  $net->initialize(mx->init->Xavier);
  $net->hybridize;
  my $trainer = gluon->Trainer($net->collect_params, 'adam', { learning_rate => 0.002 });
  my $loss_of = gluon->loss->SoftmaxCrossEntropyLoss;
  my $set     = gluon->data->ArrayDataset(data => $x, label => $y);
  my $loader  = gluon->data->DataLoader($set, batch_size => 32, shuffle => 1);
  for my $batch (@$loader) {
      my ($x, $y) = @$batch;
      my $loss = autograd->record(sub { $loss_of->($net->($x), $y) });
      $loss->backward;
      $trainer->step($x->len);
  }
  $net->export('model');

=head1 DESCRIPTION

=over 4

=item nn, rnn, loss, data, utils

L<AI::MXNet::Gluon::NN>, L<AI::MXNet::Gluon::RNN>, L<AI::MXNet::Gluon::Loss>, L<AI::MXNet::Gluon::Data> and
L<AI::MXNet::Gluon::Utils>.

=item Trainer(...), Parameter(...), Constant(...), ParameterDict(...), SymbolBlock(...)

Objects of L<AI::MXNet::Gluon::Trainer>, L<AI::MXNet::Gluon::Parameter> and AI::MXNet::Gluon::SymbolBlock;
C<gluon-E<gt>SymbolBlock-E<gt>imports(...)> loads an exported network.

=back

Blocks are described in L<AI::MXNet::Gluon::Block> and L<AI::MXNet::Gluon::HybridBlock>, classes of your own in
L<AI::MXNet::Gluon::Mouse>.

=cut
