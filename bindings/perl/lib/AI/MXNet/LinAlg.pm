# The name space of operators: linear algebra.
package AI::MXNet::LinAlg;
use strict;
use warnings;
use AI::MXNet::NDArray;
use AI::MXNet::Symbol;

sub nd      { return AI::MXNet::NDArray->linalg }
sub ndarray { return AI::MXNet::NDArray->linalg }
sub sym     { return AI::MXNet::Symbol->linalg }
sub symbol  { return AI::MXNet::Symbol->linalg }

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::LinAlg - linear algebra

=head1 DESCRIPTION

C<mx-E<gt>linalg-E<gt>nd> has the functions of L<AI::MXNet::Gen::NDArray::LinAlg>, C<mx-E<gt>linalg-E<gt>sym> those of
L<AI::MXNet::Gen::Symbol::LinAlg>. They are C<mx-E<gt>nd-E<gt>linalg> and C<mx-E<gt>sym-E<gt>linalg> as well.

=cut
