# Tables of parameters.
package AI::MXNet::Gluon::ParameterDict;
use strict;
use warnings;
use AI::MXNet::Base;
use AI::MXNet::Gluon::Parameter;
use overload '""' => sub { $_[0]->_describe }, bool => sub { 1 }, fallback => 1;

sub new {
    my ( $class, @args ) = @_;
    unshift @args, 'prefix' if @args % 2;
    my %args = keyword_args( 'ParameterDict', [qw(prefix shared)], @args );
    return bless { prefix => $args{prefix} // '', shared => $args{shared}, order => [], params => {} }, $class;
}

sub prefix { my ($self) = @_; return $self->{prefix} }
sub keys   { my ($self) = @_; return @{ $self->{order} } }
sub values { my ($self) = @_; return @{ $self->{params} }{ @{ $self->{order} } } }
sub params { my ($self) = @_; return { %{ $self->{params} } } }

sub items {
    my ($self) = @_;
    return map { [ $_, $self->{params}{$_} ] } @{ $self->{order} };
}
sub exists { my ( $self, $name ) = @_; return exists $self->{params}{$name} }
sub at     { my ( $self, $name ) = @_; return $self->{params}{$name} }

sub _describe {
    my ($self) = @_;
    return "$self->{prefix}(\n" . join( '', map { "  $_\n" } $self->values ) . ')';
}

sub _add {
    my ( $self, $name, $parameter ) = @_;
    push @{ $self->{order} }, $name unless exists $self->{params}{$name};
    return $self->{params}{$name} = $parameter;
}

sub _find {
    my ( $self, $name ) = @_;
    return $self->{params}{$name} if exists $self->{params}{$name};
    my $shared = $self->{shared} && $self->{shared}->_find($name);
    return $shared ? $self->_add( $name, $shared ) : undef;
}

# The parameter of this name, made when it is new; what is said about it again must agree.
sub get {
    my ( $self, $name, %options ) = @_;
    $name = $self->{prefix} . $name;
    my $found = $self->_find($name);
    return $self->_add( $name, AI::MXNet::Gluon::Parameter->new( name => $name, %options ) ) unless $found;
    $found->_set_shape( [ as_list( $options{shape} ) ] ) if defined $options{shape};
    AI::MXNet::Error->raise(
        Type => "[ParameterDict] argument '$name': expected dtype " . $found->dtype . ", got $options{dtype}" )
        if defined $options{dtype} && $options{dtype} ne $found->dtype;
    $found->init( $options{init} ) if defined $options{init} && !defined $found->init;
    return $found;
}

sub get_constant {
    my ( $self, $name, $value ) = @_;
    $name = $self->{prefix} . $name;
    return $self->_find($name)
        // $self->_add( $name, AI::MXNet::Gluon::Constant->new( name => $name, value => $value ) );
}

sub update {
    my ( $self, $other, $select ) = @_;
    for my $item ( $other->items ) {
        my ( $name, $parameter ) = @$item;
        next if defined $select && $name !~ /$select/;
        AI::MXNet::Error->raise(
            Argument => "[ParameterDict] argument '$name': expected different parameters under different names" )
            if exists $self->{params}{$name} && $self->{params}{$name} != $parameter;
        $self->_add( $name, $parameter );
    }
    return;
}

sub initialize {
    my ( $self, @args ) = @_;
    unshift @args, 'init' if @args % 2;
    my %args = keyword_args( 'initialize', [qw(init ctx verbose force_reinit)], @args );
    my $init = AI::MXNet::Initializer->create( $args{init} // AI::MXNet::Uniform->new );
    $init->set_verbosity(1) if $args{verbose};
    $_->initialize( ctx => $args{ctx}, default_init => $init, force_reinit => $args{force_reinit} ) for $self->values;
    return;
}

sub zero_grad { my ($self) = @_; $_->zero_grad for $self->values; return }
sub reset_ctx { my ( $self, $ctx ) = @_; $_->reset_ctx( ctx => $ctx ) for $self->values; return }
sub setattr { my ( $self, $name, $value ) = @_; $_->$name($value) for $self->values; return }

sub save {
    my ( $self, $filename, $strip_prefix ) = @_;
    $strip_prefix //= '';
    my %arrays;
    for my $parameter ( $self->values ) {
        my $name = $parameter->name;
        AI::MXNet::Error->raise( Argument =>
                "[ParameterDict] argument 'strip_prefix': expected the beginning of '$name', got '$strip_prefix'" )
            if index( $name, $strip_prefix ) != 0;
        $arrays{ substr $name, length $strip_prefix } = $parameter->_reduce;
    }
    AI::MXNet::NDArray->save( $filename, \%arrays );
    return;
}

sub load {
    my ( $self, $filename, @args ) = @_;
    my %args   = keyword_args( 'load', [qw(ctx allow_missing ignore_extra restore_prefix)], @args );
    my $loaded = AI::MXNet::NDArray->load($filename);
    AI::MXNet::Error->raise( IO => "[load] argument 'filename': expected arrays with names in '$filename'" )
        if ref $loaded ne 'HASH';
    my $prefix = $args{restore_prefix} // '';
    my %arrays = map { ( $prefix . s/^(?:arg|aux)://r => $loaded->{$_} ) } CORE::keys %$loaded;
    _match( $filename, { map { @$_ } $self->items }, \%arrays, \%args );
    return;
}

# Hand arrays of a file to the parameters of the same names.
sub _match {
    my ( $filename, $params, $arrays, $args ) = @_;
    my ($missing) = $args->{allow_missing} ? () : grep { !$arrays->{$_} } sort { $a cmp $b } CORE::keys %$params;
    AI::MXNet::Error->raise(
        IO => "[load] argument '$missing': expected it in '$filename', which has only: " . join ', ',
        sort { $a cmp $b } CORE::keys %$arrays
    ) if defined $missing;
    for my $name ( sort { $a cmp $b } CORE::keys %$arrays ) {
        if    ( $params->{$name} ) { $params->{$name}->_load_init( $arrays->{$name}, $args->{ctx} ) }
        elsif ( !$args->{ignore_extra} ) {
            AI::MXNet::Error->raise(
                IO => "[load] argument '$name': expected parameters of the block in '$filename', got this one" );
        }
    }
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Gluon::ParameterDict - tables of parameters

=head1 DESCRIPTION

AI::MXNet::Gluon::ParameterDict is a table in order: C<get($name, %options)> and C<get_constant($name, $value)> find
or make parameters under its C<prefix>; C<keys>, C<values>, C<items>, C<params>, C<exists($name)>, C<at($name)> look;
C<update($other, $pattern)>, C<initialize($init, ...)>, C<zero_grad>, C<reset_ctx($ctx)>, C<setattr($name, $value)>
act on all; C<save($file, $strip_prefix)> and C<load($file, ctx =E<gt> ..., allow_missing =E<gt> 0, ignore_extra
=E<gt> 0, restore_prefix =E<gt> '')> use files.

=cut
