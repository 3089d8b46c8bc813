# The targets of this project. `make help` lists them.
#
# Variables of the environment: MOONSHOT_LISTEN and MOONSHOT_DATA for `make play` (see `moonshot serve --help`).

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

CARGO ?= cargo
NODE_IS_NEW := const [a, b] = process.versions.node.split(".").map(Number); \
    process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)
NPM := npm --prefix web --no-progress --no-audit --no-fund --no-update-notifier --loglevel=error

# The front end is rebuilt when any of these changes; the folders are listed to notice removed files.
WEB_SOURCES := $(shell find locales web/src web/locales web/public web/index.html web/package.json \
    web/svelte.config.js web/tsconfig.json web/vite.config.ts web/build.ts web/shipped.json 2>/dev/null)
# The documentation site is rendered again when any of these changes.
DOCS_SOURCES := $(shell find docs tools/docs -path docs/book -prune -o -type f -print) README.md CONTRIBUTING.md CHANGELOG.md CITATION.cff
DOCS_BUILT := docs/book/index.html
WEB_INSTALLED := web/node_modules/.installed
WEB_BUILT := web/dist/index.html
# The pseudo-languages are for tests alone: a build with them, or without, is not the other.
ifneq ($(if $(MOONSHOT_PSEUDO),yes),$(if $(wildcard web/dist/en-XA),yes))
.PHONY: $(WEB_BUILT)
endif

.PHONY: help play release web docs test test-all check lint language bench load peers siege shots fuzz deny types need-cargo need-node

help: ## List what can be done
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: need-cargo $(WEB_BUILT) ## Build everything and play at http://127.0.0.1:8013
	@echo "Building Moonshot (the first time takes some minutes)"
	@$(CARGO) build --profile play --package moonshot --no-default-features
	@exec $${CARGO_TARGET_DIR:-target}/play/moonshot serve

release: need-cargo $(WEB_BUILT) $(DOCS_BUILT) ## Build the program for a host into target/release/moonshot
	@echo "Building the release"
	@$(CARGO) build --release --package moonshot

web: $(WEB_BUILT) ## Build the front end into web/dist
	@echo "The front end is in web/dist"

docs: need-cargo $(DOCS_BUILT) ## Render the documentation into docs/book, which a release serves under /docs
	@echo "The documentation is in docs/book: open docs/book/index.html"

test: need-cargo need-node ## Run every check and test that a change can break
	@tools/test

test-all: need-cargo need-node ## The same, with what is long: more tables and screens in the browser, minutes under faults
	@tools/test --all

check: need-cargo $(WEB_INSTALLED) ## Check what changed since main, in a minute or three: form, lints, types, unit tests
	@CARGO=$(CARGO) tools/check

lint: need-cargo $(WEB_INSTALLED) ## Check the form of the code, Rust and front end, and the words and links of prose
	@echo "Checking the form of the Rust code"
	@$(CARGO) fmt --all --check
	@$(CARGO) clippy --workspace --all-targets -- --deny warnings
	@RUSTDOCFLAGS="--deny warnings" $(CARGO) doc --workspace --no-deps --quiet
	@echo "Checking which folders of the server import which"
	@python3 -B tools/rooms.py
	@echo "Checking the form of the front end"
	@$(NPM) run --silent check
	@echo "Checking words and links"
	@python3 -B tools/words.py
	@python3 -B tools/links.py

language: need-node $(WEB_INSTALLED) ## Begin a language of the page, or say what it lacks: make language L=eo
	@cd web && node run.js locales/language.ts $(L)

bench: need-cargo ## Measure the speed of the rules, in random hands a second, and of the bots' decisions
	@echo "Measuring the rules"
	@$(CARGO) bench --package moonshot-rules
	@echo "Measuring the bots' decisions"
	@$(CARGO) bench --package moonshot-bots

