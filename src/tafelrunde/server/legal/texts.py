"""Reads the host's legal texts from a folder of Markdown files, and writes templates of them.

A file is named after its page and language, such as `imprint.de.md`, or `imprint.md` for all languages. Headings,
paragraphs and list items are known; everything else is plain text. A file in which something is still to be filled in
is refused, so that no template goes online.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple, Optional

from ...kernel.game import UsageError
from ...kernel.languages import DEFAULT_LANGUAGE, LANGUAGES
from ..core.kinds import LegalPage, TextKind

PAGES: Final[tuple[LegalPage, ...]] = ("imprint", "terms", "privacy")
TEMPLATES: Final = Path(__file__).parent / "templates"
LONGEST: Final = 200_000  # characters of a page
TO_FILL_IN: Final = re.compile(r"\[\[(.*?)\]\]", re.DOTALL)


class TextBlock(NamedTuple):
    kind: TextKind
    text: str


Texts = dict[LegalPage, dict[str, list[TextBlock]]]  # by page and language; the language may be empty


class LegalPages:
    """The pages as they were when the process started."""

    def __init__(self, folder: Optional[Path]) -> None:
        self.texts = read_texts(folder)


def read_texts(folder: Optional[Path]) -> Texts:
    """The pages in the folder. Raises UsageError if it has none, or an unfinished one."""
    found: Texts = {}
    if folder is None:
        return found
    for page in PAGES:
        for lang in ("", *LANGUAGES):
            file = folder / (f"{page}.{lang}.md" if lang else f"{page}.md")
            if file.is_file():
                found.setdefault(page, {})[lang] = _read(file)
    if not found:
        raise UsageError(f"the folder {folder} has no page; `tafelrunde pages {folder}` writes templates")
    return found


def _read(file: Path) -> list[TextBlock]:
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeError) as wrong:
        raise UsageError(f"{file} cannot be read: {wrong}") from None
    if missing := TO_FILL_IN.search(text):
        raise UsageError(f"{file} is not finished: fill in [[{missing[1][:60]}]]")
    if len(text) > LONGEST:
        raise UsageError(f"{file} has more than {LONGEST} characters")
    return list(blocks_of(text))


def blocks_of(text: str) -> Iterator[TextBlock]:
    for part in re.split(r"\n\s*\n", text.replace("\r\n", "\n")):
        lines: list[str] = []
        for line in filter(None, (line.strip() for line in part.split("\n"))):
            if lines and (line.startswith(("#", "- ")) or lines[0].startswith("#")):
                yield from _paragraph(lines)
                lines = []
            lines.append(line)
        yield from _paragraph(lines)


def _paragraph(lines: list[str]) -> Iterator[TextBlock]:
    text = " ".join(lines)
    if text.startswith("#"):
        yield TextBlock("heading", text.lstrip("#").strip())
    elif text.startswith("- "):
        yield TextBlock("item", text.removeprefix("- "))
    elif text:
        yield TextBlock("paragraph", text)


def in_language(texts: Mapping[str, list[TextBlock]], lang: str) -> tuple[str, list[TextBlock]]:
    """The text in this language, else the one for all, else another one; with its language, if known."""
    order = (lang, "", DEFAULT_LANGUAGE, *LANGUAGES)
    found = next(language for language in order if language in texts)
    return found, texts[found]


def write_templates(folder: Path) -> list[Path]:
    """Write templates of all pages, except those that exist; returns the new files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for template in sorted(TEMPLATES.glob("*.md")):
        file = folder / template.name
        if not file.exists():
            file.write_text(template.read_text("utf-8"), "utf-8")
            written.append(file)
    return written
