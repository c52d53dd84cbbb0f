# Trains a small convolutional network on the digits with Gluon, and exports it: train_gluon.pl DIR [PREFIX]
use strict;
use warnings;
use AI::MXNet            qw(mx);
use AI::MXNet::AutoGrad  qw(autograd);
use AI::MXNet::Gluon     qw(gluon);
use AI::MXNet::Gluon::NN qw(nn);

my ( $dir, $prefix ) = @ARGV;
defined $dir or die "train_gluon.pl DIR [PREFIX]\n";

sub digits {
    my ($which) = @_;
    my $labels  = AI::MXNet::Base::read_file("$dir/$which-labels.f32");
    my $count   = length($labels) / 4;
    my $images  = AI::MXNet::Base::read_file("$dir/$which-images.f32");
    return (
        mx->nd->zeros( [ $count, 1, 8, 8 ] )->copy_from_bytes($images),
        mx->nd->zeros( [$count] )->copy_from_bytes($labels)
    );
}

mx->random->seed(1);
srand 1;    # the order of the rows
my ( $train_x, $train_y ) = digits('train');
my ( $test_x,  $test_y )  = digits('test');

my $net = nn->HybridSequential;
$net->add(
    nn->Conv2D( 16, kernel_size => 3, padding => 1, activation => 'relu' ),
    nn->MaxPool2D, nn->Flatten, nn->Dense( 64, activation => 'relu' ),
    nn->Dense(10)
);
$net->initialize( mx->init->Xavier );
$net->hybridize;

my $trainer = gluon->Trainer( $net->collect_params, 'adam', { learning_rate => 0.003 } );
my $loss_of = gluon->loss->SoftmaxCrossEntropyLoss;
my $set     = gluon->data->ArrayDataset( data => $train_x, label => $train_y );
my $loader  = gluon->data->DataLoader( $set, batch_size => 32, shuffle => 1 );
my $metric  = mx->metric->Accuracy;

for my $epoch ( 1 .. 8 ) {
    my $total = 0;
    while ( my $batch = <$loader> ) {
        my ( $x, $y ) = @$batch;
        my $loss = autograd->record( sub { $loss_of->( $net->($x), $y ) } );
        $loss->backward;
        $trainer->step( $x->len );
        $total += $loss->sum->asscalar;
    }
    $metric->reset;
    $metric->update( [$test_y], [ $net->($test_x) ] );
    printf "epoch %d: loss %.4f, accuracy on held-out digits %.4f\n", $epoch, $total / $set->len, ( $metric->get )[1];
}
$net->export($prefix) if defined $prefix;
exit( ( $metric->get )[1] >= 0.95 ? 0 : 1 );
