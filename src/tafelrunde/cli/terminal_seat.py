"""The seat of a player at a terminal: prints the board, asks questions, and runs commands such as undo and save."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Optional

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from ..bots import Bot
from ..bots.advice import advise
from ..kernel.decision import NONE, Decision
from ..kernel.match import Match
from ..kernel.rng import seeded
from ..words import labels, words_of
from .component_text import component_name, description, find_components
from .messages import messages
from .printing import print_advice, print_events, print_result

MANY: Final = 12  # from this number on, options are listed in columns
MOST_EXPLAINED: Final = 6


class Quit(Exception):
    """The player quits the game."""


class TerminalSeat:
    def __init__(
        self, match: Match, seat: int, bots: Sequence[Optional[Bot]], lang: str, console: Console, ask_everything: bool
    ) -> None:
        """`bots` by seat; the entry of the player's own seat is None."""
        self.match = match
        self.seat = seat
        self.bots = bots
        self.console = console
        self.ask_everything = ask_everything
        self.words = words_of(match.game, lang)
        self.say = messages(lang)
        self.dice = seeded(match.seed if isinstance(match.seed, int) else 0)
        self.asked: list[int] = []  # plies at which the player was asked
        self.events_shown = 0
        self.board_stale = True

    # -------------------------------------------------------------------------------------------- the game

    def play(self) -> None:
        """Play to the end of the game, or until the player quits."""
        try:
            while self.match.decision is not None:
                self._answer(self.match.decision)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._say("left", choices=len(self.match.codes))
        except Quit:
            self._say("left", choices=len(self.match.codes))
        else:
            self._print_news()
            self._show_board()
            print_result(self.console, self.words, self.match)

    def _answer(self, decision: Decision) -> None:
        default = decision.prompt.default
        if decision.seat != self.seat:
            bot = self.bots[decision.seat]
            assert bot is not None
            self.match.choose(bot.choose(self.match, self.dice))
            self.board_stale = True
        elif not self.ask_everything and default >= NONE and default in decision.options:
            self.match.choose(default)
        else:
            self._ask(decision)

    def _ask(self, decision: Decision) -> None:
        """Read an answer, and run commands entered before it."""
        self._print_news()
        if self.board_stale:
            self._show_board()
        self._show_question(decision)
        while True:
            line = self.console.input("[bold]>[/bold] ").strip()
            if line.isascii() and line.isdigit() and 1 <= int(line[:9]) <= len(decision.options):
                self.asked.append(len(self.match.codes))
                self.match.choose(decision.options[int(line) - 1])
                return
            if self._run_command(line, decision):
                return

    def _run_command(self, line: str, decision: Decision) -> bool:
        """Run a command; returns whether the question must be asked again."""
        command, _, rest = line.partition(" ")
        if line.startswith("?"):
            self._explain(line[1:].strip(), decision)
        elif command == "u":
            return self._undo()
        elif command == "h":
            self.console.print(escape(labels.hint(self.words, self.match.game, decision)), highlight=False)
            print_advice(self.console, self.words, self.match, advise(self.match, seeded(len(self.match.codes))))
            self._say("commands")
        elif command == "b":
            self._show_board()
            self._show_question(decision)
        elif command == "s":
            self._save(rest.strip() or f"{self.match.game.name}-{self.match.seed}.json")
        elif command == "q":
            self._leave()
        else:
            self._say("unknown-answer", most=len(decision.options))
        return False

    def _undo(self) -> bool:
        """Undo back to the last question that the player was asked, automatic answers included."""
        match = self.match
        earlier = [ply for ply in self.asked if match.horizon <= ply < len(match.codes)]
        if not earlier:
            self._say("cannot-undo")
            return False
        while len(match.codes) > earlier[-1]:
            match.undo()
        self.asked = [ply for ply in self.asked if ply < earlier[-1]]
        self.events_shown = min(self.events_shown, len(match.events()))
        self.board_stale = True
        self._say("undone")
        return True

    def _save(self, file: str) -> None:
        try:
            self.match.record().save(file)
        except (OSError, ValueError) as wrong:
            self._say("not-saved", file=file, why=getattr(wrong, "strerror", None) or str(wrong))
        else:
            self._say("saved", file=file)

    def _leave(self) -> None:
        file = self.console.input(escape(self.say.text("save-before-leaving")) + " ").strip()
        if file:
            self._save(file)
        raise Quit

    # -------------------------------------------------------------------------------------------- what is shown

    def _print_news(self) -> None:
        events = self.match.events()
        print_events(self.console, self.words, self.match, events[self.events_shown :], self.seat)
        self.events_shown = len(events)

    def _show_board(self) -> None:
        view = self.match.view(self.seat)
        board = self.match.game.show.text_board(view, self.words.lang, self.console.width)
        self.console.print(board, highlight=False)
        self.board_stale = False

    def _show_question(self, decision: Decision) -> None:
        game, view = self.match.game, self.match.view(self.seat)
        self.console.print()
        self.console.print(f"[bold]{escape(labels.question(self.words, game, view, decision))}[/bold]", highlight=False)
        width = len(str(len(decision.options)))
        lines = [
            f"[bold cyan]{i:>{width}}[/bold cyan] {escape(labels.option_label(self.words, game, view, decision, code))}"
            for i, code in enumerate(decision.options, 1)
        ]
        if len(lines) < MANY:
            for line in lines:
                self.console.print(line, highlight=False)
        else:
            self.console.print(Columns(lines, padding=(0, 3), column_first=True), highlight=False)

    def _explain(self, word: str, decision: Decision) -> None:
        """Print the components that match a word; without a word, those that the options name."""
        game = self.match.game
        if word:
            components = find_components(self.words, game, word)
        else:
            shown = {(decision.prompt.of, code) for code in decision.options if 0 <= code < decision.prompt.extra}
            shown.add((decision.prompt.about, decision.about))
            components = [c for c in game.components if any((c.kind, number) in shown for number in c.numbers)]
        if word and len(components) > MOST_EXPLAINED:
            names = ", ".join(component_name(self.words, game, component) for component in components)
            self._say("found-many", names=names)
            return
        for component in components:
            self.console.print(description(self.words, game, component), highlight=False)
        if not components:
            self._say("found-nothing", word=word) if word else self._say("nothing-to-explain")

    def _say(self, id: str, **facts: int | str) -> None:
        self.console.print(escape(self.say.text(id, **facts)), highlight=False, style="yellow")
