# Everything lives in .venv/ of this checkout; both commands set up what they need.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test lint bench clean

play: .venv/installed
	$(BIN)/tafelrunde play deus

test: .venv/installed-dev lint
	$(BIN)/pytest -n auto

lint: .venv/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/installed-dev
	$(BIN)/pip install --quiet -e '.[peers]' || echo "some peers could not be installed; they are reported as absent"
	$(BIN)/python bench/peers.py

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
	rm -rf .venv build dist
