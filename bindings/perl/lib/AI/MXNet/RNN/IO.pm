# Sentences as numbers, in batches of about the same length.
package AI::MXNet::RNN::IO;
use strict;
use warnings;
use AI::MXNet::Base;
use AI::MXNet::IO;

# Words as numbers; a given vocabulary must have all words, otherwise it grows.
sub encode_sentences {
    my ( $class, $sentences, @args ) = @_;
    my %args    = keyword_args( 'encode_sentences', [qw(vocab invalid_label invalid_key start_label)], @args );
    my $grows   = !$args{vocab};
    my $invalid = $args{invalid_label} // -1;
    my $vocab   = $args{vocab}         // { $args{invalid_key} // "\n" => $invalid };
    my $next    = $args{start_label}   // 0;
    my @coded   = map {
        [
            map {
                if ( !exists $vocab->{$_} ) {
                    AI::MXNet::Error->raise(
                        Argument => "[encode_sentences] argument 'vocab': expected it to have '$_'" )
                        unless $grows;
                    $next++ if $next == $invalid;
                    $vocab->{$_} = $next++;
                }
                $vocab->{$_}
            } @$_
        ]
    } @$sentences;
    return ( \@coded, $vocab );
}

package AI::MXNet::BucketSentenceIter;
use List::Util qw(shuffle);
use AI::MXNet::Base;
our @ISA = ('AI::MXNet::DataIter');
use AI::MXNet::Attributes
    sentences          => undef,
    batch_size         => undef,
    invalid_label      => -1,
    data_name          => 'data',
    label_name         => 'softmax_label',
    dtype              => 'float32',
    layout             => 'NT',
    buckets            => undef,
    default_bucket_key => undef;

sub python_constructor_arguments { [qw(sentences batch_size)] }

sub BUILD {
    my ($self) = @_;
    my %count;
    $count{ scalar @$_ }++ for @{ $self->{sentences} };

    # without buckets, every length that fills a batch is one
    my @buckets = sort { $a <=> $b }
        $self->{buckets} ? @{ $self->{buckets} } : grep { $count{$_} >= $self->{batch_size} } keys %count;
    AI::MXNet::Error->raise(
        Argument => "[BucketSentenceIter] argument 'buckets': expected lengths, as no length fills a batch" )
        unless @buckets;
    my @rows = map { [] } @buckets;
    for my $sentence ( @{ $self->{sentences} } ) {
        my ($k) = grep { $buckets[$_] >= @$sentence } 0 .. $#buckets;
        next if !defined $k || !@$sentence;    # longer than the last bucket
        push @{ $rows[$k] }, [ @$sentence, ( $self->{invalid_label} ) x ( $buckets[$k] - @$sentence ) ];
    }
    @$self{qw(buckets _rows default_bucket_key)} = ( \@buckets, \@rows, $buckets[-1] );
    $self->{_time_first} = $self->{layout} =~ /^T/;
    $self->reset;
    return;
}

sub _describe {
    my ( $self, $name, $length ) = @_;
    my @shape = ( $self->{batch_size}, $length );
    return [
        AI::MXNet::DataDesc->new(
            name   => $name,
            shape  => $self->{_time_first} ? [ reverse @shape ] : \@shape,
            dtype  => $self->{dtype},
            layout => $self->{layout}
        )
    ];
}
sub provide_data  { my ($self) = @_; return $self->_describe( $self->{data_name},  $self->{default_bucket_key} ) }
sub provide_label { my ($self) = @_; return $self->_describe( $self->{label_name}, $self->{default_bucket_key} ) }

# Sentences in another order within their bucket, batches in another order.
sub reset {
    my ($self) = @_;
    my @batches;
    for my $k ( 0 .. $#{ $self->{buckets} } ) {
        my @rows = shuffle @{ $self->{_rows}[$k] };
        push @batches, [ $k, [ splice @rows, 0, $self->{batch_size} ] ] while @rows >= $self->{batch_size};
    }
    $self->{_batches} = [ shuffle @batches ];
    return;
}

# The label of a word is the word after it.
sub next {
    my ($self) = @_;
    my $batch = shift @{ $self->{_batches} } or return undef;     ## no critic: ends a loop
    my ( $k, $rows ) = @$batch;
    my $length = $self->{buckets}[$k];
    my $labels = [ map { my ( undef, @rest ) = @$_; [ @rest, $self->{invalid_label} ] } @$rows ];
    my ( $data, $label ) = map {
        my $array = AI::MXNet::NDArray->array( $_, dtype => $self->{dtype} );
        $self->{_time_first} ? $array->T : $array
    } $rows, $labels;
    return AI::MXNet::DataBatch->new(
        data          => [$data],
        label         => [$label],
        pad           => 0,
        bucket_key    => $length,
        provide_data  => $self->_describe( $self->{data_name},  $length ),
        provide_label => $self->_describe( $self->{label_name}, $length )
    );
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::RNN::IO - sentences as numbers, in batches of about the same length

=head1 METHODS

=over 4

=item encode_sentences(\@sentences, vocab => undef, invalid_label => -1, invalid_key => "\n", start_label => 0)

Sentences, which are lists of words, as lists of numbers, and the vocabulary as a hash.

=item AI::MXNet::BucketSentenceIter->new(\@sentences, $batch_size, buckets => undef, invalid_label => -1, layout =>
'NT', ...)

Batches for a BucketingModule; the label of each word is the next one. Sentences are filled up to the length of the
smallest bucket that takes them; longer ones than the last bucket are left out.

=back

=cut
