# Arrays: what they are, gradients. Creation, indexing and arithmetic are in files below NDArray/.
package AI::MXNet::NDArray;
use strict;
use warnings;
use AI::MXNet::Base;
use AI::MXNet::Context;
use AI::MXNet::Gen::Handle;
use AI::MXNet::Gen::NDArray;
use AI::MXNet::Gen::NDArray::Internal;
use AI::MXNet::Gen::NDArray::Contrib;
use AI::MXNet::Gen::NDArray::Image;
use AI::MXNet::Gen::NDArray::LinAlg;
use AI::MXNet::Gen::NDArray::Sparse;
our @ISA;
BEGIN { @ISA = qw(AI::MXNet::Gen::Handle::NDArray AI::MXNet::Gen::NDArray AI::MXNet::Gen::NDArray::Internal) }
use AI::MXNet::NDArray::Data;
use AI::MXNet::NDArray::Indexing;
use AI::MXNet::NDArray::Arithmetic;
use AI::MXNet::NDArray::Files;

# --- namespaces of operators ---

sub contrib { 'AI::MXNet::Contrib::NDArray' }
sub linalg  { 'AI::MXNet::LinAlg::NDArray' }
sub image   { 'AI::MXNet::Image::NDArray' }
sub sparse  { require AI::MXNet::NDArray::Sparse; 'AI::MXNet::NDArray::Sparse' }
sub random  { require AI::MXNet::Random;          'AI::MXNet::NDArray::Random' }

# The packages have the names that AI::MXNet gave them.
for my $name (qw(Contrib LinAlg Image)) {
    no strict 'refs';
    @{"AI::MXNet::${name}::NDArray::ISA"} = ("AI::MXNet::Gen::NDArray::$name");
}

# --- what an array is ---

sub _wrap {
    my ( $class, $handle ) = @_;
    return bless \$handle, 'AI::MXNet::NDArray';
}

sub _describe {
    my ($self) = @_;
    my ( $ndim, $dims, $dtype ) = ( 0, 0, 0 );
    AI::MXNet::Gen::CAPI::MXHubArrayDescribe( \$ndim, \$dims, \$dtype, $$self || $self->handle ) == 0
        or AI::MXNet::Error->throw;
    return ( $dtype, $ndim > 0 ? unpack( "q$ndim", unpack 'P' . 8 * $ndim, pack 'J', $dims ) : () );
}

