# Data over devices, and gradients of bounded size.
package AI::MXNet::Gluon::Utils;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use AI::MXNet::Base;
use AI::MXNet::NDArray;

sub split_data {
    my ( $class, $data, $num_slice, @args ) = @_;
    my $axis = @args % 2 ? shift @args : 0;
    my %args = keyword_args( 'split_data', [qw(batch_axis even_split)], @args );
    $axis = $args{batch_axis} // $axis;
    my $size = $data->shape->[$axis];
    AI::MXNet::Error->raise( Shape =>
            "[split_data] argument 'data': expected a size of axis $axis that is a multiple of $num_slice, got $size"
    ) if ( $args{even_split} // 1 ) && $size % $num_slice;
    my $step = int( $size / $num_slice );
    return [
        map {
            $data->slice_axis(
                axis  => $axis,
                begin => $_ * $step,
                end   => $_ == $num_slice - 1 ? $size : ( $_ + 1 ) * $step
            )
        } 0 .. $num_slice - 1
    ];
}

sub split_and_load {
    my ( $class, $data, @args ) = @_;
    my %args = keyword_args( 'split_and_load', [qw(ctx_list batch_axis even_split)], @args );
    $data = AI::MXNet::NDArray->array($data) unless blessed $data && $data->isa('AI::MXNet::NDArray');
    my @ctx   = as_list( $args{ctx_list} );
    my $parts = $class->split_data(
        $data, scalar @ctx,
        batch_axis => $args{batch_axis} // 0,
        even_split => $args{even_split} // 1
    );
    return [ map { $parts->[$_]->as_in_context( $ctx[$_] ) } 0 .. $#ctx ];
}

# Scale arrays so that the norm of all of them together is at most this; returns what it was.
sub clip_global_norm {
    my ( $class, $arrays, $max_norm ) = @_;
    my $sum = 0;
    $sum += $_->square->sum->asscalar for @$arrays;
    my $norm  = sqrt $sum;
    my $scale = $max_norm / ( $norm + 1e-8 );
    if ( $scale < 1 ) { $_ *= $scale for my @list = @$arrays }
    return $norm;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Gluon::Utils - data over devices, and gradients of bounded size

=head1 METHODS

=over 4

=item split_data($data, $num_slice, batch_axis => 0, even_split => 1)

Parts along an axis, as an array reference.

=item split_and_load($data, ctx_list => [...], batch_axis => 0, even_split => 1)

The parts, one on each device.

=item clip_global_norm(\@arrays, $max_norm)

Scale the arrays so that their norm together is at most this; returns the norm that they had.

=back

=cut
