# `make play` starts a game, `make test` runs everything that CI runs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := PIP_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip install -q

.DEFAULT_GOAL := help
.PHONY: help play test lint unit bench soak golden clean

help: ## what can be made
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

$(VENV)/made:
	PYTHON=$(PYTHON) scripts/make-venv $(VENV)
	touch $@

$(VENV)/installed: $(VENV)/made pyproject.toml constraints.txt
	$(PIP) -e .
	touch $@

$(VENV)/installed-dev: $(VENV)/installed
	$(PIP) -e '.[dev]'
	touch $@

$(VENV)/installed-peers: $(VENV)/installed
	$(PIP) catanatron
	touch $@

play: $(VENV)/installed ## start a game
	@$(BIN)/orleans terminal $(ARGS)

test: lint unit ## everything CI runs

lint: $(VENV)/installed-dev ## format, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: $(VENV)/installed-dev ## the tests alone
	@scripts/install-postgres
	$(BIN)/pytest -n 2

bench: $(VENV)/installed-peers ## speed as ratios, in one run
	$(BIN)/python benchmarks/engine.py $(ARGS)

soak: $(VENV)/installed ## 20,000 random games over all setups
	$(BIN)/python -m orleans.sim.soak $(ARGS)

golden: $(VENV)/installed ## write the golden records anew, for review
	$(BIN)/python tests/golden/write.py

clean: ## remove what was made
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
