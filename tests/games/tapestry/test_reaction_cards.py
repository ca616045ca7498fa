"""Reaction cards say what they reply to and what the reply does, wherever a card is described."""

from __future__ import annotations

import re
from html import unescape

import pytest
from rich.text import Text

from tafelrunde.cli.component_text import description
from tafelrunde.games.tapestry.components.tapestry import TapestryCard
from tafelrunde.games.tapestry.effects.replies import Reply
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import EXPANSIONS
from tafelrunde.games.tapestry.scenario import scenario
from tafelrunde.kernel.game import View
from tafelrunde.server.reference.reference import reference
from tafelrunde.server.workshop.card_images import face_of
from tafelrunde.words import LANGUAGES, words_of

ALL_BOXES = dict.fromkeys(EXPANSIONS, True)
DESIGNS = [card for card in TAPESTRY.catalog.designs if card.reply is not None]
ICON = re.compile(r'href="#i-([a-z-]+)"')


def reply_of(card: TapestryCard) -> Reply:
    assert card.reply is not None
    return card.reply


def in_hand(card: TapestryCard) -> View:
    return scenario(players=2, **ALL_BOXES).seat(0, hand=[card.id]).match().view(0)


def number_of(card: TapestryCard) -> int:
    return TAPESTRY.catalog.cards.index(card)


def words_in(svg: str) -> str:
    """The text of a picture; a line break may fall anywhere, also inside a word."""
    return "".join(re.findall(r"<text[^>]*>([^<]*)", svg)).replace(" ", "").replace("-", "")


def packed(words: str) -> str:
    return words.replace(" ", "").replace("-", "")


def test_the_trap_of_the_base_game_is_among_them() -> None:
    assert {"trap", "double_cross", "retreat"} <= {card.id for card in DESIGNS}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", DESIGNS, ids=lambda card: card.id)
def test_the_reference_says_the_reply(card: TapestryCard, lang: str) -> None:
    reply = words_of(TAPESTRY, lang).clause(reply_of(card))
    shown = next(each for each in reference(TAPESTRY, lang).components if (each.kind, each.id) == ("card", card.id))
    assert reply.casefold() in shown.sentence.casefold()
    assert reply_of(card).icons()[0] in ICON.findall(shown.icons_svg)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", DESIGNS, ids=lambda card: card.id)
def test_the_explanation_at_the_table_says_the_reply(card: TapestryCard, lang: str) -> None:
    reply = words_of(TAPESTRY, lang).clause(reply_of(card)).casefold()
    told = TAPESTRY.show.explained(in_hand(card), lang, "card", number_of(card))
    assert told is not None
    assert reply in told.sentence.casefold()
    assert packed(reply) in words_in(unescape(told.svg)).casefold()
    assert reply_of(card).icons()[0] in ICON.findall(told.svg)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", DESIGNS, ids=lambda card: card.id)
def test_the_card_in_hand_says_the_reply(card: TapestryCard, lang: str) -> None:
    reply = words_of(TAPESTRY, lang).clause(reply_of(card)).casefold()
    drawn = unescape(TAPESTRY.show.board_svg(in_hand(card), lang, 1440))
    assert reply in drawn.casefold(), "the label that screen readers read"
    assert packed(reply) in words_in(drawn).casefold()
    assert reply_of(card).icons()[0] in ICON.findall(drawn)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", DESIGNS, ids=lambda card: card.id)
def test_the_terminal_says_the_reply(card: TapestryCard, lang: str) -> None:
    w = words_of(TAPESTRY, lang)
    reply = w.clause(reply_of(card)).casefold()
    component = next(each for each in TAPESTRY.components if (each.kind, each.id) == ("card", card.id))
    assert reply in Text.from_markup(description(w, TAPESTRY, component)).plain.casefold()
    board = Text.from_markup(TAPESTRY.show.text_board(in_hand(card), lang, 100)).plain
    assert packed(reply) in "".join(board.split()).replace("-", "").casefold()


@pytest.mark.parametrize("card", DESIGNS, ids=lambda card: card.id)
def test_the_workshop_shows_the_reply(card: TapestryCard) -> None:
    component = next(each for each in TAPESTRY.components if (each.kind, each.id) == ("card", card.id))
    assert reply_of(card).icons()[0] in ICON.findall(face_of(TAPESTRY, component, "en"))
