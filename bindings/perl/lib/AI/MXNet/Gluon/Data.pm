# Data sets, orders of rows, and batches for training loops.
package AI::MXNet::Gluon::Data;
use strict;
use warnings;
use AI::MXNet::NS 'data';
use AI::MXNet::NDArray;

for my $pair (
    [ ArrayDataset => 'ArrayDataset' ],
    [ DataLoader   => 'DataLoader' ],
    map { [ $_ => $_ ] } qw(SimpleDataset SequentialSampler RandomSampler BatchSampler)
    )
{
    my ( $name, $class ) = @$pair;
    no strict 'refs';
    *{$name} = sub { my ( undef, @args ) = @_; return "AI::MXNet::Gluon::Data::$class"->new(@args) };
}

# Anything with len and at($position).
package AI::MXNet::Gluon::Data::Set;
use overload '@{}' => sub {
    my $self = shift;
    [ map { $self->at($_) } 0 .. $self->len - 1 ];
    },
    bool     => sub { 1 },
    fallback => 1;

# A data set whose items go through the code first.
sub transform {
    my ( $self, $code ) = @_;
    return AI::MXNet::Gluon::Data::Transformed->new( inner => $self, code => $code );
}

# Only the first part of an item, such as the image, goes through the code.
sub transform_first {
    my ( $self, $code ) = @_;
    return $self->transform(
        sub { my ( $first, @rest ) = @_; return @rest ? [ $code->($first), @rest ] : $code->($first) } );
}

package AI::MXNet::Gluon::Data::Transformed;
our @ISA = ('AI::MXNet::Gluon::Data::Set');
use AI::MXNet::Attributes inner => undef, code => undef;
sub len { my ($self) = @_; return $self->{inner}->len }

sub at {
    my ( $self, $position ) = @_;
    my $item = $self->{inner}->at($position);
    return $self->{code}->( ref $item eq 'ARRAY' ? @$item : $item );
}

package AI::MXNet::Gluon::Data::SimpleDataset;
our @ISA = ('AI::MXNet::Gluon::Data::Set');
use AI::MXNet::Attributes items => undef;
sub python_constructor_arguments { ['items'] }
sub len { my ($self) = @_; return scalar @{ $self->{items} } }
sub at  { my ( $self, $position ) = @_; return $self->{items}[$position] }

# Rows of arrays, PDLs or lists, side by side.
package AI::MXNet::Gluon::Data::ArrayDataset;
use Scalar::Util qw(blessed);
our @ISA = ('AI::MXNet::Gluon::Data::Set');
use AI::MXNet::Attributes data => undef, label => undef;

sub python_constructor_arguments { [qw(data label)] }

sub BUILD {
    my ($self) = @_;
    my @parts = grep { defined } @$self{qw(data label)};
    AI::MXNet::Error->raise( Argument => "[ArrayDataset] argument 'data': expected rows, got nothing" ) unless @parts;
    $_ = blessed $_ && $_->isa('PDL') ? AI::MXNet::NDArray->array($_) : $_ for @parts;
    my @lengths = map { blessed $_ ? $_->len : scalar @$_ } @parts;
    AI::MXNet::Error->raise( Shape => "[ArrayDataset] expected as many labels as rows, got @lengths" )
        if grep { $_ != $lengths[0] } @lengths;
    @$self{qw(_parts _len)} = ( \@parts, $lengths[0] );
    return;
}
sub len { my ($self) = @_; return $self->{_len} }

sub at {
    my ( $self, $position ) = @_;
    my @row = map { blessed $_ && $_->isa('AI::MXNet::NDArray') ? $_->_at($position) : $_->[$position] }
        @{ $self->{_parts} };
    return @row == 1 ? $row[0] : \@row;
}

# A batch at once where all parts are arrays.
sub _rows {
    my ( $self, $positions ) = @_;
    return if grep { !( blessed $_ && $_->isa('AI::MXNet::NDArray') ) } @{ $self->{_parts} };
    my $rows = AI::MXNet::NDArray->array( $positions, dtype => 'int32' );
    my @batch =
        map { my $taken = $_->take($rows); $_->ndim == 1 ? $taken->reshape( [-1] ) : $taken } @{ $self->{_parts} };
    return @batch == 1 ? $batch[0] : \@batch;
}

package AI::MXNet::Gluon::Data::Sampler;
use overload '@{}' => sub { $_[0]->list }, bool => sub { 1 }, fallback => 1;

package AI::MXNet::Gluon::Data::SequentialSampler;
our @ISA = ('AI::MXNet::Gluon::Data::Sampler');
use AI::MXNet::Attributes length => undef;
sub python_constructor_arguments { ['length'] }
sub len  { my ($self) = @_; return $self->{length} }
sub list { my ($self) = @_; return [ 0 .. $self->{length} - 1 ] }

package AI::MXNet::Gluon::Data::RandomSampler;
use List::Util ();
our @ISA = ('AI::MXNet::Gluon::Data::SequentialSampler');
sub list { my ($self) = @_; return [ List::Util::shuffle( 0 .. $self->{length} - 1 ) ] }

package AI::MXNet::Gluon::Data::BatchSampler;
our @ISA = ('AI::MXNet::Gluon::Data::Sampler');
use AI::MXNet::Attributes sampler => undef, batch_size => undef, last_batch => 'keep', _kept => sub { [] };

sub python_constructor_arguments { [qw(sampler batch_size last_batch)] }

