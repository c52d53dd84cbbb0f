# Trains a small network on the digits with Module: train_digits.pl DIR
use strict;
use warnings;
use AI::MXNet qw(mx);

my $dir = shift // die "train_digits.pl DIR\n";

# images are rows of 64 numbers
sub digits {
    my ($which) = @_;
    my $labels  = AI::MXNet::Base::read_file("$dir/$which-labels.f32");
    my $count   = length($labels) / 4;
    my $images  = AI::MXNet::Base::read_file("$dir/$which-images.f32");
    return (
        mx->nd->zeros( [ $count, 64 ] )->copy_from_bytes($images),
        mx->nd->zeros( [$count] )->copy_from_bytes($labels)
    );
}

mx->random->seed(1);
srand 1;    # the order of the rows
my ( $train_x, $train_y ) = digits('train');
my ( $test_x, $test_y )   = digits('test');
my $train = mx->io->NDArrayIter( data => $train_x, label => $train_y, batch_size => 32, shuffle => 1 );
my $test  = mx->io->NDArrayIter( data => $test_x, label => $test_y, batch_size => 32 );

my $net = mx->sym->Variable('data');
$net = mx->sym->FullyConnected( $net, num_hidden => 128, name => 'hidden' );
$net = mx->sym->Activation( $net, act_type => 'relu' );
$net = mx->sym->FullyConnected( $net, num_hidden => 10, name => 'classes' );
$net = mx->sym->SoftmaxOutput( $net, name => 'softmax' );

my $module = mx->mod->Module( $net, context => mx->cpu );
$module->logger->set_sink(
    sub {
        print grep { !/Time cost/ } @_;
    }
);
$module->fit(
    $train,
    eval_data        => $test,
    num_epoch        => 15,
    initializer      => mx->init->Xavier,
    optimizer        => 'adam',
    optimizer_params => { learning_rate => 0.003 },
);
my $accuracy = $module->score( $test, 'acc' )->{accuracy};
AI::MXNet::Base::write_file( "$dir/perl-trained.txt", sprintf "%.4f\n", $accuracy );
printf "accuracy on %d held-out digits: %.4f\n", $test_y->size, $accuracy;
exit( $accuracy >= 0.95 ? 0 : 1 );
