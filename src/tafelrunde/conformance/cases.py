"""All checks of a game, as cases for a command or pytest."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from ..kernel.game import Game
from ..kernel.laws import InvariantViolation
from ..words import LANGUAGES
from . import boards, explanations, guides, header, icons, laws, lessons, log, observed, pictures, said, texts, views
from .positions import last_values

# The checked parts of a game, and hints for fixing them.
ADVICE: Final = {
    "header": "look at the attributes of the game's class",
    "kinds": "list every kind of thing that codes, questions and components name in Game.kinds",
    "texts": "write it in en.ftl and in de.ftl beside the game",
    "said": "let facts and text of the effect say it, or name the value in Phrase.unspoken if nobody needs to know it",
    "icons": "draw it in GameShow.icons, or use one of draw/icons.py",
    "guide": "write it as docs/develop/guides.md says",
    "view": "look at GameShow.view",
    "summary": "look at GameShow.summary and GameShow.summary_of",
    "picture": "look at GameShow.board_svg",
    "explanations": "look at GameRules.why_not, GameShow.summarize_option, Game.presets and Game.expansions",
    "log": "log every change of what GameShow.holdings counts, and nothing else",
    "lessons": "look at the files in the game's folder lessons (docs/develop/lessons.md)",
    "terminal": "look at GameShow.text_board",
    "observation": "look at GameAI.observation_layout",
    "evaluation": "look at GameAI.features, GameAI.feature_names and GameAI.weights",
    "rich": "something fails in a position that people may reach: see the place named, and GameRules.enrich",
    "laws": "the rules break a law of the kernel (docs/develop/matches.md)",
}
PARTS: Final = tuple(ADVICE)

PLAYS: Final = 8  # random games in which secrets are counted
PORTION: Final = 12  # rich positions per case
PORTIONS_IF_THOROUGH: Final = 3

Check = Callable[[], Iterator[str]]


class Case(NamedTuple):
    game: str
    part: str  # one of PARTS
    name: str
    check: Check

    def problems(self) -> list[str]:
        """One line per problem; empty if all is well. A check that raises reports where."""
        found: list[str] = []
        try:
            for problem in self.check():
                found.append(problem)
        except InvariantViolation as wrong:
            found.append(str(wrong))
        except Exception as wrong:
            found.append(_where(wrong))
        return found

    def __str__(self) -> str:
        return f"{self.game}-{self.part}-{self.name}"


def _where(wrong: Exception) -> str:
    last = traceback.extract_tb(wrong.__traceback__)[-1]
    message = " ".join(str(wrong).split())
    return f"{type(wrong).__name__}: {message} ({Path(last.filename).name}, line {last.lineno})"


def cases(game: Game, thorough: bool = False) -> Iterator[Case]:
    """Every check of a game. Thorough ones try every value of every option, and look at more positions."""
    for part, name, check in [
        *_of_header(game),
        *_of_texts(game, thorough),
        *_of_views(game),
        *_of_log(game, thorough),
        *_of_guides(game),
        *_of_rich_positions(game, thorough),
        *_of_laws(game, thorough),
    ]:
        yield Case(game.name, part, name, check)


def _of_header(game: Game) -> Iterator[tuple[str, str, Check]]:
    yield "header", "names", partial(header.names, game)
    yield "header", "action-numbers", partial(header.action_numbers, game)
    yield "header", "components", partial(header.components, game)
    yield "header", "levels", partial(header.levels, game)
    yield "header", "cover", partial(header.cover, game)
    yield "header", "rules-named", partial(header.rules_named, game)
    yield "header", "rules-translated", partial(header.rules_translated, game)
    yield "kinds", "listed", partial(header.kinds, game)


def _of_texts(game: Game, thorough: bool) -> Iterator[tuple[str, str, Check]]:
    yield "texts", "nothing-missing", partial(texts.nothing_missing, game)
    yield "texts", "game", partial(texts.game_texts, game)
    yield "texts", "sentences", partial(texts.sentences, game)
    yield "said", "values", partial(said.values, game)
    yield "said", "hooks", partial(said.hooks, game)
    yield "said", "frames", partial(said.frames, game)
    if thorough:
        yield "said", "rows", partial(said.rows, game)
    for players in game.players:
        yield "texts", f"whole-game-{players}", partial(texts.whole_game, game, players, {})
        if game.options and (thorough or players == game.players[-1]):
            yield "texts", f"whole-game-{players}-variants", partial(texts.whole_game, game, players, last_values(game))


def _of_views(game: Game) -> Iterator[tuple[str, str, Check]]:
    yield "icons", "own", partial(icons.own_icons, game)
    yield "icons", "distinct", partial(icons.distinct, game)
    yield "icons", "colours", partial(icons.colours, game)
    yield "icons", "named", partial(icons.named, game)
    yield "icons", "everything", partial(icons.everything_has_an_icon, game)
    yield "view", "json", partial(views.views, game)
    yield "summary", "same", partial(views.summaries, game)
    yield "explanations", "refusals", partial(explanations.refusals, game)
    yield "explanations", "options", partial(explanations.options, game)
    yield "explanations", "presets", partial(explanations.presets, game)
    yield "lessons", "goal", partial(lessons.goal, game)
    yield "lessons", "read", partial(lessons.read, game)
    for name, lesson in lessons.readable(game).items():
        yield "lessons", name, partial(lessons.problems_of, game, lesson)
    yield "terminal", "printed", partial(views.terminals, game)
    yield "observation", "numbers", partial(observed.numbers, game)
    yield "observation", "fields", partial(observed.fields, game)
    yield "evaluation", "features", partial(views.evaluations, game)
    for players in game.players:
        for width in pictures.WIDTHS:
            yield "picture", f"seats-{players}-{width}", partial(pictures.every_seat, game, players, width)
    for lang in LANGUAGES:
        yield "picture", f"set-up-to-end-{lang}", partial(pictures.from_set_up_to_end, game, lang)
        yield "picture", f"legible-{lang}", partial(boards.legible, game, lang)
        yield "picture", f"named-choices-{lang}", partial(boards.named_choices, game, lang)
    yield "picture", "cache", partial(boards.cached_pictures_are_fresh, game)
    yield "picture", "lit", partial(pictures.what_is_lit, game)
    yield "picture", "reproducible", partial(pictures.reproducible, game)


def _of_log(game: Game, thorough: bool) -> Iterator[tuple[str, str, Check]]:
    """Checks of the log, with default options and with all options at their last values."""
    yield "log", "no-empty-lines", partial(log.no_empty_lines, game)
    if game.show.holdings is None:
        return
    seeds = 2 if thorough else 1
    for players in game.players:
        for name, options in (("", {}), ("-variants", last_values(game))):
            check = partial(log.adds_up, game, game.show.holdings, players, options, seeds)
            yield "log", f"adds-up-{players}{name}", check
    if thorough:
        yield "log", "adds-up-options", partial(log.adds_up_with_options, game, game.show.holdings)


def _of_guides(game: Game) -> Iterator[tuple[str, str, Check]]:
    """A game may have none."""
    yield "guide", "read", partial(guides.read, game)
    yield "guide", "complete", partial(guides.complete, game)
    yield "guide", "pictures", partial(guides.pictures, game)


def _of_rich_positions(game: Game, thorough: bool) -> Iterator[tuple[str, str, Check]]:
    """Checks of rich positions, in portions that several processes can share."""
    for portion in range(PORTIONS_IF_THOROUGH if thorough else 1):
        yield "rich", f"everything-works-{portion}", partial(_everything_works, game, PORTION, portion)


def _everything_works(game: Game, count: int, seed: int) -> Iterator[str]:
    from .everything import everything_works  # imports the server, which the other checks do not need

    yield from everything_works(game, count, seed)


def _of_laws(game: Game, thorough: bool) -> Iterator[tuple[str, str, Check]]:
    every, seldom = (29, 97) if thorough else (41, 41)  # positions between two that are checked for all laws
    for players in game.players:
        yield "laws", str(players), partial(laws.variant, game, players, {}, every)
    if thorough:
        for i, option in enumerate(game.options):
            for j, value in enumerate(option.values):
                if value != option.default:
                    players = game.players[(i + j) % len(game.players)]
                    check = partial(laws.variant, game, players, {option.name: value}, seldom)
                    yield "laws", f"{option.name}-{value}", check
        yield "laws", "every-position", partial(laws.every_position, game)
        yield "laws", "offers", partial(laws.offers, game, 4)
    else:
        yield "laws", "variants", partial(laws.variant, game, game.players[-1], last_values(game), seldom)
        yield "laws", "offers", partial(laws.offers, game, 1)
    yield "laws", "imagined-games", partial(laws.imagined_games, game)
    yield "laws", "redealt", partial(laws.redealt, game)
    yield "laws", "secrets", partial(laws.secrets, game, PLAYS)
    if thorough:
        yield "laws", "secrets-options", partial(laws.secrets, game, sum(len(option.values) for option in game.options))
    yield "laws", "checkpoints", partial(laws.checkpoints, game)
    yield "laws", "undo", partial(laws.undo, game)
