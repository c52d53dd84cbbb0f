# Blocks: parts of networks with names, children and parameters.
package AI::MXNet::Gluon::BlockScope;
use strict;
use warnings;
use Scalar::Util ();
use AI::MXNet::Gluon::Parameter;
use AI::MXNet::Gluon::ParameterDict;
use AI::MXNet::Symbol;

my $current;

sub new {
    my ( $class, $block ) = @_;
    my $self = bless { block => $block, counter => {} }, $class;
    Scalar::Util::weaken( $self->{block} );    # the block owns its scope
    return $self;
}

# Prefix and table of parameters of a new block, from the block inside whose scope it is made.
sub create {
    my ( $class, $prefix, $params, $hint ) = @_;
    my $dict = sub {
        my ( $own, $shared ) = @_;
        return AI::MXNet::Gluon::ParameterDict->new( prefix => $own, shared => $shared );
    };
    if ( !$current ) {
        $prefix //= AI::MXNet::Symbol::NameManager->current->get( undef, $hint ) . '_';
        return ( $prefix, $params ? $dict->( $params->prefix, $params ) : $dict->($prefix) );
    }
    $prefix //= $hint . ( $current->{counter}{$hint}++ // 0 ) . '_';
    my $parent = $current->{block};
    $params =
          $params
        ? $dict->( $params->prefix,                   $params )
        : $dict->( $parent->params->prefix . $prefix, $parent->params->{shared} );
    return ( $parent->prefix . $prefix, $params );
}

sub with {
    my ( $self, $code ) = @_;
    return $code->() if $self->{block}{_empty_prefix};
    my $before = $current;
    $current = $self;
    my @result = eval { AI::MXNet::Symbol::Prefix->new( $self->{block}->prefix )->with($code) };
    my $error  = $@;
    $current = $before;
    die $error if $error;
    return wantarray ? @result : $result[-1];
}

package AI::MXNet::Gluon::Block;
use strict;
use warnings;
use Scalar::Util qw(blessed);
use AI::MXNet::Base;
use AI::MXNet::AutoGrad;
use AI::MXNet::Attributes
    prefix             => undef,
    params             => undef,
    _children          => sub { [] },
    _reg_params        => sub { {} },
    _forward_hooks     => sub { [] },
    _forward_pre_hooks => sub { [] };
use overload '&{}' => sub {
    my $self = shift;
    return sub { $self->call(@_) }
    },
    '""'     => sub { $_[0]->_describe },
    bool     => sub { 1 },
    '=='     => sub { Scalar::Util::refaddr( $_[0] ) == Scalar::Util::refaddr( $_[1] ) },
    fallback => 1;

sub CLONE_SKIP { 1 }

sub BUILD {
    my ($self) = @_;
    $self->{_empty_prefix} = defined $self->{prefix} && $self->{prefix} eq '';
    @$self{qw(prefix params)} =
        AI::MXNet::Gluon::BlockScope->create( $self->{prefix}, $self->{params}, $self->_alias );
    $self->{_scope} = AI::MXNet::Gluon::BlockScope->new($self);

    # children that came through attributes
    for my $name ( grep { !/^_/ && blessed $self->{$_} } sort keys %$self ) {
        $self->__setattr__( $name, $self->{$name} ) if $name ne 'params';
    }
    return;
}

