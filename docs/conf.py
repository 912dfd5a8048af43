"""Sphinx configuration of the docs site, which `python3 run.py docs` builds (tools/dev/docs_site.py)."""

import inspect
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import Any

import msgspec
from pygments.lexers.special import TextLexer

SOURCES = Path(__file__).resolve().parent.parent / "src"


def find_sources_only(path: str) -> FileFinder:
    """A path hook for src/ that ignores compiled modules: autodoc reads signatures and comments from sources."""
    if not Path(path).resolve().is_relative_to(SOURCES):
        raise ImportError("not a folder of sources")
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


sys.path_hooks.insert(0, find_sources_only)
sys.path_importer_cache.clear()
sys.path.insert(0, str(SOURCES))

import regalia  # noqa: E402  (found by the hook above)

project = "Regalia"
author = "The Regalia authors"
project_copyright = author
version = release = regalia.__version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx.ext.viewcode"]
root_doc = "index"
# Markdown as forges render it: links to headings by their slugs, code blocks without a language as plain text.
myst_heading_anchors = 6
highlight_language = "text"
# In docstrings, `single backticks` are code.
default_role = "code"
# A section `Attributes:` is part of its class's description; the attributes themselves are listed from the source.
napoleon_use_ivar = True

autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 80
add_module_names = False
toc_object_entries_show_parents = "hide"

# Every reference to a name of Regalia must resolve. Names of other packages are not looked up, since that needs a
# network; type variables have no entry of their own.
nitpicky = True
nitpick_ignore_regex = [("py:.*", r"(?!regalia\b)[\w.]+"), ("py:.*", r"regalia\.[\w.]+\.(\w*T|\w+T_co)")]

html_theme = "furo"
html_title = f"Regalia {release}"
html_favicon = "../frontend/public/icon.svg"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8f2a2c", "color-brand-content": "#8f2a2c"},
    "dark_css_variables": {"color-brand-primary": "#f0a18f", "color-brand-content": "#f0a18f"},
}


def struct_signature(
    app: object, what: str, name: str, value: Any, options: object, signature: str | None, returns: str | None
) -> tuple[str, None] | None:
    """The signature of a struct without types, which its list of fields has, and without factories of defaults.

    The structs of games are not meant to be made by readers, and have none.
    """
    if what != "class" or not issubclass(value, msgspec.Struct):
        return None
    if value.__module__.startswith("regalia.games."):
        return "", None
    parameters = []
    for parameter in inspect.signature(value).parameters.values():
        default = parameter.default
        if not isinstance(default, (type(inspect.Parameter.empty), type(None), str, int, float)):
            default = ...
        parameters.append(parameter.replace(annotation=inspect.Parameter.empty, default=default))
    return str(inspect.Signature(parameters)).replace("=Ellipsis", "=..."), None


def setup(app: Any) -> None:
    """Register what the configuration above cannot express."""
    app.add_lexer("transcript", TextLexer)
    app.connect("autodoc-process-signature", struct_signature)
