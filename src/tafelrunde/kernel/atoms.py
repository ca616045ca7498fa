"""The effect types of a game: the classes that the modules of its package `effects` define."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Final

from .effects import All, AnyOrder, May, OneOf, Per, Phrase, Times, UpTo

EFFECTS: Final = "effects"  # the package with a game's atoms
STRUCTURES: Final[dict[str, type]] = {kind.__name__: kind for kind in (All, AnyOrder, OneOf, May, UpTo, Times, Per)}


def effect_types_for(module: str) -> dict[str, type]:
    """The effect types of the game that a module belongs to, and the structures shared by all games, by name."""
    parent = module.rpartition(".")[0]
    while "." in parent:
        if find_spec(f"{parent}.{EFFECTS}") is not None:
            return _atoms_of(f"{parent}.{EFFECTS}")
        parent = parent.rpartition(".")[0]
    return STRUCTURES


@lru_cache(maxsize=8)  # few, since entries keep the modules of patched copies alive
def _atoms_of(package: str) -> dict[str, type]:
    found = dict(STRUCTURES)
    for module in iter_modules(import_module(package).__path__, f"{package}."):
        for name, value in vars(import_module(module.name)).items():
            if isinstance(value, type) and issubclass(value, Phrase) and value.key and not name.startswith("_"):
                found[name] = value
    return found
