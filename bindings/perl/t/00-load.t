# Every module of the distribution loads, without warnings.
use strict;
use warnings;
use File::Find;
use Test::More;

my @warnings;
local $SIG{__WARN__} = sub { push @warnings, @_ };
use AI::MXNet qw(mx);

my @modules;
my $lib = $INC{'AI/MXNet.pm'} =~ s{/AI/MXNet\.pm$}{}r;
find( { no_chdir => 1, wanted => sub { push @modules, $1 if m{^\Q$lib\E/(AI/MXNet.*\.pm)$} } }, $lib );
for my $file ( sort @modules ) {
    ok eval { require $file; 1 }, $file or diag $@;
}
is_deeply \@warnings, [], 'no warnings';
is mx, 'AI::MXNet', 'mx is the entry';
like +AI::MXNet::Library->path, qr/libmxnet/, 'the library was found';
eval { AI::MXNet->import('nothing') };
like $@, qr/does not export nothing/, 'an unknown export is an error';
done_testing;
