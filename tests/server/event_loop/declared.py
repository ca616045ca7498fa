"""The declared worst cases, route by route. `_attacks` varies the first of each."""

from __future__ import annotations

import base64
import json
import secrets
import sqlite3
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Optional

from tafelrunde.games import games

from .cases import BODY, HEADERS, QUERY, Case, as_body
from .world import PASSWORD, World, database, new_guest

LONG_NAME: Final = "ﷺ" * 200  # becomes 18 letters each in some normal forms
COMBINING: Final = "a" + "\u0301" * 1_999
RECORD: Final = 4_000_000  # bytes
NESTED: Final = 5_000
OWN: Final = "/api/me"
TABLE: Final = "/api/tables/{table_id}"
SEAT: Final = f"{TABLE}/seats/{{seat}}"
PACK: Final = "/api/packs/{pack_id}"
FORM: Final = "/api/workshop/{game}/{kind}/{id}"
CUP: Final = "/api/tournaments/{tournament_id}"


class Declared:
    def __init__(self, world: World, at_length: bool) -> None:
        self._world = world
        self._at_length = at_length
        self._found: defaultdict[str, list[Case]] = defaultdict(list)
        first = games["deus"].components[0]
        self._given: dict[str, str] = {
            "table_id": world.playing["deus"],
            "seat": "1",
            "game": "deus",
            "kind": first.kind,
            "id": first.id,
            "number": "1",
            "pack_id": world.versioned,
            "tournament_id": world.tournament,
            "person": world.person,
            "report": world.report,
            "passkey": "x" * 64,
            "token": "x" * 1_000,
            "name": "x" * 80,
            "day": "2020-01-01",
            "path": "x/" * (QUERY // 2),
        }

    def by_route(self) -> Mapping[str, list[Case]]:
        for declare in (
            self._people,
            self._ways_in,
            self._calls,
            self._moderation,
            self._games,
            self._packs,
            self._workshop,
            self._lobby,
            self._tables,
            self._seats,
            self._looks,
            self._play,
            self._records,
            self._live,
            self._tournaments,
            self._contests,
            self._pages,
        ):
            declare()
        return self._found

    # -------------------------------------------------------------------------------------------- how to declare

    def _get(self, route: str, name: str = "", query: str = "", **more: Any) -> None:
        self._add(f"GET {route}", name, query, **more)

    def _post(self, route: str, content: object, name: str = "", query: str = "", **more: Any) -> None:
        body = content if isinstance(content, bytes) else as_body(content)
        self._add(f"POST {route}", name, query, body=body, **more)

    def _add(
        self,
        route: str,
        name: str,
        query: str,
        given: Optional[Mapping[str, str]] = None,
        status: int | tuple[int, ...] = 200,
        **more: Any,
    ) -> None:
        template = route.partition(" ")[2].replace(":path", "")
        path = template.format(**{**self._given, **(given or {})}) + (f"?{query}" if query else "")
        expected = status if isinstance(status, tuple) else (status,)
        more.setdefault("cookie", self._world.cookie)
        self._found[route].append(Case(route=route, name=name, path=path, status=expected, **more))

    def _of_every_game(
        self, route: str, query: str = "", label: str = "", over: bool = True, playing: bool = True, **more: Any
    ) -> None:
        """At the longest tables of every game, with nothing in memory."""
        for tables, wanted, word in ((self._world.playing, playing, "running"), (self._world.over, over, "finished")):
            for game, table in tables.items():
                if wanted:
                    name = f"{label}{word} {game}" if self._found[f"GET {route}"] else ""
                    self._get(route, name, query, given={"table_id": table}, cold=True, **more)

    # -------------------------------------------------------------------------------------------- people

    def _people(self) -> None:
        self._get(OWN, cookie="")
        self._get(OWN, "a long cookie", cookie="a=1; " * (HEADERS // 5))
        self._get(OWN, "many languages", headers=(("Accept-Language", "xx," * (HEADERS // 3)),))
        self._get(OWN, "too long headers", headers=(("Accept-Language", "xx," * HEADERS),), status=431)
        self._post(OWN, {"name": LONG_NAME}, cookie="")
        self._post(OWN, {"name": COMBINING[:200]}, "combining marks", cookie="", status=422)
        self._post(OWN, {"name": "\ufdfa" * 200}, "letters that stand for 18", cookie="")
        account = {"name": LONG_NAME, "password": "ﷺ" * 1_000}
        self._post("/api/account/register", account, status=422, cookie="")
        self._post("/api/account/register", {"name": "new", "password": "ﷺ" * 200}, "a good one", once=True, cookie="")
        self._post("/api/account/login", account, status=401, cookie="")
        login = {"name": "veteran", "password": PASSWORD}
        self._post("/api/account/login", login, "right", cookie="")
        self._post("/api/account/login", login, "of a guest with rated games", prepare=self._as_guest(login), once=True)
        wrong = {"old": "ﷺ" * 1_000, "new": "ﷺ" * 200}
        self._post("/api/account/password", wrong, status=401)
        self._post("/api/account/logout", {}, cookie="")
        self._post("/api/account/logout-everywhere", {}, prepare=self._as_guest({}))
        self._get(f"{OWN}/profile")
        self._get(f"{OWN}/data")
        self._post(f"{OWN}/delete", {"password": "ﷺ" * 1_000}, status=401)
        self._post(f"{OWN}/delete", {"password": PASSWORD}, "the person with the most rows", once=True)
        self._get(f"{OWN}/people")
        self._post(f"{OWN}/people/{{person}}", {"kind": "follow"}, status=409)  # of too many already

    def _as_guest(self, content: object) -> Any:
        """A guest who played a thousand rated games."""

        def prepared(world: World) -> Case:
            with sqlite3.connect(database(Path(world.folder))) as db:
                _, cookie = new_guest(db, f"person{secrets.randbelow(1_000)}")
            route = "POST /api/account/login" if content else "POST /api/account/logout-everywhere"
            return Case(route, path=route.partition(" ")[2], body=as_body(content), cookie=cookie)

        return prepared

    def _ways_in(self) -> None:
        self._get("/api/account/sign-in-methods")
        self._get("/api/account/ways-in")
        address = f"{'a' * 60}@{'-.' * 60}{'a' * 60}"
        self._post("/api/account/recovery", {"address": address, "password": PASSWORD}, status=409)  # no mail is set up
        token = {"token": "." * 1_000}
        self._post("/api/account/recovery/confirm", token, status=403)
        self._post("/api/account/forgot", {"name": "ﷺ" * 254}, status=(200, 409), cookie="")
        self._post("/api/account/recover", {**token, "password": "ﷺ" * 200}, status=403, cookie="")
        self._post("/api/account/passkeys/new", {"password": PASSWORD})
        self._post("/api/account/passkeys", {"credential": {"response": {"clientDataJSON": "A" * 60_000}}}, status=401)
        for name, attestation in _attestations().items():
            self._post("/api/account/passkeys", {}, name, prepare=self._passkey(attestation), status=401)
        self._post("/api/account/passkeys/{passkey}/remove", {"password": PASSWORD}, status=404)
        self._post("/api/account/passkey-login/new", {}, cookie="")
        said = _base64(b'{"challenge":' + b"[" * 30_000)
        answer = {"credential": {"response": {"clientDataJSON": said}}}
        self._post("/api/account/passkey-login", answer, status=(401, 500), cookie="")

    def _passkey(self, attestation: bytes) -> Any:
        def prepared(world: World) -> Case:
            challenge = secrets.token_bytes(32)
            hashed = sha256(_base64(challenge).encode()).hexdigest()
            with sqlite3.connect(database(Path(world.folder))) as db:
                row = (hashed, world.veteran, time.time() + 300)
                db.execute("INSERT INTO passkey_challenges (hash, user_id, until) VALUES (?, ?, ?)", row)
            said = json.dumps({"type": "webauthn.create", "challenge": _base64(challenge), "origin": "x"}).encode()
            response = {"clientDataJSON": _base64(said), "attestationObject": _base64(attestation)}
            credential = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": response}
            route = "POST /api/account/passkeys"
            return Case(
                route, path="/api/account/passkeys", body=as_body({"credential": credential}), cookie=world.cookie
            )

        return prepared

    def _calls(self) -> None:
        calls = f"{OWN}/calls"
        self._get(calls)
        address = f"{'a' * 60}@{'-.' * 60}{'a' * 60}"
        self._post(calls, {"zone": "Europe/Berlin", "mail": {"address": address}}, status=(409, 422))
        self._post(calls, {"zone": "../" * 20}, "no zone", status=422)
        self._post(calls, {"zone": "Europe/Berlin", "hook": "https://" + "a." * 246}, "a long name", status=(200, 422))
        device = {"endpoint": "https://" + "a." * 240 + "de/", "public_key": "A" * 100, "auth": "A" * 40, "zone": "UTC"}
        self._post(f"{calls}/devices", device, status=(200, 422))
        self._post(f"{calls}/devices/remove", {"endpoint": "x" * 500}, status=(200, 404))
        self._post(f"{calls}/try", {})
        for route in ("confirm", "stop", "allow"):
            self._post(f"/api/mail/{route}", {"token": "." * 1_000}, status=403)
        self._post("/api/mail/out/{token}", {}, status=403)

    def _moderation(self) -> None:
        self._get("/api/moderation")
        self._get("/api/moderation/fair-play")
        measure = {"kind": "warn", "text": COMBINING[:1_000], "report": "x"}
        self._post("/api/moderation/people/{person}", measure, status=(200, 404))
        self._post("/api/moderation/reports/{report}/done", {}, status=(200, 404))
        self._get(f"{OWN}/notices")
        self._post(f"{OWN}/notices/read", {})

    # -------------------------------------------------------------------------------------------- games and packs

    def _games(self) -> None:
        self._get("/api/legal")
        self._get("/api/legal/{page}", given={"page": "imprint"}, status=404)
        for lang in ("en", "de", "xx"):
            self._get("/api/games", "" if lang == "en" else lang, f"lang={lang}")
        for game in games:
            given, name = {"game": game}, "" if game == next(iter(games)) else game
            self._get("/api/games/{game}/cover.svg", name, given=given)
            mark = games[game].show.sheets[0].mark
            self._get("/api/games/{game}/sheets/{mark}.svg", name, given={**given, "mark": mark})
            self._get("/api/games/{game}/lessons", name, given=given)
            self._get("/api/explain/{game}/{kind}/{number}", name, given={**given, "kind": "player"}, status=(200, 404))
            query = f"table={self._world.playing[game]}&seat=0"
            self._get(
                "/api/explain/{game}/{kind}/{number}",
                f"{game} at a table",
                query,
                given={**given, "kind": "player"},
                cold=True,
                status=(200, 404),
            )
            for lang in ("en", "de", "xx"):
                known = "" if not name and lang == "en" else f"{game} {lang}"
                for what in ("guide", "aid", "icons"):
                    self._get(f"/api/games/{{game}}/{what}", known, f"lang={lang}", given=given)
                self._get("/api/reference/{game}", known, f"lang={lang}", given=given)
        self._post("/api/games/{game}/lessons/{name}", {}, status=404)
        lesson = {"name": "first-steps"}
        self._post("/api/games/{game}/lessons/{name}", {}, "a lesson", given=lesson, status=(201, 404))

    def _packs(self) -> None:
        self._get("/api/games/{game}/packs")
        new = "/api/games/{game}/packs"
        self._post(new, {"name": "x"}, status=409)  # nobody may have more packs
        for name, text in toml_attacks(BODY - 100).items():
            self._post(new, {"text": text}, name, status=422, upload=True)
            self._post(PACK, {"version": 499, "text": text}, name, status=422, upload=True)
        self._get(PACK, upload=True)
        self._get(f"{PACK}/pack.toml", upload=True)
        self._get(f"{PACK}/compare", query="other=pack1", upload=True)
        self._get(f"{PACK}/trial", upload=True)
        self._post(f"{PACK}/trial", {}, status=(200, 409), upload=True)
        take = [{"kind": "x" * 10, "id": str(n), "part": "y"} for n in range(1_200)]
        self._post(f"{PACK}/merge", {"version": 499, "other": "pack1", "take": take}, status=422, upload=True)
        self._post(f"{PACK}/remove", {}, given={"pack_id": "pack48"}, once=True)
        for name, parts in form_attacks().items():
            filled = {"version": 1, "parts": parts}
            self._post(f"{PACK}/components/{{kind}}/{{id}}", filled, name, status=(409, 422), upload=True)

    def _workshop(self) -> None:
        for game, box in games.items():
            name = "" if game == next(iter(games)) else game
            self._get("/api/workshop/{game}", name, given={"game": game}, upload=True)
            for kind in sorted({component.kind for component in box.components}):
                first = next(component for component in box.components if component.kind == kind)
                given = {"game": game, "kind": kind, "id": first.id}
                route = "/api/workshop/{game}/{kind}"
                self._get(route, f"{game} {kind}" if self._found[f"GET {route}"] else "", given=given, upload=True)
                self._get(FORM, f"{game} {kind}" if self._found[f"GET {FORM}"] else "", given=given, upload=True)
        self._get("/api/workshop/{game}", "with a pack", "pack=pack1", upload=True)
        position = {"players": 4, "seed": 999_999, "codes": [0] * 1_000}
        for name, parts in form_attacks().items():
            self._post(f"{FORM}/preview", {"parts": parts}, name, status=422, upload=True)
            self._post(f"{FORM}/picture", {"parts": parts}, name, status=422, upload=True)
            self._post(f"{FORM}/position", {"parts": parts}, name, status=422, upload=True)
            self._post(f"{FORM}/table", {"parts": parts, "position": position}, name, status=422, upload=True)
        for route, more in (("preview", {}), ("picture", {}), ("position", {}), ("table", {"position": position})):
            self._post(
                f"{FORM}/{route}", {"parts": {}, **more}, "nothing filled in", status=(200, 404, 409, 422), upload=True
            )
        self._post(f"{FORM}/check", {"checked": True}, status=(200, 409))

    # -------------------------------------------------------------------------------------------- tables

    def _lobby(self) -> None:
        self._get("/api/lobby")
        self._get("/api/lobby", "a stranger", cookie="")
        self._get("/api/tables", query="which=mine")
        self._get("/api/tables", "open", "which=open")
        self._add("WS /api/lobby/live", "", "", frames=["x" * 4_000] * 100, until=b'"n":1', status=101)
        self._post(f"{TABLE}/archive", {"archived": True}, cold=True)
        self._post(f"{TABLE}/remove", {}, given={"table_id": self._world.over["deus"]}, cold=True, once=True)
        self._post(f"{TABLE}/chat/read", {"n": 1 << 30}, cold=True)
        self._get(f"{TABLE}/link", cold=True)

    def _tables(self) -> None:
        seats = [{"kind": "device", "name": LONG_NAME}] * 12
        options = {f"{n}" * 300: "x" * 300 for n in range(50)}
        plan = {"game": "deus", "seats": seats, "options": options, "title": "ﷺ" * 400}
        self._post("/api/tables", plan, status=422)
        for game, box in games.items():
            all_on = {option.name: option.values[-1] for option in box.options}
            sits = [{"kind": "me"}, *[{"kind": "device"}] * (box.players[-1] - 1)]
            self._post("/api/tables", {"game": game, "seats": sits, "options": all_on}, game, status=201)
        packed = {"game": "deus", "seats": [{"kind": "me"}, {"kind": "device"}], "pack": "pack1"}
        self._post("/api/tables", packed, "with a pack", status=201, upload=True)
        self._get(TABLE, cold=True)
        self._post(f"{TABLE}/webhook", {"url": "https://" + "a." * 240}, cold=True, status=(200, 422))
        self._post(f"{TABLE}/abort", {}, cold=True, status=409)
        self._post(f"{TABLE}/spectators", {"spectators": True}, cold=True)
        self._post(f"{TABLE}/rematch", {}, given={"table_id": self._world.over["deus"]}, cold=True, status=201)
        self._post(
            f"{TABLE}/next", {}, given={"table_id": self._world.over["revive"]}, cold=True, status=(201, 409, 422)
        )
        for game, table in self._world.over.items():
            fork = {"ply": 300, "seats": [{"kind": "device"}] * games[game].players[-1]}
            name = game if self._found[f"POST {TABLE}/fork"] else ""
            self._post(f"{TABLE}/fork", fork, name, given={"table_id": table}, cold=True, status=201)

    def _seats(self) -> None:
        self._get(f"{TABLE}/invites", cold=True)
        self._post(f"{SEAT}/claim", {"invite": "x" * 100, "name": LONG_NAME}, cold=True, status=(403, 409, 422))
        self._post(f"{SEAT}/bot", {"bot": "x" * 80}, cold=True, status=(403, 409, 422))
        for what in ("leave", "token"):
            self._post(f"{SEAT}/{what}", {}, cold=True, status=(200, 201, 403, 409, 422), once=True)
        self._post(f"{SEAT}/absent", {"what": "bot"}, cold=True, status=(403, 409, 422))
        self._post(f"{SEAT}/vote", {"what": "bot"}, cold=True, status=(403, 409, 422))
        self._post(f"{TABLE}/chances", {"agreed": True}, cold=True, status=(200, 403, 409, 422))
        self._get(f"{TABLE}/people", cold=True)
        shared = {"table_id": self._world.shared}
        self._post(f"{SEAT}/tie", {"kind": "follow"}, given=shared, status=409)  # of too many already
        self._post(f"{SEAT}/report", {"text": COMBINING[:1_000]}, given=shared, status=(200, 409))
        self._post(f"{TABLE}/invite", {"person": self._world.person}, given={"table_id": self._world.invited_to})

    def _looks(self) -> None:
        has = ",".join("x" for _ in range(500))
        for what in ("glance", "view", "small.svg"):
            self._of_every_game(f"{TABLE}/{what}")
        for seat in (0, -1):
            for width in (320, 4_000):
                self._of_every_game(f"{TABLE}/state", f"seat={seat}&width={width}&has={has}&lang=de")
        self._of_every_game(f"{TABLE}/log", "since=0&seat=0")
        self._of_every_game(f"{TABLE}/steps", "after=0&seat=0&width=4000")
        self._of_every_game(f"{TABLE}/turns", "after=0&seat=0")
        self._of_every_game(f"{TABLE}/replay", "seat=0&width=4000")
        self._of_every_game(f"{TABLE}/replay", "seat=0&width=4000&ply=100000", "beyond the end, ", status=422)
        self._of_every_game(f"{TABLE}/record", playing=False)
        self._get(f"{TABLE}/chat", given={"table_id": self._world.playing["tapestry"]}, cold=True)
        said = {"text": "ﷺ" * 500}
        talks = {"table_id": self._world.playing["tapestry"]}
        self._post(f"{TABLE}/chat", said, given=talks, cold=True, status=201)
        self._post(f"{TABLE}/chat", {"text": COMBINING}, "combining marks", given=talks, status=422)

    def _play(self) -> None:
        for number, (game, table) in enumerate(self._world.playing.items()):
            name, given = game if number else "", {"table_id": table}
            choice = {"seat": 0, "ply": 0, "code": 0, "then": [0] * 12, "towards": "x" * 60, "key": "k" * 64}
            self._post(f"{TABLE}/choices", choice, name, given=given, cold=True, status=(403, 409, 422))
            for step in ("undo", "reset", "end"):
                self._post(f"{TABLE}/{step}", {"seat": 0, "ply": 0}, name, given=given, cold=True, status=(403, 409))
            query = "seat=0&code=0&place=" + "x" * 60
            self._get(f"{TABLE}/ghost", name, query, given=given, cold=True, status=(200, 409, 422))
            self._post(f"{TABLE}/hint", {"seat": 0}, name, given=given, cold=True, status=(200, 403, 409))
            tried = {"seat": 0, "world": 1, "codes": [0] * 400}
            self._post(f"{TABLE}/tryout", tried, name, given=given, cold=True, status=(200, 403, 409, 422))
        for game, table in self._world.over.items():
            tried = {"seat": 0, "world": 1, "codes": [], "ply": 200}
            given = {"table_id": table}
            self._post(f"{TABLE}/tryout", tried, f"finished {game}", given=given, cold=True, status=(200, 409, 422))
        orders = {f"{n}" * 1_000: n for n in range(20)}
        self._post(f"{TABLE}/preferences", {"seat": 0, "orders": orders}, cold=True, status=422)
        self._get(
            f"{TABLE}/coach", query="seat=0", given={"table_id": self._world.lesson}, cold=True, status=(200, 409)
        )
        self._post(f"{TABLE}/lesson", {"step": 0}, given={"table_id": self._world.lesson}, cold=True, status=(200, 409))

    def _records(self) -> None:
        for name, body in record_attacks(RECORD).items():
            self._post("/api/records", body, name, status=(422, 413), upload=True)
        self._of_every_game(f"{TABLE}/why", "ply=300", playing=False, status=409)  # nobody made an analysis yet
        self._of_every_game(f"{TABLE}/analysis", playing=False)
        over = {"table_id": self._world.over["deus"]}
        self._post(f"{TABLE}/analysis", {}, given=over, cold=True, status=(200, 409))
        self._get(
            f"{TABLE}/chances", given={"table_id": self._world.playing["deus"]}, cold=True, status=(200, 403, 409)
        )
        self._get(f"{TABLE}/notes", given={"table_id": "mine0"})
        self._post(f"{TABLE}/notes", {"notes": COMBINING * 2}, given={"table_id": "mine1"})

    def _live(self) -> None:
        last = b'"kind":"ping"'
        self._get(f"{TABLE}/events", query="since=0", until=last, cold=True)
        self._add(f"WS {TABLE}/live", "all events", "since=0", frames=[], until=last, cold=True, status=101)
        self._add(f"WS {TABLE}/live", "long frames", "since=999999", frames=["🂡" * 1_000] * 200, until=last, status=101)

    # -------------------------------------------------------------------------------------------- contests

    def _tournaments(self) -> None:
        self._get("/api/tournaments")
        clock = {"bank": 60, "increment": 0}
        options = {f"{n}" * 300: "x" * 300 for n in range(50)}
        plan = {"title": "ﷺ" * 400, "game": "deus", "clock": clock, "options": options}
        self._post("/api/tournaments", plan, status=422)
        self._get(CUP)
        self._add(f"WS {CUP}/live", "", "", frames=["x" * 4_000] * 100, until=b'"n":1', status=101)
        self._get(f"{CUP}/link")
        entering = {"tournament_id": self._world.entering}
        self._post(f"{CUP}/enter", {"name": LONG_NAME}, given=entering, status=(200, 409))
        self._post(f"{CUP}/bots", {"bot": "easy", "number": 64}, given=entering, status=(200, 409, 422))
        self._post(f"{CUP}/entrants/{{number}}/withdraw", {}, given=entering, status=(200, 409))
        self._post(f"{CUP}/start", {}, given=entering, once=True)
        self._post(f"{CUP}/cancel", {}, status=409)  # it has begun

    def _contests(self) -> None:
        for game in games:
            name = "" if game == next(iter(games)) else game
            self._get("/api/leaderboard/{game}", name, given={"game": game})
        self._get("/api/leaderboard/{game}", "no season", "season=0001-1", status=404)
        self._get("/api/daily")
        yesterday = time.strftime("%Y-%m-%d", time.gmtime(time.time() - 86_400))
        self._get("/api/daily/{day}", given={"day": yesterday})
        self._post("/api/daily/play", {}, status=201)

    def _pages(self) -> None:
        self._get("/api/health")
        self._get("/api/docs")
        self._get("/api/openapi.json")
        self._get("/metrics")
        for method in ("DELETE", "GET", "PATCH", "POST", "PUT"):
            body = b"[" * BODY if method != "GET" else None
            self._add(f"{method} /api/{{path:path}}", "", "", body=body, status=404)
        self._get("/{path:path}", status=(200, 503))
        self._get("/{path:path}", "a path of dots", given={"path": "../" * (QUERY // 3)}, status=(200, 400, 404, 503))
        self._get("/{path:path}", "too long a path", given={"path": "x/" * QUERY}, status=414)


# ------------------------------------------------------------------------------------------------ what is explosive


def _base64(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def _attestations() -> dict[str, bytes]:
    """CBOR that a browser would never send."""
    deep, many = b"\x81" * 20_000 + b"\x00", b"\x99\x75\x30" + b"\x00" * 30_000
    return {"nested CBOR": deep, "a long list in CBOR": many, "an endless promise in CBOR": b"\x9b" + b"\x7f" * 8}


def toml_attacks(size: int) -> dict[str, str]:
    """Known to be slow in the parser of TOML: one key of many parts, many keys under a deep header."""
    attacks: dict[str, Callable[[int], str]] = {
        "one dotted key": lambda n: ".".join(["'a'"] * n) + "=1",  # in quotes: others are refused unread
        "a deep header": lambda n: "[" + "'a'." * n + "b]\n" + "".join(f"{k:04x}=1\n" for k in range(n // 2)),
        "many tables": lambda n: "".join(f"[a{n}]\n" for n in range(n)),
        "many rows": lambda n: "[[a]]\n" * n,
        "nested lists": lambda n: "a=" + "[" * n + "]" * n,
        "a long text": lambda n: 'a="""' + "\\n" * n + '"""',
        "many keys": lambda n: "[deus.x]\n" + "".join(f"k{n}=1\n" for n in range(n)),
    }
    return {name: _largest(attack, size) for name, attack in attacks.items()}


def _largest(attack: Callable[[int], str], size: int) -> str:
    """With the highest number that fits into a body."""
    least, most = 0, size
    while least < most:
        middle = (least + most + 1) // 2
        least, most = (middle, most) if len(as_body(attack(middle))) <= size else (least, middle - 1)
    return attack(least)


def form_attacks() -> dict[str, object]:
    nested: Any = 0
    for _ in range(400):
        nested = {"block": "Gain", "with": {"what": nested}}
    wide = [{"block": "Gain", "with": {"amount": 1}}] * 1_200
    return {
        "": {"effect": "x" * 50_000},
        "nested blocks": {"effect": nested},
        "many blocks": {"effect": wide},
        "many numbers": {"effect": {"places": [1] * 15_000}},
    }


def record_attacks(size: int) -> dict[str, bytes]:
    head = {"tafelrunde": 1, "game": "deus", "rules_version": games["deus"].rules_version, "players": 4, "seed": 1}
    few = json.dumps(head)[:-1].encode()
    return {
        "": b"{}",
        "many codes": few + b',"codes":[' + b"1," * (size // 2 - 200) + b"1]}",
        "nested": few + b',"codes":' + b"[" * (size // 4) + b"]" * (size // 4) + b"}",
        "many keys": b"{" + b",".join(b'"%x":0' % n for n in range(size // 11)) + b"}",
        "no text": b"\xff" * size,
    }
