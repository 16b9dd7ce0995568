"""Is the package that is installed here whole? Its rules are compiled, and every game can be played in every language.

`make wheel` and the release workflow run this where nothing but the built package is installed.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
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
    print(f"antiqua {antiqua.__version__} in {package}: compiled, {games} games played and replayed.")


if __name__ == "__main__":
    main()
