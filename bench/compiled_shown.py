"""Prints a hash of everything the golden games show at some of their positions: views, pictures, words, holdings.

    python bench/compiled_shown.py [deus revive]

bench/compiled.py runs it with the interpreted and the compiled form and expects equal output.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tafelrunde.draw.svg import num
from tafelrunde.games import games
from tafelrunde.kernel.board import Place
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.state import SPECTATOR
from tafelrunde.words import labels, words_of

GOLDEN: Final = Path(__file__).parent.parent / "tests" / "golden"
EVERY: Final = 23  # choices from one position to the next
SCREENS: Final = (("en", 1300), ("de", 390))


def shown(match: Match) -> Iterator[Any]:
    """Everything that the seat to answer and a spectator see and read."""
    game, decision = match.game, match.decision
    for seat in {SPECTATOR, SPECTATOR if decision is None else decision.seat}:
        view = match.view(seat)
        yield json.dumps(view, sort_keys=True)
        for lang, width in SCREENS:
            board = game.show.board(view, lang, width, 800)
            yield board.plan, _widths(board.places)
            for part in board.parts:
                yield part.name, part.title, part.width, num(part.height), part.svg
            words = words_of(game, lang)
            yield [labels.event_text(words, game, event, seat, view) for event in match.events()[-EVERY:]]
            if decision is None or decision.seat != seat:
                continue
            yield labels.question(words, game, view, decision), labels.hint(words, game, decision)
            yield [labels.option_label(words, game, view, decision, code) for code in decision.options]
            yield [game.show.summarize_option(match.state, view, lang, decision, code) for code in decision.options]
            yield [labels.reason(words, game, why, view) for why in game.rules.why_not(match.state, seat, decision)]
    if game.show.holdings is not None:
        yield [list(game.show.holdings.gains(event)) for event in match.events()[-EVERY:]]


def _widths(place: Place) -> Any:
    return place.kind, place.width, place.name, [_widths(held) for held in place.holds]


def mark_of(path: Path) -> str:
    mark, record = sha256(), Record.load(path)
    match = Match.replay(record, upto=0)
    for ply, code in enumerate(record.codes):
        for one in shown(match) if ply % EVERY == 0 else ():
            mark.update(repr(one).encode())
        match.choose(code)
    return mark.hexdigest()[:16]


def main() -> None:
    names = sys.argv[1:] or list(games)
    for path in sorted(GOLDEN.glob("*.json")):
        record = Record.load(path)
        if record.game in names and record.rules_version == games[record.game].rules_version:
            print(f"{path.stem}: {mark_of(path)}", flush=True)


if __name__ == "__main__":
    main()
