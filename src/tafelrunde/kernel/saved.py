"""Positions as bytes, so that a saved match can continue in another process or on another day.

A match is a state between rules and the answers since (match.py); these are saved, and the rest follows. Objects that
the game itself contributes to a table (its catalog, hooks, a printed map) are saved by name, and the reading game
substitutes its own. So a position is valid for the rules and components with which it was saved, like a record.
Reading creates objects of the kernel and of the game, and no others.
"""

from __future__ import annotations

import json
import pickle
import re
import sys
from collections.abc import Mapping
from copyreg import __newobj__ as new_object  # type: ignore[attr-defined]
from hashlib import blake2b
from io import BytesIO
from types import MemberDescriptorType
from typing import Any, Final, Optional

from .errors import RecordError
from .game import Game, game_with
from .rng import seeded
from .state import Value

MAGIC: Final = b"tafelrunde position 1\n"
MOST_KNOWN: Final = 64  # games with options; patched copies come and go
# Older saved positions use these names.
OLD_FIELDS: Final = {"box": "catalog", "listed": "cached_options", "statics": "rule_flags", "whisper": "private"}
OLD_CLASSES: Final = {
    ("tafelrunde.kernel.match", "RestartPoint"): ("tafelrunde.kernel.match", "Checkpoint"),
    ("tafelrunde.kernel.saved", "brought"): ("tafelrunde.kernel.saved", "game_object"),
}
OLD_PATHS: Final = re.compile(r"(?<![^/])box(?![^/])")  # objects of the game are named by the fields that hold them
VALUE_TYPES: Final = (int, float, str, bytes, type(None))  # saved by value

Parts = dict[str, Any]


def to_bytes(game: Game, options: Mapping[str, Value], players: int, parts: Parts) -> bytes:
    about = {
        "game": game.name,
        "rules_version": game.rules_version,
        "component_hash": game.hash_of(options),
        "options": dict(options),
        "players": players,
        **({"pack": game.pack} if game.pack else {}),
    }
    written = BytesIO()
    _Saver(written, _game_objects(game, players, options)).dump(parts)
    body = written.getvalue()
    return MAGIC + json.dumps({**about, "checksum": _checksum(body)}).encode() + b"\n" + body


def _checksum(body: bytes) -> str:
    """Verified before anything is read: a single damaged byte can make `pickle` allocate gigabytes."""
    return blake2b(body, digest_size=8).hexdigest()


def from_bytes(data: bytes, game: Optional[Game] = None) -> tuple[Game, Parts]:
    """The game and the saved parts. Without `game`, it is looked up in the registry."""
    if not data.startswith(MAGIC):
        raise RecordError("these bytes are no saved position, or one of another version of this program")
    header, _, body = data[len(MAGIC) :].partition(b"\n")
    try:
        about = json.loads(header)
        if about.get("checksum", _checksum(body)) != _checksum(body):  # older positions have none
            raise RecordError("the saved position is damaged: its checksum differs")
        options, players = about["options"], about["players"]
        version, components, pack = about["rules_version"], about["component_hash"], about.get("pack", "")
        box = game_with(about["game"], version, components, options, game, pack)
        parts: Parts = _Reader(BytesIO(body), box, _game_objects(box, players, options)).load()
    except RecordError:
        raise
    except Exception as wrong:  # damaged bytes fail in any way: a missing field, a wrong type
        raise RecordError(f"the saved position is cut off or damaged: {str(wrong)[:80]}") from None
    return box, parts


# ------------------------------------------------------------------------------------------------ what a game brings


def _game_objects(game: Game, players: int, options: Mapping[str, Value]) -> dict[str, object]:
    """The objects shared by all tables of a game with these options, by name."""
    key = game, players, tuple(sorted(options.items()))
    if key not in _known:
        while len(_known) >= MOST_KNOWN:
            del _known[next(iter(_known))]
        _known[key] = _found(game, players, game.read_options(options))
    return _known[key]


_known: dict[tuple[Game, int, tuple[tuple[str, Value], ...]], dict[str, object]] = {}


