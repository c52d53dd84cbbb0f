# Attributes that all nodes made inside a scope get.
package AI::MXNet::Symbol::AttrScope;
use strict;
use warnings;
use AI::MXNet::Error;

my $current;

sub new {
    my ( $class, %attr ) = @_;
    return bless { attr => {%attr} }, $class;
}

sub get {
    my ( $self, $attr ) = @_;
    my %all = ( %{ $self->{attr} }, %{ $attr // {} } );
    if ( my ($odd) = grep { ref $all{$_} || !defined $all{$_} } sort keys %all ) {
        AI::MXNet::Error->raise(
            Type => "[AttrScope] argument '$odd': expected a string, got " . ( $all{$odd} // 'undef' ) );
    }
    return \%all;
}

sub current {
    my ( $class, $scope ) = @_;
    $current = $scope if $scope;
    return $current //= AI::MXNet::Symbol::AttrScope->new;
}

# Run code inside the scope; attributes of the scope around it hold too.
sub with {
    my ( $self, $code ) = @_;
    my $before = AI::MXNet::Symbol::AttrScope->current;
    $current = AI::MXNet::Symbol::AttrScope->new( %{ $before->{attr} }, %{ $self->{attr} } );
    my @result = eval { $code->() };
    my $error  = $@;
    $current = $before;
    die $error if $error;
    return wantarray ? @result : $result[-1];
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Symbol::AttrScope - attributes for all nodes made inside a scope

=head1 SYNOPSIS

  mx->AttrScope(ctx_group => 'stage1')->with(sub { mx->sym->FullyConnected(...) });

=head1 METHODS

=over 4

=item new(%attributes), current, current($scope)

A scope, and the one in charge; giving one puts it in charge.

=item get(\%attributes)

The scope's attributes with these over them.

=item with($code)

Run code inside the scope.

=back

=cut
