# Trainer: applies an optimizer to a set of parameters, alone or through a key-value store.
"""Updating parameters."""

from .. import kvstore as kv
from .. import optimizer as opt
from ..base import env_int
from .parameter import Parameter, ParameterDict, _Epoch

__all__ = ["Trainer"]


class _Plan:
    """What a step without a store needs, kept between steps: arrays of the trained parameters by context."""

    __slots__ = ("epoch", "indices", "by_context")

    def __init__(self, trainer):
        self.epoch = _Epoch.value
        trained = [(index, param) for index, param in enumerate(trainer._params) if param.grad_req != "null"]
        self.indices = [index for index, _ in trained]
        self.by_context = []
        for place in range(len(trainer._contexts)):
            datas = [param._data[place] for _, param in trained]
            grads = [param._grad[place] for _, param in trained]
            self.by_context.append((datas, grads))


class Trainer:
    """Applies an optimizer to parameters.

    Parameters
    ----------
    params : ParameterDict, dict or list of Parameter
        What to train, usually `net.collect_params()`.
    optimizer : str or Optimizer
        See `mxnet.optimizer`.
    optimizer_params : dict, optional
        Arguments of the optimizer when it is given by name, such as {'learning_rate': 0.1}.
    kvstore : str or KVStore, default 'device'
        How gradients are summed over contexts and workers; None for no store.
    compression_params : dict, optional
        Settings of gradient compression, handed to the store.
    update_on_kvstore : bool, optional
        Let the store apply the updates. By default it does when it can and there is a reason to (several contexts or
        workers, or row-sparse parameters).
    """

    def __init__(self, params, optimizer, optimizer_params=None, kvstore="device", compression_params=None,
                 update_on_kvstore=None):
        if isinstance(params, (dict, ParameterDict)):
            # Workers must agree on the numbers of the parameters, so the order is that of the names.
            params = [params[key] for key in sorted(params.keys())]
        if not isinstance(params, (list, tuple)):
            raise ValueError("First argument must be a list or dict of Parameters, got "
                             f"{type(params)}.")
        self._params = []
        self._contains_sparse_weight = False
        self._contains_sparse_grad = False
        self._param2idx = {}
        for index, param in enumerate(params):
            if not isinstance(param, Parameter):
                raise ValueError(f"First argument must be a list or dict of Parameters, got list of {type(param)}.")
            self._param2idx[param.name] = index
            self._params.append(param)
            param._set_trainer(self)
            self._contains_sparse_weight |= param._stype != "default"
            self._contains_sparse_grad |= param._grad_stype != "default"
        self._compression_params = compression_params
        self._contexts = self._check_contexts()
        optimizer_params = optimizer_params or {}
        self._init_optimizer(optimizer, optimizer_params)
        self._scale = self._optimizer.rescale_grad
        self._kvstore_params = {"kvstore": kvstore, "update_on_kvstore": update_on_kvstore}
        self._kv_initialized = False
        self._kvstore = None
        self._update_on_kvstore = None
        self._distributed = None
        self._params_to_init = []
        self._plan = None
        self._reset_kvstore()

    def _check_contexts(self):
        """The contexts, which must be the same for all parameters."""
        contexts = None
        for param in self._params:
            ctx = param.list_ctx()
            if contexts is not None and contexts != ctx:
                raise AssertionError("All Parameters must be initialized on the same set of contexts, but Parameter "
                                     f"{param.name} is initialized on {ctx} while previous Parameters are initialized "
                                     f"on {contexts}.")
            contexts = ctx
        return contexts

    def _init_optimizer(self, optimizer, optimizer_params):
        param_dict = dict(enumerate(self._params))
        if isinstance(optimizer, opt.Optimizer):
            if optimizer_params:
                raise AssertionError("optimizer_params must be None if optimizer is an instance of Optimizer instead "
                                     "of str")
            self._optimizer = optimizer
            # The optimizer finds each parameter's own factors there.
            self._optimizer.param_dict = param_dict
        else:
            self._optimizer = opt.create(optimizer, param_dict=param_dict, **optimizer_params)
        self._updaters = [opt.get_updater(self._optimizer) for _ in self._contexts or ()]

    # -- the store ------------------------------------------------------------------------------------------------

    def _reset_kvstore(self):
        """Forget the store: the next step makes a new one from the present values."""
        if self._kvstore and "dist" in self._kvstore.type:
            raise RuntimeError("Cannot reset distributed KVStore.")
        self._kv_initialized = False
        self._kvstore = None
        self._distributed = None
        self._update_on_kvstore = None
        self._plan = None
        self._params_to_init = list(self._params)

    def _choose_store(self):
        """The store to use (or None) and whether it should apply the updates, from the arguments."""
        wanted = self._kvstore_params["kvstore"]
        update = self._kvstore_params["update_on_kvstore"]
        if wanted is None or wanted == "":
            return None, False
        several = len(self._contexts) > 1
        if isinstance(wanted, str):
            if not several and "dist" not in wanted and not self._contains_sparse_weight:
                # One copy of everything: a store would only move data about.
                return None, None
            store = kv.create(wanted)
        else:
            store = wanted
        default = bool(env_int("MXNET_UPDATE_ON_KVSTORE", 1, high=1))
        able = not hasattr(type(store), "is_capable") or store.is_capable("optimizer")
        return store, (default and able) if update is None else update

    def _init_kvstore(self):
        """Make the store and decide who updates."""
        store, update = self._choose_store()
        wished = self._kvstore_params["update_on_kvstore"]
        if store is None and self._contains_sparse_weight and wished is False:
            raise ValueError("Cannot set update_on_kvstore=False when sparse weights are present.")
        if store is not None:
            self._distributed = "dist" in store.type
            capable = not hasattr(type(store), "is_capable") or store.is_capable("optimizer")
            if self._contains_sparse_weight:
                # Rows are pulled from the store, so the up-to-date weights have to live there.
                if wished is False:
                    raise ValueError("Cannot set update_on_kvstore=False when sparse weights are present.")
                update = True
            elif self._contains_sparse_grad and wished is None and not self._distributed:
                update = False
            if "async" in store.type:
                if wished is False:
                    raise ValueError("Please set update_on_kvstore=True when training in async mode.")
                update = True
            if update and not capable:
                if wished:
                    raise ValueError("Please set update_on_kvstore=False when training with "
                                     f"{type(store).__name__}: it cannot apply an optimizer.")
                update = False
            if self._compression_params:
                store.set_gradient_compression(self._compression_params)
            if update:
                store.set_optimizer(self._optimizer)
        self._kvstore = store
        self._update_on_kvstore = update if store is not None else None
        self._kv_initialized = True

    def _init_params(self):
        """Hand to the store the parameters that have become initialized."""
        if not self._kv_initialized:
            raise AssertionError("Cannot initialize parameters in KVStore when KVStore is not initialized.")
        waiting = []
        if self._kvstore is not None:
            for param in self._params_to_init:
                if param._deferred_init:
                    waiting.append(param)
                    continue
                index = self._param2idx[param.name]
                if param._data is None:
                    param._raise_missing()
                self._register(index, param)
        else:
            waiting = [param for param in self._params_to_init if param._deferred_init]
        self._params_to_init = waiting

    def _register(self, index, param):
        arrays = param._data
        if param._stype != "default":
            self._kvstore.init(index, arrays[0])
            return
        if hasattr(self._kvstore, "broadcast"):
            self._kvstore.broadcast(index, arrays[0], out=arrays, priority=-index)
        else:
            self._kvstore.init(index, arrays[0])
            if self._distributed or len(arrays) > 1:
                self._kvstore.pull(index, arrays, priority=-index)

    def _row_sparse_pull(self, parameter, out, row_id, full_idx=False):
        """Bring rows of a row-sparse parameter from the store; `full_idx` says that `row_id` lists all rows."""
        if not self._kv_initialized:
            self._init_kvstore()
        if self._params_to_init:
            self._init_params()
        index = self._param2idx[parameter.name]
        if full_idx and "dist" not in self._kvstore.type:
            self._kvstore.pull(index, out=out, priority=-index, ignore_sparse=False)
        else:
            self._kvstore.row_sparse_pull(index, out=out, row_ids=row_id, priority=-index)

    def _prepare(self):
        """Bring store and plan up to date."""
        if not self._kv_initialized:
            self._init_kvstore()
        if self._params_to_init:
            self._init_params()

    # -- learning rate --------------------------------------------------------------------------------------------

    @property
    def learning_rate(self):
        """The learning rate of the next update."""
        if not isinstance(self._optimizer, opt.Optimizer):
            raise UserWarning("Optimizer has to be defined before its learning rate can be accessed.")
        return self._optimizer.learning_rate

    @property
    def optimizer(self):
        """The Optimizer."""
        if isinstance(self._optimizer, opt.Optimizer):
            return self._optimizer
        raise UserWarning("Optimizer has not been initialized yet")

    def set_learning_rate(self, lr):
        """Set the learning rate; UserWarning is raised when a scheduler decides it."""
        if not isinstance(self._optimizer, opt.Optimizer):
            raise UserWarning("Optimizer has to be defined before its learning rate is mutated.")
        self._optimizer.set_learning_rate(lr)

    # -- a step ---------------------------------------------------------------------------------------------------

    def _set_rescale(self, batch_size):
        scale = self._scale / batch_size
        if self._optimizer.rescale_grad != scale:
            if self._update_on_kvstore and self._distributed and self._kv_initialized:
                raise UserWarning("Possible change in the `batch_size` from previous `step` detected. Optimizer "
                                  "gradient normalizing factor will not change w.r.t new batch_size when "
                                  "update_on_kvstore=True and when distributed kvstore is used.")
            self._optimizer.rescale_grad = scale

    def step(self, batch_size, ignore_stale_grad=False):
        """Sum the gradients over contexts and workers and update the parameters.

        Parameters
        ----------
        batch_size : int
            Gradients are divided by it.
        ignore_stale_grad : bool, default False
            Skip parameters whose gradient backward has not renewed since the last step, instead of raising UserWarning.
        """
        if not self._kv_initialized or self._params_to_init:
            # The scale has to be right before the optimizer goes into a distributed store.
            self._set_rescale(batch_size)
            self._prepare()
        else:
            self._set_rescale(batch_size)
        if self._kvstore is not None:
            self._allreduce_grads()
        self._update(ignore_stale_grad)

    def allreduce_grads(self):
        """Sum the gradients over contexts and workers only, for work on them before `update`."""
        self._prepare()
        if self._kvstore and self._update_on_kvstore:
            raise AssertionError("allreduce_grads() when parameters are updated on kvstore is not supported. Try "
                                 "setting `update_on_kvstore` to False when creating trainer.")
        self._allreduce_grads()

    def _allreduce_grads(self):
        store = self._kvstore
        if store is None:
            return
        fused = hasattr(store, "pushpull")
        for index, param in enumerate(self._params):
            if param.grad_req == "null":
                continue
            grads = param.list_grad()
            if self._update_on_kvstore:
                store.push(index, grads, priority=-index)
            elif fused and param._grad_stype == "default":
                store.pushpull(index, grads, out=grads, priority=-index)
            else:
                store.push(index, grads, priority=-index)
                store.pull(index, grads, priority=-index, ignore_sparse=self._distributed)

    def update(self, batch_size, ignore_stale_grad=False):
        """Update the parameters from the gradients as they are, after `allreduce_grads`. See `step`."""
        self._prepare()
        if self._kvstore and self._update_on_kvstore:
            raise AssertionError("update() when parameters are updated on kvstore is not supported. Try setting "
                                 "`update_on_kvstore` to False when creating trainer.")
        self._set_rescale(batch_size)
        self._update(ignore_stale_grad)

    def _stale(self, indices, ignore_stale_grad):
        """Those of the parameters `indices` whose gradient backward has not renewed on any context."""
        stale = set()
        for index in indices:
            param = self._params[index]
            fresh = [data._fresh_grad for data in param._data]
            if not ignore_stale_grad:
                for data, is_fresh in zip(param._data, fresh):
                    if not is_fresh:
                        raise UserWarning(
                            f"Gradient of Parameter `{param.name}` on context {data.context} has not been updated by "
                            "backward since last `step`. This could mean a bug in your model that made it only use a "
                            "subset of the Parameters (Blocks) for this iteration. If you are intentionally only using "
                            "a subset, call step with ignore_stale_grad=True to suppress this warning and skip "
                            "updating of Parameters with stale gradient")
            if not any(fresh):
                stale.add(index)
        return stale

    def _update(self, ignore_stale_grad=False):
        if self._kvstore is not None and self._update_on_kvstore:
            for index, param in enumerate(self._params):
                if param.grad_req == "null":
                    continue
                if param._stype == "default":
                    self._kvstore.pull(index, param.list_data(), priority=-index)
            return
        plan = self._plan
        if plan is None or plan.epoch != _Epoch.value:
            for param in self._params:
                if param.grad_req != "null" and param._data is None:
                    param._raise_missing()
            plan = self._plan = _Plan(self)
        stale = set()
        if any(not data._fresh_grad for datas, _ in plan.by_context for data in datas):
            stale = self._stale(plan.indices, ignore_stale_grad)
        several = len(self._contexts) > 1
        for ctx, updater, (datas, grads) in zip(self._contexts, self._updaters, plan.by_context):
            if several:
                # Each context counts the updates for itself: schedules and bias corrections go by the count.
                updater.optimizer._set_current_context(ctx.device_id)
            if stale:
                kept = [n for n, index in enumerate(plan.indices) if index not in stale]
                self._apply(updater, *([values[n] for n in kept] for values in (plan.indices, grads, datas)))
            else:
                self._apply(updater, plan.indices, grads, datas)
            for data in datas:
                data._fresh_grad = False

    def _apply(self, updater, indices, grads, datas):
        """One call for all parameters of a context when the optimizer takes several at a time."""
        if not indices:
            return
        if getattr(updater, "aggregate_updates", False):
            updater(list(indices), grads, datas)
            return
        for index, grad, data in zip(indices, grads, datas):
            updater(index, grad, data)

    # -- optimizer state ------------------------------------------------------------------------------------------

    def save_states(self, fname):
        """Write the optimizer's state (momenta and so on) to a file."""
        if self._optimizer is None:
            raise AssertionError("[Trainer] argument 'optimizer': expected an optimizer, got None")
        self._prepare()
        if self._update_on_kvstore:
            if self._params_to_init:
                raise AssertionError("Cannot save trainer states when some parameters are not yet initialized in "
                                     "kvstore.")
            self._kvstore.save_optimizer_states(fname, dump_optimizer=True)
        else:
            with open(fname, "wb") as file:
                file.write(self._updaters[0].get_states(dump_optimizer=True))

    def load_states(self, fname):
        """Read what `save_states` wrote."""
        self._prepare()
        if self._update_on_kvstore:
            self._kvstore.load_optimizer_states(fname)
            self._optimizer = self._kvstore._updater.optimizer
        else:
            with open(fname, "rb") as file:
                states = file.read()
            for updater in self._updaters:
                updater.set_states(states)
                updater.optimizer = self._updaters[0].optimizer
            self._optimizer = self._updaters[0].optimizer
        self._optimizer.param_dict = dict(enumerate(self._params))
