# What calls cost, in nanoseconds: bench.pl
use strict;
use warnings;
use Time::HiRes qw(time);
use AI::MXNet   qw(mx);

# The best of many short runs, so that what else the machine does counts little.
sub cost {
    my ($code) = @_;
    my $best = 'inf' + 0;
    for ( 1 .. 60 ) {
        my $began = time;
        $code->() for 1 .. 500;
        my $spent = ( time - $began ) / 500 * 1e9;
        $best = $spent if $spent < $best;
    }
    return $best;
}

my $x       = mx->nd->ones( [4] );
my $empty   = cost( sub { } );
my $version = 0;
my $call    = AI::MXNet::Operator->named('broadcast_add')->prepare( {}, 2 );
my @rows    = (
    [ 'MXGetVersion, attached' => sub { AI::MXNet::Gen::CAPI::MXGetVersion( \$version ) } ],
    [
        'prepared call and free, bare' => sub {
            AI::MXNet::Gen::CAPI::MXNDArrayFree( AI::MXNet::Gen::CAPI::MXHubInvocationCall2( $call->[0], $$x, $$x ) );
        }
    ],
    [ '$x + $x'                        => sub { my $y = $x + $x } ],
    [ '$x + 1'                         => sub { my $y = $x + 1 } ],
    [ 'mx->nd->relu($x)'               => sub { my $y = mx->nd->relu($x) } ],
    [ 'mx->nd->sum($x, axis => 0)'     => sub { my $y = mx->nd->sum( $x, axis => 0 ) } ],
    [ 'mx->nd->softmax($x, axis => 0)' => sub { my $y = mx->nd->softmax( $x, axis => 0 ) } ],
    [ '$x->shape'                      => sub { my $y = $x->shape } ],
    [ 'AI::MXNet::NDArray->array'      => sub { my $y = mx->nd->array( [ 1, 2, 3, 4 ] ) } ],
);
for my $row (@rows) {
    $row->[1]->() for 1 .. 100;
    printf "%-34s %8.0f ns\n", $row->[0], $row->[2] = cost( $row->[1] ) - $empty;
}

# What benchmarks/bindings compares with other languages.
my %found = map { $_->[0] => $_->[2] } @rows;
printf "= %s %.1f\n", @$_
    for [ call => $found{'MXGetVersion, attached'} ], [ operator => $found{'$x + $x'} ], [ shape => $found{'$x->shape'} ];
