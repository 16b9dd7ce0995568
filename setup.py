"""Compile every module that has a `.pxd` beside it; without a C compiler the same files run as plain Python.

With ANTIQUA_CHECKED=1 every index, division and shift of the compiled code is checked, and a wrong one ends the process
with a message: slower, for tests (`make checked`).
"""

import os
import runpy
import sys
from textwrap import shorten
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = "src/antiqua"
PURE = os.environ.get("ANTIQUA_PURE", "") not in ("", "0")
CHECKED = os.environ.get("ANTIQUA_CHECKED", "") not in ("", "0")
WATCHED = "-fsanitize=bounds,integer-divide-by-zero,shift-exponent,signed-integer-overflow"
FASTEST = (
    [] if sys.platform == "win32" else ["-O3", "-g0"]
)  # Microsoft's compiler is already told to optimise
COMPILE = ["-O1", "-g", WATCHED, "-fno-sanitize-recover=all"] if CHECKED else FASTEST
LINK = [WATCHED] if CHECKED else []
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,  # locals take their C types from what they are given
    "annotation_typing": False,  # hints are for mypy, the `.pxd` is for C
    "cdivision": True,
    "boundscheck": CHECKED,
    "wraparound": False,
    "initializedcheck": False,
    "autotestdict": False,
    "emit_code_comments": False,
}
NOT_COMPILED = """
*** antiqua: the rules could not be compiled: {reason}
*** Everything works, but about 40 times slower. With a C compiler and the Python headers, build again.
"""
stamp: dict[str, Any] = runpy.run_path(f"{PACKAGE}/_stamp.py")


def timestamps_hold(sums: dict[str, str]) -> bool:
    """Has everything that changed since the last build a newer date? Not after a copy or an unpacked archive."""
    built = stamp["read"](PACKAGE)
    if not built:
        return False
    changed = [f"{PACKAGE}/{path}" for path in sums if sums[path] != built.get(path)]
    then = os.path.getmtime(f"{PACKAGE}/{stamp['STAMP']}")
    return os.path.getmtime("setup.py") < then and all(os.path.getmtime(path) > then for path in changed)


class Build(build_ext):
    """Compile over all cores; leave a complete and stamped set of compiled files, or none at all."""

    def run(self) -> None:
        if not self.extensions:
            return
        sums = stamp["checksums"](PACKAGE)
        self.force = bool(self.force or not self.inplace or not timestamps_hold(sums))
        self.parallel = os.cpu_count()
        self.translate()
        super().run()
        self.settle(f"{self.build_lib}/antiqua", sums)
        if self.inplace:
            self.settle(PACKAGE, sums)

    def translate(self) -> None:
        """Python to C. An error here is an error in our sources, so nothing catches it."""
        from Cython.Build import cythonize

        translated = cythonize(
            self.extensions,
            build_dir="build/checked" if CHECKED else "build",
            compiler_directives=DIRECTIVES,
            force=self.force,
            include_path=["src"],
            nthreads=self.parallel,
        )
        for extension, result in zip(self.extensions, translated, strict=True):
            extension.sources = result.sources

    def build_extensions(self) -> None:
        """C to machine code, where the machine can."""
        try:
            super().build_extensions()
        except Exception as error:  # whatever is raised where no compiler works
            print(NOT_COMPILED.format(reason=shorten(str(error), 80, placeholder=" ...")), file=sys.stderr)
            self.extensions = []

    def settle(self, package: str, sums: dict[str, str]) -> None:
        """Stamp what was built into `package`; remove compiled files that were not."""
        built = {self.get_ext_filename(extension.name) for extension in self.extensions}
        for path in stamp["scan"](package)[2]:
            if os.path.join("antiqua", *path.split("/")) not in built:
                os.remove(f"{package}/{path}")
        if built:
            stamp["write"](package, sums)
        elif os.path.exists(f"{package}/{stamp['STAMP']}"):
            os.remove(f"{package}/{stamp['STAMP']}")


def extensions() -> list[Extension]:
    """One for each compiled module."""
    if PURE:
        return []
    return [
        Extension(
            f"antiqua.{path[:-3].replace('/', '.')}",
            [f"{PACKAGE}/{path}"],
            extra_compile_args=COMPILE,
            extra_link_args=LINK,
        )
        for path in stamp["scan"](PACKAGE)[0]
    ]


if __name__ == "__main__":  # translating in parallel may import this file again
    setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
