# All documentation is well-formed POD.
use strict;
use warnings;
use File::Find;
use Pod::Checker;
use Test::More;

my $lib = -d 'blib/lib' ? 'blib/lib' : 'lib';
my @files;
find( { no_chdir => 1, wanted => sub { push @files, $_ if /\.(?:pm|pod)$/ } }, $lib );
for my $file ( sort @files ) {
    my $text    = '';
    my $checker = Pod::Checker->new( -warnings => 1, -quiet => 1 );
    open my $sink, '>', \$text or die;
    $checker->parse_from_file( $file, $sink );
    is $checker->num_errors + $checker->num_warnings, 0, $file or diag $text;
}
done_testing;
