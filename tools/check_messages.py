"""Checks the message catalogues against each other and against the code.

    python tools/check_messages.py [ROOT]

prints one line per problem and ends with exit code 1 if there is any. What is checked:

* Catalogues: every file parses; ids are unique, the same in all languages and in files of the same name;
  the variables of an id are the same in all languages; references lead somewhere; plural forms are those of
  the language; lines break where the English ones do; letters and digits are those of the language; no text
  has a space at its ends or two in a row.
* Code: in the Python files of `src/antiqua`, a string names a message if it looks like an id and begins
  like one of the catalogues, up to the first hyphen (`"error-game-over"`); that message must exist. An
  f-string that begins so (`f"swd-card-{card}"`) or a string that ends in a hyphen (`"swd-card-"`) names all
  messages that match; two parts of the id must be spelt out, and at least one message must match. A call
  that begins with a message id and goes on with keyword arguments, or with a dictionary, must give exactly
  the variables of the message. A line that ends in the comment `# not a message` is left out.
* Page: the same for the texts of the page (`ui/src/words`, `ui/src/games`) and the files that name them, in quotes
  or backquotes, `${...}` standing for anything; a call `t("id", { name: ... })` gives the variables of the message.
* Use: every message is named by the code in one of these ways, or by another message, or is one of those that
  the front ends ask of every game by its prefix (`swd-name`, `swd-option-*`).
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "fa", "ru")
SOURCE = "en"
PLURALS = {"en": {"one", "other"}, "fa": {"one", "other"}, "ru": {"one", "few", "many"}}
PLURAL_KEYS = {"zero", "one", "two", "few", "many", "other"}
FUNCTIONS = {"NUMBER"}

# What a game says of the beginning of its ids.
PREFIX = re.compile(r'^    prefix = "(\w+)"', re.MULTILINE)

# Per game, after the beginning of its ids: what is said of it wherever games are listed, set up and compared.
OF_EVERY_GAME = r"(name|about|(option|ending|category|bot)-.+)"

PERSIAN_LETTER = re.compile(r"[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]")
CYRILLIC_LETTER = re.compile(r"[\u0400-\u04ff]")
FORBIDDEN = {
    "en": [(PERSIAN_LETTER, "a Persian letter"), (CYRILLIC_LETTER, "a Cyrillic letter")],
    "ru": [(PERSIAN_LETTER, "a Persian letter")],
    "fa": [
        (CYRILLIC_LETTER, "a Cyrillic letter"),
        (re.compile("[\u064a\u0643\u0649\u0629]"), "an Arabic letter where Persian has its own"),
        (re.compile("[0-9\u0660-\u0669]"), "a digit that is not Persian"),
        (
            re.compile(r"(?<![\w\u064b-\u0652])\u200c|\u200c(?!\w)"),
            "a zero-width non-joiner that does not stand inside a word",
        ),
    ],
}
DOUBLE_SPACE = re.compile(r"\S  +\S")

ID = re.compile(r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+")
ID_BEGINNING = re.compile(r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)*-")
ANYTHING = r"[a-z0-9_]+(?:-[a-z0-9_]+)*"
EXEMPT = "# not a message"
PAGE_EXEMPT = "// not a message"


@dataclass
class Entry:
    """One message or term of one language."""

    id: str
    where: str
    file: str
    node: ftl.Message | ftl.Term
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    selects: list[set[str]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)


class Inspection(Visitor):
    """Notes in an entry what its patterns are made of."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.entry.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.entry.references.add("-" + node.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.entry.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if len(keys) > 1 or len(node.variants) == 1:  # else it tells certain numbers from all others
            self.entry.selects.append(keys)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.entry.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        self.entry.texts.append(node.parse()["value"])


@dataclass
class Language:
    """The entries of one language by id (a term with its hyphen), and what was wrong while reading them."""

    name: str
    entries: dict[str, Entry] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    @property
    def messages(self) -> dict[str, Entry]:
        return {id: entry for id, entry in self.entries.items() if not id.startswith("-")}

    def variables(self, id: str, seen: frozenset[str] = frozenset()) -> set[str]:
        """The variables of a message, and of the messages it refers to; a term gets none from outside."""
        found = set(self.entries[id].variables)
        for other in self.entries[id].references - seen:
            if other in self.entries and not other.startswith("-"):
                found |= self.variables(other, seen | {id})
        return found


