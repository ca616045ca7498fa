"""Copies of games, patched by packs. The package of a game is imported again under another name with the corrections of
the pack, so a copy shares nothing with the original that a pack may change
(docs/develop/decisions/0016-packs-are-copies-of-a-box.md)."""

from __future__ import annotations

import importlib.util
import sys
import weakref
from collections import Counter, OrderedDict
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import EntryPoint
from threading import RLock
from typing import Final

from ..kernel.correction_errors import CorrectionError
from ..kernel.corrections import holding, mark
from ..kernel.game import Game, UsageError
from ..kernel.packs import Pack
from ..words import LANGUAGES, words_of

MOST: Final = 24  # copies that a process caches; those in use stay alive anyway


class PatchedGames:
    """The copies of this process, least recently used first."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._entries: OrderedDict[tuple[str, str], Game] = OrderedDict()
        self._living: weakref.WeakValueDictionary[tuple[str, str], Game] = weakref.WeakValueDictionary()
        self._whole: weakref.WeakSet[Game] = weakref.WeakSet()  # those whose component counts were checked
        self._opening = RLock()
        self._listing = RLock()

    def get(self, game: Game, entry: EntryPoint, text: str, unfinished: bool = False) -> Game:
        """The copy of a game for a pack. Refuses a pack from which no game can be built, and names the place. An
        `unfinished` one is for display only: its component counts need not add up."""
        key = (game.name, text)
        copy = self._living.get(key)  # lock-free, so that play never waits for another copy being imported
        if copy is None:
            with self._opening:
                copy = self._living.get(key)
                if copy is None:
                    copy = self._living[key] = _opened(game, entry, text)
        if not unfinished and copy not in self._whole:
            _count(game, copy)
            self._whole.add(copy)
        with self._listing:
            self._entries[key] = copy
            self._entries.move_to_end(key)
            while len(self._entries) > self._most:
                self._entries.popitem(last=False)
        return copy

    def __len__(self) -> int:
        return len(self._living)


def _opened(game: Game, entry: EntryPoint, text: str) -> Game:
    pack = Pack.read(text, game.name)
    package = entry.module.rpartition(".")[0] or entry.module
    name = f"{package}__{blake2b(text.encode(), digest_size=8).hexdigest()}"
    try:
        with holding(pack.corrections()):
            copy = _imported(package, name, entry)
            copy.pack, copy.pack_name = text, f"{pack.name} ({pack.version})"
            mark(copy)
            _speak(copy, pack)
    except UsageError:
        _forget(name)
        raise
    except Exception as wrong:  # numbers that do not fit together fail in any way
        _forget(name)
        line = f"no copy of {game.name} can be built with this pack: {wrong!r:.120}"
        raise CorrectionError(line, "no-box") from None
    weakref.finalize(copy, _forget, name)
    return copy


def _imported(package: str, name: str, entry: EntryPoint) -> Game:
    """Import the package of a game under another name. Its modules use relative imports, so all of them are imported
    again."""
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        raise UsageError(f"{package} is not imported from a file, so it cannot be copied for a pack")
    spec = importlib.util.spec_from_file_location(
        name, found.origin, submodule_search_locations=found.submodule_search_locations
    )
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if entry.module != package:
        module = import_module(name + entry.module.removeprefix(package))
    # The module must not keep its game alive: only those who play with the copy do.
    game: object = module.__dict__.pop(entry.attr)
    assert isinstance(game, Game)
    return game


def _count(game: Game, copy: Game) -> None:
    """Require the original number of components of each kind, since answers are numbered by them."""
    before, now = how_many(game), how_many(copy)
    for kind, printed in before.items():
        if now[kind] != printed:
            line = f"{game.name}.{kind}: there would be {now[kind]}, not {printed}; copies must add up"
            raise CorrectionError(line, "copies", f"{game.name}.{kind}", now=now[kind], printed=printed)


def how_many(game: Game) -> Counter[str]:
    """The pieces of each kind, including all copies."""
    found: Counter[str] = Counter()
    for component in game.components:
        found[component.kind] += component.copies
    return found


def _speak(copy: Game, pack: Pack) -> None:
    """Word and draw every changed component: a number in it might name something that does not exist."""
    words = [words_of(copy, lang) for lang in LANGUAGES]
    for component in copy.components:
        if (component.kind, component.id) in pack.changes:
            try:
                repr(component)
                if component.description is not None:
                    component.description.icons()
                    for w in words:
                        w.sentence(component.description)
            except Exception as wrong:
                where = f"{copy.name}.{component.kind}.{component.id}"
                raise CorrectionError(f"{where} says what there is not: {wrong!r:.120}", "unmade", where) from None


def _forget(name: str) -> None:
    """Remove the modules of a copy that is no longer used."""
    for module in [each for each in sys.modules if each == name or each.startswith(f"{name}.")]:
        del sys.modules[module]


patched_games: Final = PatchedGames()
