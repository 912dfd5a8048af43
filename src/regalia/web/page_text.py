"""Parses the text of a page that the operator has written to blocks, which browsers show without any HTML of it.

Markdown has headings, paragraphs, lists, links, strong and emphasised text. Anything else, such as HTML, is shown as
plain text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from markdown_it import MarkdownIt
from markdown_it.token import Token

from regalia.web.messages.site import TextBlock, TextRun

PARSER = MarkdownIt("commonmark", {"html": False}).disable(["image", "html_block", "html_inline"])
LINK = re.compile(r"(https?://|mailto:|/(?!/))", re.IGNORECASE)  # "//" would lead to another site
LISTS = {"bullet_list_open": "bullet_list_close", "ordered_list_open": "ordered_list_close"}


def parse_markdown(text: str) -> list[TextBlock]:
    """Returns the blocks of a Markdown text."""
    return list(blocks(PARSER.parse(text)))


def parse_plain(text: str) -> list[TextBlock]:
    """Returns the paragraphs of a plain text, which empty lines separate."""
    paragraphs = (" ".join(part.split()) for part in re.split(r"\n\s*\n", text))
    return [paragraph([TextRun(text=part)]) for part in paragraphs if part]


def blocks(tokens: Sequence[Token]) -> Iterator[TextBlock]:
    """Yields the blocks of Markdown tokens. A list in a list becomes part of the outer one."""
    position = 0
    while position < len(tokens):
        token = tokens[position]
        if token.type in LISTS:
            end = position + list_length(tokens[position:])
            found = list(items(tokens[position:end]))
            yield TextBlock(kind="bullets" if token.type == "bullet_list_open" else "numbers", items=found)
            position = end
            continue
        if token.type == "inline":
            heading = tokens[position - 1].type == "heading_open"
            level = int(tokens[position - 1].tag[1:]) if heading else 0
            yield (
                TextBlock(kind="heading", level=level, text=runs(token))
                if heading
                else paragraph(runs(token))
            )
        elif token.type in ("fence", "code_block"):
            yield paragraph([TextRun(text=token.content.strip())])
        position += 1


def items(tokens: Sequence[Token]) -> Iterator[list[TextRun]]:
    """Yields the items of a list; the paragraphs of one item are joined."""
    current: list[TextRun] | None = None
    for token in tokens:
        if token.type == "list_item_open":
            if current:
                yield current
            current = []
        elif token.type == "inline" and current is not None:
            current += [TextRun(text=" ")] * bool(current) + runs(token)
    if current:
        yield current


def list_length(tokens: Sequence[Token]) -> int:
    """Returns the number of tokens of the list that begins with the first one."""
    closing, level = LISTS[tokens[0].type], tokens[0].level
    return next(n for n, token in enumerate(tokens, 1) if token.type == closing and token.level == level)


def runs(inline: Token) -> list[TextRun]:
    """Returns the styled pieces of a line; links with another scheme become plain text."""
    found: list[TextRun] = []
    strong = emphasis = 0
    link: str | None = None
    for token in inline.children or ():
        strong += (token.type == "strong_open") - (token.type == "strong_close")
        emphasis += (token.type == "em_open") - (token.type == "em_close")
        if token.type == "link_open":
            target = str(token.attrs.get("href", ""))
            link = target if LINK.match(target) else None
        elif token.type == "link_close":
            link = None
        text = " " if token.type in ("softbreak", "hardbreak") else token.content
        if text:
            found.append(TextRun(text=text, strong=strong > 0, emphasis=emphasis > 0, link=link))
    return found


def paragraph(text: list[TextRun]) -> TextBlock:
    """Returns a paragraph."""
    return TextBlock(kind="paragraph", text=text)
