"""The documentation site builds without warnings, has no broken links and loads nothing from other hosts."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.games.guide import SOURCES

from .blocks import ROOT, pages

pytest.importorskip("mkdocs")
DECISIONS = sorted((ROOT / "docs/develop/decisions").glob("0*.md"))
LINK = re.compile(r"(?<!`)\[[^]]*\]\(([^)#\s]+)[^)]*\)")
FETCHED = re.compile(
    r"<(?:script|img|iframe)[^>]*\ssrc=\"https?:|<link[^>]*rel=\"(?:stylesheet|preload)\"[^>]*href=\"https?:"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", folder],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr, done.stderr
    return folder


def test_every_page_is_part_of_the_site(site: Path) -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        assert (site / page.relative_to(ROOT / "docs")).with_suffix(".html").exists(), page


def test_the_site_loads_nothing_from_other_hosts(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert not FETCHED.search(page.read_text(encoding="utf-8")), page


@pytest.mark.parametrize("page", [pytest.param(page, id=str(page.relative_to(ROOT))) for page in pages()])
def test_links_within_the_repository_exist(page: Path) -> None:
    """Includes README and CONTRIBUTING, which are not part of the site. Pictures of guides are generated."""
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        drawn = link.partition(":")[0] in SOURCES
        assert "://" in link or drawn or (page.parent / link).exists(), link


def test_every_decision_is_listed_with_its_title() -> None:
    listed = (ROOT / "docs/develop/decisions/index.md").read_text()
    for number, page in enumerate(DECISIONS, 1):
        head = re.match(r"# (\d+)\. (.+)\n", page.read_text())
        assert head is not None, page
        assert int(head[1]) == number
        assert page.name.startswith(f"{number:04}-")
        assert f"| {number} | [{head[2]}]({page.name}) |" in listed
