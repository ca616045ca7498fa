"""Who sees a deal cannot compute the seed: the attack on the fast generator, and why it fails on the keyed one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import pytest

from tafelrunde import Match, Record, UsageError, games
from tafelrunde.kernel.rng import FAST, KEYED, KeyedRng, Rng, fresh_seed, is_key, rng_of

KEY = "000102030405060708090a0b0c0d0e0f"


class ShortRng(Rng):
    """L'Ecuyer's generator with small halves, so that the search takes a moment instead of minutes. As in the long
    one, the modulus of the output is divisible by 6."""

    LEFT, RIGHT, MODULUS = 8011, 7993, 8010

    def below(self, n: int) -> int:
        a, b = self.halves()
        self.state = (a * 401 % self.LEFT) << 13 | b * 409 % self.RIGHT
        a, b = self.halves()
        return (a - b) % self.MODULUS % n

    def halves(self) -> tuple[int, int]:
        return self.state >> 13, self.state & 8191


SEEN = 14  # rolls of a die that a player saw


def states_behind(rolls: tuple[int, ...]) -> Iterable[int]:
    """The search: both halves are walked alone, and matched where their difference modulo 6 is what was rolled."""
    left: dict[tuple[int, ...], list[int]] = defaultdict(list)
    for start in range(1, ShortRng.LEFT):
        a, walk = start, []
        for _ in rolls:
            a = a * 401 % ShortRng.LEFT
            walk.append(a % 6)
        left[tuple(walk)].append(start)
    for start in range(1, ShortRng.RIGHT):
        b, walk = start, []
        for roll in rolls:
            b = b * 409 % ShortRng.RIGHT
            walk.append((roll + b) % 6)
        for other in left.get(tuple(walk), ()):
            yield other << 13 | start


def test_the_search_finds_the_state_of_the_fast_generator_from_a_few_rolls() -> None:
    dice = ShortRng(1234 << 13 | 5678)
    secret = dice.state
    rolls = tuple(dice.below(6) for _ in range(SEEN))
    assert secret in list(states_behind(rolls))


def test_the_search_knows_nothing_about_the_keyed_generator() -> None:
    """It takes rolls for those of the fast one: what it finds foretells the next rolls no better than chance."""
    dice = rng_of(KEY)
    right = tried = 0
    for _ in range(6):
        rolls = tuple(dice.below(6) for _ in range(5))
        coming = [dice.below(6) for _ in range(4)]
        for state in list(states_behind(rolls))[:3000]:
            guess = ShortRng(state)
            for _ in rolls:
                guess.below(6)
            right += sum(guess.below(6) == roll for roll in coming)
            tried += len(coming)
    assert tried > 10_000
    assert 0.12 < right / tried < 0.22, "one in six is chance"


def test_known_values_of_the_keyed_generator_stay_as_they_are() -> None:
    dice = rng_of(KEY)
    assert [dice.below(1000) for _ in range(10)] == KNOWN
    assert dice.state == 10


KNOWN = [548, 948, 947, 253, 266, 580, 48, 945, 563, 576]


def test_a_copy_goes_on_as_the_original_from_any_place() -> None:
    dice = rng_of(KEY)
    for taken in range(20):
        twin, anew = dice.copy(), KeyedRng(bytes.fromhex(KEY), taken)
        coming = [twin.below(97) for _ in range(12)]
        assert coming == [anew.below(97) for _ in range(12)]
        assert dice.below(97) == coming[0]


def test_fresh_seeds_are_keys_of_128_bits_and_differ() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(is_key(seed) for seed in seeds)


@pytest.mark.parametrize("name", sorted(games))
def test_a_match_without_a_seed_is_dealt_by_the_keyed_generator_and_replays(name: str) -> None:
    match = Match(games[name], max(games[name].players))
    assert is_key(match.seed)
    for _ in range(120):
        if match.decision is None:
            break
        match.choose(match.decision.options[-1])
    record = Record.from_json(match.record().to_json())
    assert record.to_json()["rng"] == KEYED
    assert Match.replay(record).hash() == match.hash()
    assert match.clone().hash() == match.hash()


def test_imagined_matches_hold_no_key() -> None:
    match = Match(games["deus"], 3)
    twin = match.imagine(0, 1)
    assert type(twin.state.rng) is Rng
    assert type(twin.clone().state.rng) is Rng
    assert type(match.clone().state.rng) is KeyedRng
    assert type(match.checkpoint.rng) is KeyedRng


def test_a_number_as_seed_means_the_fast_generator() -> None:
    match = Match(games["deus"], 2, 7)
    assert type(match.state.rng) is Rng
    assert match.record().to_json()["rng"] == FAST


@pytest.mark.parametrize("seed", ["", "7", KEY[:-1], KEY.upper(), KEY + "0", 1 << 64, True, 1.5])
def test_other_seeds_are_refused(seed: object) -> None:
    with pytest.raises(UsageError, match="32 hexadecimal digits"):
        Match(games["deus"], 2, seed)  # type: ignore[arg-type]


def test_a_record_whose_seed_does_not_fit_its_generator_is_refused() -> None:
    data = Match(games["deus"], 2, 7).record().to_json()
    with pytest.raises(UsageError, match="field seed"):
        Record.from_json({**data, "rng": KEYED})
    with pytest.raises(UsageError, match="field seed"):
        Record.from_json({**data, "seed": KEY})
    with pytest.raises(UsageError, match="field seed"):
        Record.from_json({**data, "rng": KEYED, "seed": "not a key"})
