# Predicts the held-out digits with the exported network: predict_digits.pl DIR
use strict;
use warnings;
use Time::HiRes qw(time);
use AI::MXNet   qw(mx);

my $dir = shift // die "predict_digits.pl DIR\n";

sub slurp { my ($name) = @_; return AI::MXNet::Base::read_file("$dir/$name") }
sub spurt { my ( $name, $bytes ) = @_; return AI::MXNet::Base::write_file( "$dir/$name", $bytes ) }

# one image after the other, as packed strings of 64 floats
my @images = unpack '(a256)*', slurp('test-images.f32');
my @labels = unpack 'f*',      slurp('test-labels.f32');
my $net    = mx->predictor->load( "$dir/digits", epoch => 0, shapes => { data => [ 1, 1, 8, 8 ] } );

sub predict {
    my ($image) = @_;
    $net->forward( data => $image );
    return $net->get_packed;
}

predict($_) for @images[ 0 .. 9 ];    # the first calls prepare kernels
my $began        = time;
my @scores       = map { predict($_) } @images;
my $milliseconds = sprintf '%.4f', 1000 * ( time - $began ) / @images;

my $scores = mx->nd->zeros( [ scalar @images, 10 ] )->copy_from_bytes( join '', @scores );
my $right  = ( $scores->argmax( axis => 1 ) == mx->nd->array( \@labels ) )->sum->asscalar;
spurt( 'perl.f32', join '', @scores );
spurt( 'perl.ms', $milliseconds );
printf "%d of %d digits right, %s milliseconds per image\n", $right, scalar @images, $milliseconds;
