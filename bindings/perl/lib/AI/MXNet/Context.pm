# Devices: where arrays live, and the one that is current.
package AI::MXNet::Context;
use strict;
use warnings;
use AI::MXNet::Base;
use overload
    '""'     => sub { $_[0]{device_type} . '(' . $_[0]{device_id} . ')' },
    '=='     => sub { "$_[0]" eq "$_[1]" },
    '!='     => sub { "$_[0]" ne "$_[1]" },
    bool     => sub { 1 },
    fallback => 1;

use constant devstr2type => { cpu => 1, gpu => 2, cpu_pinned => 3, cpu_shared => 5 };
use constant devtype2str => { reverse %{ +devstr2type } };

my $current;

sub new {
    my ( $class, @args ) = @_;
    my %args = @args > 2
        || ( @args == 2 && $args[0] =~ /^device_/ ) ? @args : ( device_type => $args[0], device_id => $args[1] );
    my $type = $args{device_type} // 'cpu';
    return $type                 if ref $type;
    $type = devtype2str->{$type} if $type =~ /^\d+$/ && devtype2str->{$type};
    if ( $type =~ /^(\w+)\((\d+)\)$/ ) { ( $type, $args{device_id} ) = ( $1, $2 ) }
    AI::MXNet::Error->raise( Argument => "[Context] argument 'device_type': expected one of "
            . join( ', ', sort keys %{ +devstr2type } )
            . ", got $type" )
        unless devstr2type->{$type};
    return bless { device_type => $type, device_id => $args{device_id} // 0 }, $class;
}

sub cpu            { my ( $class, $id ) = @_; return AI::MXNet::Context->new( cpu => $id ) }
sub cpu_pinned     { my ( $class, $id ) = @_; return AI::MXNet::Context->new( cpu_pinned => $id ) }
sub gpu            { my ( $class, $id ) = @_; return AI::MXNet::Context->new( gpu => $id ) }
sub device_type    { $_[0]{device_type} }
sub device_type_id { devstr2type->{ $_[0]{device_type} } }
sub device_id      { $_[0]{device_id} }
sub deepcopy       { my ($self) = @_; return bless {%$self}, ref $self }
sub current_ctx    { return $current //= AI::MXNet::Context->cpu }
sub set_current    { my ( $class, $ctx ) = @_; $current = $ctx; return }

sub num_gpus {
    my $count = 0;
    check_call( AI::MXNet::Gen::CAPI::MXGetGPUCount( \$count ) );
    return $count;
}

{ no warnings 'once'; *current_context = \&current_ctx; }

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Context - devices

=head1 SYNOPSIS

  my $ctx = mx->cpu;                       # also mx->cpu(1), mx->gpu(0)
  my $x   = mx->nd->zeros([2, 3], ctx => $ctx);
  print $x->context;                       # cpu(0)

=head1 METHODS

=over 4

=item new($type, $id), cpu($id), gpu($id), cpu_pinned($id)

A device. The type is a name (C<cpu>, C<gpu>, C<cpu_pinned>, C<cpu_shared>); the number is 0 unless given.

=item device_type, device_type_id, device_id, deepcopy

The name, its number in the library, the number of the device, and a copy.

=item current_ctx, set_current($ctx)

The device of arrays that are made without one.

=item num_gpus

How many graphics processors the library can use.

=back

Two contexts are C<==> when they are the same device.

=cut
