# Tables and small helpers that several modules share: dtypes, C memory, checks.
package AI::MXNet::Base;
use strict;
use warnings;
use Exporter 'import';
use AI::MXNet::Error;
use AI::MXNet::Library;

our @EXPORT = qw(check_call DTYPE_STR_TO_MX DTYPE_MX_TO_STR GRAD_REQ_MAP STORAGE_TYPE_ID_TO_STR STORAGE_TYPE_STR_TO_ID
    product handles_at strings_at numbers_at as_list keyword_args);

use constant DTYPE_STR_TO_MX => {
    float32  => 0,
    float64  => 1,
    float16  => 2,
    uint8    => 3,
    int32    => 4,
    int8     => 5,
    int64    => 6,
    bool     => 7,
    int16    => 8,
    uint16   => 9,
    uint32   => 10,
    uint64   => 11,
    bfloat16 => 12,
};
use constant DTYPE_MX_TO_STR        => { reverse %{ +DTYPE_STR_TO_MX } };
use constant GRAD_REQ_MAP           => { null      => 0,  write   => 1, inplace    => 2, add => 3 };
use constant STORAGE_TYPE_STR_TO_ID => { undefined => -1, default => 0, row_sparse => 1, csr => 2 };
use constant STORAGE_TYPE_ID_TO_STR => { reverse %{ +STORAGE_TYPE_STR_TO_ID } };

sub check_call {
    $_[0] == 0 or AI::MXNet::Error->throw;
    return;
}

sub product {
    my $product = 1;
    $product *= $_ for @_;
    return $product;
}

# Copies of what the library has at an address: pointers, zero-terminated strings, numbers of a pack letter.
sub handles_at { my ( $at, $count ) = @_; return numbers_at( 'Q', $at, $count ) }

sub strings_at {
    my ( $at, $count ) = @_;
    return $count ? unpack( "(p)$count", _bytes_at( $at, 8 * $count ) ) : ();
}

my %SIZE = ( Q => 8, q => 8, L => 4, l => 4, f => 4 );

sub numbers_at {
    my ( $letter, $at, $count ) = @_;
    return $count ? unpack( "$letter$count", _bytes_at( $at, $SIZE{$letter} * $count ) ) : ();
}

sub _bytes_at { my ( $at, $size ) = @_; return unpack "P$size", pack 'J', $at }

sub as_list { my ($value) = @_; return !defined $value ? () : ref $value eq 'ARRAY' ? @$value : ($value) }

sub read_file {
    my ($name) = @_;
    open my $in, '<:raw', $name
        or AI::MXNet::Error->raise( IO => "[read] argument 'fname': expected a file, got '$name' ($!)" );
    local $/;
    my $bytes = <$in>;
    return $bytes;
}

sub write_file {
    my ( $name, $bytes ) = @_;
    my $out;
    my $done = open( $out, '>:raw', $name ) && print( {$out} $bytes ) && close $out;
    AI::MXNet::Error->raise( IO => "[write] argument 'fname': expected a file that can be written, got '$name' ($!)" )
        unless $done;
    return;
}

# Check the names in a list of key => value pairs and return them as a hash.
sub keyword_args {
    my ( $where, $known, @pairs ) = @_;
    AI::MXNet::Error->raise(
        Argument => "[$where] expected pairs of names and values, got an odd number of arguments" )
        if @pairs % 2;
    my %given = @pairs;
    my %known = map { $_ => 1 } @$known;
    for my $name ( sort keys %given ) {
        AI::MXNet::Error->raise( Argument => "[$where] argument '$name': expected one of "
                . join( ', ', sort @$known )
                . ", got an unknown name" )
            unless $known{$name};
    }
    return %given;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Base - tables and helpers of the distribution

=head1 DESCRIPTION

Exports the tables C<DTYPE_STR_TO_MX>, C<DTYPE_MX_TO_STR>, C<GRAD_REQ_MAP>, C<STORAGE_TYPE_STR_TO_ID> and
C<STORAGE_TYPE_ID_TO_STR>, and these functions.

=over 4

=item check_call($code)

Die with the library's last error unless the code is 0.

=item product(@numbers)

The product; 1 for no numbers.

=item handles_at($address, $count), strings_at($address, $count), numbers_at($letter, $address, $count)

Copies of pointers, strings and numbers in the library's memory.

=item as_list($value)

The elements of an array reference, the value itself otherwise, nothing for undef.

=item read_file($name), write_file($name, $bytes)

The bytes of a file; die with AI::MXNet::Error::IO.

=item keyword_args($where, \@known, @pairs)

The pairs as a hash; dies for a name that is not known.

=back

=cut
