# Files of records, against bytes written out by hand.
use strict;
use warnings;
use File::Temp qw(tempdir);
use Test::More;
use AI::MXNet qw(mx);

my $dir     = tempdir( CLEANUP => 1 );
my $io      = mx->recordio;
my $out     = $io->MXRecordIO( "$dir/a.rec", 'w' );
my $magic   = pack 'V', 0xced7230a;
my @records = ( 'hello', '', "1234${magic}5678$magic", "xx${magic}y", 'x' x 1000 );
$out->write($_) for @records;
ok !eval { $out->read; 1 }, 'no reading while writing';
isa_ok $@, 'AI::MXNet::Error::State';
$out->close;
my $bytes = AI::MXNet::Base::read_file("$dir/a.rec");
is substr( $bytes, 0,  16 ), $magic . pack( 'V', 5 ) . "hello\0\0\0",    'a record of five bytes';
is substr( $bytes, 24, 12 ), $magic . pack( 'V', 1 << 29 | 4 ) . '1234', 'a divided record begins';
my $in = $io->MXRecordIO( "$dir/a.rec", 'r' );
is $in->read, $_,    'a record of ' . length($_) . ' bytes' for @records;
is $in->read, undef, 'the end';
$in->reset;
is $in->read, 'hello', 'from the start again';
$in->close;
ok !eval { $in->read; 1 }, 'reading after close';
isa_ok $@, 'AI::MXNet::Error::State';

my $indexed = $io->MXIndexedRecordIO( "$dir/b.idx", "$dir/b.rec", 'w' );
$indexed->write_idx( $_, "record $_" ) for 0 .. 4;
$indexed->close;
$indexed = $io->MXIndexedRecordIO( "$dir/b.idx", "$dir/b.rec", 'r' );
is $indexed->read_idx(3), 'record 3', 'by key';
is $indexed->read,        'record 4', 'and on from there';
is_deeply $indexed->keys, [ 0 .. 4 ], 'keys';
ok !eval { $indexed->read_idx(9); 1 }, 'no such key';

my $packed = $io->pack( [ 0, 1.5, 7, 0 ], 'image' );
is $packed, pack( 'V f< Q< Q<', 0, 1.5, 7, 0 ) . 'image', 'a header';
my ( $header, $image ) = $io->unpack($packed);
is_deeply [ $header->label, $header->id, $image ], [ 1.5, 7, 'image' ], 'and back';
( $header, $image ) = $io->unpack( $io->pack( AI::MXNet::IRHeader->new( 0, [ 1, 2, 3 ], 4, 0 ), 'image' ) );
is_deeply [ $header->flag, $header->label, $image ], [ 3, [ 1, 2, 3 ], 'image' ], 'several labels';

AI::MXNet::Base::write_file( "$dir/bad.rec", 'no record at all' );
AI::MXNet::Base::write_file( "$dir/cut.rec", substr $bytes, 0, 12 );
for my $bad (
    sub { $io->MXRecordIO( "$dir/none", 'r' ) },
    map {
        my $f = $_;
        sub { $io->MXRecordIO( $f, 'r' )->read }
    } "$dir/bad.rec",
    "$dir/cut.rec"
    )
{
    ok !eval { $bad->(); 1 }, 'a bad file';
    isa_ok $@, 'AI::MXNet::Error::IO';
}
done_testing;
