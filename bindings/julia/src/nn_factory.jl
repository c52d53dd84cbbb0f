# Ways to write networks down: chains of layers, and multi-layer perceptrons.

"""
    @mx.chain layer => layer => ...

Put layers one behind the other: each but the first is a call that gets the one before it as its first argument.

```julia
net = @mx.chain mx.Variable(:data) =>
      mx.FullyConnected(num_hidden = 128, name = :fc1) => mx.Activation(act_type = :relu) =>
      mx.FullyConnected(num_hidden = 10, name = :fc2) => mx.SoftmaxOutput(name = :softmax)
```
"""
macro chain(layers)
    return esc(chained(links(layers)))
end

links(ex) = ex isa Expr && ex.head === :call && ex.args[1] === :(=>) ? [ex.args[2]; links(ex.args[3])] : Any[ex]

function chained(layers)
    result = layers[1]
    for layer in layers[2:end]
        layer isa Expr && layer.head === :call || error("@chain expects calls behind the first layer, got $layer")
        # Keyword arguments behind a semicolon stand first in the expression.
        at = length(layer.args) > 1 && layer.args[2] isa Expr && layer.args[2].head === :parameters ? 3 : 2
        result = Expr(:call, layer.args[1:at - 1]..., result, layer.args[at:end]...)
    end
    return result
end

"""
    MLP(input, spec; hidden_activation = :relu, prefix = gensym())

Fully connected layers on `input`. `spec` has a number of outputs for each layer, or a tuple of that and an activation;
layers without one get `hidden_activation`, and the last one none.
"""
function MLP(input::SymbolicNode, spec; hidden_activation::Symbol = :relu, prefix = gensym())
    layers = collect(Any, spec)
    node = input
    for (i, layer) in enumerate(layers)
        units, activation = layer isa Tuple ? layer : (layer, i < length(layers) ? hidden_activation : nothing)
        node = op.FullyConnected(node; num_hidden = units, name = Symbol(prefix, "fc", i))
        activation === nothing || (node = op.Activation(node; act_type = activation, name = Symbol(prefix, activation, i)))
    end
    return node
end
