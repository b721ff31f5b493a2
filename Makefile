# Everything happens in .venv, which `make setup` builds from the lock files. Needs Python 3.11+ with venv, make, git.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
SOAK_GAMES ?= 1000
CLIENT := src/westmarch/server/static/index.html
# The wheel for this Python and this kind of machine; a plain one is for all.
COMPILED = dist/westmarch-*-cp3*.whl
# `make compiled LEVEL=quick` leaves out the C compiler's optimizing (setup.py).
LEVEL ?= 1

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup client play terminal test test-fast test-compiled test-ray wheel compiled lint format docs vocabulary bench soak lock clean

help: ## list these targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 22

# An environment of another Python is made anew: half of each would be left in it.
WHICH := import sys; print(sys.version, sys.base_prefix)

setup: $(READY) ## make or refresh the environment in .venv

$(READY): requirements-dev.lock pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Westmarch needs Python 3.11 or newer; try: make PYTHON=python3.11 ...")'
	@echo "Setting up .venv (a minute the first time) ..."
	@[ "$$($(PYTHON) -c '$(WHICH)')" = "$$($(BIN)/python -c '$(WHICH)' 2>/dev/null)" ] || rm -rf .venv
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@$(BIN)/python -m pip check --disable-pip-version-check
	@touch $@

client: setup $(CLIENT) ## build the web client, with the machine's Node or one fetched into .venv

$(CLIENT): $(shell find client \( -name node_modules -o -name dev -o -name e2e -o -name screenshots -o -name tests \) -prune -o -type f -print)
	@echo "Building the web client (a minute the first time) ..."
	@tools/client/build

play: client ## play in a browser: starts a server on this machine and says where to look
	@$(BIN)/westmarch serve

terminal: setup ## play War of the Ring in the terminal, you as the Free Peoples
	@echo "War of the Ring here in this terminal: you lead the Free Peoples, the computer (steward) the Shadow."
	@$(BIN)/westmarch play wotr --you free --against steward

# One worker more than there are cores: one of them only waits for the browser.
WORKERS = $$(( $$(getconf _NPROCESSORS_ONLN) + 1 ))
test: client ## run the tests on all cores
	@$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal

# A minute or two for another Python: the core, the command line, every lock, and one game's promises. What takes long and
# is no matter of the Python is left out: searching puzzles, and listening to the two longer games.
SLOWER := without_its_key or ((conformance or every_game_speaks) and (wotr or lcg))
test-fast: setup ## run a few fast tests on all cores
	@$(BIN)/python -m pytest -q -n auto --dist worksteal tests/core tests/cli tests/house tests/rulebook \
		tests/server/test_settings.py tests/conformance -k "not postgres and not ($(SLOWER))"

wheel: client ## build the wheel, in plain Python
	@rm -rf build/lib build/bdist.* dist/*-none-any.whl
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*-none-any.whl

compiled: setup ## build the wheel with the rules compiled: needs a C compiler and Python's headers
	@echo "Compiling the rules (a few minutes) ..."
	@rm -rf build/lib.* build/temp.* build/bdist.* $(COMPILED)
	@WESTMARCH_COMPILE=$(LEVEL) $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@ls $(COMPILED)

test-compiled: compiled ## run conformance, golden and rulebook tests on the compiled wheel
	@tools/test-wheel $(COMPILED) tests/house/compiled.py tests/conformance tests/golden tests/rulebook

test-ray: setup ## run Ray's tests on a cluster of two nodes here, with Ray in an environment of its own
	@tools/test-ray

lint: setup ## check style, types and import directions
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

format: setup ## rewrite the code in house style
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

docs: setup ## write the pages anew that are made from code: docs/python.md
	@$(BIN)/python tools/docs/python_page.py

vocabulary: setup ## append new words and questions to the lists that learners number them by
	@$(BIN)/python tools/vocabulary.py

bench: setup ## measure decisions and clones per second, in every game
	@for game in wotr lcg b5a; do $(BIN)/westmarch bench $$game || exit 1; done

soak: setup ## play thousands of random games with invariants checked (SOAK_GAMES=1000 of each kind)
	@WESTMARCH_SOAK_GAMES=$(SOAK_GAMES) $(BIN)/python -m pytest -q -n auto --dist worksteal -m soak

# One lock for every Python and platform that we support: what only some of them need stands there with its condition.
# Pins stay as they are unless pyproject.toml asks for more; `make lock UPGRADE=1` moves all of them to the newest.
OLDEST := 3.11
COMPILE = .venv-lock/bin/uv pip compile --quiet --universal --python-version $(OLDEST) --generate-hashes --strip-extras \
	--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

lock: ## write the lock files anew from pyproject.toml (UPGRADE=1 for newest versions)
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip install --quiet --disable-pip-version-check "uv>=0.8"
	@$(COMPILE) --extra server --output-file requirements.lock pyproject.toml
	@$(COMPILE) --extra dev --constraint requirements.lock --output-file requirements-dev.lock pyproject.toml
	@$(COMPILE) --extra ray --constraint requirements-dev.lock --output-file requirements-ray.lock pyproject.toml
	@$(COMPILE) --output-file tools/client/node.lock tools/client/node.in

clean: ## remove the environment, builds and caches
	@rm -rf .venv .venv-* build dist src/*.egg-info src/westmarch/server/static client/node_modules .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
