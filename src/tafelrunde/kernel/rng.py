"""Random numbers whose whole state is one integer, so that a match can be copied, imagined and replayed for ever."""

from __future__ import annotations

from typing import Final

ALGORITHM: Final = "lecuyer-1988"


class Rng:
    """L'Ecuyer's combined generator (1988). Its state is one integer below 2**62, and so is every product:
    compiled code never makes a big integer."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state: int = state

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        a = (self.state >> 31) * 40014 % 2147483563
        b = (self.state & 0x7FFFFFFF) * 40692 % 2147483399
        self.state = a << 31 | b
        return (a - b) % 2147483562 % n

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def fork(self) -> Rng:
        """Another stream, unrelated to how this one goes on."""
        return seeded(self.below(1 << 30) << 30 | self.below(1 << 30))


def seeded(seed: int) -> Rng:
    """From any seed; neighbouring seeds give unrelated streams (SplitMix64 finaliser)."""
    mask = (1 << 64) - 1
    z = (seed + 0x9E3779B97F4A7C15) & mask
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
    z ^= z >> 31
    return Rng((z % 2147483562 + 1) << 31 | ((z >> 31) % 2147483398 + 1))
