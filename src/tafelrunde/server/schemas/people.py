"""Who somebody is."""

from __future__ import annotations

from typing import Optional

from .base import Answer


class Me(Answer):
    id: str
    name: str
    """Empty until a guest gives one."""
    account: Optional[str]
