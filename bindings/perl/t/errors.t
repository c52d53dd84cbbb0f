# Bad input dies with an exception of the right kind and the library's message, and the process goes on.
use strict;
use warnings;
use File::Temp qw(tempdir);
use Test::More;
use AI::MXNet qw(mx);

my $x   = mx->nd->ones( [ 2, 3 ] );
my $dir = tempdir( CLEANUP => 1 );

sub dies {
    my ( $kind, $pattern, $what, $code ) = @_;
    my $ok    = eval { $code->(); 1 };
    my $error = $@;
    ok !$ok, "$what dies";
    isa_ok $error, "AI::MXNet::Error::$kind", $what;
    like "$error", $pattern,                    "$what: message";
    like "$error", qr/ at \Q$0\E line \d+\.$/m, "$what: place" unless ref $error && $error->message =~ /\n/;
    is_deeply( ( $x + 1 )->asarray->[0], [ 2, 2, 2 ], "$what: the process goes on" );
    return $error;
}

my $e = dies( Shape => qr/\[dot\] argument 'rhs'/, 'a wrong shape', sub { mx->nd->dot( $x, $x ) } );
is $e->operator, 'dot',   'operator';
is $e->argument, 'rhs',   'argument';
is $e->kind,     'shape', 'kind';
dies( Type => qr/dtype|type/i, 'a wrong dtype',    sub { mx->nd->elemwise_add( $x, $x->astype('float64') ) } );
dies( Type => qr/dtype/,       'an unknown dtype', sub { mx->nd->zeros( [2] )->empty( [2], dtype => 'float31' ) } );
dies( Argument => qr/\[relu\].*'foo'/, 'an unknown parameter', sub { mx->nd->relu( $x, foo => 3 ) } );
dies( Argument => qr/act_type/,        'a wrong value',        sub { mx->nd->Activation( $x, act_type => 'sine' ) } );
dies( Argument => qr/num_hidden/, 'a missing parameter', sub { mx->nd->FullyConnected( $x, $x, no_bias => 1 ) } );
dies( Argument => qr/\[dot\].*2 inputs/,                  'too few inputs',      sub { mx->nd->dot($x) } );
dies( Argument => qr/\[relu\] expected at most 1 inputs/, 'too many inputs',     sub { mx->nd->relu( $x, $x ) } );
dies( Argument => qr/expected an array or symbol/,        'a list for an array', sub { mx->nd->relu( [ 1, 2 ] ) } );
dies(
    Argument => qr/expected an array or symbol/,
    'a symbol for an array', sub { mx->nd->dot( $x, rhs => mx->sym->var('s') ) }
);
dies( Argument => qr/got it twice/, 'an input twice', sub { mx->nd->relu( $x, data => $x ) } );
dies(
    Argument => qr/expected a plain value/,
    'an array for a number', sub { mx->nd->clip( $x, 0, { a_max => \$x } ) }
);
dies( Shape    => qr/lists of shape/,   'ragged lists',      sub { mx->nd->array( [ [ 1, 2 ], [3] ] ) } );
dies( Type     => qr/expected numbers/, 'no numbers',        sub { mx->nd->array( [ undef, 1 ] ) } );
dies( Argument => qr/unknown name/,     'an unknown option', sub { mx->nd->zeros( [2], dtipe => 'int32' ) } );
dies( Shape    => qr/one element/,      'asscalar of many',  sub { $x->asscalar } );
dies(
    Argument => qr/\[nothing_such\]|nothing_such/,
    'an unknown operator', sub { AI::MXNet::Operator->define( 'nothing_such', ['data'], [] )->array($x) }
);

my $closed = mx->nd->ones( [2] );
$closed->close;
$closed->close;
ok $closed->is_closed, 'closing twice is fine';
like "$closed", qr/closed/, 'a closed array prints';
for my $use (
    [ '+',            sub { $closed + 1 } ],
    [ 'operator',     sub { mx->nd->relu($closed) } ],
    [ 'second input', sub { $x * $closed } ],
    [ 'shape',        sub { $closed->shape } ],
    [ 'list',         sub { $closed->list } ],
    [ 'at',           sub { $closed->at(0) } ],
    [ 'out',          sub { mx->nd->relu( $x, out => $closed ) } ],
    [ 'save',         sub { mx->nd->save( "$dir/x", [$closed] ) } ]
    )
{
    dies( State => qr/closed/, "$use->[0] after close", $use->[1] );
}
my $symbol = mx->sym->var('v');
my $double = $symbol * 2;
$symbol->close;
dies( State => qr/closed/, 'a closed symbol',                sub { $symbol->list_arguments } );
dies( State => qr/closed/, 'composing with a closed symbol', sub { mx->sym->relu($symbol) } );
is_deeply $double->list_arguments, ['v'], 'what was made from it lives on';

dies( IO => qr/missing/, 'a missing file',   sub { mx->nd->load("$dir/missing.params") } );
dies( IO => qr/missing/, 'a missing symbol', sub { mx->sym->load("$dir/missing.json") } );
open my $bad, '>:raw', "$dir/bad.params" or die;
print {$bad} "no array file at all, but some bytes";
close $bad;
dies( IO => qr/./, 'a damaged file', sub { mx->nd->load("$dir/bad.params") } );
dies( IO => qr/./, 'damaged JSON',   sub { mx->sym->load_json('{"nodes": 3') } );

my $net = mx->sym->FullyConnected( mx->sym->var('data'), num_hidden => 2, name => 'fc' );
dies(
    Shape => qr/./,
    'shapes that contradict', sub { $net->infer_shape( data => [ 2, 3 ], fc_weight => [ 2, 4 ] ) }
);
dies( Argument => qr/fc_weight/, 'a missing argument', sub { $net->bind( args => { data => $x } ) } );
my $exe = $net->simple_bind( shapes => { data => [ 2, 3 ] } );
dies( Argument => qr/unknown name/, 'an unknown input', sub { $exe->forward( 0, date => $x ) } );
$exe->close;
dies( State => qr/closed/, 'a closed executor', sub { $exe->forward(0) } );

# a failing call inside another one's arguments does not lose the outer error
my $outer = eval {
    mx->nd->dot(
        $x,
        do {
            eval { mx->nd->dot( $x, $x ) };
            mx->nd->ones( [7] );
        }
    );
    1;
};
isa_ok $@, 'AI::MXNet::Error::Shape', 'the later error';

done_testing;
