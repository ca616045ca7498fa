"""Checks the deployment files without Docker, systemd or a proxy: every command, path, name and variable exists, and
all files agree."""

from __future__ import annotations

import configparser
import inspect
import ipaddress
import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
import uvicorn.config
import yaml
from sqlalchemy.engine import make_url

import tafelrunde
from tafelrunde.cli.app import app
from tafelrunde.server.app import create_app
from tafelrunde.server.core.settings import Settings

from .guests import settings_in

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "compose.yaml").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load(TEXT)
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
OURS = [name for name, service in SERVICES.items() if "build" in service]
DEPLOY = ROOT / "deploy"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
INSTRUCTIONS = [
    line.split(maxsplit=1)
    for line in (ROOT / "Dockerfile").read_text().replace("\\\n", " ").splitlines()
    if line and not line.startswith("#")
]


def instructions(kind: str) -> list[str]:
    return [rest for name, rest in INSTRUCTIONS if name == kind]


def copied() -> Iterator[tuple[str, list[str]]]:
    """From which stage, what."""
    for rest in instructions("COPY"):
        words = shlex.split(rest)
        stage = words.pop(0).removeprefix("--from=") if words[0].startswith("--from=") else ""
        yield stage, words[:-1]


# ------------------------------------------------------------------------------------------------ compose.yaml


def parameters(name: str, *arguments: str) -> dict[str, Any]:
    """Of a command line of the program; refuses an option that does not exist."""
    command = typer.main.get_command(app).commands[name]  # type: ignore[attr-defined]
    params: dict[str, Any] = command.make_context(name, list(arguments)).params
    return params


@pytest.mark.parametrize("service", OURS)
def test_the_commands_of_the_services_are_commands_of_the_program(service: str) -> None:
    name, *arguments = SERVICES[service]["command"]
    given = parameters(name, *arguments)
    assert service == {"serve": "server", "worker": "worker"}[name]
    if name == "serve":
        assert (given["host"], given["bot_workers"], given["no_browser"]) == ("0.0.0.0", 0, True)


@pytest.mark.parametrize("service", OURS)
def test_somebody_reads_the_variables_of_the_services(service: str) -> None:
    program = "".join(path.read_text() for path in Path(tafelrunde.__file__).parent.rglob("*.py"))
    for variable in SERVICES[service]["environment"]:
        reads = program if variable.startswith("TAFELRUNDE_") else inspect.getsource(uvicorn.config)
        assert f'"{variable}"' in reads, variable


def test_variables_that_must_be_given_are_explained_at_the_top() -> None:
    explained = TEXT[: TEXT.index("\nx-tafelrunde")]
    for name, rest in re.findall(r"(?<!\$)\$\{(\w+)([^}]*)\}", TEXT):
        assert rest.startswith(":-") or (rest.startswith(":?") and f"{name}=" in explained), name


def test_the_database_is_the_one_that_the_services_name() -> None:
    given = re.sub(r"\$\{(\w+)[^}]*\}", r"\1", SERVICES["server"]["environment"]["TAFELRUNDE_DB"])
    url = make_url(Settings(db=given).database_url())
    assert url.get_backend_name() == "postgresql"
    assert url.host is not None
    database = SERVICES[url.host]["environment"]
    assert (database["POSTGRES_USER"], database["POSTGRES_DB"]) == (url.username, url.database)
    assert f"${{{url.password}:" in database["POSTGRES_PASSWORD"]


def test_services_volumes_and_configs_that_are_named_exist() -> None:
    for service in SERVICES.values():
        needs = service.get("depends_on", {})
        for name in needs:
            assert name in SERVICES
            if isinstance(needs, dict) and needs[name]["condition"] == "service_healthy":
                assert SERVICES[name]["healthcheck"]["test"]
        for volume in service.get("volumes", []):
            assert volume.split(":")[0] in COMPOSE["volumes"]
        for config in service.get("configs", []):
            assert config["source"] in COMPOSE["configs"]
        assert "image" in service or (ROOT / service["build"] / "Dockerfile").exists()


def test_only_the_proxy_is_believed_when_it_says_where_somebody_comes_from() -> None:
    believed = SERVICES["server"]["environment"]["FORWARDED_ALLOW_IPS"]
    assert believed == SERVICES["proxy"]["networks"]["default"]["ipv4_address"]
    [network] = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert ipaddress.ip_address(believed) in ipaddress.ip_network(network["subnet"])


def test_server_health_and_proxy_agree_on_port_and_path(tmp_path: Path) -> None:
    command = SERVICES["server"]["command"]
    port = command[command.index("--port") + 1]
    assert SERVICES["worker"]["healthcheck"] == {"disable": True}, "a worker answers no requests"
    python, flag, code = json.loads(instructions("HEALTHCHECK")[0].split("CMD ")[1])
    assert (python, flag) == ("python", "-c")
    compile(code, "healthcheck", "exec")
    address = re.search(r"http://localhost:(\d+)(/[\w/]+)", code)
    assert address is not None
    assert address[1] == port
    assert address[2] in create_app(settings_in(tmp_path)).openapi()["paths"]
    proxied = COMPOSE["configs"]["caddyfile"]["content"].replace("$$", "$")
    assert f"dynamic a server {port}" in proxied
    assert set(re.findall(r"\{\$(\w+)\}", proxied)) <= set(SERVICES["proxy"]["environment"])


