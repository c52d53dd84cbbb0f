# Attributes of classes: accessors, defaults and a constructor, without an object system beside Perl's own.
package AI::MXNet::Attributes;
use strict;
use warnings;
use mro;
use AI::MXNet::Error;

my %DECLARED;    # package => [[name, default], ...]

# use AI::MXNet::Attributes name => default, ...; a code reference makes the default from the object.
sub import {
    my ( $class, @pairs ) = @_;
    my $package = caller;
    while ( my ( $name, $default ) = splice @pairs, 0, 2 ) {
        declare(
            $package, $name, $default,
            sub {
                my $self = shift;
                $self->{$name} = shift if @_;
                return $self->{$name};
            }
        );
    }
    no strict 'refs';
    *{"${package}::new"} = \&construct unless $package->can('new');
    return;
}

# One attribute of a package, with its accessor.
sub declare {
    my ( $package, $name, $default, $accessor ) = @_;
    push @{ $DECLARED{$package} }, [ $name, $default ];
    no strict 'refs';
    *{"${package}::$name"} = $accessor unless defined &{"${package}::$name"};
    return;
}

# All attributes of a class, those of its parents first; a child's default replaces its parent's.
sub of {
    my ($class) = @_;
    my ( @names, %default );
    for my $package ( reverse @{ mro::get_linear_isa($class) } ) {
        for my $pair ( @{ $DECLARED{$package} // [] } ) {
            push @names, $pair->[0] unless exists $default{ $pair->[0] };
            $default{ $pair->[0] } = $pair->[1];
        }
    }
    return ( \@names, \%default );
}

# Arguments by name, after any in the order that the class's python_constructor_arguments gives.
sub construct {
    my ( $class, @args )    = @_;
    my ( $names, $default ) = of($class);
    my %self;
    my @order = $class->can('python_constructor_arguments') ? @{ $class->python_constructor_arguments } : ();
    while ( @args && ( @args % 2 || ref $args[0] || !defined $args[0] || !exists $default->{ $args[0] } ) ) {
        last if !@order;
        $self{ shift @order } = shift @args;
    }
    AI::MXNet::Error->raise(
        Argument => "[$class] expected pairs of names and values, got an odd number of arguments" )
        if @args % 2;
    while ( my ( $name, $value ) = splice @args, 0, 2 ) {
        AI::MXNet::Error->raise( Argument => "[$class] argument '"
                . ( $name // 'undef' )
                . "': expected one of "
                . join( ', ', sort grep { !/^_/ } @$names )
                . ', got an unknown name' )
            unless defined $name && exists $default->{$name};
        $self{$name} = $value;
    }
    my $self = bless \%self, $class;
    for my $name (@$names) {
        next if exists $self->{$name};
        my $value = $default->{$name};
        $self->{$name} = ref $value eq 'CODE' ? $value->($self) : $value;
    }

    # parents first, as their children build upon them
    for my $package ( reverse @{ mro::get_linear_isa($class) } ) {
        no strict 'refs';
        &{"${package}::BUILD"}($self) if defined &{"${package}::BUILD"};
    }
    return $self;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Attributes - attributes of classes

=head1 SYNOPSIS

  package My::Layer;
  use AI::MXNet::Attributes units => undef, use_bias => 1, names => sub { [] };
  sub python_constructor_arguments { ['units'] }
  sub BUILD { my ($self) = @_; ... }

  My::Layer->new(64, use_bias => 0)->units;

=head1 DESCRIPTION

Gives a package accessors with these defaults and, unless it has one, a constructor C<new>. Arguments come by name,
after any in the order of C<python_constructor_arguments>; an unknown name is an error. C<BUILD> of all parents and of
the class run afterwards. A code reference as a default makes the value from the object.

=cut