sub _alias      { my ($self) = @_; return lc( ref($self) =~ s/.*:://r ) }
sub _class_name { my ($self) = @_; return ref($self)      =~ s/.*:://r }
sub name        { my ($self) = @_; return $self->{prefix} =~ s/_$//r }
sub name_scope  { my ( $self, $code ) = @_; return $self->{_scope}->with($code) }

# A class of one's own as a method of a name space: __PACKAGE__->register('AI::MXNet::Gluon::NN').
sub register {
    my ( $class, $container ) = @_;
    my ($name) = $class =~ /(\w+)$/;
    no strict 'refs';
    *{"${container}::$name"} = sub { shift; return $class->new(@_) };
    return;
}

sub __setattr__ {
    my ( $self, $name, $value ) = @_;
    return unless blessed $value;
    if    ( $value->isa('AI::MXNet::Gluon::Block') )     { $self->register_child( $value, $name ) }
    elsif ( $value->isa('AI::MXNet::Gluon::Parameter') ) { $self->{_reg_params}{$name} = $value }
    return;
}

sub register_child {
    my ( $self, $block, $name ) = @_;
    $name //= scalar @{ $self->{_children} };
    @{ $self->{_children} } = grep { $_->[0] ne $name } @{ $self->{_children} };
    push @{ $self->{_children} }, [ $name, $block ];
    return;
}

sub children {
    my ($self) = @_;
    return map { $_->[1] } @{ $self->{_children} };
}

# A parameter as an attribute, under the same name.
sub _param {
    my ( $self, $name, %options ) = @_;
    $self->{$name} = $self->{params}->get( $name, %options );
    $self->__setattr__( $name, $self->{$name} );
    return $self->{$name};
}

sub collect_params {
    my ( $self, $select ) = @_;
    my $all = AI::MXNet::Gluon::ParameterDict->new( prefix => $self->{params}->prefix );
    $all->update( $self->{params}, $select );
    $all->update( $_->collect_params($select) ) for $self->children;
    return $all;
}

# Parameters by the path to them, which does not depend on prefixes: 0.weight.
sub _collect_params_with_prefix {
    my ( $self, $prefix ) = @_;
    $prefix = defined $prefix && $prefix ne '' ? "$prefix." : '';
    my %found = map { ( "$prefix$_" => $self->{_reg_params}{$_} ) } keys %{ $self->{_reg_params} };
    for my $child ( @{ $self->{_children} } ) {
        %found = ( %found, %{ $child->[1]->_collect_params_with_prefix("$prefix$child->[0]") } );
    }
    return \%found;
}

sub save_parameters {
    my ( $self, $filename ) = @_;
    my $params = $self->_collect_params_with_prefix;
    AI::MXNet::NDArray->save( $filename, { map { $_ => $params->{$_}->_reduce } keys %$params } );
    return;
}

sub load_parameters {
    my ( $self, $filename, @args ) = @_;
    my %args   = keyword_args( 'load_parameters', [qw(ctx allow_missing ignore_extra)], @args );
    my $loaded = AI::MXNet::NDArray->load($filename);
    AI::MXNet::Error->raise(
        IO => "[load_parameters] argument 'filename': expected arrays with names in '$filename'" )
        if ref $loaded ne 'HASH';
    my $params = $self->_collect_params_with_prefix;
    if ( %$params && %$loaded && !grep { /\./ } keys %$loaded ) {    # names with prefixes, or of an exported network
        return $self->collect_params->load( $filename, %args, restore_prefix => '' )
            if grep { /^(?:arg|aux):/ } keys %$loaded;
        return $self->collect_params->load( $filename, %args, restore_prefix => $self->prefix )
            unless grep { $params->{$_} } keys %$loaded;
    }
    AI::MXNet::Gluon::ParameterDict::_match( $filename, $params, $loaded, \%args );
    return;
}

sub initialize {
    my ( $self, @args ) = @_;
    unshift @args, 'init' if @args % 2;
    $self->collect_params->initialize(@args);
    return $self;
}

sub hybridize {
    my ( $self, @args ) = @_;
    $_->hybridize(@args) for $self->children;
    return $self;
}

sub cast {
    my ( $self, $dtype ) = @_;
    $_->cast($dtype) for $self->children, values %{ $self->{_reg_params} };
    return $self;
}

sub apply {
    my ( $self, $code ) = @_;
    $_->apply($code) for $self->children;
    $code->($self);
    return $self;
}

# Hooks see the block, its inputs, and afterwards the output; what is returned takes them away again.
sub _hook {
    my ( $list, $code ) = @_;
    push @$list, $code;
    return sub {
        @$list = grep { $_ != $code } @$list;
        return;
    };
}
sub register_forward_pre_hook { my ( $self, $code ) = @_; return _hook( $self->{_forward_pre_hooks}, $code ) }
sub register_forward_hook     { my ( $self, $code ) = @_; return _hook( $self->{_forward_hooks},     $code ) }

sub call {
    my ( $self, @args ) = @_;
    $_->( $self, \@args ) for @{ $self->{_forward_pre_hooks} };
    my $out = $self->forward(@args);
    $_->( $self, \@args, $out ) for @{ $self->{_forward_hooks} };
    return $out;
}

sub forward {
    my ($self) = @_;
    AI::MXNet::Error->raise(
        State => '[' . ref($self) . '] expected a method forward or hybrid_forward, found none' );
}

sub _details { return '' }

sub _describe {
    my ($self) = @_;
    my $inner = join '',
        map { my $text = "($_->[0]): $_->[1]"; $text =~ s/^/  /mg; "$text\n" } @{ $self->{_children} };
    return $self->_class_name . '(' . $self->_details . ( $inner ? "\n$inner" : '' ) . ')';
}

# A table of all blocks with the shapes of their outputs and the numbers of their parameters.
sub summary {
    my ( $self, @inputs ) = @_;
    my ( @rows, @undo );
    $self->apply(
        sub {
            my ($block) = @_;
            push @undo, $block->register_forward_hook(
                sub {
                    my ( $which, undef, $out ) = @_;
                    my $count = 0;
                    $count += product( @{ $_->shape } ) for values %{ $which->{_reg_params} };
                    my $shape = ref $out eq 'ARRAY' ? '-' : '(' . join( ', ', @{ $out->shape } ) . ')';
                    push @rows, [ $which->name . ' (' . $which->_class_name . ')', $shape, $count ];
                }
            );
        }
    );
    my $ok    = eval { $self->call(@inputs); 1 };
    my $error = $@;
    $_->() for @undo;
    die $error unless $ok;
    my $total = 0;
    $total += $_->[2] for @rows;
    return join '', map { sprintf "%-44s %-24s %12s\n", @$_ } [ 'Block', 'Output', 'Parameters' ], @rows,
        [ 'all', '', $total ];
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Gluon::Block - parts of networks

=head1 DESCRIPTION

A block is called like a function, C<$block-E<gt>($x)>, which runs its method C<forward>. Blocks that are assigned to
attributes (L<AI::MXNet::Gluon::Mouse>) or added to a container are its children; L<AI::MXNet::Gluon::HybridBlock> is
for blocks that can also be symbols.

=over 4

=item prefix, name, name_scope($code), params

The beginning of the names of its parameters; blocks that the code makes get names below this one; its own parameters.

=item initialize($init, ctx => ..., verbose => 0, force_reinit => 0), collect_params($pattern)

Fill all parameters; all parameters as an AI::MXNet::Gluon::ParameterDict.

=item save_parameters($file), load_parameters($file, ctx => ..., allow_missing => 0, ignore_extra => 0)

Files of parameters, by the path to each.

=item register_child($block, $name), children, apply($code), hybridize($active, %flags), cast($dtype)

The tree; code for every block; compiled calls; another dtype.

=item register_forward_pre_hook($code), register_forward_hook($code)

Code that runs before (block, inputs) and after (block, inputs, output) every call. They return code that undoes them.

=item call(@inputs), forward(@inputs), summary(@inputs), register($package)

The call; what subclasses define; a table of blocks as text; a method of the package that makes such blocks.

=back

=cut
