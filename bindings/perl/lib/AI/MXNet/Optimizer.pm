# Updates of parameters from gradients; the single methods are in files below Optimizer/.
package AI::MXNet::Optimizer;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use Storable     ();
use AI::MXNet::Base;
use AI::MXNet::NDArray;
use AI::MXNet::LRScheduler;
use AI::MXNet::Attributes
    rescale_grad        => 1,
    learning_rate       => 0.01,
    lr                  => undef,
    lr_scheduler        => undef,
    wd                  => 0,
    lr_mult             => sub { {} },
    wd_mult             => sub { {} },
    num_update          => 0,
    begin_num_update    => 0,
    clip_gradient       => undef,
    multi_precision     => 0,
    param_idx2name      => sub { {} },
    idx2name            => undef,
    sym                 => undef,
    param_dict          => sub { {} },
    _index_update_count => sub { {} };

my %REGISTRY;

sub register {
    my ( $class, @names ) = @_;
    my $package = $class eq __PACKAGE__ ? caller : $class;
    @names = $package =~ /(\w+)$/ unless @names;
    $REGISTRY{ lc $_ } = $package for @names;
    return;
}
sub get_opt_registry { return {%REGISTRY} }

sub create_optimizer {
    my ( $class, $name, @args ) = @_;
    return $name if blessed $name;
    my $package = $REGISTRY{ lc( $name // '' ) };
    AI::MXNet::Error->raise( Argument => "[Optimizer] argument 'name': expected one of "
            . join( ', ', sort keys %REGISTRY )
            . ', got '
            . ( $name // 'undef' ) )
        unless $package;
    return $package->new(@args);
}
{ no warnings 'once'; *create = \&create_optimizer; }

# mx->optimizer->SGD(...) and so on; any other unknown method is an error as usual.
sub AUTOLOAD {
    my ( $self, @args ) = @_;
    our $AUTOLOAD;
    my ($name) = $AUTOLOAD =~ /(\w+)$/;
    return                               if $name eq 'DESTROY';
    return $self->create( $name, @args ) if !ref $self && $REGISTRY{ lc $name };
    die qq{Can't locate object method "$name" via package "} . ( ref $self || $self ) . qq{"\n};
}

sub BUILD {
    my ($self) = @_;
    $self->{learning_rate} = delete $self->{lr} if defined $self->{lr};
    $self->{lr_scheduler}->base_lr( $self->{learning_rate} ) if $self->{lr_scheduler};
    $self->{idx2name} //= { %{ $self->{param_idx2name} } };
    $self->{num_update} = $self->{begin_num_update};
    $self->set_lr_mult( $self->{lr_mult} );
    $self->set_wd_mult( $self->{wd_mult} );
    return;
}

sub create_state { return undef }    ## no critic: no state is a value

# Multipliers that the symbol's variables carry, and then those of the caller over them.
sub _from_symbol {
    my ( $self, $attribute ) = @_;
    return unless $self->{sym};
    my $attr = $self->{sym}->attr_dict;
    return
        map { exists $attr->{$_}{$attribute} ? ( $_ => $attr->{$_}{$attribute} ) : () }
        @{ $self->{sym}->list_arguments };
}

sub set_lr_mult {
    my ( $self, $given ) = @_;
    $self->{lr_mult} = { $self->_from_symbol('__lr_mult__'), %{ $given // {} } };
    return;
}

# Only weights decay, unless something else is said.
sub set_wd_mult {
    my ( $self, $given ) = @_;
    my %mult = map { /(?:_weight|_gamma)$/ ? () : ( $_ => 0 ) } values %{ $self->{idx2name} };
    $self->{wd_mult} = { %mult, $self->_from_symbol('__wd_mult__'), %{ $given // {} } };
    return;
}

sub set_lr_scale { my ( $self, $given ) = @_; return $self->set_lr_mult($given) }

sub _update_count {
    my ( $self, $index ) = @_;
    my $count = ++( $self->{_index_update_count}{$index} //= $self->{begin_num_update} );
    $self->{num_update} = $count if $count > $self->{num_update};
    return $count;
}

sub _multiplier {
    my ( $self, $what, $index ) = @_;
    my $parameter = $self->{param_dict}{$index};
    return $parameter->$what if $parameter;
    my $table = $self->{$what};
    my $name  = $self->{idx2name}{$index};
    return $table->{$index} // ( defined $name ? $table->{$name} : undef ) // 1;
}

sub _get_lr {
    my ( $self, $index ) = @_;
    my $lr = $self->{lr_scheduler} ? $self->{lr_scheduler}->call( $self->{num_update} ) : $self->{learning_rate};
    return $lr * $self->_multiplier( lr_mult => $index );
}
sub _get_wd { my ( $self, $index ) = @_; return $self->{wd} * $self->_multiplier( wd_mult => $index ) }

sub set_learning_rate {
    my ( $self, $lr ) = @_;
    AI::MXNet::Error->raise( State => '[Optimizer] expected no scheduler where a rate is set, but there is one' )
        if $self->{lr_scheduler};
    $self->{learning_rate} = $lr;
    return;
}

# What every update operator takes, with the number of the update counted.
sub _common {
    my ( $self, $index ) = @_;
    $self->_update_count($index);
    return (
        lr           => $self->_get_lr($index),
        wd           => $self->_get_wd($index),
        rescale_grad => $self->{rescale_grad},
        defined $self->{clip_gradient} ? ( clip_gradient => $self->{clip_gradient} ) : ()
    );
}

# The gradient as the methods written with array arithmetic use it: rescaled, then clipped.
sub _clipped {
    my ( $self, $grad ) = @_;
    $grad = $grad * $self->{rescale_grad};
    return defined $self->{clip_gradient} ? $grad->clip( -$self->{clip_gradient}, $self->{clip_gradient} ) : $grad;
}

# A state that begins with zeros.
sub _zeros {
    my ( $self, $weight ) = @_;
    return AI::MXNet::NDArray->zeros( $weight->shape, ctx => $weight->context, dtype => $weight->dtype );
}

sub get_updater {
    my ( $class, $optimizer ) = @_;
    return AI::MXNet::Updater->new( optimizer => ref $class ? $class : $optimizer );
}

# Applies an optimizer and keeps its states by index.
package AI::MXNet::Updater;
use AI::MXNet::Attributes optimizer => undef, states => sub { {} };
use overload '&{}' => sub {
    my $self = shift;
    return sub { $self->call(@_) }
    },
    bool => sub { 1 };

sub call {
    my ( $self, $index, $grad, $weight ) = @_;
    $self->{states}{$index} = $self->{optimizer}->create_state( $index, $weight )
        unless exists $self->{states}{$index};
    $self->{optimizer}->update( $index, $weight, $grad, $self->{states}{$index} );
    return;
}

# The states as bytes, for a file; with dump_optimizer, the optimizer too.
sub get_states {
    my ( $self, $dump_optimizer ) = @_;
    my %all = (
        states     => $self->{states},
        counts     => $self->{optimizer}{_index_update_count},
        num_update => $self->{optimizer}{num_update}
    );
    if ($dump_optimizer) {
        my %plain = %{ $self->{optimizer} };
        delete @plain{qw(sym param_dict lr_scheduler)};
        $all{optimizer} = [ ref $self->{optimizer}, \%plain ];
    }
    return Storable::nfreeze( \%all );
}

sub set_states {
    my ( $self, $bytes ) = @_;
    my $all = eval { Storable::thaw($bytes) };
    AI::MXNet::Error->raise( IO => '[Updater] expected the states of an optimizer, got something else' )
        unless ref $all eq 'HASH' && ref $all->{states} eq 'HASH';
    if ( my $saved = $all->{optimizer} ) {
        my ( $package, $fields ) = @$saved;
        AI::MXNet::Error->raise( IO => "[Updater] expected an optimizer, got $package" )
            unless $package->isa('AI::MXNet::Optimizer');
        $self->{optimizer} = bless { sym => undef, param_dict => {}, lr_scheduler => undef, %$fields }, $package;
    }
    $self->{states}                         = $all->{states};
    $self->{optimizer}{_index_update_count} = $all->{counts};
    $self->{optimizer}{num_update}          = $all->{num_update};
    return;
}

require AI::MXNet::Optimizer::SGD;
require AI::MXNet::Optimizer::Adaptive;

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Optimizer - updates of parameters

=head1 SYNOPSIS

  my $adam    = mx->optimizer->create('adam', learning_rate => 0.002);    # or mx->optimizer->Adam(...)
  my $updater = AI::MXNet::Optimizer->get_updater($adam);
  $updater->($index, $gradient, $weight);

=head1 DESCRIPTION

All optimizers take C<learning_rate>, C<wd> (weight decay), C<rescale_grad>, C<clip_gradient>, C<lr_scheduler> (an
L<AI::MXNet::LRScheduler>), C<lr_mult> and C<wd_mult> (hashes by name), C<param_idx2name>, C<sym>, C<begin_num_update>
and C<multi_precision>. Parameters whose names do not end in C<_weight> or C<_gamma> do not decay, where names are
known.

L<AI::MXNet::Optimizer::SGD> has C<sgd>, C<nag>, C<signum>, C<dcasgd>, C<sgld> and C<test>,
L<AI::MXNet::Optimizer::Adaptive> has C<adam>, C<adagrad>, C<rmsprop>, C<adadelta>, C<adamax>, C<nadam>, C<ftrl> and
C<ftml>.

=over 4

=item create($name, %options), create_optimizer, register(@names), get_opt_registry

Make one by name; give names to the calling class; all names with their classes.

=item create_state($index, $weight), update($index, $weight, $gradient, $state)

What a method of updating defines.

=item set_learning_rate($lr), set_lr_mult(\%by_name), set_wd_mult(\%by_name), set_lr_scale(\%by_name)

Change the rate and the multipliers.

=item get_updater($optimizer)

An AI::MXNet::Updater: called with index, gradient and weight. C<get_states($dump_optimizer)> and
C<set_states($bytes)> carry its states through files; read only files that you trust.

=back

=cut