@cache
def parsed(text: str) -> list[ftl.EntryType]:
    """What a file consists of; nobody changes it, and whoever checks many trees reads most files again and again."""
    return FluentParser().parse(text).body


def read_language(root: Path, name: str) -> Language:
    language = Language(name)
    source = root / "src/antiqua"
    games = sorted((source / "games").glob(f"*/{name}.ftl"))
    games += sorted((root / "ui/src/games").glob(f"*/{name}.ftl"))
    shared = [*(source / "i18n" / name).glob("*.ftl"), *(root / "ui/src/words" / name).glob("*.ftl")]
    for path in [*sorted(shared), *games]:
        text = path.read_text(encoding="utf-8")
        shown = path.relative_to(root).as_posix()
        for number, line in enumerate(text.splitlines(), 1):
            if line != line.rstrip():
                language.problems.append(f"{shown}:{number}: a space at the end of the line")
        for node in parsed(text):
            number = text.count("\n", 0, node.span.start if node.span else 0) + 1
            where = f"{shown}:{number}"
            if isinstance(node, ftl.Junk):
                language.problems.append(f"{where}: does not parse: {node.annotations[0].message}")
            elif isinstance(node, ftl.Message | ftl.Term):
                id = "-" + node.id.name if isinstance(node, ftl.Term) else node.id.name
                entry = Entry(id, where, path.parent.name if path in games else path.name, node)
                Inspection(entry).visit(node)
                if id in language.entries:
                    language.problems.append(f"{where}: {id} is already at {language.entries[id].where}")
                else:
                    language.entries[id] = entry
    return language


def entry_problems(language: Language) -> Iterator[str]:
    """What can be seen in one language alone."""
    for id, entry in language.entries.items():
        here = f"{entry.where}: {id}"
        if entry.node.value is None:
            yield f"{here} has no text"
            continue
        if entry.node.attributes:
            yield f"{here} has attributes, which nothing shows"
        for other in sorted(entry.references - language.entries.keys()):
            yield f"{here} refers to {other}, which does not exist"
        for name in sorted(entry.functions - FUNCTIONS):
            yield f"{here} calls {name}, which does not exist"
        for keys in entry.selects:
            if keys & PLURAL_KEYS and keys - {"zero"} != PLURALS[language.name]:
                wanted = ", ".join(sorted(PLURALS[language.name]))
                yield f"{here} has the plural forms {', '.join(sorted(keys))}; {language.name} has {wanted}"
        for pattern, what in FORBIDDEN[language.name]:
            if any(pattern.search(text) for text in entry.texts):
                yield f"{here} contains {what}"
        if any(DOUBLE_SPACE.search(text) for text in entry.texts):
            yield f"{here} contains two spaces in a row"
        if not id.endswith("-separator") and spaced(entry.node.value):
            yield f"{here} begins or ends with a space"


def spaced(pattern: ftl.Pattern) -> bool:
    """Whether the text has a space at either end; the parser drops those that are not written as {" "}."""
    for element, end in ((pattern.elements[0], 0), (pattern.elements[-1], -1)):
        inner = element.expression if isinstance(element, ftl.Placeable) else element
        text = inner.parse()["value"] if isinstance(inner, ftl.StringLiteral) else getattr(inner, "value", "")
        if isinstance(text, str) and text[end:][:1].isspace():
            return True
    return False


def line_breaks(entry: Entry) -> int:
    pattern = entry.node.value
    texts = [e.value for e in pattern.elements if isinstance(e, ftl.TextElement)] if pattern else []
    return sum(text.count("\n") for text in texts)


