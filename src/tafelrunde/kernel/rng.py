"""Random number generators with integer state, so that a match can be copied, imagined and replayed.

There are two. A record names the one it was played with, so that it replays forever.

- `KeyedRng` deals at real tables. Its stream is BLAKE2b in counter mode under a key of 128 bits: some of its numbers
  reveal nothing about the others (docs/develop/decisions/0007-a-seed-nobody-can-compute.md).
- `Rng` is fast. Search, imagined worlds and experiments use it; its seed can be computed from what it dealt.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, Union

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine integer where compiled

FAST: Final = "lecuyer-1988"
KEYED: Final = "blake2b-counter"
KEY_DIGITS: Final = 32  # hexadecimal

Seed = Union[int, str]


class Rng:
    """L'Ecuyer's combined generator (1988). Its state and all products are below 2**62, so compiled code never
    allocates a big integer."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state: int = state

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        state: i64 = self.state
        a = (state >> 31) * 40014 % 2147483563
        b = (state & 0x7FFFFFFF) * 40692 % 2147483399
        self.state = a << 31 | b
        return (a - b) % 2147483562 % n

    def copy(self) -> Rng:
        return Rng(self.state)

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle as if calling `below` for each card; inlined, since decks are shuffled far more often than dice are
        thrown."""
        state: i64 = self.state
        a, b = state >> 31, state & 0x7FFFFFFF
        for i in range(len(cards) - 1, 0, -1):
            a = a * 40014 % 2147483563
            b = b * 40692 % 2147483399
            j = (a - b) % 2147483562 % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        self.state = a << 31 | b

    def fork(self) -> Rng:
        """A new generator whose stream is unrelated."""
        return seeded(self.below(1 << 30) << 30 | self.below(1 << 30))


class KeyedRng(Rng):
    """BLAKE2b of a counter under a secret key. `state` is the count of numbers taken; the key never changes."""

    __slots__ = ("_block", "_key")

    def __init__(self, key: bytes, state: int = 0) -> None:
        super().__init__(state)
        self._key: bytes = key
        self._block: bytes = b""  # the cached block of eight numbers around `state`

    def below(self, n: int) -> int:
        at = self.state & 7
        if at == 0 or not self._block:
            counter = (self.state >> 3).to_bytes(8, "big")
            self._block = blake2b(counter, key=self._key, person=b"tafelrunde").digest()
        self.state += 1
        return int.from_bytes(self._block[8 * at : 8 * at + 8], "big") % n

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def copy(self) -> Rng:
        copy = KeyedRng(self._key, self.state)
        copy._block = self._block
        return copy


def seeded(seed: int) -> Rng:
    """The fast generator from any seed; neighbouring seeds give unrelated streams (SplitMix64 finaliser)."""
    mask = (1 << 64) - 1
    z = (seed + 0x9E3779B97F4A7C15) & mask
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
    z ^= z >> 31
    return Rng((z % 2147483562 + 1) << 31 | ((z >> 31) % 2147483398 + 1))


def fresh_seed() -> str:
    """A random key of 128 bits, as text."""
    return secrets.token_hex(KEY_DIGITS // 2)


def is_key(seed: object) -> bool:
    """Whether a seed is a key of the keyed generator: 32 lower-case hexadecimal digits."""
    return isinstance(seed, str) and len(seed) == KEY_DIGITS and all(digit in "0123456789abcdef" for digit in seed)


def rng_of(seed: Seed) -> Rng:
    """The generator of a seed: keyed for a text, fast for a number."""
    return KeyedRng(bytes.fromhex(seed)) if isinstance(seed, str) else seeded(seed)


def algorithm_of(seed: Seed) -> str:
    return KEYED if isinstance(seed, str) else FAST
