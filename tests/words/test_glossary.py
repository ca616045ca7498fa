"""German texts use the words of each game's German rulebook, and no other word for the same thing."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tafelrunde.games import games
from tafelrunde.words.ftl import entries

# A pattern for each word that the rulebook does not use, and the word that it uses instead.
GLOSSARY: Final = {
    "age_of_innovation": {
        r"\b[Dd](er|es|em|en) Automas?\b": "Automa, ohne Artikel; sie, ihre",
        r"\bInnovation(en)?\b(?<!of Innovation)": "Erfindung",
        r"\bVölkern?\b|Fraktion": "Gemeinschaft",
        r"\bLändern?\b": "Landschaft",
        r"\bTerraform": "Umwandeln",
        r"\bumform": "umwandeln",
        r"Stadtplättchen": "Stadtmarker",
        r"\bauf dem Rad\b|Landschaftsrad": "Umwandlungskreis",
        r"\bAusgleich": "Balance",
        r"\baus(zu)?bauen\b|ausgebaut": "aufwerten",
        r"Arbeiter|Priester|Handelsposten": "Werkzeug, Gelehrte, Gilde",
        r"Kompetenzkachel|Kulttafel|\bKulte?\b": "Kompetenz, Wissenstableau",
        r"[Ff]reiwillig:|, wenn du magst,": "du darfst",
    },
    "deus": {
        r"\bRegion": "Gebiet",
        r"\bMünze": "Gold",
        r"\bWeizen\b": "Getreide",
        r"\bBerge?n?\b": "Gebirge",
        r"\bRessource": "Rohstoff",
        r"\bMitspieler": "Gegner",
        r"\bSpielplan|\bSpielbrett": "Spielfeld",
        r"Zugstapel|Ziehstapel(?<!Nachziehstapel)": "Nachziehstapel",
        r"\babwerfen|\bwirf\b.*\bab\b": "ablegen",
        r"[Ff]reiwillig:|, wenn du magst,": "du darfst",
    },
    "tapestry": {
        r"\b[Dd](em|en) Automa\b|\bAutomas\b": "die Automa; sie, ihre",
        r"\b[Vv]orr(ü|u)ck|[Vv]orger(ü|u)ckt": "voranschreiten",
        r"\b[Rr]ück(e|st|t) auf\b": "schreite auf … voran",
        r"unpassierbar": "unwegsam",
        r"\bBaupl(a|ä)tz": "Platz, Plätze",
        r"\bZeilen?\b": "Reihe",
        r"\bStadtplan(?!er)|\bStadtpläne": "Hauptstadttableau",
        r"\bEinkommensplan": "Einkommenstableau",
        r"\bRessource": "Rohstoff",
        r"\bPlättchen\b(?<!Inspirationsplättchen)|Gebietsplättchen|Weltraumplättchen": "Teil",
        r"Technologiekarte": "Techkarte",
        r"Wandteppich|\bGobelins\b": "Gobelinkarte",
        r"\babgelegt|\bablegen|\babzulegen": "abwerfen",
        r"sooft du entdeckst": "erkundest",
        r"Siedlung|\bBezirk|\bDistrikt": "Stadtviertel",
        r"\bMeisterwerk": "Meisterstück",
        r"[Ff]reiwillig:|, wenn du magst,": "du darfst",
    },
    "revive": {
        r"Rohstoff": "Ressource",
        r"Siegpunkt": "Punkt",
        r"Winterschlaf": "überwintern",
        r"Energiespeicher": "Energielager",
        r"Spielbrett": "Spielplan",
        r"Gewässer": "See",
        r"\bVolke?s?\b|\bVölkern?\b": "Stamm",
        r"\bSiedler": "Bevölkerungsfigur",
        r"Ruhestapel|Ablagestapel": "Ruhebereich",
        r"\bSlotmodul|\bSteckmodul": "Slot-Modul",
        r"[Ff]reiwillig:|, wenn du magst,": "du darfst",
    },
}  # fmt: skip


def german_texts(name: str) -> Iterator[tuple[str, str]]:
    """All German texts of a game, and where each stands."""
    folder = games[name].folder
    for entry in entries(folder / "de.ftl"):
        yield f"de.ftl: {entry.id}", re.sub(r"(?m)^#.*$", "", entry.source.partition("=")[2])
    for path in (folder / "rulebook.de.md", *sorted((folder / "guide").glob("*de.md"))):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.name}, line {number}", re.sub(r"\([^)]*:[^)]*\)|`[^`]*`", "", line)
    for path in sorted((folder / "lessons").glob("*.toml")):
        for text in german_of(tomllib.loads(path.read_text(encoding="utf-8"))):
            yield path.name, text


def german_of(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from [inner] if key == "de" and isinstance(inner, str) else german_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from german_of(inner)


def strangers(name: str) -> list[str]:
    return [
        f"{place}: {found[0]!r}, say {right!r}: {text.strip()}"
        for place, text in german_texts(name)
        for pattern, right in GLOSSARY[name].items()
        if (found := re.search(pattern, text))
    ]


@pytest.mark.parametrize("name", GLOSSARY)
def test_texts_use_the_words_of_the_rulebook(name: str) -> None:
    assert strangers(name) == []


@pytest.mark.parametrize("name", GLOSSARY)
def test_every_kind_of_text_is_read(name: str) -> None:
    read = {place.partition(",")[0].partition(":")[0] for place, _ in german_texts(name)}
    assert {"de.ftl", "de.md", "aid.de.md", "rulebook.de.md"} < read
    assert any(place.endswith(".toml") for place in read)


def test_a_strange_word_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GLOSSARY, "revive", {r"\bKisten?\b": "Truhe"})
    found = strangers("revive")
    assert any(line.startswith("de.ftl: phrase-crate: 'Kiste', say 'Truhe'") for line in found)
