# Statistics of the arrays inside a running graph.
package AI::MXNet::Monitor;
use strict;
use warnings;
use AI::MXNet::Base;
use AI::MXNet::Logging;
use AI::MXNet::Attributes
    interval  => 1,
    stat_func => sub { \&_size_of_values },
    pattern   => '.*',
    sort      => 0,
    queue     => sub { [] },
    exes      => sub { [] },
    step      => 0,
    activated => 0;

sub python_constructor_arguments { [qw(interval stat_func pattern sort)] }
sub Monitor                      { my ( $class, @args ) = @_; return $class->new(@args) }

# The root of the mean square.
sub _size_of_values { my ($array) = @_; return $array->norm / sqrt $array->size }

sub _note {
    my ( $self, $name, $array ) = @_;
    push @{ $self->{queue} }, [ $self->{step}, $name, $self->{stat_func}->($array) ]
        if $self->{activated} && $name =~ /$self->{pattern}/;
    return;
}

sub install {
    my ( $self, $exe ) = @_;
    require Scalar::Util;
    Scalar::Util::weaken( my $weak = $self );    # the executor must not keep its monitor
    $exe->set_monitor_callback( sub { $weak->_note(@_) if $weak } );
    push @{ $self->{exes} }, $exe;
    return;
}

sub tic {
    my ($self) = @_;
    if ( $self->{step} % $self->{interval} == 0 ) {
        @$self{qw(queue activated)} = ( [], 1 );
    }
    $self->{step}++;
    return;
}

sub toc {
    my ($self) = @_;
    return [] unless $self->{activated};
    for my $exe ( @{ $self->{exes} } ) {
        for my $dict ( $exe->arg_dict, $exe->aux_dict ) {
            $self->_note( $_, $dict->{$_} ) for sort keys %$dict;
        }
    }
    $self->{activated} = 0;
    my @found = map {
        [ $_->[0], $_->[1], ref $_->[2] && $_->[2]->isa('AI::MXNet::NDArray') ? join ' ', $_->[2]->list : $_->[2] ]
    } @{ $self->{queue} };
    @found = sort { $a->[1] cmp $b->[1] } @found if $self->{sort};
    $self->{queue} = [];
    return \@found;
}

sub toc_print {
    my ($self) = @_;
    AI::MXNet::Logging->info( 'Batch: %7d %30s %s', @$_ ) for @{ $self->toc };
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Monitor - statistics of the arrays inside a graph

=head1 SYNOPSIS

  my $monitor = mx->mon->Monitor(10, sub { $_[0]->abs->mean }, 'weight$');
  $monitor->install($executor);
  $monitor->tic; $executor->forward(1); $monitor->toc_print;

=head1 METHODS

=over 4

=item Monitor($interval, $stat_func, $pattern = '.*', $sort = 0)

Every C<interval>-th step, apply the function (by default the root of the mean square) to arrays whose names fit.

=item install($executor), tic, toc, toc_print

Watch an executor; begin a step; end it and return triples of step, name and statistic; or log them.

=back

=cut
