"""Learned evaluations: the value of a position by a network that was trained in self-play (tafelrunde/learn).

The weights lie in the package of the game. They hold for the rules, components and row layout that they were made with.
Whether they fit is decided for each match, by the components that it can meet: what is corrected or added elsewhere in
the box does not matter. Where they do not fit (an owner's corrections, older rules, another layout), where there are
none or numpy is not installed, the hand-made evaluation plays, and the log says why.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Optional, Union
from weakref import WeakKeyDictionary, WeakSet
from zipfile import BadZipFile, ZipFile
from zlib import error

from ..kernel.encode import SET_UP, Encoder
from ..kernel.game import Game, Value
from ..kernel.match import Match
from .evaluation import HANDMADE, Evaluation
from .outcome import best_other

if TYPE_CHECKING:
    from .value_net import ValueNet

LOG: Final = logging.getLogger(__name__)
WEIGHTS: Final = "weights.npz"  # in `Game.ai_folder`
NPY_HEADER: Final = 10  # bytes before the header of a numpy array, the last two of which tell its length
MOST_OPTIONS: Final = 256
LIGHT: Final = 0.3  # of the hand-made evaluation before the game begins, where only choices were learned


class Mind:
    """The network of a game, with the encoder that writes its rows."""

    __slots__ = ("encoder", "net")

    def __init__(self, encoder: Encoder, net: ValueNet) -> None:
        self.encoder = encoder
        self.net = net

    def values(self, matches: Sequence[Match], seat: int, share: float = 1.0) -> list[float]:
        """Finished games count as they ended, and positions of set-up by the choices made; the network judges the
        others, all at once. All that is learned counts by `share`, the hand-made evaluation by the rest."""
        from .value_net import rows_of

        values = [0.0] * len(matches)
        judged: list[int] = []
        for number, match in enumerate(matches):
            if match.decision is not None and self.encoder.phase(match.state, seat) != SET_UP:
                judged.append(number)
                continue
            by_hand = match.game.evaluate(match.state, seat)
            known = self._outcome(match, seat) if match.decision is None else self._hope(match, seat) + LIGHT * by_hand
            values[number] = share * known + (1.0 - share) * by_hand
        if judged:
            rows = rows_of(self.encoder, [(matches[number].state, seat) for number in judged])
            for number, worth in zip(judged, self.net.values(rows, self.encoder.rival_counts, share), strict=True):
                values[number] = worth
        return values

    def _hope(self, match: Match, seat: int) -> float:
        return self.net.value_of_choices(self.encoder.chosen(match.state, seat))

    def _outcome(self, match: Match, seat: int) -> float:
        return match.result.scores[seat] - self.encoder.rival_counts * best_other(match.result, seat)


class LearnedEvaluation(Evaluation):
    """Counts the learned value by `share`, and the hand-made evaluation by the rest."""

    def __init__(self, share: float, mind: Optional[Mind] = None) -> None:
        """Without a mind, that of the game in the package."""
        self._share = share
        self._mind = mind

    def mind(self, match: Match) -> Optional[Mind]:
        return self._mind or mind_of(match)

    def value(self, match: Match, seat: int) -> float:
        return self.values((match,), seat)[0]

    def values(self, matches: Sequence[Match], seat: int) -> list[float]:
        mind = self.mind(matches[0]) if matches else None
        return HANDMADE.values(matches, seat) if mind is None else mind.values(matches, seat, self._share)

    def knows_choices(self, match: Match) -> bool:
        return self.mind(match) is not None


LEARNED_ALONE: Final = LearnedEvaluation(1.0)
LEARNED_MIX: Final = LearnedEvaluation(0.5)


class MadeFor(NamedTuple):
    """What a file of weights was made for: a match fits by its rules and by the components that it can meet."""

    rules_version: int
    components: frozenset[str]  # a hash for each set of components that a match could meet

    def misfit(self, rules_version: int, components: str) -> Optional[str]:
        if rules_version != self.rules_version:
            return f"the mind was made for rules version {self.rules_version}, this is {rules_version}"
        return None if components in self.components else "the mind was made for other components"


# By box; copies of boxes come and go.
_made_for: WeakKeyDictionary[Game, Union[MadeFor, str]] = WeakKeyDictionary()  # or why no match can have a mind
_minds: WeakKeyDictionary[Game, Mind] = WeakKeyDictionary()
_adopted: WeakKeyDictionary[Game, Mind] = WeakKeyDictionary()
# By the identity of a match's options, which its copies share: a search asks thousands of times a second.
_found: WeakKeyDictionary[Game, dict[int, tuple[Mapping[str, Value], Optional[Mind]]]] = WeakKeyDictionary()
_said: WeakSet[Game] = WeakSet()  # boxes of which the log has said why


def mind_of(match: Match) -> Optional[Mind]:
    """The mind that judges a match: that of its game's package. None if it does not fit, which the log says once."""
    if _adopted and match.game in _adopted:
        return _adopted[match.game]
    found = _found.get(match.game)
    if found is None or len(found) >= MOST_OPTIONS:
        found = _found[match.game] = {}
    known = found.get(id(match.options))
    if known is None:
        known = found[id(match.options)] = (match.options, _find(match.game, match.options))
    return known[1]