# ------------------------------------------------------------------------------------------------ Dockerfile


def test_what_the_image_copies_is_there() -> None:
    stages = {rest.split(" AS ")[1] for rest in instructions("FROM") if " AS " in rest}
    for stage, paths in copied():
        assert stage in {"", *stages}
        for path in paths:
            assert stage or (ROOT / path).exists(), path


def test_the_image_takes_the_web_app_from_where_it_is_built() -> None:
    out = re.search(r"outDir: '([^']+)'", (ROOT / "web/vite.config.ts").read_text())
    assert out is not None
    built = (Path("/src/web") / out[1]).parts
    [taken] = [paths[0] for stage, paths in copied() if stage == "web"]
    assert taken == "/src/src/tafelrunde/server/static"
    assert [part for part in built if part not in ("web", "..")] == list(Path(taken).parts)
    scripts = json.loads((ROOT / "web/package.json").read_text())["scripts"]
    for script in re.findall(r"npm run (\w+)", " ".join(instructions("RUN"))):
        assert script in scripts


def test_the_lock_of_the_web_app_fits() -> None:
    """Or `npm ci` refuses."""
    wanted = json.loads((ROOT / "web/package.json").read_text())
    locked = json.loads((ROOT / "web/package-lock.json").read_text())["packages"][""]
    for kind in ("dependencies", "devDependencies"):
        assert locked.get(kind) == wanted.get(kind)


def test_the_image_installs_and_starts_what_the_project_offers() -> None:
    [extras] = re.findall(r"pip install [^']*'\.\[([\w,]+)\]'", " ".join(instructions("RUN")))
    assert set(extras.split(",")) <= set(PROJECT["optional-dependencies"])
    assert json.loads(instructions("ENTRYPOINT")[0])[0] in PROJECT["scripts"]
    version = re.search(r"python:(\d+\.\d+)", " ".join(instructions("FROM")))
    assert version is not None
    assert f"Programming Language :: Python :: {version[1]}" in PROJECT["classifiers"]


def test_the_image_alone_is_a_server_on_sqlite() -> None:
    given = parameters(*json.loads(instructions("CMD")[0]))
    assert (given["host"], given["no_browser"], given["bot_workers"]) == ("0.0.0.0", True, None)
    assert [str(given["port"])] == instructions("EXPOSE")
    [volume] = instructions("VOLUME")
    [variable] = instructions("ENV")
    assert variable.startswith(f"TAFELRUNDE_DB={volume}/")
    assert f":{volume} tafelrunde\n" in (ROOT / "Dockerfile").read_text(), "the recipe at the top keeps the tables"


def test_what_was_built_here_does_not_travel_into_the_image() -> None:
    left_out = (ROOT / ".dockerignore").read_text().splitlines()
    assert {".venv", "web/node_modules", "src/tafelrunde/server/static"} <= set(left_out)
    for _, paths in copied():
        assert not set(paths) & set(left_out)


# ------------------------------------------------------------------------------------------------ without Docker


def unit() -> dict[str, list[str]]:
    """The settings of the service, each with all its values."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / "tafelrunde.service").read_text().splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


def test_the_unit_of_systemd_can_be_read_and_starts_a_server() -> None:
    configparser.ConfigParser(strict=False).read_string((DEPLOY / "tafelrunde.service").read_text())
    program, *command = shlex.split(unit()["ExecStart"][0])
    assert Path(program).name in PROJECT["scripts"]
    assert parameters(*command)["no_browser"]
    assert f"pip install {PROJECT['name']}" in (DEPLOY / "tafelrunde.service").read_text()


def test_the_tables_of_the_unit_lie_in_its_own_folder() -> None:
    variables = dict(value.split("=", 1) for value in unit()["Environment"])
    assert variables["TAFELRUNDE_DB"].startswith(f"/var/lib/{unit()['StateDirectory'][0]}/")


@pytest.mark.parametrize("file", ["nginx.conf", "Caddyfile"])
def test_the_proxies_lead_to_the_server_of_the_unit_under_its_name(file: str) -> None:
    text = (DEPLOY / file).read_text()
    served = parameters(*shlex.split(unit()["ExecStart"][0])[1:])
    variables = dict(value.split("=", 1) for value in unit()["Environment"])
    assert f"{served['host']}:{served['port']}" in text
    assert variables["TAFELRUNDE_HOSTS"] in text


def test_nginx_passes_on_what_the_server_needs_and_nothing_that_a_browser_claims() -> None:
    headers = dict(re.findall(r"proxy_set_header (\S+) (\S+);", (DEPLOY / "nginx.conf").read_text()))
    assert headers == {
        "Host": "$host",
        "X-Forwarded-For": "$remote_addr",
        "X-Forwarded-Proto": "$scheme",
        "Upgrade": "$http_upgrade",
        "Connection": "$connection_upgrade",
    }
