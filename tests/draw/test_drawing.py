"""SVG building blocks: well-formed, escaped, short; text that fits; icons and rows that know what they draw."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from tafelrunde.draw import cards, hexes, palette, sheets
from tafelrunde.draw.icons import SHARED, IconSet, icon
from tafelrunde.draw.lettering import fit, width, wrap
from tafelrunde.draw.pens import HEX, coin, shape, silhouette
from tafelrunde.draw.rows import SIGNS, icons_in, known, row, row_width
from tafelrunde.draw.svg import escape, num, part, picture, text, thing

HOSTILE = '<script>alert("1")</script> & \' \x00\x1b'
SVG = "{http://www.w3.org/2000/svg}"

ICONS = IconSet(
    {"gold": coin(12, 12, 9), "wood": shape("M2 2H22V22H2Z", "wood"), "civil": silhouette("M12 2L22 22H2Z"),
     "region": shape(HEX, "ground")}
)  # fmt: skip
FORUM = cards.Face("Forum", "brown", "civil", ("wood", 2, "gold"), (1, "vp", "per", 2, "region"), "Gain 1 VP.")
LONG = FORUM._replace(name="Philosophers' Conservatory", sentence="Gain one point for every region you hold. " * 8)


def parsed(drawing: str) -> ET.Element:
    return ET.fromstring(picture(100, 100, "test", drawing, style=palette.style()))


# ------------------------------------------------------------------------------------------------ svg


@pytest.mark.parametrize(("value", "short"), [(3, "3"), (2.5, "2.5"), (1 / 3, "0.33"), (-0.001, "0"), (120.0, "120")])
def test_numbers_are_short(value: float, short: str) -> None:
    assert num(value) == short


@pytest.mark.parametrize(
    "drawing",
    [
        text(0, 0, HOSTILE),
        thing("card-1", HOSTILE, lit=True),
        part("map", HOSTILE, 0, 0, 1, 1),
        icon(ICONS, "gold", 0, 0, 10, HOSTILE),
        cards.card(ICONS, FORUM._replace(name=HOSTILE, sentence=HOSTILE), 400, 200),
        cards.strip(ICONS, FORUM._replace(name=HOSTILE), 400, 20),
    ],
)
def test_a_hostile_name_stays_text(drawing: str) -> None:
    tree = parsed(drawing)
    assert not [e for e in tree.iter() if e.tag.endswith("script")]
    said = " ".join([*tree.itertext(), *(value for e in tree.iter() for value in e.attrib.values())])
    assert "<script>" in said


def test_a_letter_of_a_hex_stays_text_and_is_left_out_where_it_finds_no_room() -> None:
    assert "".join(parsed(hexes.terrain("forest", 60, "<b")).itertext()).endswith("<b")
    assert "<text" not in hexes.terrain("forest", 30, HOSTILE)


def test_a_hostile_name_of_a_picture_stays_text() -> None:
    tree = ET.fromstring(picture(10, 10, HOSTILE))
    assert tree.get("aria-label") == HOSTILE.replace("\x00", " ").replace("\x1b", " ")


def test_a_thing_has_an_id_a_name_and_a_tooltip() -> None:
    quiet = parsed(thing("region-3", "Forest")).find(f"{SVG}g")
    assert quiet is not None
    assert (quiet.get("id"), quiet.get("role"), quiet.get("aria-label")) == ("region-3", "img", "Forest")
    assert quiet.findtext(f"{SVG}title") == "Forest"
    assert quiet.get("tabindex") is None


def test_a_lit_thing_is_a_button_for_mouse_and_keyboard() -> None:
    lit = parsed(thing("region-3", "Forest", class_="hex", lit=True)).find(f"{SVG}g")
    assert lit is not None
    assert (lit.get("role"), lit.get("tabindex"), lit.get("class")) == ("button", "0", "hex open")


# ------------------------------------------------------------------------------------------------ colours


def test_every_colour_has_a_light_and_a_dark_value_that_a_page_may_replace() -> None:
    style = palette.style()
    by_day, by_lamp = style.split("@media (prefers-color-scheme:dark){")
    for name, (light, dark) in palette.COLOURS.items():
        assert f"--t-{name}:var(--{name},{light});" in by_day
        assert f"--t-{name}:var(--{name},{dark});" in by_lamp


def test_the_style_uses_no_colour_that_is_not_in_the_palette() -> None:
    drawn = [*SHARED.values(), *hexes.woven(hexes.PATTERNS).values(), sheets.SHARED.style]
    used = set(re.findall(r"var\(--t-([a-z0-9-]+)\)", palette.style() + "".join(drawn)))
    assert used <= set(palette.COLOURS)


def test_an_unknown_colour_is_refused() -> None:
    with pytest.raises(AssertionError, match="no colour mauve"):
        palette.paint("mauve")


def test_players_differ_in_shape_as_well_as_in_colour() -> None:
    assert len({seat.shape for seat in palette.SEATS}) == len({seat.sign for seat in palette.SEATS}) == 5
    assert palette.COLOURS["player-0"][0] == "#0072b2"


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("words", ["ink", "soft"])
def test_words_stand_out_from_panel_and_paper(words: str, dark: bool) -> None:
    for ground in ("panel", "paper", "well"):
        assert contrast(palette.COLOURS[words][dark], palette.COLOURS[ground][dark]) >= 4.5


def contrast(a: str, b: str) -> float:
    """WCAG contrast ratio of two colours."""
    lighter, darker = sorted((luminance(a), luminance(b)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


# ------------------------------------------------------------------------------------------------ icons and rows


@pytest.mark.parametrize("name", ICONS.drawings)
def test_every_icon_is_well_formed_and_used_by_its_id(name: str) -> None:
    tree = parsed(ICONS[name].symbol + icon(ICONS, name, 1, 2, 16))
    symbol, use = tree.find(f"{SVG}symbol"), tree.find(f"{SVG}use")
    assert symbol is not None
    assert use is not None
    assert use.get("href") == f"#{symbol.get('id')}"
    assert len(symbol) > 0


def test_the_drawing_of_a_game_comes_before_the_shared_one() -> None:
    assert coin(12, 12, 9) in IconSet({"vp": coin(12, 12, 9)})["vp"].symbol


def test_only_silhouettes_take_the_colour_of_their_place() -> None:
    assert {name for name in ICONS.drawings if ICONS[name].tinted} == {"civil", "temple", "workshop", "per", "arrow"}
    assert icon(ICONS, "civil", 0, 0, 10, colour="red").endswith('fill="var(--t-red)"/>')
    assert "fill" not in icon(ICONS, "gold", 0, 0, 10, colour="red")


def test_icons_of_a_sheet_are_as_wide_as_they_are_drawn() -> None:
    for name in ("per", "arrow", "vp"):
        assert row_width([name], 24) == pytest.approx(24 * ICONS.ratio(name))


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(AssertionError, match="no icon unicorn"):
        icon(ICONS, "unicorn", 0, 0, 10)


def test_a_row_knows_numbers_icons_and_signs() -> None:
    assert all(known(ICONS, token) for token in (3, "gold", "per", *SIGNS))
    assert not known(ICONS, "unicorn")


def test_a_row_is_as_wide_as_it_says_and_shrinks_to_its_room() -> None:
    tokens = ["×", 3, 1, "gold", ":", "any-resource", "→", 2, "vp"]
    drawn, taken = row(ICONS, tokens, 0, 0, 16)
    assert taken == pytest.approx(row_width(tokens, 16))
    right = max(float(use.get("x", "0")) + float(use.get("width", "0")) for use in parsed(drawn).iter(f"{SVG}use"))
    assert right == pytest.approx(taken, abs=0.02)
    assert row(ICONS, tokens, 0, 0, 16, room=60)[1] == pytest.approx(60)
    assert icons_in(tuple(tokens)) == {"gold", "any-resource", "arrow", "vp"}


def test_two_numbers_in_a_row_do_not_read_as_one() -> None:
    assert row_width([3, 1], 10) > row_width([3], 10) + row_width([1], 10) + 4


# ------------------------------------------------------------------------------------------------ lettering and cards


def test_words_that_fit_are_left_alone_and_others_are_cut() -> None:
    assert fit("Forum", 200, 10) == "Forum"
    cut = fit("Philosophers' House", 60, 10)
    assert cut.endswith("…")
    assert width(cut, 10) <= 60


@pytest.mark.parametrize("room", [40, 90, 200])
def test_wrapped_lines_fit_and_say_everything_if_there_are_enough_of_them(room: int) -> None:
    words = "Gain 4 gold for each barbarian village beside one of your armies"
    lines = wrap(words, room, 10, 20)
    assert all(width(line, 10) <= room for line in lines)
    assert "".join(lines).replace("-", "").replace(" ", "") == words.replace(" ", "")
    assert len(wrap(words, room, 10, 2)) <= 2


def test_a_long_word_is_divided_after_a_hyphen_of_its_own() -> None:
    assert wrap("Virtual-Reality-Holozentrum", 90, 10, 2) == ("Virtual-Reality-", "Holozentrum")
    assert wrap("Kräuterkunde", 40, 10, 3)[0].endswith("-")
    assert "- " not in " ".join(wrap("Virtual-Reality-Holozentrum", 45, 10, 2))[9:]


@pytest.mark.parametrize("face", [FORUM, LONG])
@pytest.mark.parametrize("w", [158, 91])
def test_the_text_of_a_card_stays_inside_it(face: cards.Face, w: int) -> None:
    h = cards.card_height(ICONS, face, w)
    for line in parsed(cards.card(ICONS, face, w, h)).iter(f"{SVG}text"):
        bold = "b" in (line.get("class") or "").split()
        size_of = float(line.get("font-size", "0"))
        assert float(line.get("x", "0")) + width(line.text or "", size_of, bold) <= w
        assert float(line.get("y", "0")) + size_of * 0.25 <= h


@pytest.mark.parametrize(("w", "h"), [(157, 21), (157, 14), (58, 24), (58, 14), (120, 38)])
def test_a_strip_stays_inside_its_frame(w: int, h: int) -> None:
    for e in parsed(cards.strip(ICONS, LONG, w, h)).iter():
        if e.tag == f"{SVG}use":
            assert float(e.get("x", "0")) + float(e.get("width", "0")) <= w
        if e.tag == f"{SVG}text":
            assert float(e.get("x", "0")) + width(e.text or "", float(e.get("font-size", "0"))) <= w


def test_a_card_is_as_high_as_its_sentence_needs() -> None:
    sentence = "Move one of your armies up to 2 regions; then steal 1 VP from an opponent with a building next to it."
    face = FORUM._replace(sentence=sentence)
    assert cards.card_height(ICONS, face, 100) > cards.card_height(ICONS, face, 158)
    assert "…" not in "".join(parsed(cards.card(ICONS, face, 100, 300)).itertext())


def test_a_card_face_down_shows_nothing_but_its_column() -> None:
    tree = parsed(cards.back(60, 20, "yellow"))
    assert "".join(tree.itertext()).replace(palette.style(), "") == "test"


# ------------------------------------------------------------------------------------------------ hexes


@pytest.mark.parametrize("name", hexes.PATTERNS)
def test_a_terrain_is_tint_pattern_and_letter(name: str) -> None:
    tree = parsed("".join(hexes.woven(hexes.PATTERNS).values()) + hexes.terrain(name, 30, "F", "A"))
    tint, grain = tree.findall(f"{SVG}polygon")
    assert tint.get("fill") == f"var(--t-{name})"
    assert grain.get("fill") == f"url(#p-{name})"
    assert [p.get("id") for p in tree.iter(f"{SVG}pattern")].count(f"p-{name}") == 1
    assert "".join(tree.find(f"{SVG}text").itertext()) == "FA"  # type: ignore[union-attr]


def test_a_map_fills_its_room_without_hexes_touching() -> None:
    line = tuple((q, 0) for q in range(9))
    for w, h in ((600, 200), (200, 600)):
        map = hexes.spread(line, w, h, 100)
        assert all(0 <= x <= w and 0 <= y <= h for x, y in map.centres)
        gaps = [
            ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5
            for i, (ax, ay) in enumerate(map.centres)
            for bx, by in map.centres[:i]
        ]
        assert min(gaps) == pytest.approx(map.size * 3**0.5)


def test_a_long_map_is_turned_upright_where_that_makes_it_larger() -> None:
    line = tuple((q, 0) for q in range(9))
    assert hexes.spread(line, 200, 600, 100).size > 200 / 9 / 3**0.5 * 1.5


def test_joints_run_between_tiles_only() -> None:
    map = hexes.spread(((0, 0), (1, 0), (2, 0)), 300, 100, 30)
    assert hexes.joints(map, (0, 0, 1)).count("M") == 1
    assert hexes.joints(map, (0, 0, 0)) == ""


@pytest.mark.parametrize("n", range(1, 7))
def test_pieces_stand_apart_inside_their_hex(n: int) -> None:
    places = hexes.slots(n, 40)
    assert len(set(places)) == n
    assert all((x * x + y * y) ** 0.5 < 40 * 0.87 for x, y in places)


def test_escape_leaves_plain_text_alone() -> None:
    assert escape("Märkte → 3 ★") == "Märkte → 3 ★"
