"""Registries of classes by lower-case name, with creation from a name, a JSON text or an instance."""
from __future__ import annotations

import json
import warnings
from typing import Any, Callable

_REGISTRY: dict[type, dict[str, type]] = {}


def get_registry(base_class: type) -> dict[str, type]:
    """A copy of the registry of subclasses of `base_class`: lower-case name -> class."""
    return dict(_REGISTRY.setdefault(base_class, {}))


def get_register_func(base_class: type, nickname: str) -> Callable:
    """A function `register(klass, name=None)` that files subclasses of `base_class`."""
    registry = _REGISTRY.setdefault(base_class, {})

    def register(klass: type, name: str | None = None) -> type:
        if not issubclass(klass, base_class):
            raise TypeError(f"can only register subclasses of {base_class.__name__}, got {klass.__name__}")
        key = (name or klass.__name__).lower()
        if key in registry and registry[key] is not klass:
            warnings.warn(f"New {nickname} {klass.__module__}.{klass.__name__} registered with name {key} is "
                          f"overriding existing {nickname} {registry[key].__module__}.{registry[key].__name__}",
                          UserWarning, stacklevel=2)
        registry[key] = klass
        return klass

    register.__doc__ = f"Register a {nickname} class under its own or the given name; case does not matter."
    return register


def get_alias_func(base_class: type, nickname: str) -> Callable:
    """A decorator factory `alias(*names)` that files a class under further names."""
    register = get_register_func(base_class, nickname)

    def alias(*aliases: str) -> Callable:
        def wrap(klass: type) -> type:
            for name in aliases:
                register(klass, name)
            return klass
        return wrap

    alias.__doc__ = f"Register a {nickname} class under further names."
    return alias


def get_create_func(base_class: type, nickname: str) -> Callable:
    """A function that makes an instance from an instance, a name, or JSON: `[name, kwargs]` or a dict."""
    registry = _REGISTRY.setdefault(base_class, {})

    def create(*args: Any, **kwargs: Any) -> Any:
        if args:
            name, args = args[0], args[1:]
        else:
            name = kwargs.pop(nickname)
        if isinstance(name, base_class):
            if args or kwargs:
                raise ValueError(f"{nickname} is already an instance; further arguments are not allowed")
            return name
        if isinstance(name, dict):
            return create(**name)
        if not isinstance(name, str):
            raise TypeError(f"{nickname} must be a name or an instance of {base_class.__name__}, got {type(name)}")
        if name.startswith("["):
            if args or kwargs:
                raise ValueError(f"{nickname} given as JSON takes no further arguments")
            name, kwargs = json.loads(name)
            return create(name, **kwargs)
        if name.startswith("{"):
            if args or kwargs:
                raise ValueError(f"{nickname} given as JSON takes no further arguments")
            return create(**json.loads(name))
        key = name.lower()
        if key not in registry:
            raise ValueError(f"{name} is not registered as a {nickname}; known are: {', '.join(sorted(registry))}")
        return registry[key](*args, **kwargs)

    create.__doc__ = f"Make a {nickname} from an instance, a name with arguments, or JSON."
    return create