def _found(game: Game, players: int, options: dict[str, Value]) -> dict[str, object]:
    """Set up two tables with different luck: objects on both belong to the game."""
    one, other = (game.rules.set_up(players, options, seeded(luck)) for luck in (1, 2))
    found = {name: part for name, part in vars(game).items() if _is_object(part)}
    _compare("table", one, other, found)
    return found


def _compare(name: str, one: object, other: object, found: dict[str, object]) -> None:
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        for number, (mine, theirs) in enumerate(zip(one, other)):  # noqa: B905, decks may differ in length
            _compare(f"{name}/{number}", mine, theirs, found)
    elif one is other:
        if _is_object(one):
            found[name] = one
    elif type(one) is type(other) and _is_object(one):
        for field in _fields(type(one)):
            _compare(f"{name}/{field}", getattr(one, field, None), getattr(other, field, None), found)


def _is_object(part: object) -> bool:
    return not isinstance(part, (*VALUE_TYPES, list, tuple, dict, set, frozenset))


def _fields(kind: type) -> tuple[str, ...]:
    """The names of the slots of a class; compiled classes list their own."""
    if kind not in _fields_of:
        found: list[str] = []
        for base in kind.__mro__:
            found += [name for name, entry in vars(base).items() if isinstance(entry, MemberDescriptorType)]
            found += vars(base).get("__mypyc_attrs__", ())
        _fields_of[kind] = tuple(name for name in found if not name.startswith("__"))
    return _fields_of[kind]


_fields_of: dict[type, tuple[str, ...]] = {}


# ------------------------------------------------------------------------------------------------ writing and reading


def game_object(name: str) -> object:
    """Placeholder in the bytes for an object of the game; only the reader knows which."""
    raise RecordError(f"{name} belongs to a game, and nobody said to which")


def fill(thing: object, inside: Mapping[str, object]) -> None:
    """Set attributes one by one: interpreted and compiled objects differ in how they restore state."""
    for name, value in inside.items():
        setattr(thing, name if hasattr(type(thing), name) else OLD_FIELDS.get(name, name), value)


class _Saver(pickle.Pickler):
    def __init__(self, file: BytesIO, game_objects: Mapping[str, object]) -> None:
        super().__init__(file, protocol=5)
        self._names = {id(part): name for name, part in game_objects.items()}

    def reducer_override(self, thing: Any) -> Any:
        name = self._names.get(id(thing))
        if name is not None:
            return game_object, (name,)
        fields = () if isinstance(thing, type) else _fields(type(thing))
        if not fields:
            return NotImplemented
        inside = {field: getattr(thing, field) for field in fields if hasattr(thing, field)}
        inside.update(getattr(thing, "__dict__", {}))
        return new_object, (type(thing),), inside, None, None, fill


class _Reader(pickle.Unpickler):
    def __init__(self, file: BytesIO, game: Game, game_objects: Mapping[str, object]) -> None:
        super().__init__(file)
        self._game_objects = game_objects
        self._packages = (__package__, _package_of(game))

    def find_class(self, module: str, name: str) -> Any:
        module, name = OLD_CLASSES.get((module, name), (module, name))
        if (module, name) == (__name__, game_object.__name__):
            return self._find_game_object
        if (module, name) == (new_object.__module__, new_object.__name__):
            return new_object
        if (module, name) == (__name__, fill.__name__):
            return fill
        if any(module == package or module.startswith(f"{package}.") for package in self._packages):
            found = getattr(sys.modules.get(module), name, None)
            if isinstance(found, type) and found.__module__ == module:
                return found
        raise RecordError(f"the saved position names {module[:40]}.{name[:40]}, which is no part of the game")

    def _find_game_object(self, name: str) -> object:
        return (
            self._game_objects[name]
            if name in self._game_objects
            else self._game_objects[OLD_PATHS.sub("catalog", name)]
        )


def _package_of(game: Game) -> str:
    """The package of a game, or its module if it is a single one."""
    module = type(game).__module__
    return module.rpartition(".")[0] or module
