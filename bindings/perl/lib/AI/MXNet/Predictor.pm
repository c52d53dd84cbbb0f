# Inference from saved files, and nothing else.
package AI::MXNet::Predictor;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use AI::MXNet::Base;
use AI::MXNet::Context;
use AI::MXNet::Gen::Handle;
use AI::MXNet::NDArray;

sub load {
    my ( $class, $prefix, @args ) = @_;
    my %args = keyword_args( 'Predictor', [qw(epoch shapes ctx)], @args );
    return $class->new(
        symbol => "$prefix-symbol.json",
        params => sprintf( '%s-%04d.params', $prefix, $args{epoch} // 0 ),
        shapes => $args{shapes},
        ctx    => $args{ctx}
    );
}

sub new {
    my ( $class, @args ) = @_;
    my %args   = keyword_args( 'Predictor', [qw(symbol params shapes ctx)], @args );
    my $shapes = $args{shapes} // {};
    AI::MXNet::Error->raise( Argument => "[Predictor] argument 'shapes': expected the shape of each input by name" )
        unless ref $shapes eq 'HASH' && %$shapes;
    my $json   = blessed $args{symbol} ? $args{symbol}->tojson : AI::MXNet::Base::read_file( $args{symbol} );
    my $params = AI::MXNet::Base::read_file( $args{params} );
    my $ctx    = $args{ctx} // AI::MXNet::Context->current_ctx;
    my ( $handle, $names, $starts, $dims ) = ( undef, _shapes($shapes) );
    check_call(
        AI::MXNet::Gen::CAPI::MXPredCreate(
            $json,
            unpack( 'J', pack 'P', $params ),
            length $params,
            $ctx->device_type_id, $ctx->device_id, scalar @$names,
            $names, $starts, $dims, \$handle
        )
    );
    return bless { _handle => bless( \$handle, 'AI::MXNet::Gen::Handle::Predictor' ), _shapes => {%$shapes} }, $class;
}

sub _shapes {
    my ($shapes) = @_;
    my @names = sort keys %$shapes;
    my ( @starts, @dims ) = (0);
    for my $name (@names) {
        push @dims,   @{ $shapes->{$name} };
        push @starts, scalar @dims;
    }
    return ( \@names, \@starts, \@dims );
}

sub CLONE_SKIP { 1 }
sub handle     { $_[0]{_handle}->handle }
sub close      { $_[0]{_handle}->close; return }

# A packed string of float32 goes through untouched.
sub _bytes {
    my ( $name, $value ) = @_;
    return $value if defined $value && !ref $value && length $value;
    $value = AI::MXNet::NDArray->array($value) unless blessed $value && $value->isa('AI::MXNet::NDArray');
    return ( $value->dtype eq 'float32' ? $value : $value->astype('float32') )->to_packed;
}

sub set_input {
    my ( $self, $name, $value ) = @_;
    my $bytes = _bytes( $name, $value );
    check_call(
        AI::MXNet::Gen::CAPI::MXPredSetInput(
            $self->handle, $name,
            unpack( 'J', pack 'P', $bytes ),
            length($bytes) / 4
        )
    );
    return;
}

sub forward {
    my ( $self, %inputs ) = @_;
    $self->set_input( $_, $inputs{$_} ) for sort keys %inputs;
    check_call( AI::MXNet::Gen::CAPI::MXPredForward( $self->handle ) );
    return;
}

sub output_shape {
    my ( $self, $index ) = @_;
    my ( $at,   $ndim )  = ( undef, 0 );
    check_call( AI::MXNet::Gen::CAPI::MXPredGetOutputShape( $self->handle, $index // 0, \$at, \$ndim ) );
    return [ numbers_at( 'L', $at, $ndim ) ];
}

sub get_packed {
    my ( $self, $index ) = @_;
    my $size  = product( @{ $self->output_shape($index) } );
    my $bytes = "\0" x ( 4 * $size );
    check_call(
        AI::MXNet::Gen::CAPI::MXPredGetOutput( $self->handle, $index // 0, unpack( 'J', pack 'P', $bytes ), $size ) );
    return $bytes;
}

sub get_output {
    my ( $self, $index ) = @_;
    return AI::MXNet::NDArray->empty( $self->output_shape($index) )->copy_from_bytes( $self->get_packed($index) );
}

# Inputs of other shapes than before give the predictor these shapes.
sub predict {
    my ( $self, %inputs ) = @_;
    my %shapes = %{ $self->{_shapes} };
    for my $name ( keys %inputs ) {
        next unless ref $inputs{$name};
        $inputs{$name} = AI::MXNet::NDArray->array( $inputs{$name} )
            unless blessed $inputs{$name} && $inputs{$name}->isa('AI::MXNet::NDArray');
        $shapes{$name} = $inputs{$name}->shape if exists $shapes{$name};
    }
    $self->reshape( \%shapes ) if grep { "@{ $shapes{$_} }" ne "@{ $self->{_shapes}{$_} }" } keys %shapes;
    $self->forward(%inputs);
    return $self->get_output(0);
}

sub reshape {
    my ( $self, $shapes ) = @_;
    my ( $names, $starts, $dims ) = _shapes($shapes);
    my $handle;
    check_call(
        AI::MXNet::Gen::CAPI::MXPredReshape( scalar @$names, $names, $starts, $dims, $self->handle, \$handle ) );
    @$self{qw(_handle _shapes)} = ( bless( \$handle, 'AI::MXNet::Gen::Handle::Predictor' ), {%$shapes} );
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Predictor - inference from saved files

=head1 SYNOPSIS

  use AI::MXNet::Predictor;
  my $net    = AI::MXNet::Predictor->load('digits', epoch => 0, shapes => { data => [1, 1, 8, 8] });
  my $scores = $net->predict(data => $image);

=head1 METHODS

=over 4

=item load($prefix, epoch => 0, shapes => \%shapes, ctx => ...)

From F<prefix-symbol.json> and F<prefix-0000.params>.

=item new(symbol => $file_or_symbol, params => $file, shapes => \%shapes, ctx => ...)

From any two files.

=item predict(%inputs)

The first output, as an array. Inputs are arrays, nested lists, PDLs, or packed strings of float32; another shape
reshapes the predictor.

=item set_input($name, $value), forward(%inputs), get_output($index), get_packed($index), output_shape($index),
reshape(\%shapes)

The single steps. C<get_packed> gives the output as a packed string of float32.

=item handle, close

The address of the C object; its release.

=back

=cut
