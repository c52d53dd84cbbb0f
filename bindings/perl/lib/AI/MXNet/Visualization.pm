# Networks as text: a table of layers, and a graph for Graphviz.
package AI::MXNet::Visualization;
use strict;
use warnings;
use JSON::PP ();
use AI::MXNet::Base;
use AI::MXNet::Symbol;

# The nodes of a symbol; inputs as positions.
sub _nodes {
    my ($symbol) = @_;
    my $graph = JSON::PP::decode_json( $symbol->tojson );
    return map {
        {
            %$_, inputs => [ map { $_->[0] } @{ $_->{inputs} } ], attrs => $_->{attrs} // $_->{param} // {}
        }
    } @{ $graph->{nodes} };
}

sub _shapes {
    my ( $symbol, $shape ) = @_;
    return {} unless $shape && %$shape;
    my $inner = $symbol->get_internals;
    my ( undef, $shapes ) = $inner->infer_shape(%$shape);
    AI::MXNet::Error->raise( Shape => '[Visualization] expected shapes from which all others follow' ) unless $shapes;
    my %found;
    @found{ @{ $inner->list_outputs } } = @$shapes;
    return \%found;
}

# A variable that a layer owns: a weight or a state, not data.
sub _is_parameter {
    my ($node) = @_;
    return $node->{op} eq 'null' && $node->{name} =~ /_(?:weight|bias|gamma|beta|mean|var)$/;
}

sub _shape_of {
    my ( $shapes, $name, $op ) = @_;
    my $shape = $shapes->{ $op eq 'null' ? $name : "${name}_output" } // return '';
    return '(' . join( ', ', @$shape ) . ')';
}

sub print_summary {
    my ( $class, $symbol, $shape, $line_length, $positions ) = @_;
    $line_length //= 120;
    my @ends   = map { int( $_ * $line_length ) } @{ $positions // [ .44, .64, .74, 1 ] };
    my @nodes  = _nodes($symbol);
    my $shapes = _shapes( $symbol, $shape );
    my $row    = sub {
        my $text = '';
        for my $k ( 0 .. 3 ) {
            $text = substr( $text . $_[$k], 0, $ends[$k] - 1 );
            $text .= ' ' x ( $ends[$k] - length $text );
        }
        print $text =~ s/ +$//r, "\n";
    };
    print '_' x $line_length, "\n";
    $row->( 'Layer (type)', 'Output Shape', 'Param #', 'Previous Layer' );
    print '=' x $line_length, "\n";
    my $total = 0;
    for my $node (@nodes) {
        next if _is_parameter($node);
        my $count = 0;
        for my $input ( map { $nodes[$_] } @{ $node->{inputs} } ) {
            my $size = $shapes->{ $input->{name} };
            $count += product(@$size) if _is_parameter($input) && $size;
        }
        $total += $count;
        my @before = map { $nodes[$_]{name} } grep { !_is_parameter( $nodes[$_] ) } @{ $node->{inputs} };
        $row->(
            "$node->{name} (" . ( $node->{op} eq 'null' ? 'variable' : $node->{op} ) . ')',
            _shape_of( $shapes, @$node{qw(name op)} ),
            $count, "@before"
        );
    }
    print '=' x $line_length, "\nTotal params: $total\n", '_' x $line_length, "\n";
    return $total;
}

sub plot_network {
    my ( $class, $symbol, @args ) = @_;
    my %args   = keyword_args( 'plot_network', [qw(title shape node_attrs hide_weights)], @args );
    my @nodes  = _nodes($symbol);
    my $shapes = _shapes( $symbol, $args{shape} );
    my %style  = ( shape => 'box', style => 'filled', fillcolor => 'lightgray', %{ $args{node_attrs} // {} } );
    my $hide   = $args{hide_weights} // 1;
    my $quote  = sub { my ($text) = @_; $text =~ s/(["\\])/\\$1/g; return qq{"$text"} };
    my @lines  = ( 'digraph ' . $quote->( $args{title} // 'plot' ) . ' {', '  rankdir=BT;' );
    push @lines, '  node [' . join( ', ', map { "$_=" . $quote->( $style{$_} ) } sort keys %style ) . '];';

    for my $node (@nodes) {
        next if $hide && _is_parameter($node);
        my $label = $node->{op} eq 'null' ? $node->{name} : "$node->{op}: $node->{name}";
        push @lines, '  ' . $quote->( $node->{name} ) . ' [label=' . $quote->($label) . '];';
        for my $input ( map { $nodes[$_] } @{ $node->{inputs} } ) {
            next if $hide && _is_parameter($input);
            my $size = _shape_of( $shapes, @$input{qw(name op)} );
            push @lines,
                  '  '
                . $quote->( $input->{name} ) . ' -> '
                . $quote->( $node->{name} )
                . ( $size ? ' [label=' . $quote->($size) . ']' : '' ) . ';';
        }
    }
    return join( "\n", @lines, '}' ) . "\n";
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::Visualization - networks as text

=head1 SYNOPSIS

  mx->viz->print_summary($symbol, { data => [1, 64] });
  print mx->viz->plot_network($symbol, shape => { data => [1, 64] });     # for dot -Tsvg

=head1 METHODS

=over 4

=item print_summary($symbol, \%shapes, $line_length = 120, \@positions)

Print a table of layers with shapes of outputs, numbers of parameters and inputs; returns the number of all parameters.

=item plot_network($symbol, title => 'plot', shape => \%shapes, node_attrs => {}, hide_weights => 1)

The graph in the language of Graphviz, as text.

=back

=cut
