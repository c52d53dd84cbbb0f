# Symbols: composing, asking, inferring, binding, files.
use strict;
use warnings;
use File::Temp qw(tempdir);
use Storable   ();
use Test::More;
use AI::MXNet qw(mx);
use AI::MXNet::CachedOp;

my $data = mx->sym->Variable('data');
my $fc   = mx->sym->FullyConnected( $data, num_hidden => 4, name => 'fc' );
my $net  = mx->sym->SoftmaxOutput( mx->sym->Activation( $fc, act_type => 'tanh', name => 'act' ), name => 'softmax' );

is_deeply $net->list_arguments, [qw(data fc_weight fc_bias softmax_label)], 'missing inputs become variables';
is_deeply $net->list_outputs,   ['softmax_output'],                         'outputs';
is $net->name, 'softmax',                     'name';
is "$net",     '<AI::MXNet::Symbol softmax>', 'as a string';
my ( $args, $outs, $aux ) = $net->infer_shape( data => [ 2, 3 ] );
is_deeply $args,                 [ [ 2, 3 ], [ 4, 3 ], [4], [2] ], 'argument shapes';
is_deeply $outs,                 [ [ 2, 4 ] ],                     'output shapes';
is_deeply $aux,                  [],                               'no states';
is_deeply [ $net->infer_shape ], [ undef, undef, undef ],          'too little known';
is_deeply( ( $net->infer_shape( [ 2, 3 ] ) )[1], [ [ 2, 4 ] ], 'shapes in order' );
is_deeply [ $net->infer_type( data => 'float64' ) ]->[1], ['float64'], 'types';
is_deeply mx->sym->BatchNorm( $data, name => 'bn' )->list_auxiliary_states, [qw(bn_moving_mean bn_moving_var)],
    'states';

my $b    = mx->sym->var('b');
my $expr = ( $data + 2 * $b )**2 - 1;
is_deeply $expr->eval( args => { data => mx->nd->array( [1] ), b => mx->nd->array( [3] ) } )->[0]->asarray, [48],
    'arithmetic';
is_deeply(
    ( $data > $b )->eval( args => { data => mx->nd->array( [ 1, 5 ] ), b => mx->nd->array( [ 3, 3 ] ) } )->[0]
        ->asarray,
    [ 0, 1 ],
    'comparison'
);
is_deeply( ( $data * 2 )->( data => $b )->list_arguments, ['b'], 'calling replaces inputs' );
is_deeply mx->sym->concat( $data, $b, dim => 0 )->list_arguments,  [qw(data b)], 'any number of inputs';
is_deeply mx->sym->Group( [ $data + 1, $b + 1 ] )->num_outputs,    2,            'group';
is_deeply $net->get_internals->slice('fc_output')->list_arguments, [qw(data fc_weight fc_bias)], 'an inner output';
is_deeply $fc->get_children->list_outputs,                         [qw(data fc_weight fc_bias)], 'children';

my $named = mx->name->new->with( sub { mx->sym->relu($data) } );
is $named->name,                                                                  'relu0', 'automatic names';
is mx->Prefix('net_')->with( sub { mx->sym->relu( $data, name => 'x' ) } )->name, 'net_x', 'prefix';
my $scoped =
    mx->AttrScope( group => '4' )->with( sub { mx->sym->Variable( 'v', attr => { color => 'red' }, lr_mult => 2 ) } );
is $scoped->attr('group'),           '4',   'attributes of a scope';
is $scoped->attr('color'),           'red', 'attributes';
is $scoped->attr('__lr_mult__'),     2,     'multiplier';
is $fc->attr_dict->{fc}{num_hidden}, 4,     'attr_dict';
is $scoped->attr('nothing'),         undef, 'no such attribute';

my $exe = $net->simple_bind( ctx => mx->cpu, shapes => { data => [ 2, 3 ] } );
$exe->arg_dict->{fc_weight}->set(0);
my ($out) = @{ $exe->forward( 1, data => mx->nd->ones( [ 2, 3 ] ), softmax_label => mx->nd->array( [ 0, 1 ] ) ) };
is_deeply $out->asarray, [ [ (0.25) x 4 ], [ (0.25) x 4 ] ], 'forward';
$exe->backward;
is_deeply $exe->grad_dict->{fc_bias}->asarray, [ -0.5, -0.5, 0.5, 0.5 ], 'backward: softmax - label';
is $exe->output_dict->{softmax_output}->at( 0, 0 )->asscalar, 0.25, 'output_dict';
$exe->copy_params_from( { fc_bias => mx->nd->ones( [4] ) } );
is $exe->arg_dict->{fc_bias}->sum->asscalar, 4, 'copy_params_from';
is_deeply $exe->reshape( { data => [ 5, 3 ] } )->forward(0)->[0]->shape, [ 5, 4 ], 'reshape';
my @seen;
$exe->set_monitor_callback( sub { my ( $name, $array ) = @_; push @seen, $name if $array->size } );
$exe->forward(0);
ok scalar( grep { $_ eq 'fc_output' } @seen ), 'monitor' or diag "@seen";

$exe->set_monitor_callback( sub { die "in the callback\n" } );
ok !eval { $exe->forward(0); 1 }, 'a callback that dies';
is $@, "in the callback\n", 'its error arrives';
$exe->set_monitor_callback( sub { } );
is_deeply $exe->forward(0)->[0]->shape, [ 2, 4 ], 'and the executor goes on';
my $f = AI::MXNet::CachedOp->new( $data * 2, { static_alloc => 1 } );
is_deeply $f->( mx->nd->array( [ 1, 2 ] ) )->asarray, [ 2, 4 ], 'cached op';
my $given = mx->nd->zeros( [2] );
$f->( mx->nd->array( [ 1, 2 ] ), out => $given );
is_deeply $given->asarray, [ 2, 4 ], 'cached op into an array';

my $dir = tempdir( CLEANUP => 1 );
$net->save("$dir/net.json");
is_deeply mx->sym->load("$dir/net.json")->list_arguments, $net->list_arguments, 'file';
is mx->sym->load_json( $net->tojson )->tojson, $net->tojson, 'JSON';
is Storable::dclone($net)->tojson,             $net->tojson, 'Storable';
like $net->debug_str, qr/fc/, 'debug_str';

{
    my $table = '';
    open my $sink, '>', \$table or die;
    my $before = select $sink;
    my $total  = mx->viz->print_summary( $net, { data => [ 2, 3 ] } );
    select $before;
    is $total, 4 * 3 + 4, 'parameters in the summary';
    like $table, qr/^fc \(FullyConnected\) +\(2, 4\) +16 +data$/m, 'a row of the summary';
    like mx->viz->plot_network( $net, shape => { data => [ 2, 3 ] } ), qr/"data" -> "fc" \[label="\(2, 3\)"\];/,
        'a graph';
}

done_testing;
