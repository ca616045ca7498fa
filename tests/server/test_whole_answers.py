"""The head of an answer and its body leave in one write; nothing is held back for longer than that."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest

from tafelrunde.server.api.whole_answers import WholeAnswers

pytestmark = pytest.mark.anyio


class Wire(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent.append(bytes(data))

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        self.write(b"".join(list_of_data))

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


async def test_head_and_body_are_one_write() -> None:
    wire = Wire()
    line = WholeAnswers(wire, asyncio.get_running_loop())
    for n in (b"1", b"2"):
        line.write(b"head " + n)
        line.write(b" body")
    await asyncio.sleep(0)
    assert wire.sent == [b"head 1 body", b"head 2 body"]


async def test_a_head_whose_body_takes_its_time_goes_when_the_loop_comes_round() -> None:
    wire = Wire()
    line = WholeAnswers(wire, asyncio.get_running_loop())
    line.write(b"head")
    assert wire.sent == []
    await asyncio.sleep(0)
    assert wire.sent == [b"head"]


async def test_what_is_closed_says_first_what_it_held() -> None:
    wire = Wire()
    line = WholeAnswers(wire, asyncio.get_running_loop())
    line.write(b"head")
    line.close()
    assert wire.sent == [b"head"]
    assert line.is_closing()


async def test_nothing_is_written_to_a_line_that_was_lost() -> None:
    wire = Wire()
    line = WholeAnswers(wire, asyncio.get_running_loop())
    line.write(b"head")
    wire.close()
    await asyncio.sleep(0)
    assert wire.sent == []
