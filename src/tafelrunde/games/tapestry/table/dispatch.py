"""Calls a hook on everything that implements it, and combines the answers as the hook's decorator says.

A hook without a decorator has no common way to combine answers: the rules take its implementers (`Moments.of`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, Optional, TypeVar

from ....kernel.decision import Decision, Rules
from .player import TapestryPlayer

# Rules that answer yes or no; None is no. Yes mostly means that the rest is left out.
AsksBool = Generator[Decision, int, Optional[bool]]
AsksInt = Generator[Decision, int, int]
Implementer = Callable[..., Any]  # the method of a mat or expansion, or what a clause of a card does
Combine = Callable[..., Any]  # takes the implementers, then the arguments of the hook
F = TypeVar("F", bound=Callable[..., Any])

MOST_REMEMBERED: Final = 2000  # combinations of civilizations, and of cards


# ------------------------------------------------------------------------------------------------ combining answers


def run_all(found: Sequence[Implementer], *arguments: Any) -> Rules:
    for act in found:
        yield from act(*arguments)


def call_all(found: Sequence[Implementer], *arguments: Any) -> None:
    for act in found:
        act(*arguments)


def ask_all(found: Sequence[Implementer], *arguments: Any) -> AsksBool:
    for act in found:
        if (yield from act(*arguments)):
            return True
    return False


def any_of(found: Sequence[Implementer], *arguments: Any) -> bool:
    return any(act(*arguments) for act in found)


def sum_of(found: Sequence[Implementer], *arguments: Any) -> int:
    return sum([act(*arguments) for act in found])


def list_of(found: Sequence[Implementer], *arguments: Any) -> list[Any]:
    return [each for act in found for each in act(*arguments)]


# By the name of the hook: how answers are combined, and the answer if nothing implements it. `yield from ()` asks
# nothing and answers None, which counts as no.
COMBINED: Final[dict[str, tuple[Combine, object]]] = {}


def every(hook: F) -> F:
    """All implementers run, one after the other."""
    COMBINED[hook.__name__] = run_all, ()
    return hook


def at_once(hook: F) -> F:
    """All implementers act, and none of them asks anything."""
    COMBINED[hook.__name__] = call_all, None
    return hook


def first_yes(hook: F) -> F:
    """Implementers run until one answers yes."""
    COMBINED[hook.__name__] = ask_all, ()
    return hook


def any_yes(hook: F) -> F:
    """True if one implementer says so."""
    COMBINED[hook.__name__] = any_of, False
    return hook


def total(hook: F) -> F:
    """The sum of the answers."""
    COMBINED[hook.__name__] = sum_of, 0
    return hook


def joined(hook: F) -> F:
    """The answers as one sequence."""
    COMBINED[hook.__name__] = list_of, ()
    return hook


# ------------------------------------------------------------------------------------------------ implementers


class HookList:
    """The implementers of one hook: methods of mats by civilization, clauses of cards by design.

    `flags` are the bits of `TapestryPlayer.rule_flags` that stand for this hook. They are mostly clear, so that nothing
    is looked up."""

    __slots__ = ("_of_cards", "cards", "flags", "mats", "of_mats")

    def __init__(self, mats: dict[int, Implementer], cards: Mapping[int, Implementer], flags: int) -> None:
        self.mats: dict[int, Implementer] = mats  # in the order in which they act
        self.cards: Mapping[int, Implementer] = cards
        self.flags: int = flags
        self.of_mats: dict[tuple[int, ...], tuple[Implementer, ...]] = {}  # caches, by civilizations and by cards
        self._of_cards: dict[tuple[int, ...], tuple[Implementer, ...]] = {}

    def of(self, me: TapestryPlayer) -> tuple[Implementer, ...]:
        """The player's cards in force, in the order in which they came into force, then the player's mats."""
        if me.rule_flags & self.flags:
            cards = self._of_cards.get(me.active)
            if cards is None:
                cards = remember(self._of_cards, me.active, [self.cards[n] for n in me.active if n in self.cards])
            return cards + self._mats_of(me) if self.mats else cards
        return self._mats_of(me) if self.mats else ()

    def _mats_of(self, me: TapestryPlayer) -> tuple[Implementer, ...]:
        mats = self.of_mats.get(me.civs)
        if mats is None:
            mats = remember(self.of_mats, me.civs, [act for civ, act in self.mats.items() if civ in me.civs])
        return mats


def caller(found: HookList, combine: Combine, nothing: object, has_details: bool) -> Implementer:
    """The method that calls a hook. Rules call hooks all the time, and mostly nothing implements them: each case has
    the shortest test, and functions of a fixed number of arguments are called faster."""
    flags, of_mats = found.flags, found.of_mats

    def nobody(moments: Any, table: Any, me: TapestryPlayer) -> Any:
        return nothing

    def nobody_detailed(moments: Any, table: Any, me: TapestryPlayer, *details: Any) -> Any:
        return nothing

    def cards(moments: Any, table: Any, me: TapestryPlayer) -> Any:
        return combine(found.of(me), table, me) if me.rule_flags & flags else nothing

    def cards_detailed(moments: Any, table: Any, me: TapestryPlayer, *details: Any) -> Any:
        return combine(found.of(me), table, me, *details) if me.rule_flags & flags else nothing

    def mats_and_cards(moments: Any, table: Any, me: TapestryPlayer, *details: Any) -> Any:
        acts = None if me.rule_flags & flags else of_mats.get(me.civs)
        if acts is None:
            acts = found.of(me)
        return combine(acts, table, me, *details) if acts else nothing

    if found.mats:
        return mats_and_cards
    if flags:
        return cards_detailed if has_details else cards
    return nobody_detailed if has_details else nobody


def remember(
    cache: dict[tuple[int, ...], tuple[Implementer, ...]], key: tuple[int, ...], found: list[Implementer]
) -> tuple[Implementer, ...]:
    if len(cache) > MOST_REMEMBERED:
        cache.clear()
    cache[key] = tuple(found)
    return cache[key]
