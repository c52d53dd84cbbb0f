# The example programs run: on images that are easy to tell apart, and the network that one of them exports.
use strict;
use warnings;
use File::Temp qw(tempdir);
use Test::More;
use AI::MXNet qw(mx);

plan skip_all => 'not in the distribution' unless -d 'examples';
my $dir = tempdir( CLEANUP => 1 );
srand 4;
for my $part ( [ train => 480 ], [ test => 80 ] ) {
    my ( $name, $count ) = @$part;
    my ( @images, @labels );
    for my $k ( 0 .. $count - 1 ) {
        my $digit = $k % 10;
        push @labels, $digit;

        # a bright bar whose place is the digit, and noise
        push @images,
            map { my $bar = $digit < 8 ? $_ % 8 == $digit : int( $_ / 8 ) == $digit - 4; $bar + rand 0.3 } 0 .. 63;
    }
    AI::MXNet::Base::write_file( "$dir/$name-images.f32", pack 'f*', @images );
    AI::MXNet::Base::write_file( "$dir/$name-labels.f32", pack 'f*', @labels );
}

sub run {
    my ( $program, @args ) = @_;
    my @command = ( $^X, ( map { "-I$_" } grep { !ref } @INC ), "examples/$program", @args );
    open my $pipe, '-|', @command or die "$program: $!";
    my $output = do { local $/; <$pipe> };
    close $pipe;
    is $?, 0, "$program ends well" or diag $output;
    return $output;
}

like run( 'train_gluon.pl', $dir, "$dir/digits" ), qr/^epoch 8: loss/m, 'training with Gluon';
like run( 'train_digits.pl', $dir ), qr/accuracy on 80 held-out digits/, 'training with Module';
cmp_ok AI::MXNet::Base::read_file("$dir/perl-trained.txt"), '>=', 0.95, 'its accuracy';
like run( 'predict_digits.pl', $dir ), qr/^(?:7[6-9]|80) of 80 digits right/, 'predicting';
is length( AI::MXNet::Base::read_file("$dir/perl.f32") ), 80 * 10 * 4, 'scores';
like AI::MXNet::Base::read_file("$dir/perl.ms"), qr/^\d+\.\d+$/, 'milliseconds';
done_testing;
