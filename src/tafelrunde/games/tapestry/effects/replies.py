"""Reaction cards: their triggers and effects."""

from __future__ import annotations

from typing import Optional

from ....kernel.effects import Facts, Icons
from ..rules.replies import ATTACKED, DEEDS, ORDINARY, WINDOWS
from ..table.effect import TapestryEffect


class Reply(TapestryEffect):
    key = "reply"

    def __init__(self, window: int, effect: Optional[TapestryEffect] = None, deed: int = ORDINARY) -> None:
        if deed != ORDINARY and window != ATTACKED:
            raise ValueError("only a reply to an attack does anything but what its window does")
        self.window = window
        self.effect = effect
        self.deed = deed

    def parts(self) -> tuple[TapestryEffect, ...]:
        return () if self.effect is None else (self.effect,)

    def facts(self) -> Facts:
        about: Facts = {"window": WINDOWS[self.window], "deed": DEEDS[self.deed], "gives": len(self.parts())}
        return about if self.effect is None else {**about, "effect": self.effect}

    def icons(self) -> Icons:
        deed = f"reply-{WINDOWS[self.window]}" if self.deed == ORDINARY else f"reply-{DEEDS[self.deed]}"
        return [deed] if self.effect is None else [deed, "+", *self.effect.icons()]


class ReplyCard(TapestryEffect):
    """The whole of a reaction card; played, it does what an ordinary card does (TAP-TRAP-13)."""

    key = "reply-card"
    fact_names = ("reply", "played")

    def __init__(self, reply: Reply, played: TapestryEffect) -> None:
        self.reply = reply
        self.played = played

    def icons(self) -> Icons:
        return [*self.reply.icons(), "/", *self.played.icons()]
