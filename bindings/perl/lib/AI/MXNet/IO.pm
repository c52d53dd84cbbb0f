# Batches of data: descriptions, batches, and iterators over arrays.
package AI::MXNet::IO;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use AI::MXNet::Base;
use AI::MXNet::NDArray;

sub DataDesc    { my ( $class, @args ) = @_; return AI::MXNet::DataDesc->new(@args) }
sub DataBatch   { my ( $class, @args ) = @_; return AI::MXNet::DataBatch->new(@args) }
sub NDArrayIter { my ( $class, @args ) = @_; return AI::MXNet::NDArrayIter->new(@args) }
sub ResizeIter  { my ( $class, @args ) = @_; return AI::MXNet::ResizeIter->new(@args) }

sub _is_array {
    my ($value) = @_;
    return blessed $value && ( $value->isa('AI::MXNet::NDArray') || $value->isa('PDL') );
}

# Data as [name, array] pairs: one array, a list of arrays, a hash of arrays, or nested lists of numbers.
sub init_data {
    my ( $class, $data, @args ) = @_;
    my %args = keyword_args( 'init_data', [qw(allow_empty default_name)], @args );
    my @pairs;
    if    ( !defined $data ) { @pairs = () }
    elsif ( ref $data eq 'HASH' ) {
        @pairs = map { [ $_, $data->{$_} ] } sort keys %$data;
    }
    elsif ( ref $data eq 'ARRAY' && @$data && _is_array( $data->[0] ) ) {
        my $name = $args{default_name};
        @pairs = @$data == 1 ? [ $name, $data->[0] ] : map { [ "_${_}_$name", $data->[$_] ] } 0 .. $#$data;
    }
    elsif ( ref $data eq 'ARRAY' && !@$data ) { @pairs = () }
    else                                      { @pairs = ( [ $args{default_name}, $data ] ) }
    AI::MXNet::Error->raise(
        Argument => "[NDArrayIter] argument '$args{default_name}': expected arrays, got nothing" )
        if !@pairs && !$args{allow_empty};
    return [
        map {
            my ( $name, $value ) = @$_;
            [
                $name,
                blessed $value && $value->isa('AI::MXNet::NDArray') ? $value : AI::MXNet::NDArray->array($value)
            ]
        } @pairs
    ];
}

package AI::MXNet::DataDesc;
use AI::MXNet::Attributes name => undef, shape => undef, dtype => 'float32', layout => 'NCHW';
use overload '@{}' => sub { $_[0]->to_nameshape }, '""' => sub { $_[0]->stringify }, bool => sub { 1 }, fallback => 1;

sub python_constructor_arguments { [qw(name shape dtype layout)] }
sub to_nameshape                 { my ($self) = @_; return [ $self->{name}, $self->{shape} ] }

sub stringify {
    my ($self) = @_;
    return "DataDesc[$self->{name}," . join( 'x', @{ $self->{shape} } ) . ",$self->{dtype},$self->{layout}]";
}

# The axis of the batch in a layout, or -1.
sub get_batch_axis {
    my ( $class, $layout ) = @_;
    return defined $layout ? index( $layout, 'N' ) : 0;
}

# Descriptions from [name, shape] pairs.
sub _of {
    my ( $class, $item ) = @_;
    return $item if Scalar::Util::blessed($item);
    return $class->new( name => $item->[0], shape => $item->[1], defined $item->[2] ? ( dtype => $item->[2] ) : () );
}

package AI::MXNet::DataBatch;
use AI::MXNet::Attributes
    data          => undef,
    label         => undef,
    pad           => undef,
    index         => undef,
    bucket_key    => undef,
    provide_data  => undef,
    provide_label => undef;
sub python_constructor_arguments { [qw(data label pad index)] }

package AI::MXNet::DataIter;
use AI::MXNet::Attributes batch_size => 0;
use overload '<>' => sub { $_[0]->next }, '@{}' => sub { $_[0]->list }, bool => sub { 1 }, fallback => 1;

sub reset { }

# All batches from the start, as a list.
sub list {
    my ($self) = @_;
    $self->reset;
    my @all;
    while ( my $batch = $self->next ) { push @all, $batch }
    return \@all;
}

