"""Imprint, terms and privacy notice, which the host writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.cli.pages import pages
from tafelrunde.kernel.game import UsageError
from tafelrunde.server.core.settings import Settings
from tafelrunde.server.legal.texts import PAGES, TO_FILL_IN, TextBlock, blocks_of, read_texts
from tafelrunde.server.startup import prepare

from ..guests import Server, running

pytestmark = pytest.mark.anyio


async def test_a_server_without_pages_says_so(server: Server) -> None:
    guest = await server.somebody()
    assert await guest.get("/legal") == {"pages": []}
    await guest.get("/legal/imprint", 404)
    await guest.get("/legal/other", 422)


async def test_pages_are_served_in_the_caller_s_language_to_strangers_too(tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    folder.mkdir()
    (folder / "imprint.de.md").write_text("# Impressum\n\nMara\nMarktplatz 1\n\n- eins\n- zwei\n", "utf-8")
    (folder / "imprint.en.md").write_text("# Imprint\n\nMara <script>alert(1)</script>", "utf-8")
    (folder / "privacy.md").write_text("We store little.", "utf-8")
    async with running(tmp_path, pages=folder) as server:
        guest = await server.somebody()
        guest.client.cookies.clear()
        assert await guest.get("/legal") == {"pages": ["imprint", "privacy"]}
        german = await guest.get("/legal/imprint", lang="de")
        assert german["lang"] == "de"
        assert [(block["kind"], block["text"]) for block in german["blocks"]] == [
            ("heading", "Impressum"), ("paragraph", "Mara Marktplatz 1"), ("item", "eins"), ("item", "zwei"),
        ]  # fmt: skip
        english = await guest.get("/legal/imprint", lang="en")
        assert english["blocks"][1]["text"] == "Mara <script>alert(1)</script>"  # text and nothing else
        assert (await guest.get("/legal/privacy", lang="de"))["lang"] is None
        await guest.get("/legal/terms", 404)


async def test_a_page_that_is_not_filled_in_does_not_go_online(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "pages"
    pages(folder)
    assert len(capsys.readouterr().out.splitlines()) == 2 * len(PAGES)
    settings = Settings(db=str(tmp_path / "tables.db"), pages=folder)
    with pytest.raises(UsageError, match=r"not finished: fill in \[\[your name"):
        await prepare(settings)
    for file in folder.glob("*.md"):
        file.write_text(TO_FILL_IN.sub("Mara", file.read_text("utf-8")), "utf-8")
    pages(folder)
    assert "already" in capsys.readouterr().out
    await prepare(settings)
    assert {page: sorted(texts) for page, texts in read_texts(folder).items()} == {key: ["de", "en"] for key in PAGES}


@pytest.mark.parametrize("content", [b"\xff\xfe", None])
def test_folders_without_a_readable_page_are_refused(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / "imprint.md").write_bytes(content)
    with pytest.raises(UsageError):
        read_texts(tmp_path)


def test_paragraphs_headings_and_items() -> None:
    found = list(blocks_of("# A\r\nb\nc\n\n\n- d\n  e\n- f\ng\n## H\n"))
    assert found == [
        TextBlock("heading", "A"), TextBlock("paragraph", "b c"), TextBlock("item", "d e"), TextBlock("item", "f g"),
        TextBlock("heading", "H"),
    ]  # fmt: skip
