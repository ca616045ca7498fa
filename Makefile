# Everything lives in .venv/ and web/node_modules/ of this checkout; play and test set up what they need.
PYTHON ?= python3
BIN := .venv/bin
FIELDS := $(wildcard src/tafelrunde/games/*/table/fields.py)
API := web/openapi.json docs/api.md
STATIC := src/tafelrunde/server/static/index.html
CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
# Tests start many short processes; without bytecode every one of them would compile all modules anew.
export PYTHONDONTWRITEBYTECODE :=
POSTGRES := $(shell ls -d /usr/lib/postgresql/*/bin/initdb "$$(pg_config --bindir 2>/dev/null)/initdb" 2>/dev/null)

.PHONY: play test check crash soak lint style types fields api web browser postgres screenshots bench clean

play: .venv/installed $(STATIC)
	$(BIN)/tafelrunde serve

test: .venv/installed-dev $(STATIC) browser postgres lint
	$(BIN)/pytest -n auto --dist worksteal

# While one writes: style, types, and the tests of kernel, rulebooks, words and golden games. Under two minutes.
check: style types
	$(BIN)/pytest -n auto --dist worksteal tests/kernel tests/rulebook tests/words tests/golden

# Servers, workers and processes of PostgreSQL are killed with -9 during 200 commits, on each database. Ten minutes.
crash: .venv/installed-dev postgres
	TAFELRUNDE_COMMITS=200 $(BIN)/pytest -s -n 0 tests/server/test_crashes.py -k killed_during_commits

# The long versions of the tests that kill, restart, flood and fuzz servers: 200 kills on each database, 500 tables,
# 10,000 lines of chat, 200 requests of each kind. More than an hour.
soak: .venv/installed-dev postgres
	TAFELRUNDE_SOAK=200 $(BIN)/pytest -s -n 0 tests/server/test_crashes.py tests/server/test_flood.py tests/server/test_fuzz.py

lint: style types web/node_modules/.package-lock.json
	cd web && npm run --silent check

style: .venv/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m tafelrunde.kernel.fields --check $(FIELDS)
	$(BIN)/python -m tafelrunde.server.openapi --check $(API)
	$(BIN)/lint-imports

types: .venv/installed-dev
	$(BIN)/mypy

# Fields of states are declared in table/fields.py; this writes table/made.py from it.
fields: .venv/installed
	$(BIN)/python -m tafelrunde.kernel.fields $(FIELDS)

# What the server answers is declared in server/schemas/; this writes what the page's types are
# made from, and the reference for people.
api: .venv/installed
	$(BIN)/python -m tafelrunde.server.openapi $(API)

screenshots: .venv/installed-dev $(STATIC) browser
	$(BIN)/python -m tests.browser.screenshots

bench: .venv/installed-dev
	$(BIN)/pip install --quiet -e '.[peers]' || echo "some peers could not be installed; they are reported as absent"
	$(BIN)/python bench/other_engines.py
	$(BIN)/python bench/expansions.py

web: $(STATIC)

# The tests need a real browser; where none is found, Debian's is installed.
browser:
ifeq ($(CHROMIUM),)
	@echo "installing Chromium for the browser tests"
	(apt-get update -qq && apt-get install -y -qq chromium fonts-dejavu-core) >/dev/null \
	|| { echo "no browser found: install Chromium, then run make test again" >&2; exit 2; }
endif

# The server's tests run on PostgreSQL, too; where it is not found and cannot be installed, they are skipped and say so.
postgres:
ifeq ($(POSTGRES),)
	@echo "installing PostgreSQL for the server tests"
	(apt-get update -qq && apt-get install -y -qq postgresql) >/dev/null \
	|| echo "no PostgreSQL found: the server is tested on SQLite only" >&2
endif

$(STATIC): web/node_modules/.package-lock.json $(shell find web/src web/public web/index.html web/openapi.json web/vite.config.ts -type f -not -name schema.d.ts)
	cd web && npm run --silent build -- --logLevel warn

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --silent
	touch $@

.venv/bin/python:
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip

.venv/installed: .venv/bin/python pyproject.toml
	$(BIN)/pip install --quiet -e .
	touch $@

.venv/installed-dev: .venv/installed
	$(BIN)/pip install --quiet -e '.[dev]'
	touch $@

clean:
	rm -rf .venv build dist web/node_modules src/tafelrunde/server/static
