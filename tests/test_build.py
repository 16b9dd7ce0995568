"""The build: what is compiled is what is written, and the same files run without it."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import antiqua
from antiqua import _stamp

PACKAGE = Path(antiqua.__file__).parent
SETUP = PACKAGE.parent.parent / "setup.py"
THIRD_PARTY = ("cyclopts", "fluent", "msgspec", "platformdirs", "rich")


def can_compile() -> bool:
    """Has this machine a C compiler that answers, and the Python headers?"""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if not shutil.which(compiler) or not headers.exists():
        return False
    return subprocess.run([compiler, "--version"], capture_output=True, check=False).returncode == 0


needs_compiler = pytest.mark.skipif(not can_compile(), reason="needs a C compiler and the Python headers")
only_once = pytest.mark.skipif(antiqua.PURE, reason="the same in both runs")


def run(code: str, path: Path = PACKAGE.parent, pure: str = "") -> subprocess.CompletedProcess[str]:
    """Run a line of Python in a fresh process that finds the package in `path`."""
    environment = {**os.environ, "PYTHONPATH": str(path), "ANTIQUA_PURE": pure}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package, as a finished build leaves it."""
    for name in ("kernel/state", "games/rules"):
        file = tmp_path / "toy" / name
        file.parent.mkdir(parents=True)
        file.with_suffix(".py").write_text("x = 1\n")
        file.with_suffix(".pxd").write_text("cdef int x\n")
        file.with_suffix(_stamp.SUFFIX).touch()
    package = tmp_path / "toy"
    (package / "plain.py").write_text("y = 1\n")
    _stamp.write(str(package), _stamp.checksums(str(package)))
    return package


def test_finished_build_is_compiled(package):
    assert _stamp.check(str(package))


def test_sources_alone_are_not_compiled(package):
    for binary in package.rglob(f"*{_stamp.SUFFIX}"):
        binary.unlink()
    assert not _stamp.check(str(package))


def test_only_contents_count(package):
    (package / "kernel/state.py").touch()
    (package / "plain.py").write_text("y = 2\n")
    assert _stamp.check(str(package))


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("kernel/state.py", "x = 2\n"),
        ("kernel/state.pxd", "cdef short x\n"),
        ("kernel/state.py", None),
        ("kernel/state" + _stamp.SUFFIX, None),
        ("plain.pxd", "cdef int y\n"),
        ("plain" + _stamp.SUFFIX, ""),
        (_stamp.STAMP, None),
    ],
)
def test_stale_build_is_refused(package, path, text):
    file = package / path
    if text is None:
        file.unlink()
    else:
        file.write_text(text)
    name = r"games/rules.\w+" if path == _stamp.STAMP else path.split(".")[0] + r"\.\w+"
    with pytest.raises(ImportError, match=rf"toy/{name} .*`make build`.* ANTIQUA_PURE=1 "):
        _stamp.check(str(package))


SHOW = """
import importlib, antiqua
module = importlib.import_module("antiqua." + antiqua._stamp.scan(antiqua.__path__[0])[0][0][:-3].replace("/", "."))
print(antiqua.COMPILED, module.__file__.endswith(antiqua._stamp.SUFFIX))
"""


def test_pure_mode_runs_the_sources():
    assert run(SHOW, pure="1").stdout.split() == ["False", "False"]


@needs_compiler
def test_compiled_wherever_a_compiler_is():
    assert run(SHOW).stdout.split() == ["True", "True"]


@needs_compiler
def test_edited_source_stops_the_import_but_not_pure_mode(tmp_path):
    shutil.copytree(PACKAGE, tmp_path / "antiqua", ignore=shutil.ignore_patterns("__pycache__"))
    edited = tmp_path / "antiqua" / _stamp.scan(str(PACKAGE))[0][0]
    edited.write_text(edited.read_text() + "# edited\n")
    error = run("import antiqua", tmp_path).stderr.splitlines()[-1]
    assert error.startswith(f"ImportError: {edited} does not match the compiled files")
    assert run(SHOW, tmp_path, pure="1").stdout.split() == ["False", "False"]


def test_import_is_light():
    code = f"import sys, antiqua; print([name for name in {(*THIRD_PARTY, 'antiqua.i18n')} if name in sys.modules])"
    assert run(code).stdout.strip() == "[]"


def test_kernel_needs_nothing_but_python():
    code = """
import importlib, pkgutil, sys
before = set(sys.modules)
import antiqua.kernel
for module in pkgutil.walk_packages(antiqua.kernel.__path__, "antiqua.kernel."):
    importlib.import_module(module.name)
roots = {name.split(".")[0] for name in set(sys.modules) - before}
print(sorted(roots - sys.stdlib_module_names))
"""
    assert run(code, pure="1").stdout.strip() == "['antiqua']"


PYPROJECT = """
[project]
name = "antiqua"
version = "0"
[tool.setuptools.packages.find]
where = ["src"]
"""


@pytest.fixture
def project(tmp_path: Path, package: Path) -> Path:
    """A small project with our own setup.py, and compiled files from long ago."""
    shutil.copy(SETUP, tmp_path)
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    (tmp_path / "src").mkdir()
    package.rename(tmp_path / "src/antiqua")
    for name in ("__init__.py", "kernel/__init__.py", "games/__init__.py"):
        (tmp_path / "src/antiqua" / name).touch()
    shutil.copy(PACKAGE / "_stamp.py", tmp_path / "src/antiqua")
    (tmp_path / "src/antiqua/games/rules.pxd").write_text("from antiqua.kernel.state cimport x\n")
    return tmp_path


def build(project: Path, **environment: str) -> str:
    """Build as `make build` does; return the warnings."""
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    environment = {**os.environ, "ANTIQUA_PURE": "", **environment}
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stderr


@only_once
def test_build_without_a_compiler_warns_and_leaves_no_compiled_file(project):
    assert "could not be compiled: Command '['/bin/false'" in build(project, CC="/bin/false")
    assert not _stamp.check(str(project / "src/antiqua"))
    assert not list(project.rglob("_compiled.*"))


@only_once
@needs_compiler
def test_build_compiles_again_what_changed(project):
    source = project / "src/antiqua/kernel/state.py"
    show = "from antiqua.kernel import state; print(state.__file__.endswith('.py'), state.value())"
    (project / "src/antiqua/games/rules.pxd").write_text("")
    source.with_suffix(".pxd").write_text("cpdef int value()\n")
    for number, date in ((1, None), (2, None), (3, 0)):  # the last edit pretends to be from 1970
        source.write_text(f"def value():\n    return {number}\n")
        if date is not None:
            os.utime(source, (date, date))
        build(project)
        assert _stamp.check(str(project / "src/antiqua"))
        assert run(show, project / "src").stdout.split() == ["False", str(number)]