sub next {
    my ($self) = @_;
    return undef unless $self->iter_next;    ## no critic: a list would not end a loop
    return AI::MXNet::DataBatch->new(
        data  => $self->getdata,
        label => $self->getlabel,
        pad   => $self->getpad,
        index => $self->getindex
    );
}
sub getindex { }
sub getpad   { 0 }
sub get_data { my ($self) = @_; return $self->getdata }

package AI::MXNet::NDArrayIter;
use List::Util ();
our @ISA = ('AI::MXNet::DataIter');
use AI::MXNet::Attributes
    data              => undef,
    label             => undef,
    batch_size        => 1,
    shuffle           => 0,
    last_batch_handle => 'pad',
    data_name         => 'data',
    label_name        => 'softmax_label',
    cursor            => 0,
    num_data          => 0,
    _order            => undef,
    _left             => undef;

sub python_constructor_arguments { [qw(data label batch_size shuffle last_batch_handle)] }

sub BUILD {
    my ($self) = @_;
    $self->{data} = AI::MXNet::IO->init_data( $self->{data}, allow_empty => 0, default_name => $self->{data_name} );
    $self->{label} =
        AI::MXNet::IO->init_data( $self->{label}, allow_empty => 1, default_name => $self->{label_name} );
    $self->{num_data} = $self->{data}[0][1]->len;
    for my $pair ( @{ $self->{data} }, @{ $self->{label} } ) {
        AI::MXNet::Error->raise(
            Shape => "[NDArrayIter] argument '$pair->[0]': expected $self->{num_data} rows, got " . $pair->[1]->len )
            if $pair->[1]->len != $self->{num_data};
    }
    AI::MXNet::Error->raise(
        Argument => "[NDArrayIter] argument 'last_batch_handle': expected pad, discard or roll_over, got "
            . $self->{last_batch_handle} )
        if $self->{last_batch_handle} !~ /^(?:pad|discard|roll_over)$/;
    AI::MXNet::Error->raise( Argument =>
            "[NDArrayIter] argument 'batch_size': expected at most $self->{num_data}, got $self->{batch_size}" )
        if $self->{batch_size} > $self->{num_data} || $self->{batch_size} < 1;
    $self->hard_reset;
    return;
}

