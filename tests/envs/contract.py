"""What a version of the environments promises: the numbers of actions, the layout of observations, and what they hold.

    python -m tests.envs.contract          # writes tests/envs/golden/ and docs/research/layouts.md
    python -m tests.envs.contract --check  # says what differs

A released version never changes, since trained policies depend on it: a change that is wanted makes a new version in
`VERSIONS` and in the environments. What observations hold follows from the rules too, so the files are written anew
when the rules version of a game is raised.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from tafelrunde import NOTHING, Game, Match, games
from tafelrunde.envs.observations import Rows, feature_layout, rows_of
from tafelrunde.envs.spaces import legal_actions, observation_layout
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = Path(__file__).parent / "golden"
PAGE: Final = ROOT / "docs" / "research" / "layouts.md"
VERSIONS: Final = {"v1": "features", "v2": "vector"}  # v2 has the features of v1
GAMES: Final = ("deus", "age_of_innovation", "revive", "tapestry")
EVERY: Final = 25  # answers between two observations
INTRODUCTION: Final = (
    "What do the numbers of an action and of an observation mean? [Environments](environments.md) explains how they "
    "are formed. This page is generated from the golden files of the environments, against which the tests check every "
    "version.",
    "In all tables seats are counted in turn order from the viewing seat on, and what is not in play is zero. "
    '"x, of 40" is x divided by 40 and never more than 1. Parts of the vector are entries of the view (`a.b` is the '
    "entry `b` of `a`), most of them declared fields of the game. In the features points count in units of 50, and "
    "other numbers in units that make most of them lie between 0 and 1; `tafelrunde learn GAME --layout` prints the "
    "same blocks.",
)
NOTES: Final = {
    "deus": "Cards have one place for each design. Regions are in the order in which answers number them; `q` and `r` "
    "are their hexagon coordinates. A face-down joker card is in no count of cards.",
    "tapestry": "`side` holds what the expansions add; at a table without any it is zeros. Tapestry cards have one "
    "place for each design; hexes are in the order in which answers number them.",
}


def contract(game: Game, version: str) -> dict[str, Any]:
    form = rows_of(game, VERSIONS[version])
    layout = observation_layout(game) if VERSIONS[version] == "vector" else feature_layout(game)
    return {
        "game": game.name,
        "version": version,
        "rules_version": game.rules_version,
        "actions": game.actions,
        "prompts": {prompt.name: [prompt.base, prompt.size + 1] for prompt in game.prompts},
        "observation": VERSIONS[version],
        "size": form.size,
        "layout": {name: [place.start, place.stop] for name, place in layout.items()},
        "observations": dict(_observed(game, form)),
    }


def _observed(game: Game, form: Rows) -> Iterator[tuple[str, str]]:
    """A hash for each kind of table: of what the asked seat sees and may do, again and again in a random match."""
    boxes: list[dict[str, object]] = [{}]
    if game.expansions:
        boxes.append(dict.fromkeys(game.expansions, True))
    for options in boxes:
        for players in (game.players[0], game.players[-1]):
            digest = blake2b(digest_size=8)
            match, dice, answers = Match(game, players, 11, options, keep=NOTHING), seeded(11), 0
            while match.decision is not None:
                if answers % EVERY == 0:
                    digest.update(form.of(match, match.decision.seat).tobytes())
                    digest.update(repr(legal_actions(match)).encode())
                match.choose(random_code(match, dice))
                answers += 1
            yield f"{players} players{', all expansions' if options else ''}", digest.hexdigest()


def path_of(game: str, version: str) -> Path:
    return FOLDER / f"{game}-{version}.json"


def written(promised: dict[str, Any]) -> str:
    """One line for each entry, so that a difference can be read."""
    lines = []
    for name, value in promised.items():
        if isinstance(value, dict):
            inner = ",\n".join(f"  {json.dumps(key)}: {json.dumps(one)}" for key, one in value.items())
            lines.append(f" {json.dumps(name)}: {{\n{inner}\n }}")
        else:
            lines.append(f" {json.dumps(name)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


# ------------------------------------------------------------------------------------------------ the page


def page() -> str:
    """The reference of actions and observations, from the golden files."""
    lines = ["<!-- Generated by `python -m tests.envs.contract`. Do not edit. -->", "# Actions and observations"]
    for paragraph in INTRODUCTION:
        lines += ["", *wrap(paragraph, 120)]
    for name in GAMES:
        lines += ["", *_of_game(name)]
    return "\n".join(lines) + "\n"


def _of_game(name: str) -> Iterator[str]:
    game = games[name]
    features, vector = (json.loads(path_of(name, version).read_text("utf-8")) for version in VERSIONS)
    yield f"## `{name}`"
    if name in NOTES:
        yield from ("", *wrap(NOTES[name], 120))
    yield from ("", f"### Actions of `{name}`", "")
    yield f'{features["actions"]:,} actions. The first of each question is "none of these", then come its codes.'
    yield from ("", "| question | from | numbers |", "|---|---|---|")
    for prompt, (base, size) in features["prompts"].items():
        yield f"| `{prompt}` | {base} | {size} |"
    yield from ("", f"### Features of `{name}` (v1)", "", f"{features['size']:,} numbers.", "")
    yield from ("| block | from | numbers | meaning |", "|---|---|---|---|")
    says = {block.name: block.says for block in game.ai.encoder.layout.blocks} if game.ai.encoder else {}
    for block, (start, stop) in features["layout"].items():
        yield f"| `{block}` | {start} | {stop - start} | {says.get(block) or QUESTION[block]} |"
    yield from ("", f"### Vector of `{name}` (v2)", "", f"{vector['size']:,} numbers.", "")
    yield from ("| part | from | shape | meaning |", "|---|---|---|---|")
    parts = {part.name: part for part in game.ai.observation_layout}
    for part, (start, _) in vector["layout"].items():
        yield f"| `{part}` | {start} | {' × '.join(map(str, parts[part].shape))} | {parts[part].says} |"


QUESTION: Final = {
    "question_prompt": "which question is asked, in the order of the actions above",
    "question_about": "what it is about, as a number bit by bit, the lowest first",
    "question_asked": "a 1 if this seat is asked",
    "question_seat": "the number of this seat, as answers name it",
}


def main(arguments: list[str]) -> int:
    check, stale = "--check" in arguments, []
    for name in GAMES:
        for version in VERSIONS:
            stale += _written(path_of(name, version), written(contract(games[name], version)), check)
    stale += _written(PAGE, page(), check)
    for path in stale:
        print(f"{path.relative_to(ROOT)} {'differs' if check else 'written'}")
    return 1 if check and stale else 0


def _written(path: Path, text: str, check: bool) -> list[Path]:
    if path.is_file() and path.read_text("utf-8") == text:
        return []
    if not check:
        path.write_text(text, "utf-8")
    return [path]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
