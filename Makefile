# Two commands: `make play` and `make test`. Everything else they need, they set up themselves, inside .venv. `./antiqua`
# calls the program with arguments, after the same setting up.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --no-input --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)
# Words, screens, stores, the server, tournaments and other programs go the same ways, compiled or not: once is enough.
SAME_IN_BOTH := $(foreach path,cli i18n page server bots/test_external.py bots/test_judge.py bots/test_messages.py arena/test_lineups.py \
	arena/test_rating.py arena/test_report.py arena/test_tally.py arena/test_tournament.py \
	laws/test_versions.py,--ignore=tests/$(path))
TYPES := $(shell find src -name '*.pxd')
COMPILED := $(TYPES) $(wildcard $(TYPES:.pxd=.py))

# What is done and need not be done again.
MADE := $(VENV)/.made
READY := $(VENV)/.ready
READY_DEV := $(VENV)/.ready-dev
READY_DOCS := $(VENV)/.ready-docs
BUILT := $(VENV)/.built
PAGE := $(VENV)/.page
# The page is built from its own files, and from the names and numbers of the games.
PAGE_SOURCES := $(shell find ui -name node_modules -prune -o -type f -print) docs/rules \
	$(wildcard src/antiqua/games/*/*.ftl src/antiqua/games/*/*.toml src/antiqua/games/*/*.json docs/rules/*.md docs/rules/*/*.md)

.PHONY: help play terminal install test check bench soak checked build page types pictures docs wheel format lock clean
.DELETE_ON_ERROR:

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(BUILT) $(PAGE) ## Play in the browser: serves the page on this machine and opens it
	@ANTIQUA_CALLED=./antiqua $(BIN)/antiqua serve --open

terminal: $(BUILT) ## Play in the terminal
	@ANTIQUA_CALLED=./antiqua $(BIN)/antiqua

install: $(BUILT) ## Put `antiqua` on your path, as a link in ~/.local/bin
	@mkdir -p $(HOME)/.local/bin
	@ln -sfn $(CURDIR)/antiqua $(HOME)/.local/bin/antiqua
	@echo 'Now "antiqua" works everywhere, if $(HOME)/.local/bin is on your path.'

test: $(READY_DEV) $(BUILT) $(PAGE) ## Run the tests, compiled and interpreted (ARGS="-k draft" to choose)
	@tools/programs.sh
	@$(PYTEST)
	@ANTIQUA_PURE=1 $(PYTEST) $(SAME_IN_BOTH)

check: $(READY_DEV) ## Check format, lint, types, import directions and translations
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@ANTIQUA_PURE=1 $(BIN)/python tools/check_messages.py
	@ANTIQUA_PURE=1 $(BIN)/python tools/describe_api.py build/openapi.json
	@tools/node.sh npm run --silent types -- --check
	@tools/node.sh npm run --silent check

bench: $(BUILT) ## Measure every game, compiled and interpreted
	@ANTIQUA_CALLED=./antiqua $(BIN)/antiqua bench

soak: checked $(BUILT) ## Play 100,000 games of each and check the laws in every one (ARGS="-k trajan" to choose)
	@tools/programs.sh
	@$(PYTEST) -m soak
	@$(PYTEST) tests/laws --every-variant

# Every index, division and shift of the compiled rules is checked, in a build of its own: a wrong one ends the tests.
checked: $(READY_DEV) ## Run the laws and the rule tests with checks inside the compiled code
	@rm -rf build/checked
	@ANTIQUA_CHECKED=1 $(BIN)/python setup.py -q build --build-base build/checked --build-lib build/checked/lib
	@PYTHONPATH=build/checked/lib $(PYTEST) tests/laws tests/games

build: $(READY) ## Compile what has changed
	@$(BIN)/python setup.py -q build_ext --inplace
	@touch $(BUILT)

page: $(PAGE) ## Build the page into the package

types: $(READY) ## Write the page's types anew from the description of the API
	@$(BIN)/python tools/describe_api.py build/openapi.json
	@tools/node.sh npm run --silent types

pictures: $(READY_DEV) $(BUILT) $(PAGE) ## Take pictures of every screen into build/pictures, to be looked at
	@tools/programs.sh
	@$(BIN)/python tools/pictures.py build/pictures $(ARGS)

docs: $(READY_DOCS) ## Build the documentation site into build/docs; a warning or a dead link is an error
	@ANTIQUA_PURE=1 $(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going -d build/doctrees docs build/docs
	@echo 'Open build/docs/index.html'

# The wheel is built from the source distribution, so both are proved by what is installed here.
wheel: $(READY_DEV) $(PAGE) ## Build the source distribution and the wheel into dist/, and try the wheel where nothing else is
	@rm -rf dist build/try
	@$(BIN)/python -m build --no-isolation
	@$(PYTHON) -m venv build/try
	@build/try/bin/pip install --quiet --disable-pip-version-check "$$(ls dist/*.whl)[server]"
	@build/try/bin/python tools/smoke.py
	@rm -rf build/try

format: $(READY_DEV) ## Format, and mend what can be mended
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

# Run it with the oldest Python supported: later ones need a subset of what that one needs.
lock: ## Renew the lock files with the newest versions that pyproject.toml allows
	@rm -rf build/lock && $(PYTHON) -m venv build/lock
	@build/lock/bin/pip install --quiet --upgrade pip setuptools Cython
	@ANTIQUA_PURE=1 build/lock/bin/pip install --quiet --no-build-isolation '.[cluster]'
	@build/lock/bin/pip freeze --all --exclude pip --exclude antiqua > requirements.lock
	@for group in dev docs; do \
		$(PYTHON) -m venv --clear build/lock \
		&& build/lock/bin/pip install --quiet --upgrade pip \
		&& build/lock/bin/pip install --quiet -r requirements.lock --group $$group \
		&& { echo "-r requirements.lock"; build/lock/bin/pip freeze --all --exclude pip \
			| grep -vxFf requirements.lock; } > requirements-$$group.lock || exit 1; \
	done
	@rm -rf build/lock

clean: ## Remove everything that was made
	@rm -rf $(VENV) build dist src/antiqua/server/page ui/node_modules src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests tools \( -name '*.so' -o -name '_compiled.*' -o -name '*.pyc' \) -delete

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo 'Antiqua needs Python 3.11 or newer, and "$(PYTHON)" is not.' \
			'Name another one: make play PYTHON=/path/to/python3' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo '"$(PYTHON)" cannot make virtual environments.' \
			'On Debian and Ubuntu install the package python3-venv.' >&2; exit 1; }
	@echo 'Setting up $(VENV) ...'
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(READY): $(MADE) requirements.lock pyproject.toml
	@echo 'Installing what the game needs ...'
	@$(PIP) install -r requirements.lock
	@ANTIQUA_PURE=1 $(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

$(READY_DEV): $(READY) requirements-dev.lock
	@echo 'Installing what the tests and checks need ...'
	@$(PIP) install -r requirements-dev.lock
	@touch $@

$(READY_DOCS): $(READY) requirements-docs.lock
	@echo 'Installing what the documentation needs ...'
	@$(PIP) install -r requirements-docs.lock
	@touch $@

$(PAGE): $(MADE) $(PAGE_SOURCES) tools/node.sh
	@echo 'Building the page ...'
	@tools/node.sh npx --no-install vite build --logLevel error
	@touch $@

$(BUILT): $(READY) setup.py $(COMPILED)
	@echo 'Compiling the rules ...'
	@$(MAKE) --no-print-directory build