sub _describe {
    my ( $self, $pairs ) = @_;
    return [
        map {
            my @shape = @{ $_->[1]->shape };
            AI::MXNet::DataDesc->new(
                name  => $_->[0],
                shape => [ $self->{batch_size}, @shape[ 1 .. $#shape ] ],
                dtype => $_->[1]->dtype
            )
        } @$pairs
    ];
}
sub provide_data  { my ($self) = @_; return $self->_describe( $self->{data} ) }
sub provide_label { my ($self) = @_; return $self->_describe( $self->{label} ) }

# Start again, forgetting rows that were to roll over.
sub hard_reset {
    my ($self) = @_;
    $self->{_left} = [];
    $self->_begin;
    return;
}

sub reset {
    my ($self) = @_;
    my @order  = @{ $self->{_order} };
    my $rest   = $self->{cursor} < 0 ? 0 : @order - $self->{cursor};
    $self->{_left} =
           $self->{last_batch_handle} eq 'roll_over'
        && $rest > 0
        && $rest < $self->{batch_size} ? [ @order[ $self->{cursor} .. $#order ] ] : [];
    $self->_begin;
    return;
}

# The rows of this pass, in order; undef for all rows as they are, which needs no copying.
sub _begin {
    my ($self) = @_;
    my @rows = 0 .. $self->{num_data} - 1;
    @rows           = List::Util::shuffle(@rows) if $self->{shuffle};
    $self->{_order} = [ @{ $self->{_left} }, @rows ];
    $self->{_plain} = !$self->{shuffle} && !@{ $self->{_left} };
    $self->{cursor} = -$self->{batch_size};
    return;
}

sub iter_next {
    my ($self) = @_;
    my $next   = $self->{cursor} + $self->{batch_size};
    my $rest   = @{ $self->{_order} } - $next;
    my $whole  = $self->{last_batch_handle} ne 'pad';
    if ( $rest <= 0 || ( $whole && $rest < $self->{batch_size} ) ) {
        $self->{cursor} = $next;
        return 0;
    }
    $self->{cursor} = $next;
    return 1;
}

sub getpad {
    my ($self) = @_;
    my $beyond = $self->{cursor} + $self->{batch_size} - @{ $self->{_order} };
    return $beyond > 0 ? $beyond : 0;
}

sub getindex {
    my ($self) = @_;
    my $order = $self->{_order};
    return [ map { $order->[ $_ % @$order ] } $self->{cursor} .. $self->{cursor} + $self->{batch_size} - 1 ];
}

sub _getdata {
    my ( $self,  $pairs ) = @_;
    my ( $begin, $end )   = ( $self->{cursor}, $self->{cursor} + $self->{batch_size} );
    return [ map { $_->[1]->_slice( $begin, $end ) } @$pairs ] if $self->{_plain} && $end <= $self->{num_data};
    return [] unless @$pairs;
    my $rows = AI::MXNet::NDArray->array( $self->getindex, dtype => 'int32' );
    return [ map { $_->[1]->take($rows) } @$pairs ];
}
sub getdata  { my ($self) = @_; return $self->_getdata( $self->{data} ) }
sub getlabel { my ($self) = @_; return $self->_getdata( $self->{label} ) }

package AI::MXNet::ResizeIter;
our @ISA = ('AI::MXNet::DataIter');
use AI::MXNet::Attributes data_iter => undef, size => 1, reset_internal => 1, cur => 0, current_batch => undef;

sub python_constructor_arguments { [qw(data_iter size reset_internal)] }
sub BUILD         { my ($self) = @_; $self->{batch_size} = $self->{data_iter}->batch_size; return }
sub provide_data  { my ($self) = @_; return $self->{data_iter}->provide_data }
sub provide_label { my ($self) = @_; return $self->{data_iter}->provide_label }

sub reset {
    my ($self) = @_;
    $self->{cur} = 0;
    $self->{data_iter}->reset if $self->{reset_internal};
    return;
}

sub iter_next {
    my ($self) = @_;
    return 0 if $self->{cur} == $self->{size};
    $self->{current_batch} = $self->{data_iter}->next;
    if ( !$self->{current_batch} ) {    # the iterator inside is shorter: begin it again
        $self->{data_iter}->reset;
        $self->{current_batch} = $self->{data_iter}->next;
    }
    $self->{cur}++;
    return 1;
}

sub getdata  { my ($self) = @_; return $self->{current_batch}->data }
sub getlabel { my ($self) = @_; return $self->{current_batch}->label }
sub getindex { my ($self) = @_; return $self->{current_batch}->index }
sub getpad   { my ($self) = @_; return $self->{current_batch}->pad }

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::IO - batches of data

=head1 SYNOPSIS

  my $iter = mx->io->NDArrayIter(data => $images, label => $labels, batch_size => 32, shuffle => 1);
  while (my $batch = <$iter>) {
      my ($x, $y) = ($batch->data->[0], $batch->label->[0]);
  }
  $iter->reset;

=head1 DESCRIPTION

=over 4

=item NDArrayIter(data => ..., label => ..., batch_size => 1, shuffle => 0, last_batch_handle => 'pad')

Batches of rows. Data is an array, a PDL, nested lists, a list of arrays, or a hash of arrays by name; the names are
C<data_name> and C<label_name> otherwise. With C<shuffle> every pass has another order (from Perl's C<rand>). A last
batch that is not full is filled from the start (C<pad>, with the number of such rows in C<pad> of the batch), left out
(C<discard>), or kept for the next pass (C<roll_over>).

=item ResizeIter($iter, $size)

Another iterator with this many batches for each pass.

=item DataBatch(data => \@arrays, label => \@arrays), DataDesc(name => ..., shape => ...)

A batch, and the description of an input. C<@$description> is the name and the shape.

=item init_data($data, allow_empty => 0, default_name => 'data')

Data in any of these forms as pairs of name and array.

=back

Iterators have C<reset>, C<next> (also C<E<lt>$iterE<gt>>), C<list> (also C<@$iter>), C<provide_data>, C<provide_label>
and C<batch_size>.

=cut
