# Replays the repository's operator vectors, forward and gradient, through the operator functions.
use strict;
use warnings;
use Test::More;
use AI::MXNet           qw(mx);
use AI::MXNet::AutoGrad qw(autograd);

my $folder = $ENV{MXNET_PERL_VECTORS} // '../../tests/vectors';
my @files  = glob "$folder/*.vec" or plan skip_all => 'the vectors are in the repository, not in the distribution';

sub numbers {
    return map { /^(-?)(inf|nan)$/i ? ( lc $2 eq 'nan' ? 'nan' + 0 : "${1}inf" + 0 ) : $_ + 0 } @_;
}

sub array_of {
    my ( $dtype, $dims, @values ) = @_;
    my @shape = $dims eq '-' ? () : split /,/, $dims;
    return mx->nd->empty( \@shape, dtype => $dtype ) unless @values;
    return mx->nd->array( [ numbers(@values) ], dtype => $dtype, shape => \@shape );
}

# What differs between an array and the expected words, or nothing.
sub difference {
    my ( $name, $got, $case, $dtype, $dims, @values ) = @_;
    return "$name: no array" unless defined $got;
    return "$name: dtype " . $got->dtype . " instead of $dtype" if $got->dtype ne $dtype;
    my $shape = join ',', @{ $got->shape };
    $shape = '-' if $shape eq '';
    return "$name: shape $shape instead of $dims" if $shape ne $dims;
    my ( $rtol, $atol ) = @{ $case->{tolerance} };
    my @got  = $got->list;
    my @want = numbers(@values);

    for my $k ( 0 .. $#want ) {
        my ( $g, $w ) = ( $got[$k], $want[$k] );
        next if $g == $w || ( $g != $g && $w != $w );
        return "$name: element $k is $g instead of $w"
            if $g != $g || $w != $w || abs( $g - $w ) > $atol + $rtol * abs $w;
    }
    return;
}

sub parameter {
    my ($text) = @_;
    return $text unless $text =~ /^[\(\[](.*?),?\s*[\)\]]$/;
    return [ split /\s*,\s*/, $1 ];
}

sub replay {
    my ($case) = @_;
    my $op     = $case->{op};
    my %params = map { $_->[0] => parameter( $_->[1] ) } @{ $case->{param} };
    my @names  = map { $_->[0] } @{ $case->{input} };
    my %inputs = map { $_->[0] => array_of( @$_[ 1 .. $#$_ ] ) } @{ $case->{input} };
    $inputs{ $_->[0] }->attach_grad for @{ $case->{grad} };
    mx->random->seed( $case->{seed} ) if defined $case->{seed};
    my $variadic = AI::MXNet::Operator->named($op);
    my @inputs   = $variadic && defined $variadic->{variadic} ? @inputs{@names} : %inputs;
    my $call     = sub { mx->nd->$op( @inputs, %params ) };
    my $train    = $case->{train} ? 1 : 0;
    my $result =
          $case->{head} ? autograd->record( $call, train_mode => $train )
        : $train        ? autograd->train_mode($call)
        :                 autograd->predict_mode($call);
    my @outputs = ref $result eq 'ARRAY' ? @$result : ($result);
    $case->{output} //= [];
    return 'expected ' . @{ $case->{output} } . ' outputs, got ' . @outputs if @outputs != @{ $case->{output} };
    my @bad = map {
        difference( $case->{output}[$_][0],
            $outputs[$_], $case, @{ $case->{output}[$_] }[ 1 .. $#{ $case->{output}[$_] } ] )
    } 0 .. $#outputs;
    push @bad, difference( "$_->[0] afterwards", $inputs{ $_->[0] }, $case, @$_[ 1 .. $#$_ ] )
        for @{ $case->{after} };
    if ( $case->{head} ) {
        my @heads = map { array_of(@$_) } @{ $case->{head} };
        autograd->backward( \@outputs, head_grads => \@heads, train_mode => $train );
        push @bad, difference( "gradient of $_->[0]", $inputs{ $_->[0] }->grad, $case, @$_[ 1 .. $#$_ ] )
            for @{ $case->{grad} };
    }
    return join '; ', @bad;
}

my ( %count, %failed, %case );
for my $file (@files) {
    open my $in, '<', $file or die "$file: $!";
    while ( my $line = <$in> ) {
        chomp $line;
        next if $line eq '' || $line =~ /^#/;
        my ( $word, $rest ) = split / /, $line, 2;
        if    ( $word eq 'case' )  { %case = ( name => $rest ) }
        elsif ( $word eq 'param' ) { push @{ $case{param} }, [ split / /, $rest, 2 ] }
        elsif ( $word eq 'tolerance' ) { $case{tolerance} = [ split / /, $rest ] }
        elsif ( $word =~ /^(?:op|seed|train)$/ ) { $case{$word} = $rest }
        elsif ( $word ne 'end' ) { push @{ $case{$word} }, [ split / /, $rest ] }
        else {
            my $bad = eval { replay( \%case ) } // "died: $@";
            is $bad, '', $case{name};
            $count{ $case{op} }++;
            $failed{ $case{op} } = 1 if $bad ne '';
        }
    }
}
cmp_ok scalar( keys %count ), '>', 250, 'operators';
if ( my $report = $ENV{MXNET_PERL_REPORT} ) {
    open my $out, '>', $report or die "$report: $!";
    print {$out} "$_ $count{$_}\n" for grep { !$failed{$_} } sort keys %count;
}
done_testing;
