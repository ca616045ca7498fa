"""Random numbers are the same for ever, fair enough for cards, and streams are unrelated."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.kernel.rng import Rng, seeded


def test_known_values_stay_as_they_are() -> None:
    """Every record depends on them."""
    dice = seeded(0)
    assert dice.state == 3785166696428426081
    assert [dice.below(1000) for _ in range(8)] == [246, 351, 557, 213, 750, 221, 688, 604]
    cards = list(range(10))
    seeded(7).shuffle(cards)
    assert cards == [4, 3, 6, 8, 7, 5, 9, 0, 2, 1]
    assert seeded(7).fork().state == 3367211883868992986


@given(st.integers())
def test_any_seed_gives_a_state_that_fits_into_62_bits_and_goes_on(seed: int) -> None:
    dice = seeded(seed)
    for _ in range(20):
        assert 0 <= dice.below(6) < 6
        assert 0 < dice.state < 1 << 62


@given(st.integers(), st.integers(1, 1 << 30))
def test_the_state_is_all_there_is(seed: int, n: int) -> None:
    one = seeded(seed)
    one.below(n)
    other = Rng(one.state)
    assert [one.below(n) for _ in range(10)] == [other.below(n) for _ in range(10)]


def test_one_is_always_nought() -> None:
    dice = seeded(3)
    assert {dice.below(1) for _ in range(10)} == {0}


def test_neighbouring_seeds_are_unrelated() -> None:
    first = [seeded(seed).below(2) for seed in range(4000)]
    assert 1800 < sum(first) < 2200
    same = sum(a == b for a, b in pairwise(first))
    assert 1800 < same < 2200


def test_shuffles_are_roughly_uniform() -> None:
    dice = seeded(1)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        dice.shuffle(cards)
        seen[tuple(cards)] += 1
    assert len(seen) == 24
    assert sum((n - 500) ** 2 / 500 for n in seen.values()) < 50  # chi-square with 23 degrees: p about 0.001


def test_a_fork_is_unrelated_to_how_the_stream_goes_on() -> None:
    dice = seeded(5)
    fork = dice.fork()
    pairs = Counter((dice.below(2), fork.below(2)) for _ in range(4000))
    assert min(pairs.values()) > 850
    assert dice.fork().state != fork.fork().state
