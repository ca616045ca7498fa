"""A program that plays a seat over HTTP, with the standard library alone: any language could do the same.

    python examples/play_over_http.py http://localhost:8000 TABLE SEAT TOKEN

The host of a table gives the token of a seat. This program chooses at random; replace `choose` with your own logic. A
view is what `Match.view` returns in Python.
"""

import json
import random
import sys
import time
import urllib.request
import uuid


def choose(view: dict) -> int:
    return random.choice(view["pending"]["options"])


def main(server: str, table: str, seat: int, token: str) -> None:
    def send(path: str, body: dict | None = None) -> dict:
        data = None if body is None else json.dumps({"seat": seat, **body}).encode()
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        request = urllib.request.Request(f"{server}/api/tables/{table}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    while (seen := send(f"/view?seat={seat}"))["status"] != "over":
        pending = (seen["view"] or {}).get("pending")
        if seen["must_end"]:  # all choices of this turn are made
            send("/end", {"ply": seen["ply"]})
        elif pending and pending["seat"] == seat and "options" in pending:
            send("/choices", {"ply": seen["ply"], "code": choose(seen["view"]), "key": uuid.uuid4().hex})
        else:
            time.sleep(0.2)  # somebody else is to move
    print(send("")["result"]["scores"])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4])
