"""Writes the pages of the Python package that come from its code: docs/python/reference.md and docs/python/layouts.md.

    tools/python/run --write target/debug/moonshot

python/tests/test_docs.py checks that the pages are up to date.
"""

import ast
import inspect
import re
from pathlib import Path

import moonshot_hearts as mh

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "python/moonshot_hearts"
PAGES = ROOT / "docs/python"
MODULES = ["_native.pyi", "pettingzoo.py", "gymnasium.py", "openspiel.py", "client.py"]
GENERATED = "<!-- Written by tools/python/run --write: do not edit. -->"


def signature(node):
    """The parameters of a function with their types and defaults."""
    arguments = ast.parse(ast.unparse(node)).body[0].args
    for group in (arguments.posonlyargs, arguments.args):
        group[:] = [argument for argument in group if argument.arg != "self"]
    return ast.unparse(arguments)


def inline(text):
    """A docstring as Markdown: code as code, without the line breaks of the source."""
    text = re.sub(r"``(.+?)``", r"`\1`", inspect.cleandoc(text))
    paragraphs = []
    for paragraph in text.split("\n\n"):
        if paragraph.startswith(">>>"):
            paragraphs.append(f"```python\n{paragraph}\n```")
        elif paragraph.startswith("- "):
            paragraphs.append(re.sub(r"\n  ", " ", paragraph))
        else:
            paragraphs.append(" ".join(paragraph.split()))
    return "\n\n".join(paragraphs)


def exported(tree):
    """The names that a module offers: those of __all__, or all that are public."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return set(ast.literal_eval(node.value))
    return {node.name for node in tree.body if hasattr(node, "name") and not node.name.startswith("_")}


def member(node):
    """The entry of a method, property or attribute, or None if it is private."""
    name, doc = node.name, ast.get_docstring(node)
    if name.startswith("_") and name != "__init__" or doc is None:
        return None
    decorators = {ast.unparse(decorator) for decorator in node.decorator_list}
    if "property" in decorators:
        heading = f"`{name}`: `{ast.unparse(node.returns)}`"
    else:
        returns = "" if name == "__init__" or node.returns is None else f" -> {ast.unparse(node.returns)}"
        heading = f"`{'new' if name == '__init__' else name}({signature(node)}){returns}`"
    first, *rest = inline(doc).split("\n\n")
    return "\n\n".join([f"- {heading}: {first}", *("  " + part.replace("\n", "\n  ") for part in rest)])


def fields(node):
    """The fields of a TypedDict or exception, with the docstrings after them."""
    for place, part in enumerate(node.body):
        if isinstance(part, ast.AnnAssign):
            following = node.body[place + 1 : place + 2]
            doc = following and isinstance(following[0], ast.Expr) and following[0].value.value
            yield f"- `{part.target.id}`: `{ast.unparse(part.annotation)}`" + (f": {inline(doc)}" if doc else "")


def describe(node):
    """The section of a class or function."""
    doc = inline(ast.get_docstring(node) or "")
    if isinstance(node, ast.FunctionDef):
        returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
        return [f"### {node.name}", f"`{node.name}({signature(node)}){returns}`", doc]
    entries = [member(part) for part in node.body if isinstance(part, ast.FunctionDef)]
    listed = "\n".join([*fields(node), *(entry for entry in entries if entry)])
    bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) not in ("Protocol",)]
    return [f"### {node.name}", *([f"A `{bases[0].split('[')[0]}`."] if bases else []), doc, listed]


def minor(node):
    """Whether a class is an exception or a form of dictionaries: they come last."""
    bases = " ".join(ast.unparse(base) for base in getattr(node, "bases", []))
    return "TypedDict" in bases or "Error" in bases or "Exception" in bases


def reference():
    """The page docs/python/reference.md."""
    parts = [GENERATED, "# Reference of the Python package"]
    parts.append("Every class and function of `moonshot_hearts`. [python.md](../python.md) is the introduction.")
    for name in MODULES:
        tree = ast.parse((SOURCE / name).read_text())
        module = "moonshot_hearts" if name.startswith("_") else f"moonshot_hearts.{name.removesuffix('.py')}"
        parts.append(f"## {module}")
        if not name.startswith("_"):
            parts.append(inline(ast.get_docstring(tree)))
        names = exported(tree)
        public = [node for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name in names]
        for node in sorted(public, key=minor):
            parts += describe(node)
    return "\n\n".join(part for part in parts if part) + "\n"


def layouts():
    """The page docs/python/layouts.md."""
    parts = [GENERATED, "# Observations, field by field"]
    parts.append(
        "What the numbers of observations and information states mean, as `match.layout` has it, at a table of the usual number of "
        "players. Seats are relative: 0 is the seat that looks, 1 the seat to its left. Fields marked *history* are in information "
        "states alone."
    )
    for game in mh.games():
        players = max(game["players"][0], min(4, game["players"][1]))
        match = mh.Match(game["id"], players, seed=0)
        layout = match.layout
        rows = ["| numbers | field | shape | from | to | |", "| --- | --- | --- | --- | --- | --- |"]
        for field in layout["fields"]:
            start, stop = field["slice"].start, field["slice"].stop
            history = "*history*: " if start >= layout["observation"] else ""
            shape = " × ".join(str(length) for length in field["shape"])
            bounds = f"{field['low']:g} | {field['high']:g}"
            rows.append(f"| {start}–{stop - 1} | `{field['name']}` | {shape} | {bounds} | {history}{field['doc']} |")
        parts.append(f"## {game['name']}")
        parts.append(
            f"{players} players: {match.num_actions} actions, {layout['observation']} numbers in an observation, "
            f"{layout['information_state']} in an information state."
        )
        parts.append("\n".join(rows))
    return "\n\n".join(parts) + "\n"


def main():
    PAGES.mkdir(exist_ok=True)
    (PAGES / "reference.md").write_text(reference())
    (PAGES / "layouts.md").write_text(layouts())


if __name__ == "__main__":
    main()
