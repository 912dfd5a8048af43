"""Pages that the operator has written, and registration by code, over HTTP."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.core.errors import BadField
from regalia.services.moderation import operator_requests as requests
from regalia.web.page_text import parse_markdown, parse_plain
from regalia.web.site_pages import SitePages
from tests.support.clients import Person, Refusal, running
from tests.support.moderation import send_line

HOSTILE = """# Privacy <b>bold</b>

Hello *there* **friend**, see [us](https://example.org), [mail](mailto:a@b.org),
[here](/help), [no](javascript:alert(1)) and [no](//evil.example).

<script>alert(1)</script>

- one
- two
  - three

1. first

    code
"""


def runs(block: Any) -> list[tuple[str, str | None]]:
    """Returns the texts of a block with their links."""
    return [(run.text, run.link) for run in block.text]


def test_markdown_becomes_headings_paragraphs_lists_and_safe_links() -> None:
    blocks = parse_markdown(HOSTILE)
    assert [block.kind for block in blocks] == ["heading", "paragraph", "paragraph", "bullets", "numbers"]
    assert "".join(text for text, _ in runs(blocks[0])) == "Privacy <b>bold</b>"
    links = {text: link for text, link in runs(blocks[1]) if text in ("us", "mail", "here", "no")}
    assert links == {
        "us": "https://example.org",
        "mail": "mailto:a@b.org",
        "here": "/help",
        "no": None,
    }
    assert [(run.text, run.strong, run.emphasis) for run in blocks[1].text if run.strong or run.emphasis] == [
        ("there", False, True),
        ("friend", True, False),
    ]
    assert runs(blocks[2]) == [("<script>alert(1)</script>", None)]
    assert ["".join(run.text for run in item) for item in blocks[3].items] == ["one", "two", "three"]


def test_a_plain_text_has_paragraphs_and_nothing_else() -> None:
    blocks = parse_plain("# One\nline\n\n\n<b>two</b>\n")
    assert [runs(block) for block in blocks] == [[("# One line", None)], [("<b>two</b>", None)]]


def test_a_reader_gets_the_page_in_their_language_or_in_english(tmp_path: Path) -> None:
    (tmp_path / "privacy.md").write_text("English")
    (tmp_path / "privacy.de.md").write_text("Deutsch")
    pages = SitePages.load(privacy=str(tmp_path / "privacy.md"), imprint="")
    assert [pages.get("privacy", language).language for language in ("de", "fr", "en")] == ["de", "en", "en"]
    assert "imprint" not in pages


@pytest.mark.parametrize(
    ("content", "reason"),
    [(None, "page-unreadable"), (b"\xff\xfe\x00", "page-not-text"), (b"a" * 300_000, "page-too-long")],
)
def test_a_file_that_is_no_page_is_named_with_its_setting(
    tmp_path: Path, content: bytes | None, reason: str
) -> None:
    path = tmp_path / "imprint.md"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadField) as refused:
        SitePages.load(imprint=str(path))
    assert (refused.value.field, refused.value.reason) == ("imprint", reason)
    assert str(path) in refused.value.words()


def test_browsers_are_told_which_pages_there_are_and_read_them(tmp_path: Path) -> None:
    page = tmp_path / "imprint.md"
    page.write_text("# Who we are\n\nThe club.")
    with running(tmp_path / "regalia.sqlite3", imprint=str(page)) as address:
        me = Person(address)
        assert me.request("GET", "/api/site") == {"registration": "open", "imprint": True}
        read = me.request("GET", "/api/site/imprint/ru")
        assert read["language"] == "en"
        assert read["blocks"][0] == {"kind": "heading", "level": 1, "text": [{"text": "Who we are"}]}
        for missing in ("/api/site/privacy/en", "/api/site/other/en"):
            with pytest.raises(Refusal) as refused:
                me.request("GET", missing)
            assert refused.value.status == 404
        me.close()


def make_code(database: Path) -> str:
    """Makes a registration code as the operator of a running server."""
    request = msgspec.json.encode(requests.MakeRegistrationCode(note="club"))
    answer = send_line(Path(f"{database}.admin"), request)
    assert answer.error is None, answer.error
    return str(msgspec.json.decode(answer.answer)["result"])


def test_registration_by_invitation_needs_a_code_and_guests_still_play(tmp_path: Path) -> None:
    database = tmp_path / "regalia.sqlite3"
    with running(database, registration="invitation") as address:
        code, me = make_code(database), Person(address)
        assert me.request("GET", "/api/site")["registration"] == "invitation"
        me.create_match("king-and-assassins", {"type": "open"})
        account = {"name": "Gawain", "password": "the-green-knight"}
        for wrong in ({}, {"code": "0000-0000"}):
            with pytest.raises(Refusal) as refused:
                me.request("POST", "/api/account", {**account, **wrong})
            assert (refused.value.status, refused.value.error["field"]) == (403, "code")
        with pytest.raises(Refusal) as refused:
            me.request("POST", "/api/account", {**account, "name": "!", "code": code})
        assert refused.value.error["field"] == "name"
        assert me.request("POST", "/api/account", {**account, "code": code})["face"]["name"] == "Gawain"
        other = Person(address)
        with pytest.raises(Refusal):
            other.request("POST", "/api/account", {**account, "name": "Ragnell", "code": code})
        for each in (me, other):
            each.close()


def test_nobody_registers_on_a_closed_server(tmp_path: Path) -> None:
    with running(tmp_path / "regalia.sqlite3", registration="closed") as address:
        me = Person(address)
        with pytest.raises(Refusal) as refused:
            me.request("POST", "/api/account", {"name": "Gawain", "password": "the-green-knight"})
        assert (refused.value.status, refused.value.code) == (409, "service/not-allowed-now")
        me.close()
