# Differentiation of what runs: record, pause, modes, backward.
package AI::MXNet::AutoGrad;
use strict;
use warnings;
use AI::MXNet::Base;
use AI::MXNet::NDArray;
use AI::MXNet::NS 'autograd';

sub set_is_training {
    my ( $class, $on ) = @_;
    my $before = 0;
    check_call( AI::MXNet::Gen::CAPI::MXAutogradSetIsTraining( $on ? 1 : 0, \$before ) );
    return $before;
}

sub set_is_recording {
    my ( $class, $on ) = @_;
    my $before = 0;
    check_call( AI::MXNet::Gen::CAPI::MXAutogradSetIsRecording( $on ? 1 : 0, \$before ) );
    return $before;
}

sub is_recording {
    my $on = 0;
    check_call( AI::MXNet::Gen::CAPI::MXAutogradIsRecording( \$on ) );
    return $on ? 1 : 0;
}

sub is_training {
    my $on = 0;
    check_call( AI::MXNet::Gen::CAPI::MXAutogradIsTraining( \$on ) );
    return $on ? 1 : 0;
}

# Run code with both states set, and put them back however it ends.
sub _scope {
    my ( $class, $code, $recording, $training ) = @_;
    my $recorded = defined $recording ? $class->set_is_recording($recording) : undef;
    my $trained  = defined $training  ? $class->set_is_training($training)   : undef;
    my $wanted   = wantarray;
    my @result;
    my $ok    = eval { $wanted ? ( @result = $code->() ) : ( $result[0] = $code->() ); 1 };
    my $error = $@;
    $class->set_is_recording($recorded) if defined $recorded;
    $class->set_is_training($trained)   if defined $trained;
    die $error unless $ok;
    return $wanted ? @result : $result[0];
}

sub record {
    my ( $class, $code, @args ) = @_;
    my %args = keyword_args( 'record', ['train_mode'], @args );
    return $class->_scope( $code, 1, exists $args{train_mode} ? $args{train_mode} : 1 );
}

sub pause {
    my ( $class, $code, @args ) = @_;
    my %args = keyword_args( 'pause', ['train_mode'], @args );
    return $class->_scope( $code, 0, exists $args{train_mode} ? $args{train_mode} : 0 );
}

sub train_mode   { my ( $class, $code ) = @_; return $class->_scope( $code, undef, 1 ) }
sub predict_mode { my ( $class, $code ) = @_; return $class->_scope( $code, undef, 0 ) }

sub mark_variables {
    my ( $class, $variables, $gradients, @args ) = @_;
    my %args      = keyword_args( 'mark_variables', ['grad_reqs'], @args );
    my @variables = as_list($variables);
    my @gradients = as_list($gradients);
    my $given     = $args{grad_reqs} // 'write';
    my @reqs      = ref $given ? @$given : ($given) x @variables;
    my @ids       = map {
        GRAD_REQ_MAP->{$_} // AI::MXNet::Error->raise(
            Argument => "[mark_variables] argument 'grad_reqs': expected 'null', 'write' or 'add', got '$_'" )
    } @reqs;
    check_call(
        AI::MXNet::Gen::CAPI::MXAutogradMarkVariables(
            scalar @variables,
            [ map { $_->handle } @variables ],
            \@ids, [ map { $_->handle } @gradients ]
        )
    );
    return;
}

sub _heads {
    my ( $heads, $head_grads ) = @_;
    my @heads = as_list($heads);
    my @grads = as_list($head_grads);
    return ( [ map { $_->handle } @heads ], [ map { defined $_ ? $_->handle : undef } @grads[ 0 .. $#heads ] ] );
}

sub backward {
    my ( $class, $heads, @args ) = @_;
    my %args = keyword_args( 'backward', [qw(head_grads retain_graph train_mode)], @args );
    my ( $handles, $grads ) = _heads( $heads, $args{head_grads} );
    my ( $out, $stypes );
    check_call(
        AI::MXNet::Gen::CAPI::MXAutogradBackwardEx(
            scalar @$handles,
            $handles, $grads, 0, [], $args{retain_graph} ? 1 : 0,
            0, ( $args{train_mode} // 1 ) ? 1 : 0,
            \$out, \$stypes
        )
    );
    return;
}

sub compute_gradient { my ( $class, $outputs ) = @_; return $class->backward($outputs) }

sub grad {
    my ( $class, $heads, $variables, @args ) = @_;
    my %args = keyword_args( 'grad', [qw(head_grads retain_graph create_graph train_mode)], @args );
    my ( $handles, $grads ) = _heads( $heads, $args{head_grads} );
    my @variables = as_list($variables);
    my ( $out, $stypes );
    check_call(
        AI::MXNet::Gen::CAPI::MXAutogradBackwardEx(
            scalar @$handles,
            $handles,
            $grads,
            scalar @variables,
            [ map { $_->handle } @variables ],
            ( $args{retain_graph} // $args{create_graph} ) ? 1 : 0,
            $args{create_graph}                            ? 1 : 0,
            ( $args{train_mode} // 1 )                     ? 1 : 0,
            \$out,
            \$stypes
        )
    );
    my @found = map { AI::MXNet::NDArray->_wrap($_) } handles_at( $out, scalar @variables );
    return ref $variables eq 'ARRAY' ? \@found : $found[0];
}

sub grad_and_loss {
    my ( $class, $code, $argnum ) = @_;
    return sub {
        my @args      = @_;
        my @variables = defined $argnum ? @args[ as_list($argnum) ] : @args;
        $_->attach_grad for @variables;
        my $outputs = $class->record( sub { $code->(@args) } );
        $class->backward($outputs);
        return ( [ map { $_->grad } @variables ], $outputs );
    };
}

sub get_symbol {
    my ( $class, $array ) = @_;
    require AI::MXNet::Symbol;
    my $handle;
    check_call( AI::MXNet::Gen::CAPI::MXAutogradGetSymbol( $array->handle, \$handle ) );
    return AI::MXNet::Symbol->_wrap($handle);
}

1;

__END__

=encoding utf8

=head1 NAME

AI::MXNet::AutoGrad - automatic differentiation

=head1 SYNOPSIS

  use AI::MXNet qw(mx);
  use AI::MXNet::AutoGrad qw(autograd);

  my $w = mx->nd->array([1, 2, 3])->attach_grad;
  my $loss = autograd->record(sub { ($w ** 2)->sum });
  $loss->backward;
  print join ' ', $w->grad->list;      # 2 4 6

=head1 METHODS

=over 4

=item record($code, train_mode => 1), pause($code, train_mode => 0)

Run code while operators are recorded, or are not. They return what the code returns, and the state before is put back
also when the code dies.

=item train_mode($code), predict_mode($code)

Run code with operators such as Dropout in their training or predicting form.

=item is_recording, is_training, set_is_recording($on), set_is_training($on)

The states; setting one returns what it was.

=item mark_variables(\@arrays, \@gradients, grad_reqs => 'write')

Say where gradients go: C<write> over, C<add> to, or C<null>.

=item backward(\@heads, head_grads => undef, retain_graph => 0, train_mode => 1)

Gradients of all marked variables behind the heads.

=item grad(\@heads, \@variables, head_grads => undef, retain_graph => undef, create_graph => 0, train_mode => 1)

The gradients as new arrays; with C<create_graph> they can be differentiated again.

=item grad_and_loss($code, $argnum), compute_gradient(\@outputs), get_symbol($array)

A function that returns gradients and result of the code; backward under an older name; the recorded graph as a symbol.

=back

=cut
