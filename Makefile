# Two commands do everything: `make play` and `make test`. Both set up .venv by themselves and use it again.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
TOOLS := $(VENV)/ready-for-tests
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: play test lint types imports clauses unit bounds uncompiled bench clean

play: $(READY)
	@$(BIN)/tavolata play domingo

test: lint types imports clauses unit bounds uncompiled

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tavolata needs Python 3.11 or newer; name one: make PYTHON=python3.12 …" >&2; exit 1; }
	@echo "Setting up $(VENV) (only once) …"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) --editable .
	@touch $@

$(TOOLS): $(READY)
	@echo "Setting up the tools for testing (only once) …"
	@$(PIP) --editable '.[dev]'
	@touch $@

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

# Everything, compiled as players have it.
unit: $(TOOLS)
	$(BIN)/pytest --numprocesses auto

# Everything again, with the compiled code checking every index.
bounds: $(TOOLS)
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest --numprocesses auto

# The rules with the compiler off: as plain Python, with a coverage report for core/ and games/.
uncompiled: $(TOOLS)
	$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest --numprocesses auto tests/core tests/games
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

bench: $(READY)
	$(BIN)/tavolata bench

clean:
	rm -rf $(VENV) .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
