"""Memory that is in use moves into large pages, and nothing else does."""

from __future__ import annotations

from tafelrunde.server.large_pages import areas, ask_for_them, size_of_them

LARGE = 0x200000


def area(begin: int, end: int, used: int, large: int = 0, kind: str = "rw-p 00000000 00:00 0 ") -> str:
    """As Linux tells of it; `used` and `large` in KB."""
    return (
        f"{begin:x}-{end:x} {kind}\nSize:  {(end - begin) // 1024} kB\nRss:   {used} kB\nAnonymous:  {used} kB\n"
        f"AnonHugePages:  {large} kB\nVmFlags: rd wr mr mw me ac \n"
    )


def test_what_is_in_use_is_moved_as_far_as_large_pages_reach() -> None:
    told = area(LARGE - 0x1000, 3 * LARGE + 0x3000, used=4112) + area(
        8 * LARGE, 9 * LARGE, used=2048, kind="rw-p 00000000 00:00 0                          [heap]"
    )
    assert [*areas(told, LARGE)] == [(LARGE, 3 * LARGE), (8 * LARGE, 9 * LARGE)]


def test_what_is_almost_empty_or_too_small_or_large_already_or_not_ours_stays() -> None:
    told = (
        area(LARGE, 5 * LARGE, used=100)  # the stack of a thread
        + area(6 * LARGE, 7 * LARGE - 0x1000, used=2044)
        + area(8 * LARGE, 10 * LARGE, used=4096, large=4096)
        + area(12 * LARGE, 14 * LARGE, used=4096, kind="r-xp 00000000 00:00 0 ")
        + area(16 * LARGE, 18 * LARGE, used=4096, kind="rw-p 00001000 fd:00 77   /usr/lib/libsomething.so")
    )
    assert [*areas(told, LARGE)] == []


def test_what_was_moved_is_what_it_was() -> None:
    kept = bytearray(range(256)) * (1 << 16)
    ask_for_them(size_of_them() or LARGE)  # where there are none, nothing happens
    assert kept == bytearray(range(256)) * (1 << 16)