def language_problems(languages: dict[str, Language]) -> Iterator[str]:
    """What can be seen by comparing the languages."""
    source = languages[SOURCE]
    ids = {id: entry for language in languages.values() for id, entry in language.messages.items()}
    for id, example in ids.items():
        for name, language in languages.items():
            if id not in language.entries:
                yield f"{example.where}: {id} is missing in {name}"
        if id not in source.entries:
            continue
        for name, language in languages.items():
            if name == SOURCE or id not in language.entries:
                continue
            here = f"{language.entries[id].where}: {id}"
            wanted, found = source.variables(id), language.variables(id)
            for variable in sorted(wanted - found):
                yield f"{here} does not use ${variable}, as English does"
            for variable in sorted(found - wanted):
                yield f"{here} uses ${variable}, which English does not"
            if language.entries[id].file != source.entries[id].file:
                yield f"{here} is in another file than in English ({source.entries[id].file})"
            if line_breaks(language.entries[id]) != line_breaks(source.entries[id]):
                yield f"{here} has other line breaks than English"


@dataclass
class Use:
    """A place in the code that names a message, or all messages that match a pattern."""

    where: str
    named: str
    pattern: re.Pattern[str] | None = None
    arguments: set[str] | None = None

    @property
    def too_wide(self) -> bool:
        """A family must spell out two parts of its ids."""
        return self.pattern is not None and self.named.split("*")[0].count("-") < 2


class CodeReader(ast.NodeVisitor):
    """Finds the message ids in one file."""

    def __init__(self, shown: str, lines: list[str], ids: set[str]) -> None:
        self.shown = shown
        self.lines = lines
        self.ids = ids
        self.prefixes = {id.partition("-")[0] + "-" for id in ids if "-" in id}
        self.uses: list[Use] = []

    def add(self, node: ast.expr, named: str, pattern: str = "", arguments: set[str] | None = None) -> None:
        if not self.lines[node.lineno - 1].rstrip().endswith(EXEMPT):
            compiled = re.compile(pattern) if pattern else None
            self.uses.append(Use(f"{self.shown}:{node.lineno}", named, compiled, arguments))

    def known_beginning(self, text: str) -> bool:
        return any(text.startswith(prefix) for prefix in self.prefixes)

    def visit_Constant(self, node: ast.Constant) -> None:
        if not isinstance(node.value, str):
            return
        if node.value in self.ids or (ID.fullmatch(node.value) and self.known_beginning(node.value)):
            self.add(node, node.value)
        elif ID_BEGINNING.fullmatch(node.value) and self.known_beginning(node.value):
            self.add(node, node.value + "*", re.escape(node.value) + ANYTHING)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        shown = pattern = ""
        for part in node.values:
            if isinstance(part, ast.Constant):
                shown += str(part.value)
                pattern += re.escape(str(part.value))
            else:
                shown += "*"
                pattern += ANYTHING
                self.visit(part)
        if re.fullmatch(r"[a-z0-9_*-]+", shown) and self.known_beginning(shown.split("*")[0]):
            self.add(node, shown, pattern)

    def visit_Call(self, node: ast.Call) -> None:
        first = node.args[0] if node.args else None
        if isinstance(first, ast.Constant) and first.value in self.ids and "-" in str(first.value):
            arguments = call_arguments(node)
            if arguments is not None:
                self.add(first, str(first.value), arguments=arguments)
        self.generic_visit(node)


# A string of the page: what stands in quotes, or in backquotes, where a part may be anything, even another string.
PAGE_STRINGS = [
    re.compile(pattern)
    for pattern in (r'"((?:[^"\\\n]|\\.)*)"', r"'((?:[^'\\\n]|\\.)*)'", r"`((?:[^`\\]|\\.)*)`")
]
PAGE_PART = re.compile(r"\$\{[^{}]*\}")
# The arguments that follow a message: { name: value, other } without anything nested, which would be guesswork.
PAGE_ARGUMENTS = re.compile(r"\s*,\s*\{([^{}()\[\]]*)\}\s*\)")
PAGE_ARGUMENT = re.compile(r"\s*(\w+)\s*(?::[^,]*)?\s*(?:,|$)")


