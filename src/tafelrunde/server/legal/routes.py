"""Routes of the host's legal texts."""

from __future__ import annotations

from ..core.errors import not_found
from ..core.http.dependencies import CurrentServices, ScreenQuery
from ..core.http.router import api_router
from ..core.kinds import LegalPage
from .schemas import LegalBlock, LegalIndex, LegalText
from .texts import LegalPages, in_language

router = api_router("server", under="/legal")


@router.get("")
async def legal_pages(services: CurrentServices) -> LegalIndex:
    """The pages that the host of this server has written: imprint, terms, privacy."""
    return LegalIndex(pages=[*services[LegalPages].texts])


@router.get("/{page}")
async def legal_page(page: LegalPage, services: CurrentServices, screen: ScreenQuery) -> LegalText:
    """A page in the caller's language, if the host has written it in that language."""
    texts = services[LegalPages].texts
    if page not in texts:
        raise not_found("no-legal-page")
    lang, blocks = in_language(texts[page], screen.lang)
    return LegalText(page=page, lang=lang or None, blocks=[LegalBlock(kind=kind, text=text) for kind, text in blocks])
