#!/bin/sh
# Runs a command of Node.js in ui/ with what it needs: the machine's own Node.js if it is new enough, else the one that
# PyPI has, in .venv. The packages of the page are installed first, as its lock file says.
#
#     tools/node.sh npx vite build
set -e

root=$(CDPATH='' cd "$(dirname "$0")/.." && pwd)
venv=$root/.venv

new_enough() { # as "engines" in ui/package.json says
    "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number);
        process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)' 2>/dev/null
}

if ! { command -v node >/dev/null && command -v npm >/dev/null && new_enough node; }; then
    PATH=$venv/bin:$PATH
    if ! { [ -x "$venv/bin/npm" ] && new_enough "$venv/bin/node"; }; then
        echo 'Installing Node.js, to build the page ...' >&2
        "$venv/bin/python" -m pip --quiet --no-input --disable-pip-version-check install -r "$root/requirements-node.lock"
    fi
fi

cd "$root/ui"
if [ ! -d node_modules ] || ! cmp -s package-lock.json "node_modules/.installed"; then
    echo 'Installing what the page is built with ...' >&2
    log=$(mktemp)
    npm ci --no-audit --no-fund --loglevel=error >"$log" 2>&1 || { cat "$log" >&2; rm -f "$log"; exit 1; }
    rm -f "$log"
    cp package-lock.json node_modules/.installed
fi
exec "$@"
