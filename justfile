# Everything one does with Helloshop. Without just on the machine: `npx rust-just RECIPE`.

target := env("CARGO_TARGET_DIR", "target")

# Clippy's compiler in rustc's place lints while it builds, so that nothing is compiled once to be linted and once to be
# run. Cargo keeps what the two built apart: everything that runs tests uses the same one.
cargo := "env RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-Dwarnings cargo"

# With the tests: alone the programs would be compiled with fewer features, and so most crates twice.
build := cargo + " build --workspace --all-targets"

# a fresh rustup is not in the PATH of a shell that was open before
export PATH := env("PATH") + ":" + env("HOME", "") / ".cargo/bin"

# Lists the recipes.
default:
    @{{ just_executable() }} --list --unsorted

# Builds what changed and opens a whole demo marketplace on http://localhost:8080.
start: _tools
    #!/usr/bin/env bash
    set -euo pipefail
    [ -x "{{ target }}/debug/demo" ] || echo "Building Helloshop. The first time this takes some minutes."
    # npm waits for the network and cargo for the processor, so both run at once
    log=$(mktemp)
    "{{ just_executable() }}" _storefront >"$log" 2>&1 &
    storefront=$!
    trap 'kill "$storefront" 2>/dev/null || true; rm -f "$log"' EXIT
    cargo build --workspace
    wait "$storefront" || { cat "$log" >&2; exit 1; }
    rm -f "$log"
    # takes the place of this shell, so that signals reach it
    exec "{{ target }}/debug/demo"

# Opens the reference set-up of docs/operations on loopback: HAProxy, three gateways, a primary and two replicas, PgBouncer, an S3 bucket.
cluster: _tools _storefront
    cargo build --workspace
    exec "{{ target }}/debug/cluster"

# Restarts the gateways of such a cluster and kills its primary while people buy, and holds what they were told against the books; takes minutes.
failover: _tools _storefront
    {{ build }}
    {{ cargo }} test --workspace --test crash -- --ignored --nocapture gateways_restart_and_the_primary_dies

# Backs up such a cluster while people buy, restores it to a moment between two purchases with the scripts of docs/operations, and opens the marketplace again on it; takes minutes.
restore: _tools _storefront
    {{ build }}
    {{ cargo }} test --workspace --test crash -- --ignored --nocapture a_backup_restored_to_a_moment

# Runs everything that must hold: formatting, lints, types, all tests, and the stories in a real browser.
test: _style _client client-package _storefront _budget _rust-tests _frontend-tests e2e

# Checks formatting, lints and types, without running a test.
check: _style
    cargo clippy --workspace --all-targets --quiet -- -D warnings

_style: _tools _packages _supply
    cargo fmt --all --check
    cd frontend && npm run --silent lint
    cd frontend && npm run --silent typecheck

# Runs the browser stories against a demo of their own; with E2E_BASE_URL against one that runs already.
e2e *arguments: _tools _storefront client-package
    {{ build }}
    cd frontend && npx playwright test --project=stories {{ arguments }}

# Adds up a year of 10,000 made-up orders against the ledger, the statements and PayPal's books; takes minutes.
year: _tools
    {{ build }}
    "{{ target }}/debug/with-postgres" -- {{ cargo }} test --workspace --test seller -- --ignored --nocapture a_year_of_ten_thousand_orders

# Takes the pictures of the main screens for docs/SCREENS.md.
pictures: _tools _storefront
    {{ build }}
    cd frontend && npx playwright test --project=pictures

# Opens markets of 1,000 and 100,000 products and measures them against bare bytes and bare SQL; --only scale opens one with years of orders, --only gateways runs several gateways with replicas; release builds.
bench *arguments: _tools _storefront
    cargo build --workspace --release
    "{{ target }}/release/bench" {{ arguments }}

