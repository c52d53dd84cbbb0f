# How the library runs work.
package AI::MXNet::Engine;
use strict;
use warnings;
use AI::MXNet::Base;

sub set_bulk_size {
    my ( $class, $size ) = @_;
    my $before = 0;
    check_call( AI::MXNet::Gen::CAPI::MXEngineSetBulkSize( $size, \$before ) );
    return $before;
}

sub bulk {
    my ( $class, $size, $code ) = @_;
    my $before = $class->set_bulk_size($size);
    my @result = eval { $code->() };
    my $error  = $@;
    $class->set_bulk_size($before);
    die $error if $error;
    return wantarray ? @result : $result[-1];
}

sub set_num_threads {
    my ( $class, $count ) = @_;
    check_call( AI::MXNet::Gen::CAPI::MXSetNumOMPThreads($count) );
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Engine - how the library runs work

=head1 METHODS

=over 4

=item set_bulk_size($size), bulk($size, $code)

How many operators may run as one; returns what it was. The second form holds while the code runs.

=item set_num_threads($count)

How many threads one operator may use.

=back

=cut
