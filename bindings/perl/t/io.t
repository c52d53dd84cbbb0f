# Iterators: batches, padding, order, names.
use strict;
use warnings;
use Test::More;
use AI::MXNet qw(mx);

my $rows = mx->nd->arange( stop => 10 )->reshape( [ 5, 2 ] );

sub rows_of {
    my ($iter) = @_;
    return [ map { [ $_->data->[0]->list ] } @$iter ];
}

my $iter = mx->io->NDArrayIter( data => $rows, label => [ 0 .. 4 ], batch_size => 2 );
is_deeply rows_of($iter), [ [ 0 .. 3 ], [ 4 .. 7 ], [ 8, 9, 0, 1 ] ], 'the last batch is filled from the start';
is_deeply [ map { $_->pad } @$iter ],                  [ 0, 0, 1 ], 'pad counts what fills';
is_deeply [ map { [ $_->label->[0]->list ] } @$iter ], [ [ 0, 1 ], [ 2, 3 ], [ 4, 0 ] ], 'labels';
is_deeply [ map { $_->index } @$iter ],                [ [ 0, 1 ], [ 2, 3 ], [ 4, 0 ] ], 'row numbers';
is_deeply [ map { [@$_] } @{ $iter->provide_data } ],  [ [ data => [ 2, 2 ] ] ], 'what it provides';
is $iter->provide_label->[0]->name, 'softmax_label', 'name of the label';
like $iter->provide_data->[0], qr/data,2x2,float32/, 'a description as a string';

my $count = 0;
$iter->reset;
while ( my $batch = <$iter> ) { $count++ }
is $count, 3, '<$iter>';
is_deeply rows_of( mx->io->NDArrayIter( data => $rows, batch_size => 2, last_batch_handle => 'discard' ) ),
    [ [ 0 .. 3 ], [ 4 .. 7 ] ], 'discard';
my $rolling = mx->io->NDArrayIter( data => $rows, batch_size => 2, last_batch_handle => 'roll_over' );
$rolling->hard_reset;
my @first = map { [ $rolling->next->data->[0]->list ] } 1, 2;
ok !defined $rolling->next, 'the rest is kept';
$rolling->reset;
is_deeply [ $rolling->next->data->[0]->list ], [ 8, 9, 0, 1 ], 'and begins the next pass';

srand 3;
my $shuffled = mx->io->NDArrayIter( data => { x => $rows, y => $rows * 10 }, batch_size => 5, shuffle => 1 );
my ($batch) = @{ $shuffled->list };
is_deeply [ map { $_->name } @{ $shuffled->provide_data } ], [qw(x y)],      'data by name';
is_deeply [ sort { $a <=> $b } $batch->data->[0]->list ],    [ 0 .. 9 ],     'shuffled: every row once';
is_deeply [ ( $batch->data->[0] * 10 )->list ], [ $batch->data->[1]->list ], 'in the same order everywhere';
my %orders = map { $shuffled->reset; join( ' ', $shuffled->next->data->[0]->list ) => 1 } 1 .. 8;
cmp_ok scalar( keys %orders ), '>', 1, 'another order in another pass';

my $resized = mx->io->ResizeIter( $iter, 5 );
is scalar( @{ $resized->list } ), 5, 'ResizeIter';
my $named = mx->io->DataBatch( data => [$rows], label => [] );
is $named->data->[0], $rows, 'DataBatch';
is( AI::MXNet::DataDesc->get_batch_axis('TNC'), 1, 'batch axis of a layout' );

for my $bad (
    [ Shape    => label             => [ 1, 2 ] ],
    [ Argument => batch_size        => 9 ],
    [ Argument => last_batch_handle => 'keep' ],
    [ Argument => shufle            => 1 ]
    )
{
    my ( $kind, %args ) = @$bad;
    ok !eval { mx->io->NDArrayIter( data => $rows, batch_size => 2, %args ); 1 }, "bad @{[ %args ]}";
    isa_ok $@, "AI::MXNet::Error::$kind";
}
done_testing;
