"""Learned evaluations: a network trained in self-play (tafelrunde/learn) predicts the value of a position.

The weights ship with the game. They fit the rules version, components and feature layout they were trained for; each
match decides that by the components it can meet, so corrections elsewhere in the catalog do not matter. Without fitting
weights, or without numpy, the handmade evaluation plays, and the log says why.
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
from .evaluation import HANDMADE_EVALUATION, Evaluation
from .outcome import best_other

if TYPE_CHECKING:
    from .value_net import ValueNet

LOG: Final = logging.getLogger(__name__)
WEIGHTS: Final = "weights.npz"  # in `GameAI.folder`
NPY_HEADER: Final = 10  # bytes before the header of a numpy array; the last two are its length
MOST_OPTIONS: Final = 256
SET_UP_WEIGHT: Final = 0.3  # weight of the handmade evaluation during set-up, where only choices were learned


class LearnedModel:
    """The network of a game, and the encoder of its feature vectors."""

    __slots__ = ("encoder", "net")

    def __init__(self, encoder: Encoder, net: ValueNet) -> None:
        self.encoder = encoder
        self.net = net

    def values(self, matches: Sequence[Match], seat: int, share: float = 1.0) -> list[float]:
        """Values of positions: results of finished games, choices made for positions of set-up, and predictions of the
        network for all others at once. They count by `share`, the handmade evaluation by the rest."""
        from .value_net import rows_of

        values = [0.0] * len(matches)
        judged: list[int] = []
        for number, match in enumerate(matches):
            if match.decision is not None and self.encoder.phase(match.state, seat) != SET_UP:
                judged.append(number)
                continue
            handmade = match.game.ai.evaluate(match.state, seat)
            if match.decision is None:
                known = self._outcome(match, seat)
            else:
                known = self._value_of_choices(match, seat) + SET_UP_WEIGHT * handmade
            values[number] = share * known + (1.0 - share) * handmade
        if judged:
            rows = rows_of(self.encoder, [(matches[number].state, seat) for number in judged])
            for number, value in zip(judged, self.net.values(rows, self.encoder.rival_counts, share), strict=True):
                values[number] = value
        return values

    def _value_of_choices(self, match: Match, seat: int) -> float:
        return self.net.value_of_choices(self.encoder.chosen(match.state, seat))

    def _outcome(self, match: Match, seat: int) -> float:
        return match.result.scores[seat] - self.encoder.rival_counts * best_other(match.result, seat)


class LearnedEvaluation(Evaluation):
    """Weights the learned value by `share`, and the handmade evaluation by the rest."""

    def __init__(self, share: float, model: Optional[LearnedModel] = None) -> None:
        """The default model is the one that ships with the game."""
        self._share = share
        self._model = model

    def model(self, match: Match) -> Optional[LearnedModel]:
        return self._model or model_of(match)

    def value(self, match: Match, seat: int) -> float:
        return self.values((match,), seat)[0]

    def values(self, matches: Sequence[Match], seat: int) -> list[float]:
        model = self.model(matches[0]) if matches else None
        return HANDMADE_EVALUATION.values(matches, seat) if model is None else model.values(matches, seat, self._share)

    def knows_choices(self, match: Match) -> bool:
        return self.model(match) is not None


LEARNED_ALONE: Final = LearnedEvaluation(1.0)
LEARNED_MIX: Final = LearnedEvaluation(0.5)


class TrainedFor(NamedTuple):
    """The rules and components for which a weights file was trained; it fits matches with these."""

    rules_version: int
    components: frozenset[str]  # hashes of all component sets a match can meet

    def misfit(self, rules_version: int, components: str) -> Optional[str]:
        if rules_version != self.rules_version:
            return f"the weights were trained for rules version {self.rules_version}, this is {rules_version}"
        return None if components in self.components else "the weights were trained for other components"


# Weak keys, because patched copies of games come and go.
_trained_for: WeakKeyDictionary[Game, Union[TrainedFor, str]] = WeakKeyDictionary()  # or why no match can have a model
_models: WeakKeyDictionary[Game, LearnedModel] = WeakKeyDictionary()
_adopted: WeakKeyDictionary[Game, LearnedModel] = WeakKeyDictionary()
# By the identity of a match's options, which its clones share: a search looks up thousands of times a second.
_found: WeakKeyDictionary[Game, dict[int, tuple[Mapping[str, Value], Optional[LearnedModel]]]] = WeakKeyDictionary()
_logged: WeakSet[Game] = WeakSet()  # games whose misfit was logged


def model_of(match: Match) -> Optional[LearnedModel]:
    """The model for a match; None if it does not fit, which is logged once per game."""
    if _adopted and match.game in _adopted:
        return _adopted[match.game]
    found = _found.get(match.game)
    if found is None or len(found) >= MOST_OPTIONS:
        found = _found[match.game] = {}
    known = found.get(id(match.options))
    if known is None:
        known = found[id(match.options)] = (match.options, _find(match.game, match.options))
    return known[1]


def _find(game: Game, options: Mapping[str, Value]) -> Optional[LearnedModel]:
    reason = misfit(game, game.rules_version, game.hash_of(options))
    if reason is None:
        return _model(game)
    if game not in _logged:
        _logged.add(game)
        LOG.warning("%s: the handmade evaluation plays: %s", game.name, reason)
    return None


def misfit(game: Game, rules_version: int, components: str) -> Optional[str]:
    """The reason, in a few words, why matches with these rules and components (`Game.hash_of`) use the handmade
    evaluation; None if they use the learned one. Patched copies of a game give the same answer as the game."""
    trained_for = _trained_for.get(game)
    if trained_for is None:
        trained_for = _trained_for[game] = _read_trained_for(game)
    return trained_for if isinstance(trained_for, str) else trained_for.misfit(rules_version, components)


def has_weights(game: Game) -> bool:
    return game.ai.encoder is not None and (game.ai.folder / WEIGHTS).is_file()


def adopt(game: Game, model: LearnedModel) -> None:
    """Use this model for all matches of the game in this process, instead of the one that ships with it."""
    _adopted[game] = model


def _read_trained_for(game: Game) -> Union[TrainedFor, str]:
    """Read the metadata of the weights without numpy, for a server that only shows which evaluation plays."""
    path, encoder = game.ai.folder / WEIGHTS, game.ai.encoder
    if encoder is None or not path.is_file():
        return "nothing was learned for this game yet"
    if find_spec("numpy") is None:
        return "numpy is not installed"
    try:
        about = _read_about(path)
    except (OSError, EOFError, ValueError, KeyError, BadZipFile, error):
        return f"{path.name} cannot be read"
    if about["layout"] != encoder.layout.hash and not encoder.layout.reads(about.get("blocks", ())):
        return "the weights were trained for another feature layout"
    return TrainedFor(about["rules_version"], frozenset(about.get("component_sets", (about["components"],))))


def _read_about(path: Path) -> dict[str, Any]:
    """Metadata of a weights file: JSON in a numpy array of bytes. Checks the whole file."""
    with ZipFile(path) as file:
        if file.testzip() is not None:
            raise BadZipFile
        array = file.read("about.npy")
    about: dict[str, Any] = json.loads(array[NPY_HEADER + int.from_bytes(array[8:NPY_HEADER], "little") :])
    return about


def _model(game: Game) -> LearnedModel:
    found = _models.get(game)
    if found is None:
        from .value_net import ValueNet, fitted, read_weights

        assert game.ai.encoder is not None
        arrays, about = read_weights(game.ai.folder / WEIGHTS)
        net = ValueNet(fitted(arrays, about, game.ai.encoder), game.ai.encoder.layout)
        found = _models[game] = LearnedModel(game.ai.encoder, net)
    return found


def about(game: Game, command: str) -> dict[str, object]:
    """Metadata for a weights file."""
    assert game.ai.encoder is not None
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "components": game.component_hash,
        "component_sets": sorted(_component_sets(game)),
        "layout": game.ai.encoder.layout.hash,
        "blocks": [[block.name, block.size] for block in game.ai.encoder.layout.blocks],
        "choices": list(game.ai.encoder.choices),
        "command": command,
    }


def _component_sets(game: Game) -> set[str]:
    """Hashes of all component sets a match can meet, by its options."""
    default = game.read_options({})
    found, waiting = {game.hash_of(default)}, [default]
    while waiting:
        options = waiting.pop()
        for option in game.options:
            for value in option.values:
                other = {**options, option.name: value}
                if game.hash_of(other) not in found:
                    found.add(game.hash_of(other))
                    waiting.append(other)
    return found
