#!/bin/sh
# Sees to it that PostgreSQL, Redis and a browser are here for the tests, which start them themselves. Where they are
# missing and cannot be installed, it says so, and the tests that need them are skipped.

has_postgresql() {
    command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1
}

has_redis() {
    command -v redis-server >/dev/null
}

has_chromium() {
    command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null
}

missing() {
    has_postgresql || echo postgresql
    has_redis || echo redis-server
    has_chromium || echo chromium
}

wanted=$(missing)
[ -z "$wanted" ] && exit 0

if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "Installing for the tests:" $wanted "..."
    export DEBIAN_FRONTEND=noninteractive
    log=$(mktemp)
    # shellcheck disable=SC2086 -- one word per package
    { apt-get -q update && apt-get -q install -y --no-install-recommends $wanted; } >"$log" 2>&1 || tail -n 5 "$log"
    rm -f "$log"
    why="apt-get could not install it"
else
    why="only root can install it here, with apt-get"
fi

for package in $(missing); do
    echo "Not here: $package ($why). The tests that need it are skipped."
done
