"""Schemas of the host's legal texts."""

from __future__ import annotations

from typing import Optional

from ..core.kinds import LegalPage, TextKind
from ..core.schemas.base import Answer


class LegalIndex(Answer):
    pages: list[LegalPage]
    """The pages that the host of this server has written."""


class LegalBlock(Answer):
    kind: TextKind
    text: str


class LegalText(Answer):
    page: LegalPage
    lang: Optional[str]
    """The language of the text; null if it is not known."""
    blocks: list[LegalBlock]
