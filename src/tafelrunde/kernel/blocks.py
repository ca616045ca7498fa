"""Constructor arguments of blocks, the parts of a table, read from the objects themselves. Each parameter is an
attribute of the same name, or else the class has a method `constructor_args`."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import Parameter, signature

from .effects import Effect
from .errors import UsageError


def constructor_args(block: object) -> Mapping[str, object]:
    """The arguments a block was constructed with."""
    own = getattr(block, "constructor_args", None)
    if own is not None:
        arguments: Mapping[str, object] = own()
        return arguments
    return {parameter.name: _attribute(block, parameter) for parameter in parameters(type(block))}


def _attribute(block: object, parameter: Parameter) -> object:
    for name in (parameter.name, f"_{parameter.name}"):
        value = getattr(block, name, None)
        if hasattr(block, name) and not (callable(value) and isinstance(block, Effect) and name == "parts"):
            return value
    if parameter.kind is Parameter.VAR_POSITIONAL and isinstance(block, Effect):
        return block.parts()
    raise UsageError(f"{type(block).__name__} does not say what its {parameter.name} is")


def parameters(block: type) -> list[Parameter]:
    if block.__init__ is object.__init__:  # type: ignore[misc]
        return []
    return [each for each in signature(block.__init__).parameters.values() if each.name != "self"]  # type: ignore[misc]


def canonical(value: object) -> str:
    """A canonical text of a value, equal for equal values."""
    if value is None or isinstance(value, (int, str)):
        return repr(value)
    if isinstance(value, (tuple, list)):
        return f"({', '.join(map(canonical, value))})"
    if isinstance(value, (set, frozenset)):
        return f"{{{', '.join(sorted(map(canonical, value)))}}}"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{canonical(key)}: {canonical(each)}' for key, each in value.items())}}}"
    if isinstance(value, type):
        return value.__name__
    try:
        inside = ", ".join(f"{name}={canonical(each)}" for name, each in constructor_args(value).items())
    except UsageError:  # a block of a plug-in that follows another convention
        inside = repr(value) if isinstance(value, Effect) else ""
    return f"{type(value).__name__}({inside})"
