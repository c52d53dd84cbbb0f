# Files of records: the format of .rec files, and of the headers of images in them.
package AI::MXNet::IRHeader;
use strict;
use warnings;
use AI::MXNet::Attributes flag => 0, label => 0, id => 0, id2 => 0;
sub python_constructor_arguments { [qw(flag label id id2)] }

package AI::MXNet::RecordIO;
use strict;
use warnings;
use AI::MXNet::Base;
use AI::MXNet::Attributes uri => undef, flag => undef, _file => undef;

use constant MAGIC => 0xced7230a;    # begins every part of a record

sub python_constructor_arguments { [qw(uri flag)] }
sub MXRecordIO                   { my ( $class, @args ) = @_; return AI::MXNet::RecordIO->new(@args) }
sub MXIndexedRecordIO            { my ( $class, @args ) = @_; return AI::MXNet::IndexedRecordIO->new(@args) }

sub CLONE_SKIP { 1 }
sub BUILD      { my ($self) = @_; $self->open if ref $self eq __PACKAGE__; return }

sub open {
    my ($self) = @_;
    my $flag = $self->{flag} // '';
    AI::MXNet::Error->raise( Argument => "[RecordIO] argument 'flag': expected 'r' or 'w', got '$flag'" )
        if $flag !~ /^[rw]$/;
    CORE::open( my $file, $flag eq 'r' ? '<:raw' : '>:raw', $self->{uri} )
        or AI::MXNet::Error->raise( IO => "[RecordIO] argument 'uri': expected a file, got '$self->{uri}' ($!)" );
    @$self{qw(_file _number)} = ( $file, 0 );
    return;
}

sub is_open  { my ($self) = @_; return defined $self->{_file} }
sub writable { my ($self) = @_; return $self->{flag} eq 'w' }

sub close {
    my ($self) = @_;
    my $file   = delete $self->{_file} or return;
    CORE::close($file) or AI::MXNet::Error->raise( IO => "[RecordIO] '$self->{uri}': $!" );
    return;
}

sub reset { my ($self) = @_; $self->close; $self->open; return }

sub _handle {
    my ( $self, $flag ) = @_;
    AI::MXNet::Error->closed($self) unless $self->{_file};
    AI::MXNet::Error->raise(
        State => "[RecordIO] expected a file opened with '$flag', got one opened with '$self->{flag}'" )
        if $self->{flag} ne $flag;
    return $self->{_file};
}

# A part: the magic number, its length with three bits that tell its place in the record, the bytes, up to a multiple of
# four. Where the magic number itself is in the bytes, at a multiple of four, the record is divided there.
sub write {
    my ( $self, $bytes ) = @_;
    my $file  = $self->_handle('w');
    my $magic = CORE::pack 'V', MAGIC;
    my ( @parts, $start ) = ();
    $start = 0;
    my $at = index $bytes, $magic;
    while ( $at >= 0 ) {
        if ( $at % 4 == 0 ) {
            push @parts, substr $bytes, $start, $at - $start;
            $start = $at + 4;
            $at    = index $bytes, $magic, $start;
        }
        else { $at = index $bytes, $magic, $at + 1 }
    }
    push @parts, substr $bytes, $start;
    for my $k ( 0 .. $#parts ) {
        my $length = length $parts[$k];
        AI::MXNet::Error->raise(
            Argument => "[RecordIO] argument 'buf': expected less than 2**29 bytes, got $length" )
            if $length >= 2**29;
        my $place = @parts == 1 ? 0 : $k == 0 ? 1 : $k < $#parts ? 2 : 3;
        print( {$file} $magic, CORE::pack( 'V', $place << 29 | $length ), $parts[$k], "\0" x ( -$length % 4 ) )
            or AI::MXNet::Error->raise( IO => "[RecordIO] '$self->{uri}': $!" );
    }
    return;
}

