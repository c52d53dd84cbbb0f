# Short names for packages: use AI::MXNet::AutoGrad qw(autograd) makes autograd->record(...) work.
package AI::MXNet::NS;
use strict;
use warnings;

# Give the calling package an import that exports functions which return the package's name.
sub import {
    my ( $class, @names ) = @_;
    my $package = caller;
    return unless @names;
    my %known = map { $_ => 1 } @names;
    no strict 'refs';
    *{"${package}::import"} = sub {
        my ( $self, @wanted ) = @_;
        my $user = caller;
        for my $name (@wanted) {
            die "$package does not export $name; it exports @names\n" unless $known{$name};
            *{"${user}::$name"} = sub () { $package };
        }
        return;
    };
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::NS - short names for packages

=head1 SYNOPSIS

  package My::Tools;
  use AI::MXNet::NS 'tools';           # users: use My::Tools 'tools'; tools->method

=head1 DESCRIPTION

Gives a package an C<import> that exports functions which return the package's name.

=cut
