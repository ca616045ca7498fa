"""Learned evaluations: the value of a position by a network that was trained in self-play (tafelrunde/learn).

The weights lie in the package of the game. They hold for the rules, components and row layout that they were made with.
Where they do not fit (an owner's corrections, older rules, another layout), where there are none or numpy is not
installed, the hand-made evaluation plays, and the log says why.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Optional, Union
from weakref import WeakKeyDictionary, WeakSet
from zipfile import BadZipFile

from ..kernel.encode import SET_UP, Encoder
from ..kernel.game import Game
from ..kernel.match import Match
from .evaluation import HANDMADE, Evaluation
from .outcome import best_other

if TYPE_CHECKING:
    from .value_net import ValueNet

LOG: Final = logging.getLogger(__name__)
WEIGHTS: Final = "mind/weights.npz"  # in the folder of the game
LIGHT: Final = 0.3  # of the hand-made evaluation before the game begins, where only choices were learned


class Mind:
    """The network of a game, with the encoder that writes its rows."""

    __slots__ = ("encoder", "net")

    def __init__(self, encoder: Encoder, net: ValueNet) -> None:
        self.encoder = encoder
        self.net = net

    def worths(self, matches: Sequence[Match], seat: int, share: float = 1.0) -> list[float]:
        """Finished games count as they ended, and positions of set-up by the choices made; the network judges the
        others, all at once. All that is learned counts by `share`, the hand-made evaluation by the rest."""
        from .value_net import rows_of

        worths = [0.0] * len(matches)
        judged: list[int] = []
        for number, match in enumerate(matches):
            if match.decision is not None and self.encoder.phase(match.state, seat) != SET_UP:
                judged.append(number)
                continue
            by_hand = match.game.evaluate(match.state, seat)
            known = self._outcome(match, seat) if match.decision is None else self._hope(match, seat) + LIGHT * by_hand
            worths[number] = share * known + (1.0 - share) * by_hand
        if judged:
            rows = rows_of(self.encoder, [(matches[number].state, seat) for number in judged])
            for number, worth in zip(judged, self.net.values(rows, self.encoder.rival_counts, share), strict=True):
                worths[number] = worth
        return worths

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

    def mind(self, game: Game) -> Optional[Mind]:
        return self._mind or mind_of(game)

    def worth(self, match: Match, seat: int) -> float:
        return self.worths((match,), seat)[0]

    def worths(self, matches: Sequence[Match], seat: int) -> list[float]:
        mind = self.mind(matches[0].game) if matches else None
        return HANDMADE.worths(matches, seat) if mind is None else mind.worths(matches, seat, self._share)

    def knows_choices(self, game: Game) -> bool:
        return self.mind(game) is not None


LEARNED_ALONE: Final = LearnedEvaluation(1.0)
LEARNED_MIX: Final = LearnedEvaluation(0.5)

# Of a box its mind, or why it has none; copies of boxes come and go.
_minds: WeakKeyDictionary[Game, Union[Mind, str]] = WeakKeyDictionary()
_said: WeakSet[Game] = WeakSet()  # boxes of which the log has said why


def mind_of(game: Game) -> Optional[Mind]:
    """The mind in the package of a game; None if there is none that fits, which the log then says once."""
    found = _found(game)
    if isinstance(found, Mind):
        return found
    if game not in _said:
        _said.add(game)
        LOG.warning("%s: the hand-made evaluation plays: %s", game.name, found)
    return None


def misfit(game: Game) -> Optional[str]:
    """Why the hand-made evaluation plays this game, in a few words; None if a learned one does."""
    found = _found(game)
    return found if isinstance(found, str) else None


def adopt(game: Game, mind: Mind) -> None:
    """In this process the game is played with this mind, instead of that of the package."""
    _minds[game] = mind


def _found(game: Game) -> Union[Mind, str]:
    known = _minds.get(game)
    if known is None:
        known = _minds[game] = _read(game)
    return known


def _read(game: Game) -> Union[Mind, str]:
    encoder, path = game.encoder, game.folder / WEIGHTS
    if encoder is None or not path.is_file():
        return "nothing was learned for this game yet"
    try:
        from .value_net import ValueNet, read_weights
    except ImportError:
        return "numpy is not installed"
    try:
        arrays, about = read_weights(path)
    except (OSError, EOFError, ValueError, KeyError, BadZipFile):
        return f"{path.name} cannot be read"
    return _fits(game, encoder, about) or Mind(encoder, ValueNet(arrays, encoder.layout))


def _fits(game: Game, encoder: Encoder, about: Mapping[str, Any]) -> str:
    """What does not fit; nothing if all does."""
    if about["rules_version"] != game.rules_version:
        return f"the mind was made for rules version {about['rules_version']}, this is {game.rules_version}"
    if about["components"] != game.component_hash:
        return "the mind was made for other components"
    if about["layout"] != encoder.layout.hash:
        return "the mind was made for another layout of positions"
    return ""


def about(game: Game, command: str) -> dict[str, object]:
    """What a file of weights says about itself."""
    assert game.encoder is not None
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "components": game.component_hash,
        "layout": game.encoder.layout.hash,
        "command": command,
    }
