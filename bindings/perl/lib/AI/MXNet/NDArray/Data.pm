# Arrays from Perl lists, packed strings and PDL, and back.
package AI::MXNet::NDArray;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use AI::MXNet::Base;

# dtype => letter of pack; the two short floats have none and travel as float32
my %LETTER = (
    float32 => 'f',
    float64 => 'd',
    int8    => 'c',
    uint8   => 'C',
    bool    => 'C',
    int16   => 's',
    uint16  => 'S',
    int32   => 'l',
    uint32  => 'L',
    int64   => 'q',
    uint64  => 'Q',
);
my %PDL_TYPE = (
    float32 => 'float',
    float64 => 'double',
    uint8   => 'byte',
    bool    => 'byte',
    int16   => 'short',
    uint16  => 'ushort',
    int32   => 'long',
    int64   => 'longlong',
);
my @OPTIONS = qw(ctx dtype);

sub empty {
    my ( $class, $shape, @args ) = @_;
    my %args = @args ? keyword_args( 'empty', [ @OPTIONS, 'stype' ], @args ) : ();
    return AI::MXNet::NDArray->zeros( $shape, %args ) if defined $args{stype} && $args{stype} ne 'default';
    my $ctx   = $args{ctx}   // AI::MXNet::Context->current_ctx;
    my $dtype = $args{dtype} // 'float32';
    my $id    = DTYPE_STR_TO_MX->{$dtype};
    AI::MXNet::Error->raise( Type => "[NDArray] argument 'dtype': expected one of "
            . join( ', ', sort keys %{ +DTYPE_STR_TO_MX } )
            . ", got $dtype" )
        unless defined $id;
    my @shape = as_list($shape);
    my $handle;
    check_call(
        AI::MXNet::Gen::CAPI::MXNDArrayCreateEx64(
            \@shape, scalar @shape,
            $ctx->device_type_id, $ctx->device_id, 0, $id, \$handle
        )
    );
    return AI::MXNet::NDArray->_wrap($handle);
}

sub zeros {
    my ( $class, $shape, @args ) = @_;
    my %args = keyword_args( 'zeros', [ @OPTIONS, qw(out stype name __layout__) ], @args );
    return _nothing( $shape, %args ) if grep { $_ == 0 } as_list($shape);
    my $array = AI::MXNet::NDArray->_zeros( shape => [ as_list($shape) ], _where(%args) );
    return defined $args{stype} && $args{stype} ne 'default' ? $array->tostype( $args{stype} ) : $array;
}

sub ones {
    my ( $class, $shape, @args ) = @_;
    my %args = keyword_args( 'ones', [ @OPTIONS, qw(out name __layout__) ], @args );
    return _nothing( $shape, %args ) if grep { $_ == 0 } as_list($shape);
    return AI::MXNet::NDArray->_ones( shape => [ as_list($shape) ], _where(%args) );
}

sub full {
    my ( $class, $shape, $value, @args ) = @_;
    my %args = keyword_args( 'full', [ @OPTIONS, qw(out name __layout__) ], @args );
    return _nothing( $shape, %args ) if grep { $_ == 0 } as_list($shape);
    return AI::MXNet::NDArray->_full( shape => [ as_list($shape) ], value => $value, _where(%args) );
}

# An array without elements: operators take a size of 0 for one that is not known.
sub _nothing {
    my ( $shape, %args ) = @_;
    return AI::MXNet::NDArray->empty( $shape, map { $_ => $args{$_} } grep { defined $args{$_} } @OPTIONS );
}