class PageReader(CodeReader):
    """Finds the message ids in one file of the page."""

    def read(self, text: str) -> None:
        for kind in PAGE_STRINGS:
            for string in kind.finditer(text):
                line = text.count("\n", 0, string.start()) + 1
                if not self.lines[line - 1].rstrip().endswith(PAGE_EXEMPT):
                    self.read_string(text, string, f"{self.shown}:{line}")

    def read_string(self, text: str, string: re.Match[str], where: str) -> None:
        said = string[1]
        if "${" in said:
            shown = PAGE_PART.sub("*", said)
            if re.fullmatch(r"[a-z0-9_*-]+", shown) and self.known_beginning(shown.split("*")[0]):
                pattern = re.compile(ANYTHING.join(map(re.escape, shown.split("*"))))
                self.uses.append(Use(where, shown, pattern))
        elif said in self.ids or (ID.fullmatch(said) and self.names_page(said)):
            self.uses.append(Use(where, said, arguments=page_arguments(text, string)))

    def names_page(self, said: str) -> bool:
        """Whether something that looks like an id must be one: the page's own begin so, or go on so after a game's."""
        return said.startswith("ui-") or (self.known_beginning(said) and "-ui-" in said)


def page_arguments(text: str, string: re.Match[str]) -> set[str] | None:
    """The names that a call gives to the message that it begins with, where that can be seen."""
    if not text[: string.start()].endswith("t("):
        return None
    given = PAGE_ARGUMENTS.match(text, string.end())
    return {name[1] for name in PAGE_ARGUMENT.finditer(given[1])} if given else None


def page_uses(root: Path, ids: set[str]) -> Iterator[Use]:
    """Where the page names messages."""
    for path in sorted((root / "ui/src").rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".d.ts"):
            text = path.read_text(encoding="utf-8")
            reader = PageReader(path.relative_to(root).as_posix(), text.splitlines(), ids)
            reader.read(text)
            yield from reader.uses


def code_uses(root: Path, ids: set[str]) -> Iterator[Use]:
    """Where the program names messages."""
    for path in sorted((root / "src/antiqua").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        reader = CodeReader(path.relative_to(root).as_posix(), text.splitlines(), ids)
        reader.visit(ast.parse(text))
        yield from reader.uses


def call_arguments(node: ast.Call) -> set[str] | None:
    """The names of the arguments that a call gives to a message, or None if it does not seem to give any."""
    if len(node.args) == 2 and isinstance(node.args[1], ast.Dict) and not node.keywords:
        keys = [key.value if isinstance(key, ast.Constant) else None for key in node.args[1].keys]
        return None if None in keys else {str(key) for key in keys}
    names = [keyword.arg for keyword in node.keywords]
    if not names or None in names or len(node.args) > 2:
        return None
    return {str(name) for name in names}


def code_problems(root: Path, source: Language) -> Iterator[str]:
    """Ids that the code names and no catalogue has, arguments that do not fit, and ids that nobody names."""
    ids = set(source.messages)
    used = {id for entry in source.entries.values() for id in entry.references}
    for use in [*code_uses(root, ids), *page_uses(root, ids)]:
        if use.too_wide:
            yield f"{use.where}: the family {use.named} is too wide; spell out the second part of the id"
            continue
        matching = {id for id in ids if use.pattern.fullmatch(id)} if use.pattern else {use.named} & ids
        used |= matching
        if not matching:
            yield f"{use.where}: there is no message {use.named}"
        elif use.arguments is not None:
            yield from argument_problems(use, source.variables(use.named))
    for path in (root / "src/antiqua/games").glob("*/game.py"):
        for prefix in PREFIX.findall(path.read_text(encoding="utf-8")):
            used |= {id for id in ids if re.fullmatch(f"{prefix}-{OF_EVERY_GAME}", id)}
    for id in source.messages:
        if id not in used:
            yield f"{source.entries[id].where}: {id} is not used by any code"


def argument_problems(use: Use, variables: set[str]) -> Iterator[str]:
    given = use.arguments or set()
    for name in sorted(variables - given):
        yield f"{use.where}: {use.named} needs ${name}"
    if variables:
        for name in sorted(given - variables - {"lang"}):
            yield f"{use.where}: {use.named} has no ${name}"


def problems(root: Path) -> list[str]:
    """All problems of the tree at `root`, in the order of the files."""
    languages = {name: read_language(root, name) for name in LANGUAGES}
    found = [problem for language in languages.values() for problem in language.problems]
    for language in languages.values():
        found += entry_problems(language)
    found += language_problems(languages)
    found += code_problems(root, languages[SOURCE])
    return found


def main(arguments: list[str]) -> int:
    root = Path(arguments[0]) if arguments else Path(__file__).resolve().parent.parent
    found = problems(root)
    for problem in found:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
