# Names for nodes that get none.
package AI::MXNet::Symbol::NameManager;
use strict;
use warnings;

my $current;

sub new { my ($class) = @_; return bless { counter => {} }, $class }

sub get {
    my ( $self, $name, $hint ) = @_;
    return $name if defined $name;
    return $hint . ( $self->{counter}{$hint}++ // 0 );
}

sub current {
    my ( $class, $manager ) = @_;
    $current = $manager if $manager;
    return $current //= AI::MXNet::Symbol::NameManager->new;
}

# Run code with this manager in charge.
sub with {
    my ( $self, $code ) = @_;
    my $before = $current;
    $current = $self;
    my @result = eval { $code->() };
    my $error  = $@;
    $current = $before;
    die $error if $error;
    return wantarray ? @result : $result[-1];
}

package AI::MXNet::Symbol::Prefix;
our @ISA = ('AI::MXNet::Symbol::NameManager');

sub new {
    my ( $class, @args ) = @_;
    my %args = @args == 1 ? ( prefix => $args[0] ) : @args;
    return bless { counter => {}, prefix => $args{prefix} }, $class;
}

sub get {
    my ( $self, $name, $hint ) = @_;
    return $self->{prefix} . $self->SUPER::get( $name, $hint );
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Symbol::NameManager - names for nodes that get none

=head1 SYNOPSIS

  mx->name->new->with(sub { ... });                        # numbers start again
  mx->prefix('stage1_')->with(sub { ... });                # names begin with stage1_

=head1 METHODS

=over 4

=item new, current, current($manager)

A manager, and the one in charge; giving one puts it in charge.

=item get($name, $hint)

The name, or the hint with a number.

=item with($code)

Run code with this manager in charge.

=back

=cut
