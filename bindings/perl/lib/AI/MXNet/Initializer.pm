# First values of parameters.
package AI::MXNet::InitDesc;
use strict;
use warnings;
use AI::MXNet::Attributes name => undef, attrs => sub { {} }, global_init => undef;
use overload '""' => sub { $_[0]{name} }, bool => sub { 1 }, fallback => 1;
sub python_constructor_arguments { [qw(name attrs)] }

package AI::MXNet::Initializer;
use strict;
use warnings;
use JSON::PP     ();
use Scalar::Util qw(blessed);
use AI::MXNet::Base;
use AI::MXNet::NDArray;
use AI::MXNet::Attributes _verbose => 0, _print_func => undef;
use overload '&{}' => sub {
    my $self = shift;
    return sub { $self->call(@_) }
    },
    '""'     => sub { $_[0]->dumps },
    bool     => sub { 1 },
    fallback => 1;

my %REGISTRY;

sub register {
    my ( $package, @names ) = @_;
    $package = caller if $package eq __PACKAGE__;
    $REGISTRY{ lc $_ } = $package for @names;
    return;
}
sub get_init_registry { return {%REGISTRY} }

# An initializer from a name, the JSON text that dumps gives, or one already made.
sub create {
    my ( $class, $what, @args ) = @_;
    return $what if blessed $what;
    if ( $what =~ /^\s*\[/ ) {
        my ( $name, $kwargs ) = @{ JSON::PP::decode_json($what) };
        return $class->create( $name, %$kwargs );
    }
    my $package = $REGISTRY{ lc $what };
    AI::MXNet::Error->raise( Argument => "[Initializer] argument 'init': expected one of "
            . join( ', ', sort keys %REGISTRY )
            . ", got $what" )
        unless $package;
    return $package->new(@args);
}

# mx->init->Xavier(...) and so on; any other unknown method is an error as usual.
sub AUTOLOAD {
    my ( $self, @args ) = @_;
    our $AUTOLOAD;
    my ($name) = $AUTOLOAD =~ /(\w+)$/;
    return                               if $name eq 'DESTROY';
    return $self->create( $name, @args ) if !ref $self && $REGISTRY{ lc $name };
    die qq{Can't locate object method "$name" via package "} . ( ref $self || $self ) . qq{"\n};
}

sub dumps {
    my ($self) = @_;
    my ( $names, undef ) = AI::MXNet::Attributes::of( ref $self );
    my %kwargs = map { $_ => $self->{$_} } grep { !/^_/ && defined $self->{$_} && !ref $self->{$_} } @$names;
    return JSON::PP->new->canonical->encode( [ lc( ref($self) =~ s/.*:://r ), \%kwargs ] );
}

sub set_verbosity {
    my ( $self, $verbose, $print ) = @_;
    $self->{_verbose}    = $verbose;
    $self->{_print_func} = $print // sub { my ($array) = @_; return $array->norm->asscalar / sqrt $array->size };
    return $self;
}

sub _verbose_print {
    my ( $self, $desc, $init, $array ) = @_;
    return unless $self->{_verbose} && $self->{_print_func};
    require AI::MXNet::Logging;
    AI::MXNet::Logging->info( 'Initialized %s as %s: %s', "$desc", $init, $self->{_print_func}->($array) );
    return;
}

# A parameter may say itself how it begins; otherwise the end of its name decides.
sub call {
    my ( $self, $desc, $array ) = @_;
    my $own = blessed $desc && $desc->isa('AI::MXNet::InitDesc') ? $desc->attrs->{__init__} : undef;
    if ( defined $own && $own ne '' ) {
        my $init = AI::MXNet::Initializer->create($own);
        $init->_init_weight( $desc, $array );
        $self->_verbose_print( $desc, "$own", $array );
        return;
    }
    my $name = "$desc";
    if    ( $name =~ /weight$/ )                     { $self->_init_weight( $desc, $array ) }
    elsif ( $name =~ /bias$/ )                       { $self->_init_bias( $desc, $array ) }
    elsif ( $name =~ /gamma$/ )                      { $self->_init_gamma( $desc, $array ) }
    elsif ( $name =~ /beta$/ )                       { $self->_init_beta( $desc, $array ) }
    elsif ( $name =~ /(?:moving_var|running_var)$/ ) { $self->_init_one( $desc, $array ) }
    elsif ( $name =~ /(?:moving_mean|running_mean|moving_inv_var|moving_avg|min)$/ ) {
        $self->_init_zero( $desc, $array );
    }
    elsif ( $name =~ /max$/ ) { $self->_init_one( $desc, $array ) }
    else                      { $self->_init_default( $desc, $array ) }
    $self->_verbose_print( $desc, lc( ref($self) =~ s/.*:://r ), $array );
    return;
}

sub _init_zero  { my ( $self, $name, $array ) = @_; $array->set(0); return }
sub _init_one   { my ( $self, $name, $array ) = @_; $array->set(1); return }
sub _init_bias  { my ( $self, @args ) = @_; return $self->_init_zero(@args) }
sub _init_gamma { my ( $self, @args ) = @_; return $self->_init_one(@args) }
sub _init_beta  { my ( $self, @args ) = @_; return $self->_init_zero(@args) }

sub _init_default {
    my ( $self, $name ) = @_;
    AI::MXNet::Error->raise( Argument =>
              "[Initializer] argument '$name': expected a name that ends in weight, bias, gamma, beta or one of "
            . 'the names of states, or an init of its own, got neither' );
}

sub _uniform {
    my ( $array, $scale ) = @_;
    return AI::MXNet::NDArray->_random_uniform( low => -$scale, high => $scale, _like($array) );
}

sub _normal {
    my ( $array, $sigma ) = @_;
    return AI::MXNet::NDArray->_random_normal( loc => 0, scale => $sigma, _like($array) );
}
sub _like { my ($array) = @_; return ( shape => $array->shape, ctx => $array->context, dtype => 'float32' ) }

package AI::MXNet::Load;
our @ISA = ('AI::MXNet::Initializer');
use AI::MXNet::Attributes param => undef, default_init => undef, verbose => 0;
sub python_constructor_arguments { [qw(param default_init verbose)] }

sub BUILD {
    my ($self) = @_;
    my $given = ref $self->{param} ? $self->{param} : AI::MXNet::NDArray->load( $self->{param} );
    $self->{param} = { map { ( s/^(?:arg|aux)://r => $given->{$_} ) } keys %$given };
    return;
}

sub call {
    my ( $self, $name, $array ) = @_;
    if ( my $source = $self->{param}{"$name"} ) {
        AI::MXNet::Error->raise(
            Shape => "[Load] argument '$name': expected shape (@{ $array->shape }), got (@{ $source->shape })" )
            if "@{ $array->shape }" ne "@{ $source->shape }";
        $array->set($source);
        return;
    }
    AI::MXNet::Error->raise(
        Argument => "[Load] argument '$name': expected it in the file, as there is no default, got nothing" )
        unless $self->{default_init};
    return $self->{default_init}->call( $name, $array );
}

package AI::MXNet::Mixed;
our @ISA = ('AI::MXNet::Initializer');
use AI::MXNet::Attributes patterns => undef, initializers => undef;
sub python_constructor_arguments { [qw(patterns initializers)] }

sub call {
    my ( $self, $name, $array ) = @_;
    for my $k ( 0 .. $#{ $self->{patterns} } ) {
        return $self->{initializers}[$k]->call( $name, $array ) if "$name" =~ /$self->{patterns}[$k]/;
    }
    AI::MXNet::Error->raise(
        Argument => "[Mixed] argument '$name': expected a name that fits a pattern; '.*' fits all" );
}

package AI::MXNet::Zero;
our @ISA = ('AI::MXNet::Initializer');
AI::MXNet::Initializer::register( __PACKAGE__, qw(zero zeros) );
sub _init_weight { my ( $self, $name, $array ) = @_; $array->set(0); return }
sub _init_default { my ( $self, @args ) = @_; return $self->_init_weight(@args) }

package AI::MXNet::Zeros;
our @ISA = ('AI::MXNet::Zero');

package AI::MXNet::One;
our @ISA = ('AI::MXNet::Initializer');
AI::MXNet::Initializer::register( __PACKAGE__, qw(one ones) );
sub _init_weight { my ( $self, $name, $array ) = @_; $array->set(1); return }
sub _init_default { my ( $self, @args ) = @_; return $self->_init_weight(@args) }

package AI::MXNet::Ones;
our @ISA = ('AI::MXNet::One');

package AI::MXNet::Constant;
our @ISA = ('AI::MXNet::Initializer');
use AI::MXNet::Attributes value => 0;
AI::MXNet::Initializer::register( __PACKAGE__, 'constant' );
sub python_constructor_arguments { ['value'] }
sub _init_weight                 { my ( $self, $name, $array ) = @_; $array->set( $self->{value} ); return }
sub _init_default                { my ( $self, @args ) = @_; return $self->_init_weight(@args) }

package AI::MXNet::Uniform;
our @ISA = ('AI::MXNet::Initializer');
use AI::MXNet::Attributes scale => 0.07;
AI::MXNet::Initializer::register( __PACKAGE__, 'uniform' );
sub python_constructor_arguments { ['scale'] }

sub _init_weight {
    my ( $self, $name, $array ) = @_;
    $array->set( AI::MXNet::Initializer::_uniform( $array, $self->{scale} ) );
    return;
}

package AI::MXNet::Normal;
our @ISA = ('AI::MXNet::Initializer');
use AI::MXNet::Attributes sigma => 0.01;
AI::MXNet::Initializer::register( __PACKAGE__, qw(normal gaussian) );
sub python_constructor_arguments { ['sigma'] }

sub _init_weight {
    my ( $self, $name, $array ) = @_;
    $array->set( AI::MXNet::Initializer::_normal( $array, $self->{sigma} ) );
    return;
}

package AI::MXNet::Orthogonal;
our @ISA = ('AI::MXNet::Initializer');
use AI::MXNet::Attributes scale => 1.414, rand_type => 'uniform';
AI::MXNet::Initializer::register( __PACKAGE__, 'orthogonal' );
sub python_constructor_arguments { [qw(scale rand_type)] }

sub _init_weight {
    my ( $self, $name, $array ) = @_;
    my ( $rows, @rest ) = @{ $array->shape };
    my $columns = AI::MXNet::Base::product(@rest);
    my $flat    = AI::MXNet::NDArray->empty( $rows <= $columns ? [ $rows, $columns ] : [ $columns, $rows ] );
    my $random =
        $self->{rand_type} eq 'uniform'
        ? AI::MXNet::Initializer::_uniform( $flat, 1 )
        : AI::MXNet::Initializer::_normal( $flat, 1 );
    my $q = $random->linalg->gelqf($random)->[0];    # rows of length 1 at right angles to each other
    $q = $q->T if $rows > $columns;
    $array->set( ( $q * $self->{scale} )->reshape( $array->shape ) );
    return;
}

package AI::MXNet::Xavier;
our @ISA = ('AI::MXNet::Initializer');
use AI::MXNet::Attributes magnitude => 3, rnd_type => 'uniform', factor_type => 'avg';
AI::MXNet::Initializer::register( __PACKAGE__, 'xavier' );
sub python_constructor_arguments { [qw(rnd_type factor_type magnitude)] }

sub _init_weight {
    my ( $self, $name, $array )  = @_;
    my ( $out,  $in,   @kernel ) = @{ $array->shape };
    AI::MXNet::Error->raise( Shape => "[Xavier] argument '$name': expected at least two axes, got shape ($out)" )
        unless defined $in;
    my $area   = AI::MXNet::Base::product(@kernel);
    my %factor = ( in => $in * $area, out => $out * $area, avg => ( $in + $out ) * $area / 2 );
    my $factor = $factor{ $self->{factor_type} } // AI::MXNet::Error->raise(
        Argument => "[Xavier] argument 'factor_type': expected in, out or avg, got $self->{factor_type}" );
    my $scale = sqrt $self->{magnitude} / $factor;
    $array->set( $self->{rnd_type} eq 'uniform'
        ? AI::MXNet::Initializer::_uniform( $array, $scale )
        : AI::MXNet::Initializer::_normal( $array, $scale ) );
    return;
}

package AI::MXNet::MSRAPrelu;
our @ISA = ('AI::MXNet::Xavier');
use AI::MXNet::Attributes rnd_type => 'gaussian', factor_type => 'avg', slope => 0.25;
AI::MXNet::Initializer::register( __PACKAGE__, 'msraprelu' );
sub python_constructor_arguments { [qw(factor_type slope)] }
sub BUILD                        { my ($self) = @_; $self->{magnitude} = 2 / ( 1 + $self->{slope}**2 ); return }

# Weights with which a deconvolution enlarges by linear interpolation.
package AI::MXNet::Bilinear;
our @ISA = ('AI::MXNet::Initializer');
AI::MXNet::Initializer::register( __PACKAGE__, 'bilinear' );

sub _init_weight {
    my ( $self, $name, $array ) = @_;
    my ( $n, $c, $height, $width ) = @{ $array->shape };
    my $f      = int( ( $width + 1 ) / 2 );
    my $center = ( 2 * $f - 1 - $f % 2 ) / ( 2 * $f );
    my @plane  = map {
        my $y = $_;
        map { ( 1 - abs( $_ / $f - $center ) ) * ( 1 - abs( $y / $f - $center ) ) } 0 .. $width - 1
    } 0 .. $height - 1;
    $array->_fill( [ (@plane) x ( $n * $c ) ] );
    return;
}

# All biases 0 but those of the forget gate.
package AI::MXNet::LSTMBias;
our @ISA = ('AI::MXNet::Initializer');
use AI::MXNet::Attributes forget_bias => 1;
AI::MXNet::Initializer::register( __PACKAGE__, 'lstmbias' );
sub python_constructor_arguments { ['forget_bias'] }

sub _init_weight {
    my ( $self, $name, $array ) = @_;
    my $hidden = $array->len / 4;
    $array->set(0);
    $array->_slice( $hidden, 2 * $hidden )->set( $self->{forget_bias} );
    return;
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Initializer - first values of parameters

=head1 SYNOPSIS

  my $init = mx->init->Xavier(magnitude => 2);
  $init->(AI::MXNet::InitDesc->new('fc_weight'), $array);

=head1 DESCRIPTION

C<create> takes a name, the text of C<dumps>, or an initializer; the names are methods of C<mx-E<gt>init> as well:
C<Zero>, C<One>, C<Constant> (C<value>), C<Uniform> (C<scale>), C<Normal> (C<sigma>), C<Orthogonal> (C<scale>,
C<rand_type>), C<Xavier> (C<rnd_type>, C<factor_type>, C<magnitude>), C<MSRAPrelu> (C<factor_type>, C<slope>),
C<Bilinear>, C<LSTMBias> (C<forget_bias>). AI::MXNet::Load takes values from a file or hash, AI::MXNet::Mixed an
initializer for each pattern of names.

An initializer is called with a name, or an AI::MXNet::InitDesc with attributes, and the array. The attribute
C<__init__> names the parameter's own initializer; otherwise names that end in C<weight> get the values of this one,
C<bias>, C<beta> and means 0, C<gamma> and variances 1. Other names are an error.

=over 4

=item create($what, @args), register(@names), get_init_registry

Make one; give names to the calling class; all names with their classes.

=item call($name, $array), dumps, set_verbosity($on, $code)

Fill an array; the text form; log each array with what the code makes of it.

=back

=cut
