# Everything lives in .venv/ and web/node_modules/ of this checkout; play and test set up what they need.
PYTHON ?= python3
BIN := .venv/bin
STATIC := src/tafelrunde/server/static/index.html
CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)

.PHONY: play test lint web browser screenshots bench clean

play: .venv/installed $(STATIC)
	$(BIN)/tafelrunde serve

test: .venv/installed-dev $(STATIC) browser lint
	$(BIN)/pytest -n auto --dist worksteal

lint: .venv/installed-dev web/node_modules/.package-lock.json
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && npm run --silent check

screenshots: .venv/installed-dev $(STATIC) browser
	$(BIN)/python -m tests.browser.screenshots

bench: .venv/installed-dev
	$(BIN)/pip install --quiet -e '.[peers]' || echo "some peers could not be installed; they are reported as absent"
	$(BIN)/python bench/peers.py

web: $(STATIC)

# The tests need a real browser; where none is found, Debian's is installed.
browser:
ifeq ($(CHROMIUM),)
	@echo "installing Chromium for the browser tests"
	(apt-get update -qq && apt-get install -y -qq chromium fonts-dejavu-core) >/dev/null \
	|| { echo "no browser found: install Chromium, then run make test again" >&2; exit 2; }
endif

$(STATIC): web/node_modules/.package-lock.json $(shell find web/src web/public web/index.html web/vite.config.ts -type f)
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
