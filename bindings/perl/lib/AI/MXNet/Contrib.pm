# The name space of operators: contributed operators.
package AI::MXNet::Contrib;
use strict;
use warnings;
use AI::MXNet::NDArray;
use AI::MXNet::Symbol;

sub nd      { return AI::MXNet::NDArray->contrib }
sub ndarray { return AI::MXNet::NDArray->contrib }
sub sym     { return AI::MXNet::Symbol->contrib }
sub symbol  { return AI::MXNet::Symbol->contrib }

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Contrib - contributed operators

=head1 DESCRIPTION

C<mx-E<gt>contrib-E<gt>nd> has the functions of L<AI::MXNet::Gen::NDArray::Contrib>, C<mx-E<gt>contrib-E<gt>sym> those
of L<AI::MXNet::Gen::Symbol::Contrib>. They are C<mx-E<gt>nd-E<gt>contrib> and C<mx-E<gt>sym-E<gt>contrib> as well.

=cut
