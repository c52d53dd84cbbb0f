# Arrays go when their last reference goes: many dropped arrays, closures, forks, threads, the end of the program.
use strict;
use warnings;
use Config;
use Test::More;
use AI::MXNet           qw(mx);
use AI::MXNet::AutoGrad qw(autograd);

sub stats {
    my ( $bytes, $peak, $pooled, $live ) = ( 0, 0, 0, 0 );
    AI::MXNet::Base::check_call( AI::MXNet::Gen::CAPI::MXHubMemoryGetStats( \$bytes, \$peak, \$pooled, \$live ) );
    return ( $bytes, $live );
}

mx->nd->waitall;
my ( $bytes_before, $live_before ) = stats();
my ( $most_bytes,   $most_live )   = ( 0, 0 );
for my $k ( 1 .. 10_000 ) {
    my $x = mx->nd->empty( [262_144] );    # 1 MB
    next if $k % 100;
    my ( $bytes, $live ) = stats();
    $most_bytes = $bytes if $bytes > $most_bytes;
    $most_live  = $live  if $live > $most_live;
}
cmp_ok $most_live - $live_before,   '<=', 16,         '10,000 arrays of 1 MB: few live at any time';
cmp_ok $most_bytes - $bytes_before, '<=', 64 * 2**20, 'and few bytes';

my $w = mx->nd->ones( [1000] )->attach_grad;
for ( 1 .. 200 ) {
    autograd->record( sub { ( $w * 2 )->sum } )->backward;
}
mx->nd->waitall;
my ( undef, $live ) = stats();
cmp_ok $live - $live_before, '<=', 16, 'recorded graphs go as well';

{
    my $symbol = mx->sym->FullyConnected( mx->sym->var('data'), num_hidden => 10, name => 'fc' );
    for ( 1 .. 50 ) { my $exe = $symbol->simple_bind( shapes => { data => [ 10, 10 ] } ); $exe->forward(1); }
}
mx->nd->waitall;
( undef, $live ) = stats();
cmp_ok $live - $live_before, '<=', 16, 'executors release their arrays';

my $x = mx->nd->ones( [3] );
my $y = $x;
$y += 1;
undef $y;
is_deeply $x->asarray, [ 2, 2, 2 ], 'one array with two names is freed once';
my $part = do { my $whole = mx->nd->array( [ [ 1, 2 ], [ 3, 4 ] ] ); $whole->at(1) };
is_deeply $part->asarray, [ 3, 4 ], 'a part keeps its memory';

SKIP: {
    skip 'no fork', 2 unless $Config{d_fork};
    my $shared = mx->nd->array( [ 1, 2, 3 ] );
    my $pid    = fork // die "fork: $!";
    if ( !$pid ) {
        my $sum = ( $shared * 2 )->sum->asscalar;
        undef $shared;    # the child's copy
        require POSIX;
        POSIX::_exit( $sum == 12 ? 0 : 1 );
    }
    waitpid $pid, 0;
    is $?, 0, 'a child computes with arrays of its parent and drops them';
    is_deeply $shared->asarray, [ 1, 2, 3 ], 'the parent still has its own';
}

SKIP: {
    skip 'no threads', 2 unless $Config{useithreads} && eval { require threads; 1 };
    my $kept = mx->nd->array( [5] );
    my $seen =
        threads->create( sub { ref \$kept eq 'REF' && ref $kept eq 'AI::MXNet::NDArray' ? 'an array' : 'nothing' } )
        ->join;
    is $seen,           'nothing', 'a new thread gets no second owner';
    is $kept->asscalar, 5,         'the array is still there';
}

my $program =
    'use AI::MXNet q(mx); our $x = mx->nd->ones([4]); our %h = (y => $x + 1); $h{self} = \%h; print $x->size';
is scalar(qx{$^X @{[ map { "-I$_" } grep { !ref } @INC ]} -e '$program' 2>&1}), 4,
    'the end of a program with live arrays is quiet';
is $?, 0, 'and clean';

done_testing;
