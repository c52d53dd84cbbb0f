# Exceptions: one class for each kind of error that the library reports.
package AI::MXNet::Error;
use strict;
use warnings;
use overload '""' => sub { $_[0]->as_string }, bool => sub { 1 }, fallback => 1;

my @KINDS = qw(Internal Argument Shape Type State Memory IO Internal);    # by MXHubErrorKind

for my $kind (qw(Argument Shape Type State Memory IO Internal)) {
    no strict 'refs';
    @{"AI::MXNet::Error::${kind}::ISA"} = ('AI::MXNet::Error');
}

sub new {
    my ( $class, %fields ) = @_;

    # the first caller outside of this distribution is where the user's mistake is
    my $level = 0;
    my ( $package, $file, $line );
    while ( ( $package, $file, $line ) = caller $level++ ) {
        last if $package !~ /^AI::MXNet(::|$)/;
    }
    return bless { file => $file // '-', line => $line // 0, operator => '', argument => '', %fields }, $class;
}

sub message   { $_[0]{message} }
sub operator  { $_[0]{operator} }
sub argument  { $_[0]{argument} }
sub file      { $_[0]{file} }
sub line      { $_[0]{line} }
sub kind      { my ($kind) = ref( $_[0] ) =~ /::(\w+)$/; lc $kind }
sub as_string { "$_[0]{message} at $_[0]{file} line $_[0]{line}.\n" }

sub throw {
    my ($class) = @_;
    my ( $kind, $operator, $argument ) = ( 0, '', '' );

    # the text first: it belongs to the library until the next failing call
    my $message = AI::MXNet::Gen::CAPI::MXGetLastError();
    AI::MXNet::Gen::CAPI::MXHubErrorGetLast( \$kind, \$operator, \$argument );
    my $name = $KINDS[$kind] // 'Internal';
    die "AI::MXNet::Error::$name"->new(
        message  => $message,
        operator => $operator // '',
        argument => $argument // ''
    );
}

sub raise {
    my ( $class, $kind, $message, %more ) = @_;
    die "AI::MXNet::Error::$kind"->new( message => $message, %more );
}

sub closed {
    my ( $class, $object ) = @_;
    $class->raise( State => '[' . ( ref $object ) . "] expected an open object, got one that has been closed" );
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Error - exceptions of AI::MXNet

=head1 SYNOPSIS

  eval { mx->nd->dot($a, $b); 1 } or do {
      warn $@->message if ref $@ && $@->isa('AI::MXNet::Error::Shape');
  };

=head1 DESCRIPTION

Everything that goes wrong dies with an object of one of the classes

  AI::MXNet::Error::Argument   a wrong value, an unknown parameter, a wrong number of inputs
  AI::MXNet::Error::Shape      shapes that do not fit
  AI::MXNet::Error::Type       dtypes that do not fit
  AI::MXNet::Error::State      use after close, calls in the wrong order
  AI::MXNet::Error::Memory     no memory
  AI::MXNet::Error::IO         files that are missing or damaged
  AI::MXNet::Error::Internal   a defect of the library

all of which are C<AI::MXNet::Error>s. An exception stringifies to the message with the place of the caller, as C<die>
does, so that matching C<$@> against a pattern works as well.

=head1 METHODS

=over 4

=item message, kind, operator, argument, file, line

The library's text, the kind in lower case, the operator and argument that it is about (or empty strings), and where
the call was made.

=item as_string

The message with the place. Also the result of stringification.

=item AI::MXNet::Error->throw

Die with the calling thread's last error of the library.

=item AI::MXNet::Error->raise($kind, $message, %more)

Die with an error of this package, for example of kind C<Argument>.

=back

=cut
