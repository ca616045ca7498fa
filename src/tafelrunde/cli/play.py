"""`tafelrunde play`: play against bots in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Optional

import typer
from rich.console import Console
from rich.markup import escape

from ..bots import bot
from ..games import games
from ..kernel.game import Series, UsageError
from ..kernel.match import Match
from ..words import labels, words_of
from .arguments import Corrections, GameName, Language, Options, Seed, read_bots, read_language, read_options, read_seed
from .messages import messages
from .terminal_seat import TerminalSeat


def play(
    game: GameName,
    players: Annotated[Optional[int], typer.Option(help="Number of players; by default you and the bots.")] = None,
    bots: Annotated[Optional[str], typer.Option(help="Bots for the other seats, such as greedy,random.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 1.")] = 1,
    seed: Seed = None,
    option: Options = None,
    campaign: Annotated[
        Optional[Path], typer.Option(metavar="FILE", help="Play the next game of the campaign stored in this file.")
    ] = None,
    lang: Language = None,
    ask_everything: Annotated[bool, typer.Option(help="Ask even where one answer is never worse.")] = False,
    corrections: Corrections = None,
) -> None:
    """Play against bots in the terminal."""
    engine, language = games[game], read_language(lang)
    named = read_bots(bots) if bots is not None else []
    players = engine.read_players(players if players is not None else len(named) + 1 if named else engine.players[0])
    if len(named) > players - 1:
        raise UsageError(f"{len(named)} bots and you make more than {players} players")
    if not 1 <= seat <= players:
        raise UsageError(f"--seat must be from 1 to {players}, not {seat}")
    others = (named + ["greedy"] * players)[: players - 1]
    seats = [*others[: seat - 1], "person", *others[seat - 1 :]]
    series = engine.rules.open_series(campaign) if campaign is not None else None
    options = series.plan(read_options(option)) if series is not None else read_options(option)
    match = Match(engine, players, read_seed(seed), options, seats=seats)
    console = Console()
    _print_welcome(console, match, seat - 1, language)
    those = [None if name == "person" else bot(name) for name in seats]
    TerminalSeat(match, seat - 1, those, language, console, ask_everything).play()
    if match.over and series is not None and campaign is not None:
        _finish_game_of_campaign(console, match, series, campaign, language)
    elif match.over:
        _print_follow_up(console, match, language)


def _print_welcome(console: Console, match: Match, me: int, lang: str) -> None:
    say, w = messages(lang), words_of(match.game, lang)
    names = [labels.thing(w, match.game, "player", seat) for seat in range(match.players)]
    title = w.text("game-title") if w.has("game-title") else match.game.name.capitalize()
    welcome = say.text("welcome", game=title, players=match.players, seed=str(match.seed), name=names[me])
    console.print(escape(welcome), highlight=False)
    for seat, kind in enumerate(match.seats):
        if seat != me:
            console.print(escape(say.text("opponent", name=names[seat], bot=kind)), highlight=False)
    console.print(f"[dim]{escape(say.text('commands'))}[/dim]", highlight=False)


def _finish_game_of_campaign(console: Console, match: Match, series: Series, file: Path, lang: str) -> None:
    """Add the game to the campaign and print what it unlocks."""
    say, w = messages(lang), words_of(match.game, lang)
    names = [labels.thing(w, match.game, "player", seat) for seat in range(match.players)]
    for option in series.finish(names, match.result.scores):
        console.print(escape(say.text("unlocked", what=w.text(f"option-{labels.slug(option)}"))), highlight=False)
    try:
        series.save(file)
    except OSError as wrong:
        raise UsageError(f"cannot save the campaign to {file}: {wrong.strerror}") from None
    console.print(escape(say.text("campaign-saved", file=str(file))), highlight=False, soft_wrap=True)


def _print_follow_up(console: Console, match: Match, lang: str) -> None:
    follows = match.game.rules.follow_up(match.options)
    if follows is None:
        return
    console.print(escape(words_of(match.game, lang).text(follows.text, **follows.facts)), highlight=False)
    if follows.options is not None:
        changed = {name: value for name, value in follows.options.items() if value != match.options[name]}
        named = " ".join(f"--option {name}={value}" for name, value in changed.items())
        command = f"tafelrunde play {match.game.name} {named}"
        console.print(f"  {command}", highlight=False, markup=False, soft_wrap=True)