# Measures pages of a fresh demo and, in turn, a bare actix-web with the same bytes; --sign-ins 200 while many sign in; ANSWER_CACHE_MB=0 and --overload 800 under overload.
bench-demo *arguments: _tools _storefront
    #!/usr/bin/env bash
    set -euo pipefail
    cargo build --workspace --release
    folder=$(mktemp -d)
    # the database's user must get through it if we are root
    chmod 755 "$folder"
    port() { node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })'; }
    PORT=$(port)
    export PORT PAYPAL_EMULATOR_PORT=$(port) METRICS_PORT=$(port) DATA_DIR="$folder/data"
    unset DATABASE_URL
    "{{ target }}/release/demo" >"$folder/output" 2>&1 &
    demo=$!
    trap 'kill "$demo" 2>/dev/null && wait "$demo"; rm -rf "$folder"' EXIT
    until grep -q "is open" "$folder/output"; do
        kill -0 "$demo" 2>/dev/null || { cat "$folder/output" >&2; exit 1; }
        sleep 0.2
    done
    "{{ target }}/release/bench" --url "http://127.0.0.1:$PORT" {{ arguments }}

# Asks Lighthouse about the main pages of a fresh marketplace, over TLS and HTTP/2, as a phone on a slow line, and about the seller centre as a desk too; a release build, median of three.
lighthouse *arguments: _tools _storefront
    #!/usr/bin/env bash
    set -euo pipefail
    cargo build --workspace --release
    folder=$(mktemp -d)
    # the database's user must get through it if we are root
    chmod 755 "$folder"
    port() { node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })'; }
    PORT=$(port)
    export PORT PAYPAL_EMULATOR_PORT=$(port) METRICS_PORT=$(port) DATA_DIR="$folder/data"
    # by name: the pages call themselves by the address they are known under
    export PUBLIC_URL="https://localhost:$(port)"
    unset DATABASE_URL
    "{{ target }}/release/demo" >"$folder/output" 2>&1 &
    demo=$!
    trap 'kill "$demo" 2>/dev/null && wait "$demo"; rm -rf "$folder"' EXIT
    until grep -q "is open" "$folder/output"; do
        kill -0 "$demo" 2>/dev/null || { cat "$folder/output" >&2; exit 1; }
        sleep 0.2
    done
    (cd frontend && node scripts/lighthouse.mjs "http://localhost:$PORT" "$PUBLIC_URL" {{ arguments }})

# Asks the API, as its document describes it, for what no test asked for yet: for so many seconds, each time with other requests.
fuzz seconds="300": _tools _packages
    {{ build }}
    VERIFY_SEED="${VERIFY_SEED:-$RANDOM}" VERIFY_SECONDS={{ seconds }} "{{ target }}/debug/with-postgres" -- {{ cargo }} test --workspace --test suite -- --nocapture fuzz::whatever

# Proves at full size what `just test` proves in minutes; hours in all, and each call goes on where the last was: PART…, --list, --seed 7, --minutes 80, --folder FOLDER, --again.
verify-full *arguments: _tools _packages
    #!/usr/bin/env bash
    set -euo pipefail
    {{ build }}
    # a thousand buyers have two ends of a connection each
    ulimit -n "$(ulimit -Hn)" 2>/dev/null || true
    export RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-Dwarnings
    exec "{{ target }}/debug/with-postgres" -- "{{ target }}/debug/verify" {{ arguments }}

# Builds the client package for integrators from openapi.json into frontend/dist-client.
client-package: _packages
    cd frontend && npm run --silent client-package

# Formats the Rust code.
fmt:
    cargo fmt --all

# Prints openapi/openapi.json from the routes, then the typed client from it.
openapi: _tools _packages
    {{ build }}
    "{{ target }}/debug/gateway" openapi >openapi/openapi.json.new
    mv openapi/openapi.json.new openapi/openapi.json
    cd frontend && npm run --silent codegen

# Prints crates/db/src/schema.rs from the migrations.
schema: _tools _packages
    {{ build }}
    UPDATE_SCHEMA=1 "{{ target }}/debug/with-postgres" -- {{ cargo }} test --workspace --test schema

