"""Answers leave in one piece. uvicorn writes the head of an answer and then its body, and each write is a call of the
system that sends a packet and wakes up whoever reads it; that takes longer than to read the request."""

from __future__ import annotations

import asyncio
from typing import Any, Optional


class WholeAnswers:
    """A transport whose first write waits for the second one, or until the event loop comes round."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self._loop = loop
        self._held: Optional[bytes] = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def write(self, data: bytes) -> None:
        if self._held is None:
            self._held = data
            self._loop.call_soon(self._let_go)
        else:
            held, self._held = self._held, None
            self.transport.writelines((held, data))

    def close(self) -> None:
        self._let_go()
        self.transport.close()

    def _let_go(self) -> None:
        held, self._held = self._held, None
        if held is not None and not self.transport.is_closing():
            self.transport.write(held)
