"""Words: sentences from effect trees, labels and events in both languages, and the search for missing texts."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel.decision import NONE, Decision, Player, Prompt
from tafelrunde.kernel.effects import MAY, MIX, ORDER, All, AnyOrder, Count, Effect, May, OneOf, Per, Times, UpTo
from tafelrunde.kernel.game import SEED, Component, Game, GameShow, Option, UsageError
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR, Event, Fact, Log
from tafelrunde.words import LANGUAGES, BrokenText, MissingText, words_of
from tafelrunde.words.check import missing_texts
from tafelrunde.words.labels import event_text, hint, option_label, question, thing

EN = """
game-title = Tiny
game-tagline = Small.
game-minutes = 1 minute
phrase-take = <take|{ $n } { $what ->
    [wood] wood
   *[gold] gold
}|>
phrase-draw = <draw|a card|>
phrase-peek = you may look at a card
phrase-forests = forest
kind-wood = wood
kind-gold = gold
card-forum = Forum
card-harbour = Harbour
card-school = School
icon-wood = wood
icon-gold = gold
icon-card = card
option-first-player = Who begins
option-first-player-hint = Decide who takes the first turn.
option-first-player-eldest = the eldest
option-first-player-drawn-lot = by lot
option-gods = Gods
option-gods-hint = Play with gods.
prompt-play-card = Which card do you play, with { $about ->
    [one] one wood
   *[other] { $about } wood
}?
prompt-play-card-hint = Pick a card of your hand.
prompt-play-card-none = Play nothing
prompt-play-card-0 = Pass
prompt-play-card-1 = Trade
prompt-play-card-option = { $thing } ({ $code })
event-drew = { $player } draws { $n ->
    [one] a card
   *[other] { $n } cards
}
event-drew-own = { $player } draws { $cards }
event-built = { $player } builds { $card } for { $player_paid }
event-lost = { $player } loses { $cards_lost } of { $n }
"""

DE = """
game-title = Winzig
game-tagline = Klein.
game-minutes = 1 Minute
phrase-take = <nimm|{ $n } { $what ->
    [wood] Holz
   *[gold] Gold
}|nehmen>
phrase-draw = <ziehe|eine Karte|ziehen>
phrase-peek = <du darfst|dir eine Karte ansehen|~>
phrase-forests = Wald
kind-wood = Holz
kind-gold = Gold
card-forum = Forum
card-harbour = Hafen
card-school = Schule
icon-wood = Holz
icon-gold = Gold
icon-card = Karte
option-first-player = Wer beginnt
option-first-player-hint = Lege fest, wer den ersten Zug macht.
option-first-player-eldest = wer am ältesten ist
option-first-player-drawn-lot = das Los
option-gods = Götter
option-gods-hint = Spiele mit Göttern.
prompt-play-card = Welche Karte spielst du, mit { $about } Holz?
prompt-play-card-hint = Wähle eine Karte deiner Hand.
prompt-play-card-none = Nichts spielen
prompt-play-card-0 = Passen
prompt-play-card-1 = Handeln
prompt-play-card-option = { $thing } ({ $code })
event-drew = { $player } zieht { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
event-drew-own = { $player } zieht { $cards }
event-built = { $player } baut { $card } für { $player_paid }
event-lost = { $player } verliert { $cards_lost } von { $n }
"""


class Take(Effect[Any, Any]):
    key = "take"

    def __init__(self, n: int, what: str) -> None:
        self.n, self.what = n, what

    def facts(self) -> dict[str, Any]:
        return {"n": self.n, "what": self.what}

    def icons(self) -> list[Any]:
        return [self.n, self.what]


class Draw(Effect[Any, Any]):
    key = "draw"

    def icons(self) -> list[Any]:
        return ["card"]


class Peek(Effect[Any, Any]):
    key = "peek"
    optional = True


class Forests(Count[Any, Any]):
    key = "forests"


CARDS = ("forum", "harbour", "school")


class TinyShow(GameShow):
    def thing(self, kind: str, number: int, view: Any = None) -> tuple[str, dict[str, Fact]]:
        return (f"card-{CARDS[number]}" if kind == "card" else f"kind-{('wood', 'gold')[number]}"), {}


class Tiny(Game):
    name = "tiny"
    kinds = frozenset(("card", "kind"))
    options = (Option("first_player", ("ELDEST", "drawn_lot"), "ELDEST"), Option("gods", (False, True), False))
    show_class = TinyShow

    def __init__(self, folder: Path, en: str = EN, de: str = DE) -> None:
        self.folder = folder
        (folder / "en.ftl").write_text(en, encoding="utf-8")
        (folder / "de.ftl").write_text(de, encoding="utf-8")
        self.prompts = (Prompt("PLAY_CARD", 5, "card", about="number", extra=3),)
        super().__init__()

    @cached_property
    def components(self) -> list[Component]:
        exchange = AnyOrder(Draw(), May(Take(2, "gold"), Take(1, "wood")))
        return [
            Component("card", name, [number], {"effect": SEED}, "", exchange if number == 0 else None)
            for number, name in enumerate(CARDS)
        ]


@pytest.fixture
def game(tmp_path: Path) -> Tiny:
    return Tiny(tmp_path)


WOOD, GOLD = Take(1, "wood"), Take(2, "gold")

SENTENCES = [
    (All(WOOD, GOLD, Draw()),
     "Take 1 wood, then 2 gold, then draw a card.",
     "Nimm 1 Holz, dann 2 Gold, dann ziehe eine Karte."),
    (OneOf(WOOD, GOLD, Draw()),
     "Either take 1 wood or 2 gold or draw a card.",
     "Nimm 1 Holz oder 2 Gold oder ziehe eine Karte."),
    (AnyOrder(WOOD, GOLD),
     "Take 1 wood and 2 gold.",
     "Nimm 1 Holz und 2 Gold."),
    (AnyOrder(WOOD, Draw()),
     "Take 1 wood and draw a card in any order.",
     "Nimm 1 Holz und ziehe eine Karte (in beliebiger Reihenfolge)."),
    (May(GOLD, WOOD),
     "You may take 2 gold to take 1 wood.",
     "Du darfst 2 Gold nehmen, um 1 Holz zu nehmen."),
    (May(GOLD, Peek()),
     "You may take 2 gold, and if you do, you may look at a card.",
     "Du darfst 2 Gold nehmen und dafür dir eine Karte ansehen."),
    (UpTo(3, GOLD, WOOD),
     "Up to 3 times you may take 2 gold to take 1 wood.",
     "Du darfst bis zu dreimal 2 Gold nehmen, um 1 Holz zu nehmen."),
    (All(Times(2, Draw()), WOOD),
     "Draw a card twice, then take 1 wood.",
     "Ziehe eine Karte, und das zweimal, dann nimm 1 Holz."),
    (Per(Forests(), GOLD),
     "Take 2 gold for each forest.",
     "Nimm 2 Gold je Wald."),
    (All(Draw()), "Draw a card.", "Ziehe eine Karte."),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "en", "de"), SENTENCES)
def test_every_structure_has_a_sentence(game: Tiny, effect: Effect[Any, Any], en: str, de: str) -> None:
    assert words_of(game, "en").sentence(effect) == en
    assert words_of(game, "de").sentence(effect) == de


NESTED = [
    # What belongs together must be seen: the same words with another tree read differently.
    (OneOf(All(WOOD, GOLD), Draw()), "either take 1 wood, then 2 gold; or draw a card"),
    (All(WOOD, OneOf(GOLD, Draw())), "take 1 wood; then either take 2 gold or draw a card"),
    (All(May(GOLD, WOOD), Draw()), "you may take 2 gold to take 1 wood; then draw a card"),
    (May(GOLD, All(WOOD, Draw())), "you may take 2 gold to take 1 wood, then draw a card"),
    (Times(3, All(WOOD, Draw())), "(take 1 wood, then draw a card) 3 times"),
    (All(WOOD, Times(3, Draw())), "take 1 wood, then draw a card 3 times"),
    (Per(Forests(), Peek()), "you may look at a card for each forest"),
    (All(OneOf(All(WOOD, GOLD), Draw()), WOOD),
     "(either take 1 wood, then 2 gold; or draw a card); then take 1 wood"),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "clause"), NESTED)
def test_nested_effects_show_what_belongs_together(game: Tiny, effect: Effect[Any, Any], clause: str) -> None:
    assert words_of(game, "en").clause(effect) == clause


def test_a_sentence_that_opens_with_a_bracket_has_its_capital(game: Tiny) -> None:
    assert words_of(game, "de").sentence(Times(4, All(WOOD, GOLD))) == "(Nimm 1 Holz, dann 2 Gold), und das 4-mal."


def test_an_unknown_text_is_named(game: Tiny) -> None:
    w = words_of(game, "de")
    assert not w.has("event-flew")
    with pytest.raises(MissingText) as missing:
        w.text("event-flew")
    assert str(missing.value) == "de: no text event-flew"


def test_a_missing_fact_is_an_error(game: Tiny) -> None:
    with pytest.raises(BrokenText, match=r"event-built.*card"):
        words_of(game, "en").text("event-built", player="Ada", player_paid="Bob")


def test_an_unknown_language_is_bad_use_in_one_line(game: Tiny) -> None:
    with pytest.raises(UsageError) as wrong:
        words_of(game, "fr")
    assert str(wrong.value) == "there are no words in 'fr'; choose one of: en, de"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("a = x\nb { y\n", r"^en\.ftl, line 2: "), ("a = x\nb = y\na = z\n", r"^en\.ftl, line 3: a second text a$")],
)
def test_a_damaged_file_of_words_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(BrokenText, match=complaint):
        words_of(Tiny(tmp_path, en=text), "en")


def test_a_game_may_say_a_shared_text_its_own_way(tmp_path: Path) -> None:
    w = words_of(Tiny(tmp_path, en="score = fame\n"), "en")
    assert (w.text("score"), w.text("yes")) == ("fame", "yes")


def test_words_are_read_once(game: Tiny) -> None:
    assert words_of(game, "de") is words_of(game, "de")
    assert words_of(game, "de").lang == "de"


# ------------------------------------------------------------------------------------------------- labels


def asked(prompt: Prompt, about: int) -> Decision:
    return Decision(0, prompt, [0, NONE], about, None)


def test_things_players_and_numbers_have_names(game: Tiny) -> None:
    w = words_of(game, "de")
    assert thing(w, game, "card", 1) == "Hafen"
    assert thing(w, game, "player", 1) == "Spieler 2"
    assert thing(w, game, "player", 1, names=["Ada", "Bob"]) == "Bob"
    assert thing(w, game, "number", 12) == "12"
    assert thing(w, game, "", 3) == ""


def test_a_question_speaks_of_its_subject(game: Tiny) -> None:
    w, play = words_of(game, "en"), game.prompt("PLAY_CARD")
    assert question(w, game, None, asked(play, 1)) == "Which card do you play, with one wood?"
    assert question(w, game, None, asked(play, 3)) == "Which card do you play, with 3 wood?"
    assert hint(w, game, asked(play, 1)) == "Pick a card of your hand."
    assert question(w, game, None, asked(MIX, 1)) == "gold: how many?"


def test_options_are_things_refusals_and_extra_answers(game: Tiny) -> None:
    w, decision = words_of(game, "de"), asked(game.prompt("PLAY_CARD"), 1)
    labels = [option_label(w, game, None, decision, code) for code in (2, NONE, 3, 4)]
    assert labels == ["Schule (2)", "Nichts spielen", "Passen", "Handeln"]


def test_shared_questions_word_the_effect_they_are_about(game: Tiny) -> None:
    w = words_of(game, "en")
    order = next(effect.number for effect in game.effects if effect.key == "any-order")
    may = next(effect.number for effect in game.effects if effect.key == "may")
    assert option_label(w, game, None, asked(ORDER, order), 0) == "draw a card"
    assert option_label(w, game, None, asked(ORDER, order), 1) == "you may take 2 gold to take 1 wood"
    assert question(w, game, None, asked(MAY, may)) == "Do you take the offer (you may take 2 gold to take 1 wood)?"
    assert option_label(w, game, None, asked(MAY, may), 1) == "Yes, do it"
    assert option_label(w, game, None, asked(MIX, 0), 3) == "3"


def drew(cards: str, n: int) -> Event:
    log = Log()
    log.add("drew", Player(1), {"cards": cards}, n=n)
    return log.events[0]


@pytest.mark.parametrize(
    ("lang", "seat", "said"),
    [
        ("en", 1, "Bob draws Forum, Harbour and School"),
        ("de", 1, "Bob zieht Forum, Hafen und Schule"),
        ("de", EVERYTHING, "Bob zieht Forum, Hafen und Schule"),
        ("en", 0, "Bob draws 3 cards"),
        ("de", SPECTATOR, "Bob zieht 3 Karten"),
    ],
)
def test_what_was_whispered_is_told_to_its_seat_alone(game: Tiny, lang: str, seat: int, said: str) -> None:
    assert event_text(words_of(game, lang), game, drew("0,1,2", 3), seat, names=["Ada", "Bob"]) == said


def test_lists_of_one_two_and_no_things(game: Tiny) -> None:
    w = words_of(game, "de")
    said = [event_text(w, game, drew(cards, 2), 1) for cards in ("1", "1,2", "")]
    assert said == ["Spieler 2 zieht Hafen", "Spieler 2 zieht Hafen und Schule", "Spieler 2 zieht nichts"]


def test_facts_are_worded_by_their_kind_and_others_told_as_they_are(game: Tiny) -> None:
    w = words_of(game, "de")
    built = Event(4, "BUILT", 0, {"card": 1, "player_paid": 1}, {})
    assert event_text(w, game, built, 0) == "Spieler 1 baut Hafen für Spieler 2"
    lost = Event(4, "lost", 0, {"cards_lost": "0,1", "n": 2}, {})
    assert event_text(w, game, lost, 1) == "Spieler 1 verliert Forum und Hafen von 2"


def test_the_pseudo_language_disguises_texts_but_not_what_they_are_told(game: Tiny) -> None:
    w = words_of(game, "xx")
    assert "xx" not in LANGUAGES
    assert w.text("card-forum") == "[Ƒöŕüɱ]"
    assert w.clause(Take(3, "wood")) == "[ţåķé 3 ŵööđ]"
    assert event_text(w, game, drew("1,2", 2), 0, names=["Ada", "Bob"]) == "[Bob đŕåŵš 2 çåŕđš]"
    assert w.ids() == words_of(game, "en").ids()


# ------------------------------------------------------------------------------------------------- check


def test_shared_words_and_a_complete_game_lack_nothing(game: Tiny) -> None:
    assert missing_texts(game) == []


def without(text: str, id: str) -> str:
    """The file with one text left out (texts of one line only)."""
    kept = [line for line in text.splitlines() if not line.startswith(f"{id} = ")]
    assert len(kept) == len(text.splitlines()) - 1
    return "\n".join(kept) + "\n"


@pytest.mark.parametrize(
    "id",
    [
        "phrase-draw", "card-school", "icon-card", "option-gods", "option-gods-hint", "option-first-player-drawn-lot",
        "prompt-play-card-hint", "prompt-play-card-1",
    ],
)  # fmt: skip
def test_a_text_missing_in_both_languages_is_found(tmp_path: Path, id: str) -> None:
    game = Tiny(tmp_path, without(EN, id), without(DE, id))
    assert missing_texts(game) == [f"en: no text {id}", f"de: no text {id}"]


@pytest.mark.parametrize("id", ["phrase-draw", "event-drew-own", "prompt-play-card"])
def test_a_missing_german_text_is_found_once(tmp_path: Path, id: str) -> None:
    assert missing_texts(Tiny(tmp_path, de=without(DE, id))) == [f"de: no text {id}"]


@pytest.mark.parametrize(
    ("old", "new"),
    [("eine Karte|", "{ $m } Karten|"), ("mit { $about } Holz", "mit { $wood } Holz")],
)
def test_a_text_that_speaks_of_an_unknown_fact_is_found(tmp_path: Path, old: str, new: str) -> None:
    lines = missing_texts(Tiny(tmp_path, de=DE.replace(old, new)))
    assert len(lines) == 1
    assert lines[0].startswith("de: the text p")


def test_a_yes_or_no_question_needs_both_answers(tmp_path: Path) -> None:
    game = Tiny(tmp_path)
    game.prompts += (Prompt("SURE", 2, "yes"),)
    found = [line for line in missing_texts(game) if line.startswith("en")]
    assert found == [f"en: no text prompt-sure{end}" for end in ("", "-hint", "-yes", "-none")]
