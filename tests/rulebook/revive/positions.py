"""Arrangements and assertions that several Revive tests share."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.map import ABYSS
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import ACTION_PROMPT, BUILD, NEXT, SITE, SIZE
from tafelrunde.kernel.game import Component, Result
from tafelrunde.kernel.hexes import members
from tafelrunde.kernel.match import Match


def opening(players: int = 2, seed: int = 1, seat: int = 0, **options: object) -> dict[str, Any]:
    """What a seat sees right after set-up."""
    return Match(REVIVE, players, seed, options).view(seat)


def parts(kind: str) -> list[Component]:
    return [part for part in REVIVE.components if part.kind == kind]


def copies(kind: str) -> int:
    return sum(len(part.numbers) for part in parts(kind))


def alone(terrain: str = "forest", players: int = 2, **options: object) -> ReviveScenario:
    """All explored fields are of one kind, so that nothing but what a test lays down has a say."""
    made = scenario(players, **options)
    for field in members(made.state.open_fields & (1 << 120) - 1):
        made.terrain(field, terrain)
    return made


def holdings(t: ReviveTable, seat: int = 0) -> dict[str, int]:
    """Everything a player can gain, by name."""
    me = t.player(seat)
    return {
        **t.resources(seat),
        "energy": me.energy,
        "vp": me.vp,
        "crates": len(me.crates_closed),
        "modules": sum(module >= 0 for module in me.modules),
        "cards": len(me.cards),
        "progress": me.progress,
        "artifacts": me.artifacts.bit_count(),
    }


def change(t: ReviveTable, before: dict[str, int], seat: int = 0) -> dict[str, int]:
    """What is different now, and nothing else."""
    after = holdings(t, seat)
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


def silent(players: int = 2, **options: object) -> tuple[ReviveScenario, int]:
    """One desert beside the abyss, and nothing that would reward a building on it."""
    made = alone("location", players, **options)
    site = made.field("location", beside=ABYSS)
    return made.terrain(site, "desert"), site


def build(t: ReviveTable, site: int, large: bool = False) -> ReviveTable:
    """Announce a building; the payment may still be open."""
    t.answer(ACTION_PROMPT, BUILD)
    if t.asked is SITE:
        t.answer(SITE, site)
    if t.asked is SIZE:
        t.answer(SIZE, int(large))
    return t


def do_next(t: ReviveTable, effect: str) -> ReviveTable:
    """Carry out an effect, if the order is asked for at all."""
    return t.next(effect) if t.asked is NEXT else t


def result_of(made: ReviveScenario) -> Result:
    return REVIVE.rules.result(made.ended().start().table)
