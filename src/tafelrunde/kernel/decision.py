"""Questions to a seat, and how rules ask them."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final, Optional

NONE: Final = -1  # "none of these", "done": an option of prompts that may be refused


class Prompt:
    """A declared question of a game.

    A code is a number below `size`, or NONE. `of` says what kind of thing a code names and `about` what kind the
    decision's subject is; both are words of the game's vocabulary ("card", "region", "resource", ...), from which come
    the label of an option and the id `<kind>-<number>` of the thing on the picture that a click selects.
    Codes from `extra` up are not of that kind: they are named by a text of their own (`<prompt>-<code>`).
    """

    __slots__ = (
        "about", "base", "extra", "lasting", "name", "of", "seldom", "series", "size", "standing", "together", "usual",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        size: int,
        of: str,
        *,
        about: str = "",
        extra: int = -1,
        together: bool = False,
        usual: int = -2,
        seldom: int = -2,
        lasting: bool = False,
        standing: int = 0,
        series: bool = False,
    ) -> None:
        self.name: str = name
        self.size: int = size
        self.of: str = of
        self.about: str = about
        self.extra: int = extra if extra >= 0 else size
        self.together: bool = together  # asked of all seats at once; a server may take the answers in any order
        self.usual: int = usual  # the answer that is never worse, so a table may give it unasked; -2 if there is none
        self.seldom: int = seldom  # the answer that ends what could go on, which random play seldom gives; or -2
        self.lasting: bool = lasting  # a choice for the whole game: the position right after it tells nothing of it
        self.standing: int = standing  # people may order beforehand: take up to so many, and nothing if it is more
        self.series: bool = series  # asked again for what is left, so a table may offer all of it in the order shown
        self.base: int = 0  # of the action numbers, set when the game is put together

    def action(self, code: int) -> int:
        """The number of this answer among all answers of the game."""
        return self.base + code + 1

    def __repr__(self) -> str:
        return self.name


class Decision:
    """A question to one seat. `about` says what the codes refer to (card, resource, effect tree); it is public."""

    __slots__ = ("about", "options", "prompt", "seat", "secret")

    def __init__(
        self, seat: int, prompt: Prompt, options: list[int], about: int, secret: Optional[Callable[[], list[int]]]
    ) -> None:
        self.seat: int = seat
        self.prompt: Prompt = prompt
        self.options: list[int] = options
        self.about: int = about
        self.secret: Optional[Callable[[], list[int]]] = secret

    def __repr__(self) -> str:
        return f"seat {self.seat}: {self.prompt.name} {self.options}"


def ordered_answer(decision: Decision, most: int) -> Optional[int]:
    """The answer of somebody who said beforehand to take up to `most`, and nothing if only more is offered."""
    within = [code for code in decision.options if NONE <= code <= most]
    return max(within) if within else None


def usual_answer(decision: Optional[Decision]) -> Optional[int]:
    """The answer that is never worse, if the question has one."""
    if decision is None:
        return None
    usual = decision.prompt.usual
    return usual if usual >= NONE and usual in decision.options else None


def next_in_order(decision: Decision) -> Optional[int]:
    """Of a series the first thing that is left; None if the question is no series."""
    things = (code for code in decision.options if 0 <= code < decision.prompt.extra)
    return next(things, None) if decision.prompt.series else None


class Player:
    """Somebody who can be asked. Games add what lies in front of them."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat


Rules = Generator[Decision, int, None]


def ask(who: Player, prompt: Prompt, options: list[int], about: int = 0) -> Decision:
    """Options follow from what everybody sees. A single one is taken by the match."""
    return Decision(who.seat, prompt, options, about, None)


def ask_secret(who: Player, prompt: Prompt, options: Callable[[], list[int]], about: int = 0) -> Decision:
    """Options follow from what only this seat sees. Always asked, even with one option, or its absence would tell."""
    return Decision(who.seat, prompt, options(), about, options)


def pay_mix(who: Player, prompt: Prompt, have: list[int], n: int) -> Generator[Decision, int, list[int]]:
    """n units in any mix: kind by kind, how many? The bounds leave the rest payable: no dead end, no permutations."""
    paid: list[int] = []
    later = sum(have)
    for kind in range(len(have)):
        later -= have[kind]
        least, most = max(0, n - later), min(n, have[kind])
        count = yield ask(who, prompt, list(range(least, most + 1)), kind)
        paid.append(count)
        n -= count
    return paid
