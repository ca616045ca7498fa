"""The cards of the Automa: its deck, and the two cards of a turn."""

from __future__ import annotations

from ...table.automa import Automa
from ...table.catalog import AutomaFaction, AutomaLevel, Support
from ...table.state import Table


def the_automa(table: Table) -> Automa:
    assert table.automa is not None
    return table.automa


def support_card(table: Table) -> Support:
    """The card that says how to choose (AOI-SOLO-16)."""
    return table.catalog.automa_cards[the_automa(table).support].support


def level_of(table: Table) -> AutomaLevel:
    return table.catalog.automa_levels[table.switches.automa_level - 1]


def faction_of(table: Table) -> AutomaFaction:
    return table.catalog.automa_factions[the_automa(table).faction]


def first_deck(table: Table) -> None:
    """The starter cards with the changes of the level; the reserve is the rest, shuffled (AOI-SOLO-15)."""
    automa, level = the_automa(table), level_of(table)
    cards = table.catalog.automa_cards
    deck = [number for number, card in enumerate(cards) if card.starter]
    reserve = [number for number, card in enumerate(cards) if not card.starter and number not in level.added]
    table.rng.shuffle(reserve)
    deck += level.added
    automa.known = sum(1 << number for number in deck)
    deck += [reserve.pop() for _ in range(level.drawn)]
    if level.aside >= 0:
        deck.remove(level.aside)
        reserve.append(level.aside)
    automa.deck, automa.reserve = deck, reserve
    shuffle_deck(table)


def next_deck(table: Table) -> None:
    """All its cards and the top one of the reserve (AOI-SOLO-21)."""
    automa = the_automa(table)
    automa.deck += [*automa.discard, automa.reserve.pop()]
    automa.discard = []
    shuffle_deck(table)


def shuffle_deck(table: Table) -> None:
    automa = the_automa(table)
    automa.deck.sort()
    table.rng.shuffle(automa.deck)
    automa.show_top()  # AOI-SOLO-17
    table.reveals += 1