# Two commands to build: features that the clients need would otherwise be built into the server as well. LOAD is passed
# on, as in `make load LOAD="--before old/moonshot --rounds 3"`.
load: need-cargo $(WEB_BUILT) ## Measure the server with 100 and with 1,000 tables, with bots and with four people each
	@echo "Building the server and its clients"
	@$(CARGO) build --release --package moonshot
	@$(CARGO) build --release --package moonshot-load
	@built=$${CARGO_TARGET_DIR:-target}; for preset in --saturate --thousand --company; do \
	    $$built/release/moonshot-load --server $$built/release/moonshot --data $$built $$preset $(LOAD) \
	        --json $$built/load$${preset#-}.json || exit; \
	done

# The peers' room programs are installed without their scripts: nothing of theirs runs but what is measured.
peers: need-cargo need-node $(WEB_BUILT) ## Measure boardgame.io and Colyseus beside the server, with the same match
	@echo "Building the server and its clients"
	@$(CARGO) build --release --package moonshot
	@$(CARGO) build --release --package moonshot-load
	@$(NPM:web=tools/peers) ci --ignore-scripts
	@built=$${CARGO_TARGET_DIR:-target}; for preset in --saturate --thousand; do \
	    $$built/release/moonshot-load --server $$built/release/moonshot --data $$built --peers tools/peers $$preset \
	        $(PEERS) --json $$built/peers$${preset#-}.json || exit; \
	done

siege: need-cargo $(WEB_BUILT) ## Let faults loose on the server for some minutes: kills, a full disk, floods, ...
	@echo "Building the server and the clients that load it"
	@$(CARGO) build --release --package moonshot
	@$(CARGO) build --release --package moonshot-load
	@before=$$(tools/siege/before) || exit; \
	    tools/siege/run --long $${before:+--before "$$before"} $${CARGO_TARGET_DIR:-target}/release/moonshot

shots: need-cargo $(WEB_BUILT) ## Take pictures of every game, state and size, to look at
	@echo "Building the server"
	@$(CARGO) build --package moonshot
	@cd web && MOONSHOT_BIN=$$(realpath $${CARGO_TARGET_DIR:-../target}/debug/moonshot) \
	    npx playwright test --config shots.config.ts
	@echo "The pictures are in web/shots/pictures"

fuzz: need-cargo ## Fuzz what is read from outside, a minute each, then walk random matches
	@tools/fuzz
	@echo "Walking random matches; PROPTEST_CASES says how many"
	@PROPTEST_CASES=$${PROPTEST_CASES:-20000} $(CARGO) test --release \
	    --package moonshot-rules --package moonshot-table

deny: need-cargo $(WEB_INSTALLED) ## Check the licences and sources of what is built upon
	@command -v python3 > /dev/null || { echo "This needs Python 3.11 or newer." >&2; exit 1; }
	@CARGO=$(CARGO) python3 -B tools/licences.py

types: need-cargo ## Regenerate the front end's types from the Rust types
	@echo "Writing web/src/generated"
	@MOONSHOT_WRITE_TYPES=1 $(CARGO) test --quiet --workspace --lib -- generated lessons::

$(WEB_INSTALLED): web/package-lock.json | need-node
	@echo "Installing what the front end needs"
	@$(NPM) ci
	@touch $@

$(WEB_BUILT): $(WEB_INSTALLED) $(WEB_SOURCES)
	@echo "Building the front end"
	@$(NPM) run --silent build
	@touch $@

# The fonts are those of the page.
$(DOCS_BUILT): $(WEB_INSTALLED) $(DOCS_SOURCES)
	@echo "Rendering the documentation"
	@$(CARGO) run --quiet --locked --package moonshot-docs

need-cargo:
	@command -v $(CARGO) > /dev/null || { \
	    echo "This needs Rust, and there is no cargo. Install it from https://rustup.rs and try again." >&2; \
	    exit 1; }

need-node:
	@command -v node > /dev/null || { \
	    echo "This needs Node 20.19 or newer, and there is no node. Install it from https://nodejs.org" \
	        "and try again." >&2; exit 1; }
	@node -e '$(NODE_IS_NEW)' || { \
	    echo "This needs Node 20.19 or newer, and this is $$(node --version). Install a newer one from" \
	        "https://nodejs.org and try again." >&2; exit 1; }
	@command -v npm > /dev/null || { \
	    echo "This needs npm, which comes with Node from https://nodejs.org (Debian: apt install npm)." >&2; \
	    exit 1; }
