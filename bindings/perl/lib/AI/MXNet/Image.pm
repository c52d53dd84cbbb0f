# The name space of operators: images.
package AI::MXNet::Image;
use strict;
use warnings;
use AI::MXNet::NDArray;
use AI::MXNet::Symbol;

sub nd      { return AI::MXNet::NDArray->image }
sub ndarray { return AI::MXNet::NDArray->image }
sub sym     { return AI::MXNet::Symbol->image }
sub symbol  { return AI::MXNet::Symbol->image }

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Image - images

=head1 DESCRIPTION

C<mx-E<gt>image-E<gt>nd> has the functions of L<AI::MXNet::Gen::NDArray::Image>, C<mx-E<gt>image-E<gt>sym> those of
L<AI::MXNet::Gen::Symbol::Image>. They are C<mx-E<gt>nd-E<gt>image> and C<mx-E<gt>sym-E<gt>image> as well.

=cut
