"""Prompts, decisions, and the functions with which rules ask a seat."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, Optional

from .field_info import FieldInfo

NONE: Final = -1  # "none of these", "done": an option of prompts that a seat may decline


class Prompt:
    """A question that a game declares.

    A code is a number below `size`, or NONE. `of` is the kind of thing that a code names and `about` the kind of the
    decision's subject; both are words of the game's vocabulary ("card", "region", "resource", ...). They give the label
    of an option and the id `<kind>-<number>` of the thing on the picture that a click selects. Codes from `extra` up
    have texts of their own (`<prompt>-<code>`).
    """

    __slots__ = (
        "about", "base", "default", "ends_turn", "extra", "name", "of", "repeats", "simultaneous", "size",
        "standing_limit", "strategic",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        size: int,
        of: str,
        *,
        about: str = "",
        extra: int = -1,
        simultaneous: bool = False,
        default: int = -2,
        ends_turn: int = -2,
        strategic: bool = False,
        standing_limit: int = 0,
        repeats: bool = False,
    ) -> None:
        self.name: str = name
        self.size: int = size
        self.of: str = of
        self.about: str = about
        self.extra: int = extra if extra >= 0 else size
        self.simultaneous: bool = simultaneous  # asked of all seats at once; a server may take answers in any order
        self.default: int = default  # the answer that is never worse, which a table may give by itself; -2 if none
        self.ends_turn: int = ends_turn  # the answer that ends a turn early, which random play seldom gives; -2 if none
        self.strategic: bool = strategic  # a choice for the whole game: evaluating the position right after is useless
        self.standing_limit: int = standing_limit  # people may decide beforehand: take up to n (at most this), or none
        self.repeats: bool = repeats  # asked again for what is left, so a table may offer all of it in the order shown
        self.base: int = 0  # offset of its action numbers, set when the game is put together

    def action(self, code: int) -> int:
        """The action number of an answer: unique among all answers of the game."""
        return self.base + code + 1

    def __repr__(self) -> str:
        return self.name


class Decision:
    """A question to one seat. `about` is what the codes refer to (card, resource, effect tree); it is public."""

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
    """The answer of a seat with a standing order to take up to `most`; declines if only more is offered."""
    within = [code for code in decision.options if NONE <= code <= most]
    return max(within) if within else None


def default_answer(decision: Optional[Decision]) -> Optional[int]:
    """The answer that is never worse, if the prompt has one and it is offered."""
    if decision is None:
        return None
    default = decision.prompt.default
    return default if default >= NONE and default in decision.options else None


def next_in_order(decision: Decision) -> Optional[int]:
    """The first remaining thing of a prompt that repeats; None for other prompts."""
    things = (code for code in decision.options if 0 <= code < decision.prompt.extra)
    return next(things, None) if decision.prompt.repeats else None


# The things that a seat cannot locate, one list for each kind. `imagine` sorts and shuffles them.
Pools = dict[str, list[int]]


class Player:
    """A seat that rules can ask. Games declare its fields (fields.py)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    @staticmethod
    def declared() -> tuple[FieldInfo, ...]:
        """The declared fields. Generated."""
        return ()

    def collect_hidden(self, pools: Pools, table: Any) -> None:
        """Add what others do not see, zone by zone. Generated where there are such fields."""

    def deal_hidden(self, pools: Pools, table: Any) -> None:
        """Fill the same zones from the front of the pools, in the same order."""


Rules = Generator[Decision, int, None]


def ask(who: Player, prompt: Prompt, options: list[int], about: int = 0) -> Decision:
    """Ask with options that follow from public knowledge. The match takes a single option itself."""
    return Decision(who.seat, prompt, options, about, None)


def ask_secret(who: Player, prompt: Prompt, options: Callable[[], list[int]], about: int = 0) -> Decision:
    """Ask with options that only this seat can know. Asked even with one option, since skipping it would reveal it."""
    return Decision(who.seat, prompt, options(), about, options)


def pay_mix(who: Player, prompt: Prompt, have: list[int], n: int) -> Generator[Decision, int, list[int]]:
    """Pay n units in any mix, asking kind by kind. Bounds keep the rest payable: no dead ends, no permutations."""
    paid: list[int] = []
    later = sum(have)
    for kind in range(len(have)):
        later -= have[kind]
        least, most = max(0, n - later), min(n, have[kind])
        count = yield ask(who, prompt, list(range(least, most + 1)), kind)
        paid.append(count)
        n -= count
    return paid
