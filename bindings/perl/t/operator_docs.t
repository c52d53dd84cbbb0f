# The examples in the documentation of the operators run.
use strict;
use warnings;
use File::Find;
use Test::More;
use AI::MXNet qw(mx);
use AI::MXNet::Symbol;

my $lib = $INC{'AI/MXNet.pm'} =~ s{\.pm$}{/Gen}r;
my @files;
find( { no_chdir => 1, wanted => sub { push @files, $_ if m{/(?:NDArray|Symbol)(?:/\w+)?\.pm$} } }, $lib );
my %count;
for my $file ( sort @files ) {
    my ($kind) = $file =~ m{Gen/(\w+?)(?:/\w+)?\.pm$};
    open my $in, '<:encoding(UTF-8)', $file or die "$file: $!";
    my $text = do { local $/; <$in> };
    while ( $text =~ /^=head2 (\w+)\n(.*?)^=cut/msg ) {
        my ( $name, $pod ) = ( $1, $2 );
        my ($code) = $pod =~ /((?:^  (?:my )?\$.*\n)+)\n*\z/m or next;
        next unless $code =~ /^  (?:my )?\$y = /m;
        $count{$kind}++;
        my $y = eval "$code; defined \$y ? \$y : 'nothing'";
        next if defined $y;
        fail "$kind $name";
        diag "$code$@";
    }
}
cmp_ok $count{$_}, '>', 250, "$_ examples" for qw(NDArray Symbol);
done_testing;
