"""The stub says what the native part has: the same names, parameters and defaults."""

import ast
import inspect
from pathlib import Path

import moonshot_hearts
from moonshot_hearts import _native

STUB = ast.parse(Path(moonshot_hearts.__file__).with_name("_native.pyi").read_text())
CLASSES = {node.name: node for node in STUB.body if isinstance(node, ast.ClassDef)}
# Shapes of dictionaries, which only annotations name.
TYPES = {name for name, node in CLASSES.items() if any(ast.unparse(base) == "TypedDict" for base in node.bases)}


def parameters(node):
    """Name, kind and default of each parameter in the stub, without self."""
    arguments = node.args
    names = [argument.arg for argument in arguments.posonlyargs + arguments.args]
    defaults = [inspect.Parameter.empty] * (len(names) - len(arguments.defaults))
    defaults += [ast.literal_eval(default) for default in arguments.defaults]
    found = [(name, "either", default) for name, default in zip(names, defaults) if name != "self"]
    for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults):
        value = inspect.Parameter.empty if default is None else ast.literal_eval(default)
        found.append((argument.arg, "keyword", value))
    return found


def signature(thing):
    kinds = {inspect.Parameter.KEYWORD_ONLY: "keyword"}
    return [
        (parameter.name, kinds.get(parameter.kind, "either"), parameter.default)
        for parameter in inspect.signature(thing).parameters.values()
        if parameter.name != "self"
    ]


def test_functions_have_the_parameters_of_the_stub():
    functions = {node.name: node for node in STUB.body if isinstance(node, ast.FunctionDef)}
    assert {"games", "random_hands"} <= set(functions)
    for name, node in functions.items():
        assert signature(getattr(_native, name)) == parameters(node), name


def test_classes_have_the_methods_of_the_stub():
    checked = 0
    for name in set(CLASSES) - TYPES:
        thing = getattr(_native, name)
        named = set()
        for node in CLASSES[name].body:
            if isinstance(node, ast.AnnAssign):
                assert hasattr(thing, node.target.id), f"{name}.{node.target.id}"
            if not isinstance(node, ast.FunctionDef):
                continue
            named.add(node.name)
            decorators = [ast.unparse(decorator) for decorator in node.decorator_list]
            if "property" in decorators:
                assert inspect.isdatadescriptor(inspect.getattr_static(thing, node.name)), f"{name}.{node.name}"
            elif node.name == "__init__":
                assert signature(thing) == parameters(node), name
            elif not node.name.startswith("__"):
                assert signature(getattr(thing, node.name)) == parameters(node), f"{name}.{node.name}"
            checked += 1
        if not issubclass(thing, Exception):
            public = {attribute for attribute in vars(thing) if not attribute.startswith("_")}
            assert public == {attribute for attribute in named if not attribute.startswith("_")}, name
    assert checked > 50


def test_everything_public_has_a_docstring_in_the_stub_and_is_exported():
    public = {name for name in vars(_native) if not name.startswith("_")}
    named = {node.name for node in STUB.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))} - TYPES
    assert public == named == set(moonshot_hearts.__all__) - {"__version__"}
    for node in ast.walk(STUB):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name not in ("__init__", "__len__"):
            assert ast.get_docstring(node), node.name
