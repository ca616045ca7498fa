"""What owners see from outside: metrics of all processes, alerts and dashboard, request ids."""

from __future__ import annotations

import json
import logging
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tafelrunde.server.core.json_log import JsonLines
from tafelrunde.server.core.request_id import request_id

from ..guests import BESIDE, ME, Server, running

DEPLOY = Path(__file__).parents[3] / "deploy"

COUNTING = """
import sys
from tafelrunde.server.core.http.metrics import Metrics
metrics = Metrics()
metrics.requests.labels("GET", "/api/me", 200).inc()
metrics.sockets.set(2)
print(metrics.text().decode())
sys.stdout.flush()
sys.stdin.read()
"""


def test_metrics_are_those_of_all_processes(tmp_path: Path) -> None:
    variables = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    command = [sys.executable, "-c", COUNTING]
    processes = []
    try:
        for number in (1, 2):
            process = subprocess.Popen(command, env=variables, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            processes.append(process)
            assert process.stdout is not None
            said: list[str] = []
            while not said or not said[-1].startswith("tafelrunde_sockets"):
                said.append(process.stdout.readline())
            assert said[-1].split() == ["tafelrunde_sockets", f"{2.0 * number}"]
        forget = f"from prometheus_client.multiprocess import mark_process_dead; mark_process_dead({processes[0].pid})"
        subprocess.run([sys.executable, "-c", forget], env=variables, check=True)
        last = subprocess.run(command, env=variables, input="", capture_output=True, text=True, check=True)
        lines = [line.split() for line in last.stdout.splitlines()]
        assert ["tafelrunde_sockets", "4.0"] in lines, "the first process has ended"
        assert ['tafelrunde_requests_total{method="GET",path="/api/me",status="200"}', "3.0"] in lines
    finally:
        for process in processes:
            process.kill()
            process.communicate()


@pytest.mark.anyio
async def test_metrics_tell_of_bots_the_database_and_mail(tmp_path: Path) -> None:
    async with running(tmp_path, metrics=True, metrics_token="known") as server:
        guest = await server.somebody()
        await guest.table(ME, BESIDE)
        assert (await guest.client.get("/metrics")).status_code == 404
        told = await guest.client.get("/metrics", headers={"Authorization": "Bearer known"})
        figures = dict(line.rsplit(" ", 1) for line in told.text.splitlines() if not line.startswith("#"))
        assert float(figures["tafelrunde_database_seconds_count"]) >= 1
        assert float(figures["tafelrunde_tables_in_memory"]) == 1
        names = {name.partition("{")[0] for name in figures}
        assert names >= METRICS_USED, METRICS_USED - names


def test_alerts_and_dashboard_use_metrics_that_there_are() -> None:
    alerts = yaml.safe_load((DEPLOY / "alerts.yml").read_text())
    rules = [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    shown = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    used = {name for expr in (*rules, *shown) for name in re.findall(r"tafelrunde_\w+", expr)}
    assert used - METRICS_USED == METRICS_COUNTED


METRICS_USED = {
    "tafelrunde_bot_turns_waiting",
    "tafelrunde_database_errors_total",
    "tafelrunde_database_seconds_bucket",
    "tafelrunde_deliveries_waiting",
    "tafelrunde_event_loop_delay_seconds_bucket",
    "tafelrunde_jobs_waiting",
    "tafelrunde_mails",
    "tafelrunde_sockets",
    "tafelrunde_tables_in_memory",
    "tafelrunde_tables_watched",
}
# These have labels of requests, so a test without any to count does not see them.
METRICS_COUNTED = {"tafelrunde_refusals_total", "tafelrunde_request_seconds_bucket", "tafelrunde_requests_total"}


@pytest.mark.anyio
async def test_every_response_has_an_id_that_the_log_has_too(server: Server) -> None:
    guest = await server.somebody()
    first, second = [(await guest.client.get("/api/me")).headers["x-request-id"] for _ in range(2)]
    assert first != second
    given = await guest.client.get("/api/me", headers={"X-Request-ID": "from-the-proxy"})
    assert given.headers["x-request-id"] == "from-the-proxy"
    refused = await guest.client.get("/api/me", headers={"X-Request-ID": 'no id" at all'})
    assert re.fullmatch("[0-9a-f]{16}", refused.headers["x-request-id"])
    request_id.set("from-the-proxy")
    record = logging.LogRecord("tafelrunde", logging.WARNING, "", 0, "said", (), None)
    assert json.loads(JsonLines().format(record))["request"] == "from-the-proxy"