sub BUILD {
    my ($self) = @_;
    AI::MXNet::Error->raise( Argument =>
            "[BatchSampler] argument 'last_batch': expected keep, discard or rollover, got $self->{last_batch}" )
        if $self->{last_batch} !~ /^(?:keep|discard|rollover)$/;
    return;
}

sub list {
    my ($self) = @_;
    my @rows = ( @{ $self->{_kept} }, @{ $self->{sampler}->list } );
    my @batches;
    push @batches, [ splice @rows, 0, $self->{batch_size} ] while @rows >= $self->{batch_size};
    push @batches, [@rows] if @rows && $self->{last_batch} eq 'keep';
    $self->{_kept} = $self->{last_batch} eq 'rollover' ? \@rows : [];
    return \@batches;
}

sub len {
    my ($self) = @_;
    my $rows = $self->{sampler}->len + @{ $self->{_kept} };
    return int( ( $rows + ( $self->{last_batch} eq 'keep' ? $self->{batch_size} - 1 : 0 ) ) / $self->{batch_size} );
}

package AI::MXNet::Gluon::Data::DataLoader;
use Scalar::Util qw(blessed);
use AI::MXNet::Attributes
    dataset       => undef,
    batch_size    => undef,
    shuffle       => 0,
    sampler       => undef,
    batch_sampler => undef,
    last_batch    => 'keep',
    batchify_fn   => undef,
    _pending      => undef;
use overload '@{}' => sub { $_[0]->list }, '<>' => sub { $_[0]->next }, bool => sub { 1 }, fallback => 1;

sub python_constructor_arguments { [qw(dataset batch_size shuffle)] }

sub BUILD {
    my ($self) = @_;
    my $set = $self->{dataset};
    $self->{dataset} = $set = AI::MXNet::Gluon::Data::ArrayDataset->new( data => $set )
        unless blessed $set && $set->isa('AI::MXNet::Gluon::Data::Set');
    return if $self->{batch_sampler};
    AI::MXNet::Error->raise( Argument => "[DataLoader] argument 'batch_size': expected a number of rows, got none" )
        unless $self->{batch_size};
    my $order = $self->{sampler}
        // ( 'AI::MXNet::Gluon::Data::' . ( $self->{shuffle} ? 'RandomSampler' : 'SequentialSampler' ) )
        ->new( length => $set->len );
    $self->{batch_sampler} = AI::MXNet::Gluon::Data::BatchSampler->new(
        sampler    => $order,
        batch_size => $self->{batch_size},
        last_batch => $self->{last_batch}
    );
    return;
}

sub len { my ($self) = @_; return $self->{batch_sampler}->len }

# One batch after the other; at the end undef, and then from the start again.
sub next {
    my ($self) = @_;
    $self->{_pending} //= [ @{ $self->{batch_sampler}->list } ];
    my $positions = shift @{ $self->{_pending} };
    if ( !$positions ) {
        undef $self->{_pending};
        return undef;    ## no critic: ends a loop
    }
    return $self->_batch($positions);
}

sub list {
    my ($self) = @_;
    return [ map { $self->_batch($_) } @{ $self->{batch_sampler}->list } ];
}

sub _batch {
    my ( $self, $positions ) = @_;
    my $set   = $self->{dataset};
    my $whole = !$self->{batchify_fn} && $set->can('_rows') ? $set->_rows($positions) : undef;
    return $whole if defined $whole;
    my @items = map { $set->at($_) } @$positions;
    return $self->{batchify_fn} ? $self->{batchify_fn}->( \@items ) : batchify( \@items );
}

# Items side by side: arrays are stacked, numbers and lists become arrays, parts of items go together.
sub batchify {
    my ($items) = @_;
    my $first = $items->[0];
    return AI::MXNet::NDArray->stack( @$items, axis => 0 ) if blessed $first && $first->isa('AI::MXNet::NDArray');
    if ( ref $first eq 'ARRAY' && grep { ref } @$first ) {
        return [
            map {
                my $k = $_;
                batchify( [ map { $_->[$k] } @$items ] )
            } 0 .. $#$first
        ];
    }
    return AI::MXNet::NDArray->array($items);
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Gluon::Data - data sets and batches

=head1 SYNOPSIS

  my $set    = gluon->data->ArrayDataset(data => $images, label => $labels);
  my $loader = gluon->data->DataLoader($set, batch_size => 32, shuffle => 1);
  while (my $batch = <$loader>) {
      my ($x, $y) = @$batch;
  }

=head1 CLASSES

=over 4

=item ArrayDataset(data => ..., label => ...), SimpleDataset(\@items)

Rows of arrays, PDLs and lists side by side; any items. Sets have C<len>, C<at($position)>, C<transform($code)> and
C<transform_first($code)>; a class of your own needs AI::MXNet::Gluon::Data::Set as parent and the first two.

=item DataLoader($set, batch_size => ..., shuffle => 0, sampler => ..., batch_sampler => ..., last_batch => 'keep',
batchify_fn => ...)

Batches: C<E<lt>$loaderE<gt>> and C<next> give one after the other and undef at the end, C<@$loader> all of them;
C<len> is their number. What is left over at the end is kept, discarded, or kept for the next pass (C<rollover>).

=item SequentialSampler($length), RandomSampler($length), BatchSampler($sampler, $batch_size, $last_batch)

Orders of rows, from Perl's C<rand>.

=back

=cut