sub shape { my ( undef, @shape ) = $_[0]->_describe; return \@shape }
sub ndim  { my ( undef, @shape ) = $_[0]->_describe; return scalar @shape }
sub size  { my ( undef, @shape ) = $_[0]->_describe; return product(@shape) }
sub len   { my ( undef, @shape ) = $_[0]->_describe; return $shape[0] // 0 }
sub dtype { my ($dtype) = $_[0]->_describe; return DTYPE_MX_TO_STR->{$dtype} }

sub context {
    my ($self) = @_;
    my ( $type, $id ) = ( 0, 0 );
    check_call( AI::MXNet::Gen::CAPI::MXNDArrayGetContext( $self->handle, \$type, \$id ) );
    return AI::MXNet::Context->new( AI::MXNet::Context::devtype2str->{$type}, $id );
}

sub stype {
    my ($self) = @_;
    my $type = 0;
    check_call( AI::MXNet::Gen::CAPI::MXNDArrayGetStorageType( $self->handle, \$type ) );
    return STORAGE_TYPE_ID_TO_STR->{$type};
}

sub tostype { my ( $self, $stype ) = @_; return $self->cast_storage( stype => $stype ) }

# Parts of sparse arrays.
sub _part_of {
    my ( $self, $function, @which ) = @_;
    my $handle;
    no strict 'refs';
    check_call( &{"AI::MXNet::Gen::CAPI::$function"}( $self->handle, @which, \$handle ) );
    return AI::MXNet::NDArray->_wrap($handle);
}
sub data    { my ($self) = @_; return $self->_part_of('MXNDArrayGetDataNDArray') }
sub indices { my ($self) = @_; return $self->_part_of( MXNDArrayGetAuxNDArray => $self->stype eq 'csr' ? 1 : 0 ) }
sub indptr  { my ($self) = @_; return $self->_part_of( MXNDArrayGetAuxNDArray => 0 ) }

sub check_format {
    my ( $self, $full ) = @_;
    check_call( AI::MXNet::Gen::CAPI::MXNDArraySyncCheckFormat( $self->handle, $full // 1 ) );
    return;
}

# --- copies and other forms ---

sub copy { my ($self) = @_; return $self->_copy }

sub copyto {
    my ( $self, $other ) = @_;
    if ( $other->isa('AI::MXNet::Context') ) {
        return $self->copyto( AI::MXNet::NDArray->empty( $self->shape, ctx => $other, dtype => $self->dtype ) );
    }
    check_call( AI::MXNet::Gen::CAPI::MXNDArraySyncCopyFromNDArray( $other->handle, $self->handle, -1 ) );
    return $other;
}

sub as_in_context {
    my ( $self, $ctx ) = @_;
    return $self->context == $ctx ? $self : $self->copyto($ctx);
}

sub astype {
    my ( $self, $dtype ) = @_;
    return $self->Cast( dtype => $dtype );
}

sub reshape {
    my ( $self, @args ) = @_;
    return $self->Reshape(@args) if !ref $self || !@args || ( !ref $args[0] && $args[0] !~ /^-?\d+$/ );
    my $shape = ref $args[0] eq 'ARRAY' ? shift @args : [ splice @args, 0, scalar( grep { /^-?\d+$/ } @args ) ];
    my %args  = keyword_args( 'reshape', ['reverse'], @args );
    my $handle;
    check_call(
        AI::MXNet::Gen::CAPI::MXNDArrayReshape64(
            $self->handle, scalar @$shape,
            $shape, $args{reverse} ? 1 : 0, \$handle
        )
    );
    return AI::MXNet::NDArray->_wrap($handle);
}

sub T { my ($self) = @_; return $self->transpose }

sub moveaxis {
    my ( $class, @args ) = @_;
    my $self = ref $class ? $class : shift @args;
    my ( $from, $to ) = @args;
    my @axes   = 0 .. $self->ndim - 1;
    my ($axis) = splice @axes, $from, 1;
    $to += @axes + 1 if $to < 0;
    splice @axes, $to, 0, $axis;
    return $self->transpose( axes => \@axes );
}

sub broadcast_to {
    my ( $self, @args ) = @_;
    return $self->SUPER::broadcast_to(@args) if !ref $self || ref $args[0] ne 'ARRAY';
    return $self->SUPER::broadcast_to( shape => @args );
}

sub split_array {
    my ( $self, %args ) = @_;
    my $parts = $self->split(%args);
    return ref $parts eq 'ARRAY' ? $parts : [$parts];
}

sub onehot_encode {
    my ( $class,   @args ) = @_;
    my ( $indices, $out )  = ref $class ? ( $class, @args ) : @args;
    return $indices->one_hot( depth => $out->shape->[1], out => $out );
}

sub wait_to_read {
    my ($self) = @_;
    check_call( AI::MXNet::Gen::CAPI::MXNDArrayWaitToRead( $self->handle ) );
    return $self;
}

sub histogram { my ( $class, @args ) = @_; return $class->_histogram(@args) }
sub CachedOp { my ( $class, @args ) = @_; require AI::MXNet::CachedOp; return AI::MXNet::CachedOp->new(@args) }

sub waitall {
    check_call( AI::MXNet::Gen::CAPI::MXNDArrayWaitAll() );
    return;
}

# --- gradients ---

sub attach_grad {
    my ( $self, @args ) = @_;
    my %args = keyword_args( 'attach_grad', [qw(grad_req stype)], @args );
    my $grad = $self->zeros_like;
    $grad = $grad->tostype( $args{stype} ) if defined $args{stype} && $args{stype} ne 'default';
    require AI::MXNet::AutoGrad;
    AI::MXNet::AutoGrad->mark_variables( [$self], [$grad], grad_reqs => $args{grad_req} // 'write' );
    return $self;
}

sub grad {
    my ($self) = @_;
    my $handle;
    check_call( AI::MXNet::Gen::CAPI::MXNDArrayGetGrad( $self->handle, \$handle ) );
    return $handle ? AI::MXNet::NDArray->_wrap($handle) : undef;
}

sub detach {
    my ($self) = @_;
    my $handle;
    check_call( AI::MXNet::Gen::CAPI::MXNDArrayDetach( $self->handle, \$handle ) );
    return AI::MXNet::NDArray->_wrap($handle);
}

sub backward {
    my ( $self, @args ) = @_;
    my %args = keyword_args( 'backward', [qw(out_grad retain_graph train_mode)], @args );
    require AI::MXNet::AutoGrad;
    AI::MXNet::AutoGrad->backward(
        [$self],
        head_grads => defined $args{out_grad} ? [ $args{out_grad} ] : undef,
        map { $_ => $args{$_} } qw(retain_graph train_mode)
    );
    return;
}

sub _fresh_grad {
    my ( $self, $state ) = @_;
    if ( defined $state ) {
        check_call( AI::MXNet::Gen::CAPI::MXNDArraySetGradState( $self->handle, $state ? 1 : 0 ) );
        return $state;
    }
    my $fresh = 0;
    check_call( AI::MXNet::Gen::CAPI::MXNDArrayGetGradState( $self->handle, \$fresh ) );
    return $fresh;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::NDArray - arrays

=head1 SYNOPSIS

  use AI::MXNet qw(mx);
  my $x = mx->nd->array([[1, 2, 3], [4, 5, 6]]);      # shape (2,3), float32
  my $y = exp($x) + 1;
  print $y->as_text, "\n";
  print $x->dot($x->T)->asarray->[0][1];              # 32

=head1 DESCRIPTION

C<mx-E<gt>nd> is this class. Every operator of the library is a method of it: those without a namespace and those whose
names begin with an underscore here, the others in C<contrib>, C<linalg>, C<image>, C<sparse> and C<random>;
L<AI::MXNet::Gen::NDArray> and the modules below it describe them, L<AI::MXNet::Operator> how they are called.

Positions count from 0. Shapes and nested lists are row-major: the last axis is the fastest. PDL names the fastest
dimension first, so an array of shape (2,3) is a PDL with dims (3,2), with the elements in the same order.

An array is freed when its last reference goes; C<close> frees it at once, after which using it dies with
AI::MXNet::Error::State. Work may still be running when a method returns; reading values waits for it.

=head1 MAKING ARRAYS

=over 4

=item array($source, dtype => 'float32', ctx => ..., shape => ...)

From nested lists, a number, a PDL or another array. Lists of different lengths die with AI::MXNet::Error::Shape.

=item empty(\@shape, %options), zeros, ones, full(\@shape, $value, %options), eye($rows, $columns, k => 0)

New arrays. Options are C<dtype>, C<ctx>, and for zeros C<stype>.

=item arange(start => 0, stop => ..., step => 1, repeat => 1)

Numbers at equal distance; C<stop> is not among them.

=item concatenate(\@arrays, axis => 0), load($file), load_frombuffer($bytes), from_bytes($bytes)

From other arrays, and from files of arrays: a hash reference when the file has names, else an array reference.

=back

=head1 WHAT AN ARRAY IS

=over 4

=item shape, ndim, size, len

The sizes of the axes (an array reference), their number, the number of elements, and the size of the first axis.

=item dtype, context, stype

Names of the type of the elements, the device, and the storage.

=item list, asarray, asscalar, aspdl, asmpdl, to_packed

The values as a flat list, nested lists, one number, a PDL, a PDL::Matrix, or a packed string.

=item stringify, as_text

A short description, which is also what the array is as a string, and the values.

=item data, indices, indptr, check_format

Of sparse arrays: the values that are stored, their row or column numbers, the row starts, and whether all is in order.

=item handle, close, is_closed

The address of the C object, its release, and whether it has been released.

=back

=head1 PARTS

=over 4

=item at(@positions)

The part at these positions of the first axes; negative ones count from the end. It shares the array's memory, so that
C<$x-E<gt>at(0) .= 5> writes into the array.

=item slice(@slices)

For each axis a position (the axis stays, with size 1), C<[$from, $to]> or C<[$from, $to, $step]> with both ends
included as in PDL, or C<'X'> for all. Whole rows share the array's memory, other parts are copies; C<.=> and C<set>
write into the array in both cases. With C<begin> and C<end> this is the operator of the same name.

=item set($value), C<.=>

Overwrite all elements by a number, an array, nested lists or a PDL; smaller shapes are repeated.

=item @$x

The parts along the first axis.

=back

=head1 OTHER FORMS

=over 4

=item copy, copyto($array_or_context), as_in_context($context), astype($dtype), tostype($stype)

Copies. C<as_in_context> gives the array itself when it is there already.

=item reshape(\@shape, reverse => 0), T, moveaxis($from, $to), broadcast_to(\@shape), split_array(%options)

Other shapes. In C<reshape> 0 keeps an axis, -1 is what is left, and -2, -3, -4 are as in the operator Reshape.

=item onehot_encode($indices, $out)

Rows with a 1 at each index.

=item histogram(bin_cnt => ..., range => ...), CachedOp($symbol, \%flags)

How many values are in each part of a range, with the borders; an L<AI::MXNet::CachedOp>.

=item wait_to_read, waitall, copy_from_bytes($packed), to_bytes, save($file, \@arrays or \%arrays)

Wait for pending work; write elements from a packed string; the array as bytes of a file; and a file.

=back

=head1 ARITHMETIC

C<+ - * / % **>, the comparisons C<== != E<lt> E<lt>= E<gt> E<gt>=> (1 where they hold, else 0), C<+= -= *= /= %= **=>
in place, C<sqrt abs sin cos log exp atan2>. The other side may be a number, an array, nested lists or a PDL; shapes
are broadcast. The same as methods: C<add subtract multiply divide modulo power maximum minimum hypot equal not_equal
greater greater_equal lesser lesser_equal logical_and logical_or logical_xor>, and in place C<iadd isubtract> and so on.

=head1 GRADIENTS

=over 4

=item attach_grad(grad_req => 'write')

Keep a gradient for this array; returns the array.

=item grad, backward(out_grad => undef, retain_graph => 0, train_mode => 1), detach

The gradient, or undef; gradients of all arrays behind this one; the array without its past.

=back

=cut
