# Lines about the progress of training.
package AI::MXNet::Logging;
use strict;
use warnings;

my $logger;
my %LEVEL = ( debug => 10, info => 20, warning => 30, error => 40 );

sub get_logger {
    my ($class) = @_;
    return $logger //= bless { level => $LEVEL{info}, to => sub { print STDERR @_ } }, $class;
}

sub set_level { my ( $self, $level ) = @_; $self->{level} = $LEVEL{$level} // $level; return }
sub set_sink  { my ( $self, $code )  = @_; $self->{to}    = $code;                    return }

for my $level ( keys %LEVEL ) {
    no strict 'refs';
    *{$level} = sub {
        my ( $self, $format, @values ) = @_;
        $self = $self->get_logger unless ref $self;
        return if $LEVEL{$level} < $self->{level};
        my $text = @values ? sprintf $format, @values : $format;
        $self->{to}->("$text\n");
        return;
    };
}
{ no warnings 'once'; *warn = \&warning; }

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Logging - lines about the progress of training

=head1 SYNOPSIS

  my $log = AI::MXNet::Logging->get_logger;
  $log->info('Epoch[%d] accuracy=%f', $epoch, $value);
  $log->set_level('warning');
  $log->set_sink(sub { print @_ });

=head1 DESCRIPTION

One logger for the process; lines go to the standard error unless C<set_sink> gives other code. Levels are C<debug>,
C<info>, C<warning> (also C<warn>) and C<error>.

=cut
