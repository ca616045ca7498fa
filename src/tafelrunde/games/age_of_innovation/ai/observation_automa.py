"""Observation of the Automa; zeros without one. Its buildings are in the rows of the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.game import View
from ....kernel.observe import Part, among, one_hot, share, shares
from ..catalog import Catalog
from ..pieces.kinds import SCHOLARS_OF_EACH, TOP_LEVEL
from ..pieces.map import SPACES
from ..pieces.prices import MOST_INNOVATIONS


def automa_parts(catalog: Catalog, most_points: int) -> list[Part]:
    cards, factions, boards = len(catalog.automa_cards), len(catalog.automa_factions), len(catalog.boards)

    def read(name: str, size: int, says: str, look: Callable[[dict[str, Any]], list[float]]) -> Part:
        def numbers(view: View) -> list[float]:
            return [0.0] * size if view["automa"] is None else look(view["automa"])

        return Part(f"automa_{name}", (size,), says, numbers)

    def one_of(name: str, size: int, says: str) -> Part:
        return read(name, size, says, lambda it: one_hot(-1 if it[name] is None else it[name], size))

    def count(name: str, most: int, says: str) -> Part:
        return read(name, 1, f"{says}, of {most}", lambda it: [share(it[name], most)])

    def spaces(name: str, says: str) -> Part:
        return read(name, SPACES, says, lambda it: among(it[name], SPACES))

    def pairs(view: View) -> list[float]:
        rows = [0.0] * (boards * len(catalog.factions))
        for pair in view["pairs"]:
            for faction in pair["factions"]:
                rows[pair["board"] * len(catalog.factions) + faction] = 1.0
        return rows

    return [
        Part("pairs", (boards, len(catalog.factions)), "against the Automa: the two factions at each board", pairs),
        read("plays", 1, "a 1 against the Automa", lambda it: [1.0]),
        one_of("level", len(catalog.automa_levels), "its level"),
        one_of("faction", factions, "its faction"),
        one_of("board", boards, "its home terrain"),
        one_of("bonus", len(catalog.bonuses), "its round bonus"),
        read("passed", 1, "a 1 once it has passed", lambda it: [float(it["passed"])]),
        count("vp", most_points, "its points"),
        read("levels", 4, f"its levels by discipline, of {TOP_LEVEL}", lambda it: shares(it["levels"], TOP_LEVEL)),
        count("ship", 4, "its shipping"),
        count("level_points", 5, "the points of its level"),
        count("scholars_in_supply", SCHOLARS_OF_EACH, "its scholars"),
        read("on_board", 5, "the buildings it has left by kind, of 9", lambda it: shares(it["on_board"], 9)),
        read(
            "innovations",
            1,
            f"innovations it has taken, of {MOST_INNOVATIONS}",
            lambda it: [share(len(it["innovations"]), MOST_INNOVATIONS)],
        ),
        count("cards", cards, "cards in its deck"),
        one_of("top", cards, "the top card of its deck"),
        read("discard", cards, "a 1 for each card in its discard pile", lambda it: among(it["discard"], cards)),
        read("support", cards, "its last support card", lambda it: one_hot(last(it["discard"]), cards)),
        spaces("marked", "a 1 where its building is marked"),
        spaces("tools", "a 1 where a tool lies"),
        spaces("blighted", "a 1 where the land is blighted"),
    ]


def last(cards: list[int]) -> int:
    return cards[-1] if cards else -1