sub arange {
    my ( $class, @args ) = @_;
    unshift @args, 'stop' if @args == 1;
    my %args = keyword_args( 'arange', [ @OPTIONS, qw(start stop step repeat infer_range name) ], @args );
    my %rest = map { $_ => $args{$_} } grep { defined $args{$_} } qw(stop step repeat infer_range);
    return AI::MXNet::NDArray->_arange( start => $args{start} // 0, %rest, _where(%args) );
}

sub eye {
    my ( $class, $rows, @args ) = @_;
    my $columns = @args % 2 ? shift @args : undef;
    my %args    = keyword_args( 'eye', [ @OPTIONS, 'k' ], @args );
    return AI::MXNet::NDArray->_eye( N => $rows, M => $columns, k => $args{k}, _where(%args) );
}

sub concatenate {
    my ( $class, $arrays, @args ) = @_;
    my %args = keyword_args( 'concatenate', [qw(axis always_copy)], @args );
    return $arrays->[0] if @$arrays == 1 && exists $args{always_copy} && !$args{always_copy};
    return AI::MXNet::NDArray->concat( @$arrays, dim => $args{axis} // 0 );
}

# The options of a creating operator; the device is always said, so that the current one holds.
sub _where {
    my (%args) = @_;
    return (
        ctx => $args{ctx} // AI::MXNet::Context->current_ctx,
        ( map { defined $args{$_} ? ( $_ => $args{$_} ) : () } qw(dtype out) )
    );
}

sub array {
    my ( $class, $source, @args ) = @_;
    my %args  = @args ? keyword_args( 'array', [ @OPTIONS, 'shape' ], @args ) : ();
    my $dtype = $args{dtype} // 'float32';
    if ( blessed $source && $source->isa('AI::MXNet::NDArray') ) {
        my $copy = $source->astype($dtype);
        return defined $args{ctx} ? $copy->as_in_context( $args{ctx} ) : $copy;
    }
    my %make = ( dtype => $dtype, defined $args{ctx} ? ( ctx => $args{ctx} ) : () );
    return AI::MXNet::NDArray->empty( [ reverse $source->dims ], %make )->_sync_copyfrom($source)
        if blessed $source && $source->isa('PDL');
    my @values;
    my $shape = ref $source eq 'ARRAY' ? _flatten( $source, \@values ) : do { @values = ($source); [1] };
    $shape = $args{shape} if $args{shape};
    AI::MXNet::Error->raise(
        Shape => '[array] expected ' . product(@$shape) . " values for shape (@$shape), got " . @values )
        if product(@$shape) != @values;
    return AI::MXNet::NDArray->empty( $shape, %make )->_fill( \@values, $dtype );
}

# The shape of nested lists, and all their numbers in order.
sub _flatten {
    my ( $list, $values ) = @_;
    my @shape  = ( scalar @$list );
    my $nested = grep { ref eq 'ARRAY' } @$list;
    if ( !$nested ) {    # a row of numbers
        push @$values, @$list;
        return \@shape;
    }
    my $inner;
    for my $item (@$list) {
        AI::MXNet::Error->raise(
            Shape => '[array] expected lists of the same depth, got numbers and lists side by side' )
            unless ref $item eq 'ARRAY';
        my $found = _flatten( $item, $values );
        $inner //= $found;
        AI::MXNet::Error->raise( Shape => "[array] expected lists of shape (@$inner), got one of shape (@$found)" )
            if "@$found" ne "@$inner";
    }
    return [ @shape, @$inner ];
}

sub _fill {
    my ( $self, $values, $dtype ) = @_;
    $dtype //= $self->dtype;
    my $letter = $LETTER{$dtype};
    if ( !$letter ) {
        my $wide = AI::MXNet::NDArray->empty( $self->shape, ctx => $self->context )->_fill($values);
        return $wide->Cast( dtype => $dtype, out => $self );
    }
    if ( my ($bad) = grep { !defined || ref } @$values ) {
        AI::MXNet::Error->raise(
            Type => '[array] expected numbers, got ' . ( ref $bad ? 'a ' . ref $bad : 'undef' ) );
    }
    no warnings 'numeric';
    my $bytes = pack "$letter*", $dtype eq 'bool' ? map { $_ ? 1 : 0 } @$values : @$values;
    check_call(
        AI::MXNet::Gen::CAPI::MXNDArraySyncCopyFromCPU(
            $self->handle,
            unpack( 'J', pack 'P', $bytes ),
            scalar @$values
        )
    );
    return $self;
}

sub copy_from_bytes {
    my ( $self, $bytes ) = @_;
    my $size  = $self->size;
    my $width = $self->_width;
    AI::MXNet::Error->raise( Shape => "[NDArray] expected "
            . $size * $width
            . " bytes for shape ("
            . join( ',', @{ $self->shape } )
            . '), got '
            . length $bytes )
        if length $bytes != $size * $width;
    check_call(
        AI::MXNet::Gen::CAPI::MXNDArraySyncCopyFromCPU( $self->handle, unpack( 'J', pack 'P', $bytes ), $size ) );
    return $self;
}

sub to_packed {
    my ($self) = @_;
    my $size   = $self->size or return '';
    return $self->tostype('default')->to_packed if $self->stype ne 'default';
    my $bytes  = "\0" x ( $size * $self->_width );
    check_call(
        AI::MXNet::Gen::CAPI::MXNDArraySyncCopyToCPU( $self->handle, unpack( 'J', pack 'P', $bytes ), $size ) );
    return $bytes;
}

sub _width {
    my ($self) = @_;
    my $dtype = $self->dtype;
    return $dtype =~ /float16/ ? 2 : length pack $LETTER{$dtype}, 0;
}

sub _sync_copyfrom {
    my ( $self, $source ) = @_;
    if ( blessed $source && $source->isa('PDL') ) {
        my $dtype = $self->dtype;
        my $type  = $PDL_TYPE{$dtype} or return $self->_fill( [ $source->list ] );
        my $same  = $source->convert( PDL->can($type)->() )->copy;                   # one piece of memory, in order
        return $self->copy_from_bytes( ${ $same->get_dataref } );
    }
    my @values;
    _flatten( $source, \@values );
    AI::MXNet::Error->raise( Shape => '[NDArray] expected ' . $self->size . ' values, got ' . @values )
        if @values != $self->size;
    return $self->_fill( \@values );
}

sub list {
    my ($self) = @_;
    my $dtype  = $self->dtype;
    my $letter = $LETTER{$dtype} or return $self->astype('float32')->list;
    return unpack "$letter*", $self->to_packed;
}

sub asarray {
    my ($self) = @_;
    my @values = $self->list;
    my @shape  = @{ $self->shape };
    return _nest( \@values, @shape );
}

sub _nest {
    my ( $values, $length, @rest ) = @_;
    return @$values ? $values->[0] : []    unless defined $length;
    return [ splice @$values, 0, $length ] unless @rest;
    return [ map { _nest( $values, @rest ) } 1 .. $length ];
}

sub asscalar {
    my ($self) = @_;
    my @values = $self->list;
    AI::MXNet::Error->raise(
        Shape => '[asscalar] expected an array of one element, got shape (' . join( ',', @{ $self->shape } ) . ')' )
        if @values != 1;
    return $values[0];
}

sub aspdl {
    my ($self) = @_;
    require PDL;
    my $dtype = $self->dtype;
    my $type  = $PDL_TYPE{$dtype}
        or return $self->astype( $dtype =~ /float/ ? 'float32' : $dtype eq 'int8' ? 'int16' : 'int64' )->aspdl;
    my $pdl = PDL->new_from_specification( PDL->can($type)->(), reverse @{ $self->shape } );
    ${ $pdl->get_dataref } = $self->to_packed;
    $pdl->upd_data;
    return $pdl;
}

sub asmpdl {
    my ($self) = @_;
    require PDL::Matrix;
    my $pdl = $self->aspdl;
    return bless $pdl->xchg( 0, 1 )->copy, 'PDL::Matrix';
}

sub stringify {
    my ($self) = @_;
    return '<' . ref($self) . ' (closed)>' unless $$self;
    return '<' . ref($self) . ' ' . join( 'x', @{ $self->shape } ) . ' @' . $self->context . '>';
}

# The values as nested rows; long axes are cut in the middle.
sub as_text {
    my ($self) = @_;
    return _rows( $self->asarray, 0 ) . "\n" . $self->stringify;
}

sub _rows {
    my ( $value, $depth ) = @_;
    return sprintf '%.6g', $value unless ref $value;
    my @shown   = @$value > 12 ? ( @$value[ 0 .. 4 ], undef, @$value[ -5 .. -1 ] ) : @$value;
    my $inner   = grep { ref } @shown;
    my $between = $inner ? ",\n" . ' ' x ( $depth + 1 ) : ', ';
    return '[' . join( $between, map { defined ? _rows( $_, $depth + 1 ) : '...' } @shown ) . ']';
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::NDArray::Data - arrays from Perl values and back

=head1 DESCRIPTION

Part of L<AI::MXNet::NDArray>, which describes the methods.

=cut
