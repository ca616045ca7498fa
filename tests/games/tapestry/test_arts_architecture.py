"""Arts & Architecture obeys the laws of the house, is told in words, and lies on the picture."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.tapestry.expansions.arts_architecture.plots import place
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import ARTS_ARCHITECTURE, LANDMARK_PIECE
from tafelrunde.games.tapestry.pieces.landmarks import GALLERY, RUBBER_WORKS
from tafelrunde.games.tapestry.show.board.arts import PLOT, TITLE, arts_area
from tafelrunde.games.tapestry.show.ids import card_plot
from tafelrunde.games.tapestry.show.painter import Painter
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BORROW,
    BUILD_STORED,
    CARD_SITE,
    CREATE,
    INSPIRE,
    KEEP_CAPITAL,
    LANDMARK_SITE,
    PARK_DIE,
    PROMPTS,
    PUT_ON_TECH,
    RENEGE_TIER,
    USE_MASTERPIECE,
    WHICH_DIE,
)
from tafelrunde.kernel.decision import Prompt
from tafelrunde.kernel.game import PUBLIC, RECONSTRUCTED, SEED
from tafelrunde.kernel.laws import imagines_afresh, play_by_the_laws
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.words import words_of

from .arts import arts
from .test_board import NOT_ON_THE_TABLE, asked, drawn, ids, lighting, lit, own_view, said, well_drawn

KA: dict[str, Any] = {"arts_architecture": True}
NEW = PROMPTS[PROMPTS.index(CREATE) :]


@pytest.mark.parametrize("mats", ["printed", "revised"])
@pytest.mark.parametrize("players", TAPESTRY.players)
def test_random_play_obeys_the_laws(players: int, mats: str) -> None:
    play_by_the_laws(TAPESTRY, players, {**KA, "mats": mats}, seed=70 + players, every=41)


@pytest.mark.parametrize("other", ["plans_ploys", "fantasies_futures"])
def test_the_laws_hold_with_another_box_beside_it(other: str) -> None:
    play_by_the_laws(TAPESTRY, 3, {**KA, other: True, "choose_science_die": True}, seed=5, every=19)


def test_the_laws_hold_without_what_no_source_gives() -> None:
    match = play_by_the_laws(TAPESTRY, 3, {**KA, "only_known": True}, seed=6, every=23)
    supply = TAPESTRY.catalog.supply(ARTS_ARCHITECTURE, True)
    assert len(supply.cards) == 50
    assert not supply.advanced
    assert not supply.landmark_cards
    assert not supply.inspiration
    assert len(supply.techs) == 33 + 6
    assert len(supply.masterpieces) == 20
    assert match.decision is None


def test_hidden_cards_are_dealt_anew_by_who_imagines() -> None:
    imagines_afresh(TAPESTRY, 3, KA, seed=4, every=19)


def test_everything_that_is_ours_says_so() -> None:
    """And rests on something that is told in both languages."""
    components = TAPESTRY.catalog.by_expansion[ARTS_ARCHITECTURE]
    for component in components:
        assert component.basis
        assert words_of(TAPESTRY, "de").has(f"basis-{component.basis.replace('_', '-')}") or component.kind in (
            "civilization", "landmark",
        )  # fmt: skip
    sources = {(c.kind, source) for c in components for source in c.sources.values()}
    assert {("card", RECONSTRUCTED), ("capital", RECONSTRUCTED), ("inspiration", RECONSTRUCTED)} <= sources
    assert {("masterpiece", SEED), ("space", SEED), ("space", PUBLIC)} <= sources
    assert ("masterpiece", RECONSTRUCTED) not in sources
    assert ("space", RECONSTRUCTED) not in sources
    assert ("card", SEED) not in sources


def look(match: Match, prompt: Prompt) -> None:
    """Every option that lies on the table is lit once, and nothing else, in both layouts."""
    view = own_view(match)
    options = {f"{prompt.of}-{code}" for code in view["pending"]["options"] if 0 <= code < prompt.extra}
    expected = set() if prompt.of in NOT_ON_THE_TABLE else options
    for lang, width in (("en", 1000), ("de", 480)):
        tree = drawn(view, lang, width)
        assert (prompt, lit(tree)) == (prompt, expected)
        assert max(Counter(ids(tree)).values()) == 1
    starred = [line for line in TAPESTRY.show.text_board(view, "en").splitlines() if "* " in line]
    assert starred or not expected or prompt.of not in ("masterpiece", "card", "tech", "capital")


def test_exactly_the_options_that_lie_on_the_table_are_lit() -> None:
    seen: set[str] = set()
    for seed in range(80, 87):
        options = {**KA, "mats": "revised" if seed % 3 == 0 else "printed"}
        match, dice = Match(TAPESTRY, 2 + seed % 3, seed, options), seeded(seed)
        while match.decision is not None:
            prompt = match.decision.prompt
            if prompt in NEW and prompt.name not in seen:
                seen.add(prompt.name)
                look(match, prompt)
            match.choose(random_code(match, dice))
    assert len(seen) > 8


@pytest.mark.parametrize("prompt", [KEEP_CAPITAL, CREATE, INSPIRE, USE_MASTERPIECE, PUT_ON_TECH, CARD_SITE])
def test_the_board_lights_what_is_asked_on_it(prompt: Prompt) -> None:
    look(asked(prompt, 3, 90, 0, **KA), prompt)


def test_the_scarcer_questions_light_their_things_too() -> None:
    view = own_view(asked(ACTION, 2, 3, 60, **KA))
    me = view["seats"][view["seat"]]
    me["side"]["masterpieces"], view["seats"][1 - view["seat"]]["side"]["masterpieces"] = [0, 1], [5]
    view["side"]["masterpieces"] = []
    me["side"]["stored"] = [0, GALLERY]
    me["civilizations"] = [29, 30]
    for prompt, options in (
        (BORROW, [0, 1, 5]),
        (PARK_DIE, [0, 1]),
        (WHICH_DIE, [0, 1]),
        (BUILD_STORED, [0, GALLERY]),
        (RENEGE_TIER, [0, 3]),
    ):
        tree = drawn(lighting(view, prompt, options))
        assert lit(tree) == {f"{prompt.of}-{code}" for code in options}
        assert max(Counter(ids(tree)).values()) == 1


def test_the_arts_track_and_its_landmarks_are_drawn() -> None:
    view = own_view(asked(ACTION, 2, 3, 30, **KA))
    for width in (1000, 480):
        found = set(ids(drawn(view, "en", width)))
        assert {f"space-{n}" for n in range(65)} | {"track-4"} | {f"landmark-{n}" for n in (25, 26, 27)} <= found
        assert {f"masterpiece-{n}" for n in view["side"]["masterpieces"]} <= found
    plain = set(ids(drawn(own_view(asked(ACTION, 2, 3, 30)))))
    assert "track-4" not in plain
    assert not any(id.startswith("masterpiece") for id in plain)


def test_the_text_board_tells_the_price_of_arts() -> None:
    t = arts().seat(0, coin=1, tracks={"arts": 4}).art(0, 3).start()
    text = TAPESTRY.show.text_board(t.match.view(0), "en", 200)
    assert "2 different resources" in text
    assert "Masterpiece 3" in text
    assert "2 verschiedene Rohstoffe" in TAPESTRY.show.text_board(t.match.view(0), "de", 200)


@pytest.mark.parametrize("capital", ["archipelago", "swamp", "cloud_city", "mesa", "canyon", "cavern"])
def test_every_advanced_capital_can_be_drawn_and_its_sites_chosen(capital: str) -> None:
    made = arts().capital(0, capital).seat(0, coin=2, tracks={"technology": 3})
    t = made.start().advance("technology", pay=["coin"])
    t.match.choose(t.options[0]) if t.asked is not LANDMARK_SITE else None
    assert t.asked is LANDMARK_SITE
    look(t.match, LANDMARK_SITE)
    name = words_of(TAPESTRY, "en").text(f"capital-{capital}")
    assert name in said(drawn(own_view(t.match)), "part-capital").lower()


def test_buildings_and_landmarks_on_cards_are_drawn() -> None:
    made = arts().seat(0, era=2, coin=1, played={2: ["shopping_mall"]}, tech={"middle": ["astrolabe"]})
    made.landmark_on(0, "astrolabe", "forge")
    card = next(n for n, design in enumerate(TAPESTRY.catalog.cards) if design.id == "shopping_mall")
    made.state.players[0].left[1] -= 1
    made.state.players[0].side.on_cards = (((card * 64 + 1) * 4) * 128 + place(0, 1),)
    t = made.start()
    tree = drawn(t.match.view(0))
    assert "on-card-0" in ids(tree)
    assert f"card-plot-{card_plot(0, card, 3)}" in ids(tree)
    assert "Forge" in said(tree, f"tech-{t.tech('astrolabe')}")
    text = TAPESTRY.show.text_board(t.match.view(1), "en", 200)
    assert "Forge" in text
    assert "Shopping Mall" in text


def test_a_landmark_that_overhangs_its_card_is_drawn_within_the_room_of_the_card() -> None:
    made = arts().seat(0, era=2, played={2: ["trade_hub"]})
    view = made.start().match.view(0)
    card = view["seats"][0]["stacks"][1][-1]
    view["seats"][0]["side"]["on_cards"] = [
        {"card": card, "building": LANDMARK_PIECE + RUBBER_WORKS, "turn": 0, "site": place(-2, 3)}
    ]  # two rows above the plots
    area = arts_area(Painter(TAPESTRY, view, "en"), 0, 0, 0, 200)
    (mass,) = re.findall(r'class="mass" d="([^"]*)"', area.svg)
    corners = [(float(a), float(b)) for a, b in re.findall(r"M([\d.-]+) ([\d.-]+)h", mass)]
    assert corners
    assert all(left >= 0 and left + PLOT <= 200 for left, _ in corners)
    assert all(top >= TITLE and top + PLOT <= area.height for _, top in corners)


def test_a_card_with_plots_lies_within_the_part_of_its_player() -> None:
    made = arts().seat(0, era=2, played={2: ["trade_hub"]}).seat(1, era=2, played={2: ["shopping_mall"]})
    match = made.start().match
    for seat in range(-1, 2):
        well_drawn(drawn(match.view(seat)))
