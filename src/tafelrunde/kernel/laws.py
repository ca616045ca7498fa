"""The laws every game obeys: checks that play a match and raise `InvariantViolation` with the place.

They belong to the package, so that plug-in games can use them too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Optional

from .decision import NONE
from .field_info import PART
from .game import Game
from .match import NOTHING, CannotUndo, Match
from .playout import random_code
from .record import Record, RecordError
from .rng import Rng, seeded
from .state import EVERYTHING, SPECTATOR
from .zones import parts_of, zones


class InvariantViolation(AssertionError):
    """A law does not hold; the text says which, and after how many choices."""


def play_by_the_laws(
    game: Game,
    players: int,
    options: Optional[Mapping[str, object]] = None,
    seed: int = 0,
    *,
    every: int = 1,
    longest: int = 20_000,
) -> Match:
    """Play at random to the end. Check all laws at every `every`-th position, and `position_holds` at each."""
    match = Match(game, players, seed, options)
    dice = seeded(seed ^ 0x7AFE1)
    position_holds(match)
    while match.decision is not None:
        ply = len(match.codes)
        if ply > longest:
            raise InvariantViolation(f"still not over after {ply} choices")
        well_asked(match)
        decision, offered = match.decision, match.decision.options.copy()
        code = random_code(match, dice)
        if ply % every == 0:
            copies_agree(match)
            secrets_hold(match, seed + ply)
            sealed_answers_hold(match, code, seed + ply)
            answers_count_alike(match, seed + ply)
            offers_can_be_finished(match, seed + ply)
            step_law(match, code, seed + ply)
        else:
            match.choose(code)
        if decision.options != offered:  # previews compare the offered list with the results of its options
            raise InvariantViolation(
                f"ply {ply}: {decision.prompt.name} changes the list of options that it offered: ask with a copy"
            )
        position_holds(match)
    copies_agree(match)
    replay_agrees(match)
    result_adds_up(match)
    return match


def position_holds(match: Match) -> None:
    """The invariants of the game hold, and every thing in a declared zone lies there once and in no other."""
    match.state.check()
    lying: dict[tuple[str, int], str] = {}
    for zone in zones(match.state):
        kind, size = zone.field.of, match.game.sizes.get(zone.field.of, 0)
        for thing in zone.things:
            if not 0 <= thing < size:
                raise InvariantViolation(f"{zone} holds {kind} {thing}, but the game has {kind}s below {size}")
            if (kind, thing) in lying:
                raise InvariantViolation(f"{kind} {thing} lies in {lying[kind, thing]} and again in {zone}")
            lying[kind, thing] = str(zone)


def well_asked(match: Match) -> None:
    """The prompt is declared by the game, and its options are different codes of its domain: each has its own
    action."""
    decision = match.decision
    assert decision is not None
    prompt, options = decision.prompt, decision.options
    if not any(prompt is known for known in match.game.prompts):
        raise InvariantViolation(f"ply {len(match.codes)}: {prompt.name} is not declared by the game")
    if len(set(options)) != len(options) or not all(NONE <= code < prompt.size for code in options):
        raise InvariantViolation(
            f"ply {len(match.codes)}: {prompt.name} offers codes twice or outside its domain: {options}"
        )
    if not 0 <= decision.seat < match.players:
        raise InvariantViolation(
            f"ply {len(match.codes)}: {prompt.name} is asked of seat {decision.seat}, where nobody sits"
        )


def copies_agree(match: Match) -> None:
    """A clone is in the same position, with the same views and question."""
    clone = match.clone()
    if clone.hash() != match.hash():
        raise InvariantViolation(f"ply {len(match.codes)}: a clone has another hash")
    if clone.view(EVERYTHING) != match.view(EVERYTHING):
        raise InvariantViolation(f"ply {len(match.codes)}: a clone looks different")


def secrets_hold(match: Match, seed: int) -> None:
    """Check that an imagined match looks to a seat like the real one, and that imagining depends on its view and the
    seed alone."""
    for seat in range(match.players):
        imagined = match.imagine(seat, seed)
        if imagined.view(seat) != match.view(seat):
            raise InvariantViolation(
                f"ply {len(match.codes)}: seat {seat} sees a difference between what is and what it imagines"
            )
        if imagined.view(SPECTATOR) != match.view(SPECTATOR):
            raise InvariantViolation(f"ply {len(match.codes)}: spectators see what seat {seat} does not")
        declared_secrets_hold(match, imagined, seat)
        position_holds(imagined)
        if imagined.clone().hash() != imagined.hash():
            raise InvariantViolation(f"ply {len(match.codes)}: a clone of what seat {seat} imagines differs from it")
        again = match.imagine(seat, seed + 1).imagine(seat, seed)
        if again.hash() != imagined.hash():
            raise InvariantViolation(f"ply {len(match.codes)}: what seat {seat} imagines depends on the true cards")
        rest_is_possible(match, imagined, seed)


def declared_secrets_hold(match: Match, imagined: Match, seat: int) -> None:
    """Imagining changes no field that its declaration lets the seat see. So whoever deals a field anew declares it
    hidden, and `view_fields` does not show it."""
    table = match.state
    for (part, owner), (twin, _) in zip(parts_of(table), parts_of(imagined.state), strict=True):
        for field in part.declared():
            if field.type == PART or not field.is_seen(owner == seat, table):
                continue
            if getattr(part, field.name) != getattr(twin, field.name):
                raise InvariantViolation(
                    f"ply {len(match.codes)}: seat {seat} sees the field {field.name} of {type(part).__name__} by its "
                    "declaration, but imagines another value"
                )


def rest_is_possible(match: Match, imagined: Match, seed: int) -> None:
    """A half-done rule can finish with imagined cards: it holds no hidden card in a local variable."""
    dice = seeded(seed)
    done = -1
    while imagined.decision is not None and done < len(imagined.answers_since):
        done = len(imagined.answers_since)
        asked = imagined.decision.prompt.name
        try:
            imagined.choose(random_code(imagined, dice))
            imagined.state.check()
        except Exception as wrong:
            raise InvariantViolation(
                f"ply {len(match.codes)}: {asked} goes wrong with imagined cards: {wrong!r}"
            ) from wrong


def sealed_answers_hold(match: Match, code: int, seed: int) -> None:
    """Simultaneous questions do not depend on earlier answers, and nobody else sees these."""
    decision = match.decision
    assert decision is not None
    if not decision.prompt.simultaneous:
        return
    other_code = random_code(match, seeded(seed))
    one, other = match.clone(), match.clone()
    one.choose(code)
    other.choose(other_code)
    if answers_lie_open(match, one):
        return
    for seat in range(SPECTATOR, match.players):
        if seat != decision.seat and one.view(seat) != other.view(seat):
            raise InvariantViolation(
                f"ply {len(match.codes)}: seat {seat} sees what seat {decision.seat} answered in secret"
            )


def answers_lie_open(before: Match, after: Match) -> bool:
    """Whether this answer was the last of simultaneous ones. Seats are asked in order, each as often as needed; asking
    an earlier seat, or the same one after a reveal, begins another round."""
    asked, then = before.decision, after.decision
    assert asked is not None
    if then is None or then.prompt is not asked.prompt or then.seat < asked.seat:
        return True
    return then.seat == asked.seat and after.state.reveals != before.state.reveals


def answers_count_alike(match: Match, seed: int) -> None:
    """An answer has the same effect whether imagined cards are placed before or after the question. Otherwise a rule
    took a reference to a zone before asking, and changes one that is no longer on the table. The twin can only be built
    where the question is the first of its rule."""
    decision = match.decision
    assert decision is not None
    if match.answers_since or match.state.pack() != match.checkpoint.pack():
        return
    place = f"ply {len(match.codes)}: {decision.prompt.name}"
    for seat in range(match.players):
        asked_before = match.imagine(seat, seed)
        asked_after = Match(match.game, state=asked_before.state.clone(), keep=NOTHING)
        if asked_after.hash() != asked_before.hash():
            raise InvariantViolation(f"{place} is another question to who begins with what seat {seat} imagines")
        code = random_code(asked_before, seeded(seed))
        asked_before.choose(code)
        asked_after.choose(code)
        if asked_after.hash() != asked_before.hash():
            raise InvariantViolation(f"{place} has another effect in what seat {seat} imagines")


def offers_can_be_finished(match: Match, seed: int, most: int = 4, tries: int = 12) -> None:
    """Each option (up to n, drawn at random) has a continuation that reaches the next checkpoint. None meets a dead
    end, and not all return to the start of the rule, as when something proves unaffordable. Only NONE may leave
    everything unchanged."""
    decision = match.decision
    assert decision is not None
    dice = seeded(seed)
    begin = Match(match.game, state=match.checkpoint.clone(), keep=NOTHING).hash()
    options = decision.options.copy()
    dice.shuffle(options)
    for code in options[:most]:
        if not any(_goes_on(match, begin, code, dice) or code == NONE for _ in range(tries)):
            raise InvariantViolation(
                f"ply {len(match.codes)}: {decision.prompt.name} offers {code}, which leads nowhere"
            )


def _goes_on(match: Match, begin: str, code: int, dice: Rng) -> bool:
    """Choose, and continue at random until the rule ends. Returns whether anything changed."""
    other = match.clone()
    ended = False
    while other.decision is not None and not ended:
        asked, before = other.decision.prompt.name, len(other.answers_since)
        try:
            other.choose(code)
        except Exception as wrong:
            raise InvariantViolation(f"ply {len(match.codes)}: {asked} offers {code}: {wrong!r}") from wrong
        ended = len(other.answers_since) <= before
        if other.decision is not None:
            code = random_code(other, dice)
    return other.hash() != begin


def step_law(match: Match, code: int, seed: int) -> None:
    """Choose. Undo must restore the position; a choice that counted no reveal must follow from view and choice."""
    decision = match.decision
    assert decision is not None
    seat, ply = decision.seat, len(match.codes)
    clone, other = match.clone(), match.imagine(seat, seed)
    before, reveals = match.hash(), match.state.reveals
    clone.choose(code)
    if match.hash() != before:
        raise InvariantViolation(f"ply {ply}: {decision.prompt.name} in a clone changed the match itself")
    match.choose(code)
    now = match.hash()
    if clone.hash() != now:
        raise InvariantViolation(f"ply {ply}: {decision.prompt.name} has another outcome in a clone")
    if match.state.reveals == reveals and match.decision is not None:
        other.choose(code)
        if other.view(seat) != match.view(seat):
            raise InvariantViolation(
                f"ply {ply}: {decision.prompt.name} revealed something to seat {seat} that was not counted"
            )
    try:
        match.undo()
    except CannotUndo:
        return
    if match.hash() != before:
        raise InvariantViolation(f"ply {ply}: undo of {decision.prompt.name} did not give back the position")
    match.choose(code)
    if match.hash() != now:
        raise InvariantViolation(f"ply {ply}: {decision.prompt.name} gave another position the second time")


def replay_agrees(match: Match) -> None:
    """The record, via text, replays to the same position."""
    record = match.record()
    try:
        again = Match.replay(Record.from_json(record.to_json()), match.game)
    except RecordError as wrong:
        raise InvariantViolation(f"the record cannot be replayed: {wrong}") from wrong
    if again.hash() != match.hash():
        raise InvariantViolation("the replay of the record ends in another position")


def result_adds_up(match: Match) -> None:
    """Every seat and every opponent that the rules play has a score that its breakdown explains, and somebody won; a
    single player without opponents may lose."""
    result = match.result
    if len(result.scores) != match.players or [sum(points.values()) for points in result.breakdown] != result.scores:
        raise InvariantViolation(f"the breakdown does not add up to the scores {result.scores}")
    if [sum(points.values()) for points in result.rival_breakdown] != result.rivals:
        raise InvariantViolation(f"the breakdown of opponents does not add up to their scores {result.rivals}")
    beaten = bool(result.rivals) and max(result.rivals) > max(result.scores)
    alone = match.players == 1 and not result.rivals
    if (beaten == bool(result.winners) and not alone) or not set(result.winners) <= set(range(match.players)):
        raise InvariantViolation(f"the winners are {result.winners}")


def imagines_afresh(
    game: Game,
    players: int,
    options: Optional[Mapping[str, object]] = None,
    seed: int = 0,
    *,
    every: int = 1,
    followed: Collection[str] = (),
) -> None:
    """Imagining re-deals everything that only another seat sees: no part stays the same all game long. Only `followed`
    parts may, since everybody can count them."""
    match = Match(game, players, seed, options)
    dice = seeded(seed)
    stayed: Counter[str] = Counter()
    moved: set[str] = set()
    while match.decision is not None:
        for seat in range(players if len(match.codes) % every == 0 else 0):
            imagined = match.imagine(seat, dice.below(1 << 30))
            known = {path for path, value in _leaves(game.show.view(match.state, seat)) if value is not None}
            for other in range(players):
                imagined_view = dict(_leaves(game.show.view(imagined.state, other)))
                for path, value in _leaves(game.show.view(match.state, other)):
                    part = "".join(letter for letter in path if not letter.isdigit())
                    if path in known or value is None or part.rpartition("/")[2] in followed:
                        continue
                    if imagined_view.get(path) == value:
                        stayed[part] += 1
                    else:
                        moved.add(part)
        match.choose(random_code(match, dice))
    for part, times in stayed.items():
        if part not in moved and times >= 20:
            raise InvariantViolation(
                f"{part} of other seats is known to who imagines: it stayed the same {times} times"
            )


def _leaves(view: object, path: str = "") -> list[tuple[str, object]]:
    """The numbers and words of a view, each with its path."""
    pairs = view.items() if isinstance(view, dict) else enumerate(view) if isinstance(view, list) else None
    if pairs is None:
        return [(path, view)]
    return [leaf for name, inner in pairs for leaf in _leaves(inner, f"{path}/{name}")]


def plays_on(match: Match, seat: int, seed: int) -> None:
    """An imagined match can be played to the end, and stays valid all the way."""
    imagined = match.imagine(seat, seed, NOTHING)
    dice = seeded(seed)
    while imagined.decision is not None:
        imagined.choose(random_code(imagined, dice))
        imagined.state.check()
