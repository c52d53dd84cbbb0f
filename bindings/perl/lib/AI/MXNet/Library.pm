# Finds the shared library, once, and attaches its functions.
package AI::MXNet::Library;
use strict;
use warnings;
use Cwd        ();
use DynaLoader ();
use File::Spec ();
use FFI::Platypus 2.00;
use AI::MXNet::Gen::CAPI;

my ( $path, $ffi );

sub import {
    my ( $class, $wanted ) = @_;
    $class->load($wanted);
    return;
}

sub load {
    my ( $class, $wanted ) = @_;
    if ($ffi) {
        die "AI::MXNet::Library: $path is loaded already; $wanted cannot be used in the same process\n"
            if defined $wanted && Cwd::realpath( _file($wanted) ) ne $path;
        return $path;
    }
    $path = Cwd::realpath( _find($wanted) );    # behind a link, libraries beside it would not be found
    DynaLoader::dl_load_file($path)
        or die "AI::MXNet::Library: $path cannot be loaded: " . DynaLoader::dl_error() . "\n";
    $ffi = FFI::Platypus->new( api => 2, lib => $path );
    for my $f (@AI::MXNet::Gen::CAPI::FUNCTIONS) {
        my ( $name, $params, $result ) = @$f;
        if ( !$ffi->find_symbol($name) ) {      # an older library: only who calls it needs it
            no strict 'refs';
            *{"AI::MXNet::Gen::CAPI::$name"} = sub { die "AI::MXNet::Library: $path has no function $name\n" };
            next;
        }
        $ffi->attach( [ $name => "AI::MXNet::Gen::CAPI::$name" ] => $params => $result );
        next unless $name =~ /^(?:MXNDArraySave|MXSymbolCompose)$/;

        # the forms without names: null where the names would be
        my @plain = map { $_ eq 'string[]' ? 'opaque' : $_ } @$params;
        $ffi->attach( [ $name => "AI::MXNet::Gen::CAPI::${name}_unnamed" ] => \@plain => $result );
    }
    return $path;
}

sub path    { $path }
sub ffi     { $ffi }
sub closure { my ( $class, $code ) = @_; return $ffi->closure($code) }

sub _file {
    my ($name) = @_;
    return -d $name ? File::Spec->catfile( $name, 'libmxnet.so' ) : $name;
}

# The order that all bindings share: what the caller names, the environment, a copy in this distribution, the system.
sub _find {
    my ($wanted) = @_;
    $wanted //= $ENV{MXNET_LIBRARY_PATH};
    if ( defined $wanted && length $wanted ) {
        my $file = _file($wanted);
        die "AI::MXNet::Library: no library at $file\n" unless -f $file;
        return $file;
    }
    for my $folder (@INC) {
        next if ref $folder;
        my $file = File::Spec->catfile( $folder, qw(auto AI MXNet libmxnet.so) );
        return $file if -f $file;
    }
    my $found = DynaLoader::dl_findfile('-lmxnet');
    return $found if $found;
    die "AI::MXNet::Library: libmxnet.so was not found; set MXNET_LIBRARY_PATH to the file or its folder\n";
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Library - where the shared library is

=head1 SYNOPSIS

  use AI::MXNet::Library '/opt/mxnet/libmxnet.so';    # optional; before use AI::MXNet
  use AI::MXNet qw(mx);
  print AI::MXNet::Library->path;

=head1 DESCRIPTION

The library is the file or folder given here, else that in C<MXNET_LIBRARY_PATH>, else a copy installed with this
distribution (C<auto/AI/MXNet/libmxnet.so>), else what the system's linker knows. A process uses one library.

=head1 METHODS

=over 4

=item AI::MXNet::Library->load($path)

Load the library unless it is loaded; returns its path. Dies when there is none, or when another one is loaded.

=item AI::MXNet::Library->path

The path of the loaded library.

=item AI::MXNet::Library->ffi

The FFI::Platypus object behind it.

=item AI::MXNet::Library->closure($code)

A closure that C may call; keep it as long as C may.

=back

=cut
