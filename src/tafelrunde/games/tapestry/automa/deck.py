"""The decision cards: shuffling, the pair of a turn, the tie-breaker."""

from __future__ import annotations

from ....kernel.state import listed
from ..components.automa import CARDS_FOR_TWO, START_CARDS
from ..table.automa import NO_CARD, Automa, Bot, Decisions, Shadow
from ..table.component_types import AutomaLevel, DecisionCard
from ..table.state import Table


def the_automa(table: Table) -> Automa:
    assert table.automa is not None, "the Automa takes no part"
    return table.automa


def the_shadow(table: Table) -> Shadow:
    shadow = table.bots[-1]
    assert isinstance(shadow, Shadow)
    return shadow


def decisions(table: Table) -> Decisions:
    assert table.decisions is not None, "nobody needs decision cards"
    return table.decisions


def level_of(table: Table) -> AutomaLevel:
    """Her chart; with the arts track there are others (TAP-AUTOMA-05, TAP-AUTOMA-106)."""
    return table.catalog.automa_level(table.switches.automa_level, table.switches.expansions)


def shuffle_decks(table: Table) -> None:
    """Cards 1 to 7 and the top one of the others are the decision deck, the rest the progress deck (TAP-AUTOMA-16).
    With two people cards 1 to 12 are all there are (TAP-AUTOMA-116)."""
    cards = decisions(table)
    if table.automa is None:
        cards.deck = list(range(CARDS_FOR_TWO))
    else:
        cards.progress = list(range(START_CARDS, len(table.catalog.automa_cards)))
        table.rng.shuffle(cards.progress)
        cards.deck = [*range(START_CARDS), cards.progress.pop()]
    for card in range(START_CARDS if table.automa else CARDS_FOR_TWO):
        cards.known |= 1 << card
    table.rng.shuffle(cards.deck)
    table.reveals += 1


def gather_deck(table: Table, bot: Bot) -> None:
    """Everything that was drawn or added since is shuffled into the deck again (TAP-AUTOMA-65, TAP-AUTOMA-118)."""
    cards = decisions(table)
    cards.gather()
    table.rng.shuffle(cards.deck)
    table.reveals += 1
    if table.log:
        table.log.add("bots-shuffled", bot, number=len(cards.deck))


def draw_pair(table: Table, bot: Bot) -> None:
    """The last pair goes onto the discard pile (TAP-AUTOMA-23)."""
    cards = decisions(table)
    cards.draw_pair()
    table.reveals += 1
    if table.log:
        table.log.add("bots-pair", bot, automacard=cards.track_card, automacard_tie=cards.tie_card)


def add_cards(table: Table, bot: Bot, n: int) -> None:
    """From the progress deck onto the discard pile (TAP-AUTOMA-62)."""
    cards = decisions(table)
    added = [cards.add_card() for _ in range(min(n, len(cards.progress)))]
    if added:
        table.reveals += 1
        if table.log:
            table.log.add("bots-added", bot, automacards=listed(added), number=len(added))


def track_card(table: Table) -> DecisionCard:
    """The left card of the pair, whose right half counts."""
    return table.catalog.automa_cards[decisions(table).track_card]


def tie_breaker(table: Table, bot: Bot) -> DecisionCard:
    """The right card of the last pair, whose left half counts. In income turn 1 there is none yet: the top card of the
    progress deck takes its place, another one each time, and is shuffled back (TAP-AUTOMA-48)."""
    cards = decisions(table)
    if cards.tie_card != NO_CARD:
        return table.catalog.automa_cards[cards.tie_card]
    card = cards.progress[-1]
    cards.known_progress |= 1 << card
    cards.progress.sort()
    table.rng.shuffle(cards.progress)
    table.reveals += 1
    if table.log:
        table.log.add("bots-tie-breaker", bot, automacard=card)
    return table.catalog.automa_cards[card]
