"""The implementers of each hook among mats, cards and expansions, for one edition and choice of expansions.

    yield from table.moments.conquered(table, me, hex, was_empty)

calls `conquered` of all mats and cards in force of the player. Most hooks are implemented by nobody at the table and
cost next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from inspect import signature
from typing import Any, Concatenate, ParamSpec, TypeVar

from ..pieces.kinds import BASE
from .component_types import Mat, TapestryDesign
from .dispatch import COMBINED, HookList, caller
from .hooks import ExpansionHooks, Hooks
from .player import TapestryPlayer

P = ParamSpec("P")
R = TypeVar("R")


class Moments(Hooks):
    """The hooks of everything in play. Made by `moments_of`; never changes."""

    def __init__(
        self,
        mats: Sequence[Mat],
        expansions: Sequence[ExpansionHooks],
        lists: dict[str, HookList],
        relay: ExpansionHooks,
    ) -> None:
        self.mats: tuple[Mat, ...] = tuple(mats)  # of the edition in play, by number
        # With expansions a question may come between two dice, so each roll reveals something of its own.
        self.reveals_of_a_roll: int = int(any(each.expansion != BASE for each in expansions))
        self.expansions: ExpansionHooks = relay  # calls all expansions in play
        self._lists: dict[str, HookList] = lists

    def of(self, hook: Callable[Concatenate[Hooks, P], R], me: TapestryPlayer) -> tuple[Callable[P, R], ...]:
        """The implementers of a hook for a player."""
        return self._lists[hook.__name__].of(me)

    def implemented(self, me: TapestryPlayer, hook: Callable[..., Any]) -> bool:
        """Does a mat or card of the player implement the hook?"""
        return len(self._lists[hook.__name__].of(me)) > 0

    def of_mats(self, hook: Callable[Concatenate[Hooks, P], R]) -> dict[int, Callable[P, R]]:
        """The implementers of a hook among all mats in play, owned or not, by civilization."""
        return self._lists[hook.__name__].mats


def moments_of(mats: Sequence[Mat], expansions: Sequence[ExpansionHooks], designs: Sequence[TapestryDesign]) -> Moments:
    bits = [BASE, *(each.expansion for each in expansions)]
    in_play = {number: mat for number, mat in enumerate(mats) if mat.expansion in bits}
    lists = {name: hook_list(name, in_play, designs) for name in hook_names(Hooks)}
    calls = {name: caller(lists[name], *COMBINED[name], has_details(name)) for name in lists if name in COMBINED}
    relays = {name: staticmethod(relay_of(expansions, name)) for name in hook_names(ExpansionHooks)}
    relay: ExpansionHooks = type("ExpansionsInPlay", (ExpansionHooks,), relays)()
    moments: Moments = type("MomentsInPlay", (Moments,), calls)(mats, expansions, lists, relay)
    return moments


def relay_of(expansions: Sequence[ExpansionHooks], name: str) -> Callable[..., Any]:
    combine, nothing = COMBINED[name]
    found = implementers(expansions, name)
    return partial(combine, found) if found else lambda *arguments: nothing


def hook_names(hooks: type) -> list[str]:
    return [name for name, value in vars(hooks).items() if callable(value) and not name.startswith("_")]


def has_details(name: str) -> bool:
    """Does the hook take more than the table and the player?"""
    return len(signature(getattr(Hooks, name)).parameters) > 3


def hook_list(name: str, mats: dict[int, Mat], designs: Sequence[TapestryDesign]) -> HookList:
    hooked = [number for number, mat in mats.items() if overrides(mat, name, Hooks)]
    hooked.sort(key=lambda number: (name not in mats[number].early, number))
    clauses = {number: design.clauses[name] for number, design in enumerate(designs) if name in design.clauses}
    flags = 0
    for clause in clauses.values():
        flags |= 1 << clause.flag
    acts = {number: clause.act for number, clause in clauses.items()}
    return HookList({number: getattr(mats[number], name) for number in hooked}, acts, flags)


def overrides(hooks: object, name: str, base: type) -> bool:
    return getattr(type(hooks), name) is not getattr(base, name)


def implementers(expansions: Sequence[ExpansionHooks], name: str) -> tuple[Callable[..., object], ...]:
    """In the order of the expansions; of those with the same function the first."""
    found: dict[object, Callable[..., object]] = {}
    for each in expansions:
        if overrides(each, name, ExpansionHooks):
            found.setdefault(getattr(type(each), name), getattr(each, name))
    return tuple(found.values())
