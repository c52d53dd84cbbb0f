# A store of parameters by key, inside this process.
package AI::MXNet::KVStore;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use AI::MXNet::Base;
use AI::MXNet::NDArray;
use AI::MXNet::Optimizer;
use AI::MXNet::Attributes type => 'local', _values => sub { {} }, _updater => undef;

sub create {
    my ( $class, $name ) = @_;
    $name //= 'local';
    AI::MXNet::Error->raise( Argument => "[KVStore] argument 'name': expected 'local' or 'device', got '$name'" )
        if $name !~ /^(?:local|device)$/;
    return $class->new( type => $name );
}

sub rank        { 0 }
sub num_workers { 1 }

# Keys with the lists of arrays that belong to each.
sub _pairs {
    my ( $key, $value ) = @_;
    return [ $key, [ as_list($value) ] ] unless ref $key eq 'ARRAY';
    AI::MXNet::Error->raise( Argument => '[KVStore] expected as many values as keys (' . @$key . '), got ' . @$value )
        if @$key != @$value;
    return map { [ $key->[$_], [ as_list( $value->[$_] ) ] ] } 0 .. $#$key;
}

sub _stored {
    my ( $self, $key ) = @_;
    return $self->{_values}{$key}
        // AI::MXNet::Error->raise( State => "[KVStore] argument 'key': expected a key after init, got '$key'" );
}

sub init {
    my ( $self, $key, $value ) = @_;
    for my $pair ( _pairs( $key, $value ) ) {
        AI::MXNet::Error->raise( State => "[KVStore] argument 'key': expected a new key, got '$pair->[0]' again" )
            if exists $self->{_values}{ $pair->[0] };
        $self->{_values}{ $pair->[0] } = $pair->[1][0]->copy;
    }
    return;
}

# The sum of what is pushed replaces the value, or goes through the updater.
sub push {
    my ( $self, $key, $value, @args ) = @_;
    keyword_args( 'push', ['priority'], @args );
    for my $pair ( _pairs( $key, $value ) ) {
        my $stored = $self->_stored( $pair->[0] );
        my @parts  = @{ $pair->[1] };
        my $sum    = @parts == 1 ? $parts[0] : AI::MXNet::NDArray->add_n(@parts);
        if ( $self->{_updater} ) { $self->{_updater}->( $pair->[0], $sum, $stored ) }
        else                     { $stored->set($sum) }
    }
    return;
}

sub pull {
    my ( $self, $key, @args ) = @_;
    my %args = keyword_args( 'pull', [qw(out priority ignore_sparse)], @args );
    for my $pair ( _pairs( $key, $args{out} ) ) {
        my $stored = $self->_stored( $pair->[0] );
        $_->set($stored) for @{ $pair->[1] };
    }
    return;
}

sub pushpull {
    my ( $self, $key, $value, @args ) = @_;
    my %args = keyword_args( 'pushpull', [qw(out priority)], @args );
    $self->push( $key, $value );
    $self->pull( $key, out => $args{out} // $value );
    return;
}

sub _set_updater { my ( $self, $updater ) = @_; $self->{_updater} = $updater; return }

sub set_optimizer {
    my ( $self, $optimizer ) = @_;
    $self->{_updater} = AI::MXNet::Optimizer->get_updater($optimizer);
    return;
}

sub _states {
    my ($self) = @_;
    return $self->{_updater} if blessed $self->{_updater};
    AI::MXNet::Error->raise( State => '[KVStore] expected an optimizer with states, got none' );
}

sub save_optimizer_states {
    my ( $self, $fname, @args ) = @_;
    my %args = keyword_args( 'save_optimizer_states', ['dump_optimizer'], @args );
    return AI::MXNet::Base::write_file( $fname, $self->_states->get_states( $args{dump_optimizer} ) );
}

sub load_optimizer_states {
    my ( $self, $fname ) = @_;
    $self->_states->set_states( AI::MXNet::Base::read_file($fname) );
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::KVStore - a store of parameters by key

=head1 SYNOPSIS

  my $kv = mx->kv->create('local');
  $kv->init(3, mx->nd->ones([2]));
  $kv->push(3, [$a, $b]);
  $kv->pull(3, out => $c);

=head1 DESCRIPTION

The types are C<local> and C<device>, which do the same within one process; there is no store across machines. A push
adds the arrays up; the sum replaces the value, or goes to the updater with the key and the value.

=over 4

=item create($type), init($key, $value), push($key, $values), pull($key, out => $arrays), pushpull($key, $values, out
=> $arrays)

Keys may be array references, with as many values.

=item set_optimizer($optimizer), save_optimizer_states($file, dump_optimizer => 0), load_optimizer_states($file)

Let pushed gradients update the values, and keep the optimizer's states in files.

=item type, rank, num_workers

Its type, and 0 of 1.

=back

=cut
