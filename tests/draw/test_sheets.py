"""Sheets of symbols: read from files, served by content, and cut down to what a picture needs."""

from __future__ import annotations

import gzip
import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest

from tafelrunde.draw import syllables
from tafelrunde.draw.lettering import SERIF, wrap
from tafelrunde.draw.sheets import SHARED, needed, ratio, read_sheet, served
from tafelrunde.games import games
from tafelrunde.kernel.game import Game

MOST = 70_000  # bytes of the sheets of a game, compressed
SHEET = """<svg xmlns="http://www.w3.org/2000/svg">
<style>svg.tafel { --own: red }</style>
<clipPath id="toy-clip"><circle r="4"/></clipPath>
<symbol id="toy-a" viewBox="0 0 12 24"><g clip-path="url(#toy-clip)"><use href="#toy-b"/></g></symbol>
<symbol id="toy-b" viewBox="0 0 24 24"><path d="M0 0"/></symbol>
<symbol id="toy-c" viewBox="0 0 24 24"><path d="M1 1"/></symbol>
</svg>"""
REFERENCE = re.compile(r'(?:href="|url\()#([\w-]+)')
with_sheets = [game for game in games.values() if game.show.art]


@pytest.fixture
def toy(tmp_path: Path) -> dict[str, str]:
    path = tmp_path / "art.svg"
    path.write_text(SHEET)
    return dict(read_sheet(path).definitions)


def test_a_picture_gets_what_it_refers_to_with_what_that_refers_to(toy: dict[str, str]) -> None:
    svg = '<use href="#toy-a"/><use href="#elsewhere"/>'
    found = ET.fromstring(f"<defs>{needed(toy, svg)}</defs>")
    assert [each.get("id") for each in found] == ["toy-clip", "toy-a", "toy-b"]
    assert needed(toy, "<path/>") == ""


def test_equal_sheets_have_equal_marks_and_others_do_not(toy: dict[str, str]) -> None:
    assert served("", toy) == served("", dict(toy))
    assert len({served("", toy).mark, served("a{}", toy).mark, served("", {"toy-b": toy["toy-b"]}).mark}) == 3


def test_a_symbol_knows_its_shape(toy: dict[str, str]) -> None:
    assert (ratio(toy["toy-a"]), ratio(toy["toy-b"])) == (0.5, 1)


@pytest.mark.parametrize("game", with_sheets, ids=lambda game: game.name)
def test_the_sheets_of_a_game_are_whole_and_small(game: Game) -> None:
    texts = [sheet.svg for sheet in game.show.sheets]
    ids = [id for text in texts for id in re.findall(r' id="([^"]+)"', text)]
    assert len(ids) == len(set(ids))
    for text in texts:
        ET.fromstring(text)
        assert set(REFERENCE.findall(text)) <= set(ids)
    assert sum(len(gzip.compress(text.encode())) for text in texts) < MOST


@pytest.mark.parametrize("game", with_sheets, ids=lambda game: game.name)
def test_the_ids_of_a_game_begin_with_its_name(game: Game) -> None:
    own = {id for path in game.show.art for id in read_sheet(path).definitions}
    assert own
    assert not [id for id in own if not id.startswith(f"{game.name}-")]
    assert not own & SHARED.definitions.keys()


@pytest.mark.parametrize("game", with_sheets, ids=lambda game: game.name)
def test_every_colour_of_a_sheet_has_a_value(game: Game) -> None:
    text = game.show.sheets[0].svg
    used = set(re.findall(r"var\((--(?!t-)[\w-]+)\)", "".join(sheet.svg for sheet in game.show.sheets)))
    assert used <= set(re.findall(r"(--[\w-]+):", text))


def test_words_are_divided_after_syllables_only() -> None:
    for word in ("Arbeiterunterkunft", "Genossenschaft", "Philosophers", "Kriegselefanten"):
        parts = syllables.syllables(word)
        assert "".join(parts) == word
        assert len(parts) > 1
        ends = {"".join(parts[: n + 1]) for n in range(len(parts))}
        lines = wrap(word, 70, 14, 9, SERIF)
        heads = ["".join(line.rstrip("-") for line in lines[: n + 1]) for n in range(len(lines))]
        assert set(heads) <= ends


def test_a_text_may_bring_soft_hyphens_and_a_word_without_syllables_is_cut() -> None:
    assert wrap("Zauber\u00adkugel", 50, 14, 2) == ("Zauber-", "kugel")
    assert wrap("Zauber\u00adkugel", 200, 14, 2) == ("Zauberkugel",)
    assert wrap("Xyzzyxyzzyxyzzy", 40, 14, 2)[0].endswith("…")


def test_the_list_of_syllables_is_sorted_and_has_no_late_breaks() -> None:
    lines = Path(syllables.__file__).with_suffix(".txt").read_text(encoding="utf-8").split()
    assert all(one < other for one, other in pairwise(lines))
    assert not [line for line in lines if len(line.rpartition("-")[2]) < 3]