# The next record, or undef at the end of the file.
sub read {
    my ($self) = @_;
    my $file = $self->_handle('r');
    my $record;
    while (1) {
        my $count = CORE::read $file, my $head, 8;
        return undef if !$count && !defined $record;    ## no critic: ends a loop
        my ( $magic, $word ) = ( $count // 0 ) == 8 ? CORE::unpack( 'VV', $head ) : ( 0, 0 );
        AI::MXNet::Error->raise( IO => "[RecordIO] '$self->{uri}': expected a record, got something else or the end" )
            if $magic != MAGIC;
        my ( $place, $length ) = ( $word >> 29, $word & 0x1fffffff );
        my $padded = $length + -$length % 4;
        AI::MXNet::Error->raise(
            IO => "[RecordIO] '$self->{uri}': expected $padded bytes of a record, got the end of the file" )
            if ( CORE::read( $file, my $bytes, $padded ) // 0 ) != $padded;
        $record .= CORE::pack( 'V', MAGIC ) if $place > 1;
        $record .= substr $bytes, 0, $length;
        return $record if $place == 0 || $place == 3;
    }
}

# A header and bytes as one string, and back. The label is a number, or a list whose length becomes the flag.
sub pack {
    my ( $class, $header, $bytes ) = @_;
    my ( $flag, $label, $id, $id2 ) = ref $header eq 'ARRAY' ? @$header : map { $header->$_ } qw(flag label id id2);
    if ( ref $label eq 'ARRAY' ) {
        $bytes = CORE::pack( 'f<*', @$label ) . $bytes;
        ( $flag, $label ) = ( scalar @$label, 0 );
    }
    return CORE::pack( 'V f< Q< Q<', $flag, $label, $id, $id2 ) . $bytes;
}

sub unpack {
    my ( $class, $string ) = @_;
    AI::MXNet::Error->raise( IO => '[RecordIO] expected a header of 24 bytes, got ' . length $string )
        if length $string < 24;
    my ( $flag, $label, $id, $id2 ) = CORE::unpack 'V f< Q< Q<', $string;
    my $bytes = substr $string, 24;
    if ( $flag > 0 ) {
        AI::MXNet::Error->raise( IO => "[RecordIO] expected $flag labels, got " . int( length($bytes) / 4 ) )
            if length $bytes < 4 * $flag;
        $label = [ CORE::unpack "f<$flag", $bytes ];
        $bytes = substr $bytes, 4 * $flag;
    }
    return ( AI::MXNet::IRHeader->new( flag => $flag, label => $label, id => $id, id2 => $id2 ), $bytes );
}

# With a second file that has the place of each record by key.
package AI::MXNet::IndexedRecordIO;
use AI::MXNet::Base;
our @ISA = ('AI::MXNet::RecordIO');
use AI::MXNet::Attributes idx_path => undef, idx => sub { {} };

sub python_constructor_arguments { [qw(idx_path uri flag)] }
sub BUILD { my ($self) = @_; $self->open; return }
sub keys  { my ($self) = @_; return [ @{ $self->{_keys} } ] }

sub open {
    my ($self) = @_;
    $self->SUPER::open;
    @$self{qw(idx _keys)} = ( {}, [] );
    return if $self->writable || !-e $self->{idx_path};
    for my $line ( split /\n/, AI::MXNet::Base::read_file( $self->{idx_path} ) ) {
        my ( $key, $place ) = split /\t/, $line;
        $self->{idx}{$key} = $place;
        push @{ $self->{_keys} }, $key;
    }
    return;
}

sub close {
    my ($self) = @_;
    return unless $self->is_open;
    AI::MXNet::Base::write_file( $self->{idx_path}, join '', map { "$_\t$self->{idx}{$_}\n" } @{ $self->{_keys} } )
        if $self->writable;
    return $self->SUPER::close;
}

sub seek {
    my ( $self, $key ) = @_;
    my $place = $self->{idx}{$key} // AI::MXNet::Error->raise(
        Argument => "[RecordIO] argument 'idx': expected a key of the index, got '$key'" );
    CORE::seek $self->_handle('r'), $place, 0;
    return;
}

sub tell { my ($self) = @_; return CORE::tell $self->_handle( $self->{flag} ) }
sub read_idx { my ( $self, $key ) = @_; $self->seek($key); return $self->read }

sub write_idx {
    my ( $self, $key, $bytes ) = @_;
    my $place = $self->tell;
    $self->write($bytes);
    push @{ $self->{_keys} }, $key unless exists $self->{idx}{$key};
    $self->{idx}{$key} = $place;
    return;
}

sub DESTROY {
    my ($self) = @_;
    local $@;
    eval { $self->close };
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::RecordIO - files of records

=head1 SYNOPSIS

  my $out = mx->recordio->MXIndexedRecordIO('set.idx', 'set.rec', 'w');
  $out->write_idx($_, mx->recordio->pack([0, $label[$_], $_, 0], $jpeg[$_])) for 0 .. 9;
  $out->close;

  my $in = mx->recordio->MXIndexedRecordIO('set.idx', 'set.rec', 'r');
  my ($header, $bytes) = mx->recordio->unpack($in->read_idx(3));

=head1 METHODS

=over 4

=item MXRecordIO($file, $flag), MXIndexedRecordIO($index, $file, $flag)

Open for reading (C<'r'>) or writing (C<'w'>).

=item write($bytes), read, reset, close, open, is_open, writable

Append a record; the next record, or undef at the end; begin again; the state of the file.

=item write_idx($key, $bytes), read_idx($key), seek($key), tell, keys, idx

The same by key.

=item pack($header, $bytes), unpack($string)

A record of an image: a header, which is an AI::MXNet::IRHeader (C<flag>, C<label>, C<id>, C<id2>) or a list of these,
and the encoded image. A label may be a list of numbers.

=back

=cut
