# The lines of the README work.
use strict;
use warnings;
use Test::More;

open my $in, '<', 'README.md' or plan skip_all => 'no README here';
my $text   = do { local $/; <$in> };
my ($code) = $text =~ /```perl\n(.*?)```/s or die 'no code in the README';
my $output = '';
{
    open my $out, '>', \$output or die;
    my $before = select $out;
    eval "package Readme; use strict; use warnings; $code; 1" or $output = "died: $@";
    select $before;
}
like $output, qr/^34 58 90$/m,                    'the gradient';
like $output, qr/^\[\[14, 32\],\n \[32, 77\]\]/m, 'the product';
is( ( () = $code =~ /^\S/mg ), 10, 'ten lines' );
done_testing;