def _find(game: Game, options: Mapping[str, Value]) -> Optional[Mind]:
    reason = misfit(game, game.rules_version, game.hash_of(options))
    if reason is None:
        return _mind(game)
    if game not in _said:
        _said.add(game)
        LOG.warning("%s: the hand-made evaluation plays: %s", game.name, reason)
    return None


def misfit(game: Game, rules_version: int, components: str) -> Optional[str]:
    """Why the hand-made evaluation plays matches with these rules and components (`Game.hash_of`), in a few words; None
    if the learned one does. Of a copy of a box the answer is the same as of the box."""
    made_for = _made_for.get(game)
    if made_for is None:
        made_for = _made_for[game] = _read_made_for(game)
    return made_for if isinstance(made_for, str) else made_for.misfit(rules_version, components)


def has_weights(game: Game) -> bool:
    return game.encoder is not None and (game.ai_folder / WEIGHTS).is_file()


def adopt(game: Game, mind: Mind) -> None:
    """In this process all matches of the game are judged by this mind, instead of that of the package."""
    _adopted[game] = mind


def _read_made_for(game: Game) -> Union[MadeFor, str]:
    """Without numpy, for a server that only says whether bots play by hand."""
    path, encoder = game.ai_folder / WEIGHTS, game.encoder
    if encoder is None or not path.is_file():
        return "nothing was learned for this game yet"
    if find_spec("numpy") is None:
        return "numpy is not installed"
    try:
        about = _read_about(path)
    except (OSError, EOFError, ValueError, KeyError, BadZipFile, error):
        return f"{path.name} cannot be read"
    if about["layout"] != encoder.layout.hash and not encoder.layout.reads(about.get("blocks", ())):
        return "the mind was made for another layout of positions"
    return MadeFor(about["rules_version"], frozenset(about.get("component_sets", (about["components"],))))


def _read_about(path: Path) -> dict[str, Any]:
    """What a file of weights says about itself: a numpy array of bytes, which hold JSON. All of the file is checked."""
    with ZipFile(path) as file:
        if file.testzip() is not None:
            raise BadZipFile
        array = file.read("about.npy")
    about: dict[str, Any] = json.loads(array[NPY_HEADER + int.from_bytes(array[8:NPY_HEADER], "little") :])
    return about


def _mind(game: Game) -> Mind:
    found = _minds.get(game)
    if found is None:
        from .value_net import ValueNet, fitted, read_weights

        assert game.encoder is not None
        arrays, about = read_weights(game.ai_folder / WEIGHTS)
        found = _minds[game] = Mind(game.encoder, ValueNet(fitted(arrays, about, game.encoder), game.encoder.layout))
    return found


def about(game: Game, command: str) -> dict[str, object]:
    """What a file of weights says about itself."""
    assert game.encoder is not None
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "components": game.component_hash,
        "component_sets": sorted(_component_sets(game)),
        "layout": game.encoder.layout.hash,
        "blocks": [[block.name, block.size] for block in game.encoder.layout.blocks],
        "choices": list(game.encoder.choices),
        "command": command,
    }


def _component_sets(game: Game) -> set[str]:
    """The hash of each set of components that a match can meet, by its options."""
    usual = game.read_options({})
    found, waiting = {game.hash_of(usual)}, [usual]
    while waiting:
        options = waiting.pop()
        for option in game.options:
            for value in option.values:
                other = {**options, option.name: value}
                if game.hash_of(other) not in found:
                    found.add(game.hash_of(other))
                    waiting.append(other)
    return found