# Says in one line each which tool is missing.
_tools:
    #!/usr/bin/env bash
    missing=0
    complain() { echo "$1" >&2; missing=1; }
    command -v cargo >/dev/null || complain "Rust is missing: install it from https://rustup.rs"
    command -v cc >/dev/null || complain "A C compiler (cc) is missing: apt install build-essential, or on a Mac xcode-select --install"
    node=$(node --version 2>/dev/null || true)
    node=${node#v}
    major=${node%%.*}
    minor=${node#*.}
    minor=${minor%%.*}
    if [ -z "$node" ]; then
        complain "Node is missing: install version 20.19 or newer from https://nodejs.org"
    elif [ "$major" -lt 20 ] || { [ "$major" -eq 20 ] && [ "$minor" -lt 19 ]; }; then
        complain "Node $node is too old: install version 20.19 or newer from https://nodejs.org"
    fi
    exit "$missing"

# Installs the npm packages if the lock file is not the one they came from.
_packages:
    #!/usr/bin/env bash
    set -euo pipefail
    cd frontend
    if ! cmp -s package-lock.json node_modules/.installed-lock.json; then
        npm ci --no-audit --no-fund --loglevel=error
        cp package-lock.json node_modules/.installed-lock.json
    fi

# Builds the storefront if a source is newer than the last build.
_storefront: _packages
    #!/usr/bin/env bash
    set -euo pipefail
    cd frontend
    built=node_modules/.storefront-built
    if [ -f dist/index.html ] && [ -f "$built" ] &&
        [ -z "$(find src public scripts index.html ./*.json ./*.ts -newer "$built" -print -quit)" ]; then
        exit 0
    fi
    # stamped with the time of the start: what changes during the build is built the next time
    touch "$built.new"
    npm run --silent build
    mv "$built.new" "$built"

# Fails if a page of the storefront weighs more than its budget.
_budget: _storefront
    cd frontend && node scripts/budget.mjs

# Fails if the typed client is not what openapi.json says; leaves the right one behind.
_client: _packages
    #!/usr/bin/env bash
    set -euo pipefail
    cd frontend
    before=$(mktemp -d)
    trap 'rm -rf "$before"' EXIT
    cp -R src/api/generated/. "$before"
    npm run --silent codegen
    diff -r "$before" src/api/generated || { echo "The typed client was out of date; it is printed anew, look at it and commit it." >&2; exit 1; }

# Holds the crates against deny.toml, without the network; holes too where their list is at hand.
_supply: _tools
    #!/usr/bin/env bash
    set -euo pipefail
    if ! cargo deny --version >/dev/null 2>&1; then
        echo "cargo-deny is not installed, so bans, sources and holes are not looked at; the tests look at licenses" >&2
        exit 0
    fi
    checks=(bans licenses sources)
    # fetched by `cargo deny fetch db`
    if compgen -G "${CARGO_HOME:-$HOME/.cargo}/advisory-dbs/*" >/dev/null; then checks+=(advisories); fi
    # only this machine's crates are on its disk
    cargo deny --log-level error --offline --target "$(rustc -vV | sed -n 's/^host: //p')" check --hide-inclusion-graph "${checks[@]}"

# Runs all Rust tests beside a throw-away database server.
_rust-tests: _tools _packages
    #!/usr/bin/env bash
    set -euo pipefail
    {{ build }}
    if cargo nextest --version >/dev/null 2>&1; then
        # half as many again as there are processors: a good part of them waits for a time to pass
        export NEXTEST_TEST_THREADS=$(($(getconf _NPROCESSORS_ONLN) * 3 / 2))
        exec "{{ target }}/debug/with-postgres" -- {{ cargo }} nextest run --workspace
    fi
    exec "{{ target }}/debug/with-postgres" -- {{ cargo }} test --workspace

# Runs the storefront's unit tests.
_frontend-tests: _packages
    cd frontend && npm run --silent test
