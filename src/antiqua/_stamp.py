"""Which sources the compiled files were made from.

A module is compiled when a `.pxd` stands beside its `.py`. Python prefers a compiled file to the source beside it,
however old that file is. So the build leaves a stamp with the checksums of these sources, and every import compares it
with the sources of today. `setup.py` loads this file by its path: it imports nothing of the package, and little else.
"""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from zlib import crc32  # against forgetting, not malice; importing hashlib costs more than the whole check

SUFFIX = EXTENSION_SUFFIXES[0]  # it names the interpreter, so that several can share one checkout
STAMP = f"_compiled{SUFFIX}.txt"


def scan(package: str) -> tuple[list[str], list[str], list[str]]:
    """Paths inside the folder `package`: sources of compiled modules, `.pxd` files, compiled files."""
    sources, types, binaries = [], [], []
    for folder, folders, names in os.walk(package):
        folders[:] = [name for name in folders if name != "__pycache__"]
        prefix = folder[len(package) + 1 :].replace(os.sep, "/")
        prefix = f"{prefix}/" if prefix else ""
        for name in names:
            if name.endswith(SUFFIX):
                binaries.append(prefix + name)
            elif name.endswith(".pxd"):
                types.append(prefix + name)
                if f"{name[:-4]}.py" in names:
                    sources.append(f"{prefix}{name[:-4]}.py")
    return sorted(sources), sorted(types), sorted(binaries)


def checksums(package: str) -> dict[str, str]:
    """The checksum of every file that a compiled module may be made from."""
    sources, types, _ = scan(package)
    sums = {}
    for path in sources + types:
        with open(f"{package}/{path}", "rb") as file:
            sums[path] = f"{crc32(file.read()):08x}"
    return sums


def write(package: str, sums: dict[str, str]) -> None:
    """Leave the stamp of a finished build."""
    with open(f"{package}/{STAMP}", "w", encoding="utf-8", newline="\n") as file:
        file.writelines(f"{value}  {path}\n" for path, value in sums.items())


def read(package: str) -> dict[str, str]:
    """What the last build was made from; empty where there was none."""
    try:
        with open(f"{package}/{STAMP}", encoding="utf-8") as file:
            return {
                path: value for value, path in (line.split(maxsplit=1) for line in file.read().splitlines())
            }
    except FileNotFoundError:
        return {}


def check(package: str) -> bool:
    """Is `package` compiled? An ImportError where what is compiled is not what is written."""
    sources, _, binaries = scan(package)
    if not binaries:
        return False
    wrong = {path for path, _ in checksums(package).items() ^ read(package).items()}
    wrong |= set(sources) ^ {f"{binary[: -len(SUFFIX)]}.py" for binary in binaries}
    if wrong:
        raise ImportError(
            f"{package}/{min(wrong)} does not match the compiled files:"
            " run `make build` to compile again, or set ANTIQUA_PURE=1 to run the sources as they are"
        )
    return True
