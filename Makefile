# `make play` starts a game, `make test` runs everything that CI runs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FAST := .venv-compiled
PAGES := src/orleans/server/pages/index.html
WEB := cd web && ../scripts/with-node ../$(VENV)
PIP := PIP_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip install -q

.DEFAULT_GOAL := help
.PHONY: help play terminal pages pictures tools collected test quick lint lint-python lint-pages unit unit-engine unit-browser unit-pages torture compiled test-compiled bench bench-before bench-search bench-server bench-attack soak check-install golden clean

help: ## list these targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

$(VENV)/made:
	PYTHON=$(PYTHON) scripts/make-venv $(VENV)
	touch $@

$(VENV)/installed: $(VENV)/made pyproject.toml constraints.txt
	$(PIP) -e .
	touch $@

$(VENV)/installed-dev: $(VENV)/made pyproject.toml constraints.txt
	$(PIP) -e '.[dev]'
	touch $(VENV)/installed $@

$(VENV)/installed-peers: $(VENV)/installed
	$(PIP) catanatron open_spiel
	touch $@

$(FAST)/installed-peers: $(FAST)/installed
	PIP_CONSTRAINT=constraints.txt $(FAST)/bin/python -m pip install -q catanatron open_spiel
	touch $@

$(VENV)/installed-web: $(VENV)/made web/package.json web/package-lock.json
	$(WEB) npm install --no-save --no-audit --no-fund --loglevel=error
	touch $@

$(PAGES): $(VENV)/installed-web $(shell find web/src web/public) web/index.html web/vite.config.ts
	$(WEB) npx vite build --logLevel warn

play: $(VENV)/installed $(PAGES) ## start a game in the browser
	@$(BIN)/orleans play $(ARGS)

terminal: $(VENV)/installed ## start a game in the terminal
	@$(BIN)/orleans terminal $(ARGS)

pages: $(PAGES) ## build the pages for the browser

pictures: $(VENV)/installed-dev $(PAGES) ## pictures of every state of the pages at every width, in build/pictures
	@scripts/install-chromium
	PYTHONPATH=tests $(BIN)/python tests/browser/gallery.py $(ARGS)

tools: $(VENV)/made
	@scripts/install-postgres
	@scripts/install-chromium

# Installing waits for the network and checking for a core, so both run at the same time.
test: ## everything CI runs
	$(MAKE) -j3 -Otarget tools lint collected unit-pages
	$(MAKE) -j2 unit-engine unit-browser

# The tests are compiled once, not by each of the processes that will run them.
collected: $(VENV)/installed-dev
	@mkdir -p build
	@$(BIN)/pytest --collect-only > build/tests || { grep -v :: build/tests; exit 1; }

# The tests start hundreds of interpreters: these keep what they compile, whatever the shell says.
collected quick unit unit-engine unit-browser torture: export PYTHONDONTWRITEBYTECODE =

# Tests that need neither Node.js nor a browser nor a database, in less than a minute.
QUICK := kernel boxes notation conformance/test_golden.py conformance/test_perft.py conformance/test_fuzz.py

quick: $(VENV)/installed-dev ## lint, types and the fast tests, in less than a minute
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/mypy
	$(BIN)/pytest -n 2 $(addprefix tests/,$(QUICK))

lint: lint-python lint-pages ## format, lint, types, layers

lint-python: $(VENV)/installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python scripts/write-types web/src/api/types.ts --check

lint-pages: $(VENV)/installed-web
	$(WEB) npx svelte-check --fail-on-warnings --output human
	$(WEB) npx eslint .

unit-pages: $(PAGES) ## the tests of the pages that need no server
	$(WEB) npx vitest run

unit: unit-engine unit-browser ## the tests of the engine, the server and the pages in a browser

unit-engine: $(VENV)/installed-dev $(PAGES) tools
	$(BIN)/pytest -n 3 --dist worksteal -rR --ignore=tests/browser

# They are done sooner than the others, and leave them a little more of the processors.
unit-browser: $(VENV)/installed-dev $(PAGES) tools
	nice -n 1 $(BIN)/pytest -n 2 --dist worksteal -rR --reruns 1 tests/browser

torture: $(VENV)/installed-dev tools ## the long tests: hundreds of kills, leaks in whole games
	$(BIN)/pytest -n 2 -m torture

compiled: $(FAST)/installed ## the engine, rules and bots compiled: a wheel in build/wheels

$(FAST)/made:
	PYTHON=$(PYTHON) scripts/make-venv $(FAST)
	PIP_CONSTRAINT=constraints.txt $(FAST)/bin/python -m pip install -q setuptools wheel mypy
	touch $@

$(FAST)/installed: $(FAST)/made $(PAGES) setup.py pyproject.toml constraints.txt $(shell find src/orleans -name '*.py' -o -name '*.toml')
	scripts/build-compiled $(FAST) build/wheels
	touch $@

test-compiled: compiled ## all tests, and 500 games side by side, with the compiled engine
	PIP_CONSTRAINT=constraints.txt $(FAST)/bin/python -m pip install -q 'orleans[dev]' --find-links build/wheels
	$(FAST)/bin/python -m pytest -n 2 -m ''
	$(BIN)/python benchmarks/alike.py $(FAST)/bin/python

bench: $(VENV)/installed-peers $(FAST)/installed-peers ## speed as ratios, in one run, plain and compiled
	$(BIN)/python benchmarks/engine.py $(ARGS)
	$(FAST)/bin/python benchmarks/engine.py $(ARGS)

bench-before: $(VENV)/installed ## the base game's speed against an earlier commit: REV=HEAD~1
	$(BIN)/python benchmarks/before.py $(or $(REV),HEAD~1)

bench-search: compiled $(VENV)/installed ## how many trials the search bot makes
	$(BIN)/python benchmarks/search.py $(ARGS)
	$(FAST)/bin/python benchmarks/search.py $(ARGS)

bench-server: $(VENV)/installed ## the server under load, as ratios
	$(BIN)/python benchmarks/server.py $(ARGS)

bench-attack: $(VENV)/installed ## what one attacker costs the others, as ratios; ARGS='--seconds 30 messages'
	$(BIN)/python benchmarks/attack.py $(ARGS)

soak: $(VENV)/installed ## 20,000 new games over all setups; ARGS='--seed …' plays them again
	$(BIN)/python -m orleans.sim.soak $(ARGS)

check-install: $(VENV)/made ## try pip install from a clone and from an archive, pages included
	scripts/check-install $(PYTHON)

golden: $(VENV)/installed ## rewrite the golden records, for review
	$(BIN)/python tests/golden/write.py

clean: ## remove everything that was made
	rm -rf $(VENV) $(FAST) build web/node_modules src/orleans/server/pages src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
