# MANIFEST names exactly the files of the distribution.
use strict;
use warnings;
use ExtUtils::Manifest qw(manicheck filecheck);
use Test::More;

plan skip_all => 'not in the distribution' unless -f 'MANIFEST';
local $ExtUtils::Manifest::Quiet = 1;
is_deeply [ manicheck() ], [], 'all files of MANIFEST are here';
is_deeply [ filecheck() ], [], 'all files here are in MANIFEST';
done_testing;
