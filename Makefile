# Two commands: `make serve` starts the site, `make test` runs every test.
.PHONY: serve test tested test-cluster lint audit bench load fuzz lock .venv

PORT ?= 8000
BIN := .venv/bin
export PORT

serve:
	@bin/serve

# The checks beside the tests: neither waits for the other.
test: .venv
	@$(MAKE) --no-print-directory -j2 lint tested

tested:
	@bin/prepare
	$(BIN)/python -m pytest -q -n 2 $(ARGS)

# The site on several machines, and what may break there; RATE=50 for fewer requests a second.
test-cluster: .venv
	@bin/prepare
	CLUSTER=1 $(BIN)/python -m pytest -q -s tests/cluster $(ARGS)

lint: .venv
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

audit: .venv
	@bin/audit

bench: .venv
	@bin/prepare
	$(BIN)/python manage.py bench $(ARGS)

# Slow clients, expensive links and hundreds of rulings at once: how long a reader waits, what a worker takes.
load: .venv
	@bin/prepare
	$(BIN)/python -m tests.serving.load

# Drawn inputs through every door of the site; COUNT says how many.
fuzz: .venv
	@bin/prepare
	$(BIN)/python -m tests.fuzz $(COUNT)

.venv:
	@bin/install dev

# The libraries in requirements/, with their hashes; `make lock UPGRADE=--upgrade` takes the newest ones.
LOCK = $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --quiet \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(UPGRADE)

lock: .venv
	$(LOCK) --output-file requirements/serve.txt
	$(LOCK) --constraint requirements/serve.txt --group assistants --output-file requirements/assistants.txt
	$(LOCK) --constraint requirements/assistants.txt --group cluster --output-file requirements/cluster.txt
	$(LOCK) --constraint requirements/cluster.txt --group dev --output-file requirements/dev.txt
