"""Is the package that is installed here whole? Its rules are compiled, every game can be played in every language, and
where the server can run, it has the page.

`make wheel` and the release workflow run this where nothing but the built package is installed.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path

import antiqua
from antiqua import i18n

BOTS = ("--seat", "1=apprentice", "--seat", "2=novice", "--seed", "1")


def run(*words: str) -> None:
    """Call the installed command; whatever it says is shown only if it fails."""
    command = shutil.which("antiqua", path=sysconfig.get_path("scripts"))
    if command is None:
        sys.exit("The command “antiqua” is not installed.")
    done = subprocess.run(
        [command, *words], stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        sys.exit(f"antiqua {' '.join(words)}\n{done.stdout}{done.stderr}")


def play_everything(home: Path) -> int:
    """Play and simulate every game in every language; how many records came of it, all of which replay."""
    for game in antiqua.game_names():
        for lang in i18n.LANGUAGES:
            run("play", game, *BOTS, "--lang", lang)
        run("simulate", game, "--games", "200", "--workers", "1")
    records = list((home / "records").glob("*.txt"))
    for record in records:
        run("replay", str(record), "--verify")
    return len(records)


def look_at_the_page() -> str:
    """What the server shows first; nothing where it was not installed."""
    if find_spec("starlette") is None:
        return "without a server"
    from antiqua.server import site

    if b"<div id=" not in site.built()["/index.html"].body:
        sys.exit("The page is not in the package.")
    return f"with a page of {len(site.built())} files"


def main() -> None:
    package = antiqua.__path__[0]
    if not antiqua.COMPILED:
        sys.exit(f"The rules in {package} are not compiled.")
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(ANTIQUA_HOME=folder, PYTHONUTF8="1")
        run("--help")
        games = play_everything(Path(folder))
    if games != len(antiqua.game_names()) * len(i18n.LANGUAGES):
        sys.exit(f"Only {games} games have left a record.")
    page = look_at_the_page()
    print(f"antiqua {antiqua.__version__} in {package}: compiled, {games} games played and replayed, {page}.")


if __name__ == "__main__":
    main()
