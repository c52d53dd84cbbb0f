# The words extends and has for blocks of one's own.
package AI::MXNet::Gluon::Mouse;
use strict;
use warnings;
use AI::MXNet::Attributes ();

sub import {
    my $package = caller;
    strict->import;
    warnings->import;
    no strict 'refs';
    *{"${package}::extends"} = sub {
        my @parents = @_;
        for my $parent (@parents) {
            next if $parent->can('new');
            ( my $file = "$parent.pm" ) =~ s{::}{/}g;
            require $file;
        }
        @{"${package}::ISA"} = @parents;
    };
    *{"${package}::has"} = sub {
        my ( $names, %options ) = @_;
        has( $package, $_, $options{default} ) for ref $names ? @$names : $names;
    };
    return;
}

# An attribute whose blocks and parameters become the object's children.
sub has {
    my ( $package, $name, $default ) = @_;
    AI::MXNet::Attributes::declare(
        $package, $name, $default,
        sub {
            my $self = shift;
            if (@_) {
                $self->{$name} = $_[0];
                $self->__setattr__( $name, $_[0] );
            }
            return $self->{$name};
        }
    );
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Gluon::Mouse - the words extends and has for blocks of one's own

=head1 SYNOPSIS

  package Net;
  use AI::MXNet::Gluon::Mouse;
  use AI::MXNet::Gluon::NN qw(nn);
  extends 'AI::MXNet::Gluon::HybridBlock';
  has [qw(hidden out)] => (is => 'rw');

  sub BUILD {
      my ($self) = @_;
      $self->name_scope(sub {
          $self->hidden(nn->Dense(32, activation => 'relu'));
          $self->out(nn->Dense(10));
      });
  }

  sub hybrid_forward {
      my ($self, $F, $x) = @_;
      return $self->out->($self->hidden->($x));
  }

=head1 DESCRIPTION

C<extends> sets the parents, C<has> declares attributes with an accessor and an optional C<default> (a value, or code
that gets the object). Blocks and parameters that are assigned to attributes become children of the block. It has the
name of the module that AI::MXNet had for this, but needs no Mouse; other options of C<has> are ignored.

=cut
