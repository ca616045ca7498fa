"""Drawings are kept by what was read to draw them: exactly as long as none of it has changed."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from tafelrunde.games import games
from tafelrunde.games.drawing_cache import DrawingCache, Variant, size_of
from tafelrunde.games.painter import Painter
from tafelrunde.games.render_cache import cached, forget
from tafelrunde.kernel.board import Picture
from tafelrunde.kernel.match import Match

MATCH = Match(games["deus"], 2, 7)


@pytest.fixture(autouse=True)
def _nothing_kept() -> None:
    forget()


class Drawn:
    """What one piece of a picture shows, and how often it was drawn."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, painter: Painter) -> str:
        self.times += 1
        me = painter.view["seats"][0]
        asked = painter.options if painter.is_asked("MADE_UP") else []
        return f"{painter.view['round']} {me['vp']} {'card-3' in painter.lit} {asked}"


def drawn(draw: Drawn, lit: tuple[str, ...] = (), asked: str = "", **changed: Any) -> str:
    view = MATCH.view(0)
    view["seats"][0] |= {name: changed.pop(name) for name in ("vp", "gold") if name in changed}
    painter = Painter(games["deus"], {**view, "pending": None, **changed}, "en")
    painter.lit.ids.update(lit)
    painter._asked, painter._options = asked, [4, 5]
    painter.note_reads()
    return cached(painter, "piece", lambda: draw(painter))


def test_what_is_not_read_changes_nothing() -> None:
    draw = Drawn()
    before = drawn(draw)
    assert drawn(draw, gold=77, lit=("card-9",), asked="OTHER", deck=3) == before
    assert draw.times == 1


@pytest.mark.parametrize("changed", [{"round": 9}, {"vp": 33}, {"lit": ("card-3",)}, {"asked": "MADE_UP"}])
def test_what_is_read_is_drawn_anew(changed: dict[str, Any]) -> None:
    draw = Drawn()
    before = drawn(draw)
    assert drawn(draw, **changed) != before
    assert drawn(draw) == before
    assert draw.times == 2


def test_a_piece_within_another_is_read_by_both() -> None:
    inner, changed = Drawn(), MATCH.view(0)
    changed["seats"][0]["vp"] = 33

    def outer(view: dict[str, Any]) -> str:
        painter = Painter(games["deus"], {**view, "pending": None}, "en")
        painter.note_reads()
        return cached(painter, "outer", lambda: cached(painter, "inner", lambda: inner(painter)))

    before = outer(MATCH.view(0))
    assert outer(MATCH.view(0)) == before
    assert outer(changed) == outer(changed) != before
    assert inner.times == 2


def test_the_cache_has_room_for_so_many_bytes() -> None:
    cache: DrawingCache[int] = DrawingCache(room=100_000, variants=2)
    for key in range(1_000):
        cache.put(key, variant("x" * 4_000))
        cache.find(0, set())
    assert cache.taken <= 100_000
    assert 15 <= len(cache) <= 25
    assert cache.find(0, set()), "it was used all the time"
    assert cache.find(999, set())
    assert cache.find(500, set()) is None
    for key in range(1_000, 1_010):
        cache.put(0, variant("y"))
        cache.put(key, variant("x" * 8_000))
    assert cache.find(0, set()), "what is put there again was used, too"


def test_variants_of_a_drawing_differ_in_what_is_lit() -> None:
    cache: DrawingCache[str] = DrawingCache(room=100_000, variants=2)
    for lit in ("a", "b", "c"):
        cache.put("piece", variant(lit, lit=lit))
    found = [cache.find("piece", {lit, "other"}) for lit in ("a", "b", "c")]
    assert [one and one.drawn for one in found] == [None, "b", "c"]
    assert cache.taken == sum(size_of(one) for one in found if one)


def test_pictures_count_by_their_letters() -> None:
    picture = Picture("map", "Map", 100, 50, "mark", "x" * 5_000)
    assert size_of(variant(picture)) > 5_000


def test_a_text_that_grows_when_it_is_encoded_leaves_as_much_room_as_it_took() -> None:
    cache: DrawingCache[int] = DrawingCache(room=100_000, variants=1)
    for key in range(1_000):
        text = "ä" * 4_000 + str(key)
        cache.put(key, variant(text))
        TypeAdapter(str).dump_json(text)  # the text keeps its UTF-8
    assert 5 <= len(cache) <= 25
    cache.clear()
    assert cache.taken == 0


def test_the_ids_that_a_drawing_tested_take_room() -> None:
    many = frozenset(f"hex-{n}" for n in range(300))
    assert size_of(Variant(many, frozenset(), "")) > 300 * 70


def variant(drawn: Any, lit: str = "") -> Variant:
    asked = frozenset("abc") if lit else frozenset()
    return Variant(asked, frozenset(lit), drawn)
