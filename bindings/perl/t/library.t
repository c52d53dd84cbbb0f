# Where the library is looked for, and what is said when there is none.
use strict;
use warnings;
use File::Temp qw(tempdir);
use Test::More;
use AI::MXNet::Library;

my $path = AI::MXNet::Library->path;
my @perl = ( $^X, map { "-I$_" } grep { !ref } @INC );
my $dir  = tempdir( CLEANUP => 1 );

# What a program of its own says with this environment.
sub says {
    my ( $where, $code ) = @_;
    local $ENV{MXNET_LIBRARY_PATH} = $where;
    open my $pipe, '-|', join( ' ', map { quotemeta } @perl, '-e', $code ) . ' 2>&1' or die "perl: $!";
    local $/;
    return scalar <$pipe>;
}

my $print = 'use AI::MXNet::Library; print AI::MXNet::Library->path';
my ($folder) = $path =~ m{^(.*)/};
is says( $path,   $print ),                                                           $path, 'a file';
is says( $folder, $print ),                                                           $path, 'a folder';
is says( $dir,    "use AI::MXNet::Library '$path'; print AI::MXNet::Library->path" ), $path, 'an argument wins';
like says( $dir, $print ), qr/no library at/, 'nothing there';
open my $out, '>', "$dir/libmxnet.so" or die;
print {$out} 'no library';
close $out;
like says( "$dir/libmxnet.so", $print ), qr/cannot be loaded/, 'something else there';
SKIP: {
    skip 'no symbolic links', 1 unless eval { symlink $path, "$dir/link.so" };
    is says( "$dir/link.so", $print ), $path, 'a link';
}
ok !eval { AI::MXNet::Library->load("$dir/libmxnet.so"); 1 }, 'one library in a process';
like $@, qr/is loaded already/, 'and why';
is( AI::MXNet::Library->load($path), $path, 'the same one is fine' );
done_testing;
