# The entry: use AI::MXNet qw(mx), then mx->nd, mx->sym, mx->mod and so on.
package AI::MXNet;
use strict;
use warnings;
use AI::MXNet::Base;
use AI::MXNet::Context;
use AI::MXNet::NDArray;

our $VERSION = '1.10';

# short name => package; loaded at first use
my %PACKAGE = (
    nd           => 'NDArray',
    ndarray      => 'NDArray',
    sym          => 'Symbol',
    symbol       => 'Symbol',
    context      => 'Context',
    rnd          => 'Random',
    random       => 'Random',
    autograd     => 'AutoGrad',
    init         => 'Initializer',
    initializer  => 'Initializer',
    optimizer    => 'Optimizer',
    opt          => 'Optimizer',
    lr_scheduler => 'LRScheduler',
    kv           => 'KVStore',
    io           => 'IO',
    metric       => 'Metric',
    mon          => 'Monitor',
    mod          => 'Module',
    module       => 'Module',
    callback     => 'Callback',
    runtime      => 'RunTime',
    engine       => 'Engine',
    predictor    => 'Predictor',
    viz          => 'Visualization',
    rnn          => 'RNN',
    recordio     => 'RecordIO',
    gluon        => 'Gluon',
    contrib      => 'Contrib',
    linalg       => 'LinAlg',
    image        => 'Image',
    img          => 'Image',
);

sub import {
    my ( $class, @names ) = @_;
    my $user = caller;
    no strict 'refs';
    for my $name (@names) {
        if ( $name eq 'mx' ) {
            *{"${user}::mx"} = sub () { 'AI::MXNet' }
        }
        elsif ( $PACKAGE{$name} ) {
            my $package = $class->$name;
            *{"${user}::$name"} = sub () { $package };
        }
        else { die "AI::MXNet does not export $name\n" }
    }
    return;
}

for my $name ( keys %PACKAGE ) {
    my $package = "AI::MXNet::$PACKAGE{$name}";
    my $file    = "AI/MXNet/$PACKAGE{$name}.pm";
    no strict 'refs';
    *{$name} = sub { require $file; $package };
}

sub cpu        { my ( $class, $id ) = @_; return AI::MXNet::Context->cpu($id) }
sub gpu        { my ( $class, $id ) = @_; return AI::MXNet::Context->gpu($id) }
sub cpu_pinned { my ( $class, $id ) = @_; return AI::MXNet::Context->cpu_pinned($id) }

sub name { require AI::MXNet::Symbol; 'AI::MXNet::Symbol::NameManager' }
sub Prefix { my ( $class, @args ) = @_; require AI::MXNet::Symbol; return AI::MXNet::Symbol::Prefix->new(@args) }

sub AttrScope {
    my ( $class, @args ) = @_;
    require AI::MXNet::Symbol;
    return AI::MXNet::Symbol::AttrScope->new(@args);
}
sub waitall { return AI::MXNet::NDArray->waitall }

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet - deep learning: arrays, automatic differentiation, networks

=head1 SYNOPSIS

  use AI::MXNet qw(mx);
  use AI::MXNet::AutoGrad qw(autograd);

  my $x = mx->nd->array([[1, 2, 3], [4, 5, 6]]);
  my $w = mx->nd->ones([3])->attach_grad;
  my $loss = autograd->record(sub { ($x * $w)->square->sum });
  $loss->backward;
  print $w->grad->as_text, "\n";

=head1 DESCRIPTION

C<use AI::MXNet qw(mx)> gives the function C<mx>, from which everything else is reached:

  mx->nd       AI::MXNet::NDArray      arrays and their operators
  mx->sym      AI::MXNet::Symbol       symbolic expressions
  mx->random   AI::MXNet::Random       random numbers
  mx->autograd AI::MXNet::AutoGrad     differentiation
  mx->cpu      AI::MXNet::Context      devices
  mx->mod      AI::MXNet::Module       networks to train
  mx->io       AI::MXNet::IO           batches of data
  mx->init     AI::MXNet::Initializer  first values of parameters
  mx->optimizer, mx->lr_scheduler, mx->metric, mx->callback, mx->mon, mx->kv
                                       what training needs
  mx->predictor AI::MXNet::Predictor   inference from files
  mx->gluon    AI::MXNet::Gluon        networks that are ordinary Perl
  mx->contrib, mx->linalg, mx->image   their nd and sym are operators
  mx->rnn      AI::MXNet::RNN          recurrent networks from symbols
  mx->recordio AI::MXNet::RecordIO     files of records
  mx->viz                              networks as text
  mx->runtime, mx->engine              the library itself

Names such as C<nd> or C<autograd> can be imported like C<mx>.

=head1 METHODS

=over 4

=item cpu($id), gpu($id), cpu_pinned($id), context

Devices, and their class.

=item name, Prefix($prefix), AttrScope(%attributes)

Names and attributes of nodes: L<AI::MXNet::Symbol::NameManager>, L<AI::MXNet::Symbol::AttrScope>.

=item waitall

Wait until all pending work has ended.

=back

=cut
