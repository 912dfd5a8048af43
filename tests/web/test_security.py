"""Origins, cookies, headers, pages and the log."""

import json
import logging
from html import escape
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from regalia.core.i18n import tr
from regalia.web import logs
from regalia.web.hosts import Hosts
from regalia.web.pages import Pages
from regalia.web.security import POLICY
from tests.support.clients import Person, Refusal, Seat, running


def handshake(address: str, *, origin: str | None, cookie: str) -> int:
    """Returns the status of a handshake."""
    headers = {"Cookie": cookie} if cookie else {}
    where = address.replace("http", "ws") + "/api/socket"
    try:
        with connect(where, origin=origin and Origin(origin), additional_headers=headers):  # type: ignore[arg-type]
            return 101
    except InvalidStatus as refused:
        error = json.loads(refused.response.body)["error"]
        assert error["code"]
        assert error["message"]
        return refused.response.status_code


def test_a_socket_needs_our_origin_and_a_cookie_before_it_is_accepted(address: str) -> None:
    cookie = Person(address).cookie
    assert handshake(address, origin=address, cookie=cookie) == 101
    assert handshake(address, origin="https://evil.example", cookie=cookie) == 403
    assert handshake(address, origin="null", cookie=cookie) == 403
    assert handshake(address, origin=None, cookie=cookie) == 403
    assert handshake(address, origin=address, cookie="") == 401
    assert handshake(address, origin=address, cookie=cookie[:-3] + "abc") == 401


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "", "null", "http://]"])
def test_an_origin_that_is_none_is_refused(address: str, origin: str) -> None:
    person = Person(address)
    answer = person.http.post("/api/guest", headers={"origin": origin})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "web/foreign-origin")
    assert handshake(address, origin=origin or "x", cookie=person.cookie) == 403


def test_a_second_domain_is_served_like_the_first(tmp_path: Path) -> None:
    both = ["https://play.example.org", "http://games.example.net"]
    with running(tmp_path / "a.sqlite3", proxies="127.0.0.1", origin=both) as address:
        for origin, cookie in zip(both, ("__Host-regalia-session=", "regalia-session="), strict=True):
            headers = {"origin": origin, "host": origin.partition("://")[2]}
            answer = Person(address).http.post("/api/guest", headers=headers)
            assert answer.status_code == 200
            assert answer.headers["set-cookie"].startswith(cookie)
        third = Person(address).http.post("/api/guest", headers={"origin": "https://third.example"})
        assert third.status_code == 403


@pytest.mark.parametrize(
    ("host", "served"),
    [
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("127.0.0.1", True),
        ("192.0.2.7:80", True),
        ("[::1]:8000", True),
        ("play.example.org", True),
        ("Play.example.org:443", True),
        ("living-room", True),
        ("evil.example", False),
        ("play.example.org.evil.example", False),
        ("", False),
        ("[", False),
        ("1.2.3.4.evil.example", False),
    ],
)
def test_only_our_own_host_names_are_served(host: str, served: bool) -> None:
    assert Hosts(["https://play.example.org"], "living-room, other").serves(host) is served
    assert Hosts([], "*").serves(host) is (host != "[")


def test_another_host_name_gets_a_page_or_an_error_that_says_so(address: str) -> None:
    person = Person(address)
    told = person.http.get("/api/me", headers={"host": "evil.example"})
    assert (told.status_code, told.json()["error"]["code"]) == (421, "web/foreign-host")
    page = person.http.get("/", headers={"host": "<evil>.example", "accept": "text/html,*/*"})
    assert page.status_code == 421
    assert page.headers["content-security-policy"] == POLICY
    assert escape(tr("error-foreign-host", "en", host="<evil>.example")) in page.text


def test_another_site_can_change_nothing(address: str) -> None:
    person = Person(address)
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        answer = person.http.post("/api/guest", headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "web/foreign-origin")
    form = person.http.post("/api/session", data={"name": "x", "password": "y"})
    assert (form.status_code, form.json()["error"]["code"]) == (415, "web/not-json")


def test_the_cookie_is_for_this_site_and_not_for_scripts(address: str) -> None:
    cookie = Person(address).http.post("/api/guest").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie, "this is plain HTTP"


def test_behind_a_proxy_with_https_the_cookie_is_secure_and_the_address_is_believed(tmp_path: Path) -> None:
    proxied = {"x-forwarded-proto": "https", "x-forwarded-for": "6.6.6.6, 9.9.9.9"}
    with running(
        tmp_path / "a.sqlite3", proxies="127.0.0.0/8", origin=["https://play.example.org"]
    ) as address:
        answer = Person(address).http.post("/api/guest", headers=proxied)
        assert answer.headers["set-cookie"].startswith("__Host-regalia-session=")
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"]
        for _ in range(40):
            last = Person(address).http.post("/api/guest", headers=proxied)
        assert last.status_code == 429, "9.9.9.9 is counted, and not the proxy, which is not limited"
        assert int(last.headers["retry-after"]) > 0


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/health", "/match/x"])
def test_every_answer_has_the_strict_policy(address: str, path: str) -> None:
    headers = Person(address).http.get(path).headers
    assert headers["content-security-policy"] == POLICY
    assert "require-trusted-types-for 'script'" in POLICY
    assert "unsafe" not in POLICY
    assert headers["x-content-type-options"] == "nosniff"


def test_what_is_not_there_says_so(address: str) -> None:
    person = Person(address)
    with pytest.raises(Refusal) as refused:
        person.request("GET", "/api/nothing")
    assert (refused.value.status, refused.value.code) == (404, "web/no-such-page")
    for method, path in (("PUT", "/api/me"), ("POST", "/")):
        with pytest.raises(Refusal) as refused:
            person.request(method, path)
        assert (refused.value.status, refused.value.code) == (405, "web/wrong-method")


def test_refusals_come_in_the_language_that_is_asked_for(address: str) -> None:
    answer = Person(address).http.get("/api/nothing?lang=xx", headers={"accept-language": "tlh, en;q=0.5"})
    assert answer.json()["error"]["message"] == tr("error-no-such-page")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de;q=0.5, ru;q=0.9, fr;q=0.7", "ru"),
        ("de;q=0.8, fr", "fr"),
        ("tlh, de-AT;q=0.2", "de"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("de ; Q=0.3 ,fr ; q=0.4", "fr"),
        ("fr;q=x, de;q=0.1", "de"),
        ("de;q=0.4, *;q=0.9", "en"),
        ("", "en"),
        (";q=1,,", "en"),
    ],
)
def test_accept_language_is_read_with_its_weights(address: str, header: str, language: str) -> None:
    answer = Person(address).http.get("/api/nothing", headers={"accept-language": header})
    assert answer.json()["error"]["message"] == tr("error-no-such-page", language)


# Pages.


def test_without_a_front_end_the_page_says_how_to_get_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regalia.web.app.Pages", lambda: Pages(tmp_path / "static"))
    with running(tmp_path / "a.sqlite3") as address:
        answer = Person(address).http.get("/")
        assert answer.status_code == 503
        assert "npm run build" in answer.text


def test_pages_are_compressed_and_what_holds_secrets_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html>" + "Regalia " * 200)
    monkeypatch.setattr("regalia.web.app.Pages", lambda: Pages(tmp_path / "static"))
    with running(tmp_path / "a.sqlite3") as address:
        get = Person(address).http.get
        assert get("/").headers["content-encoding"] == "gzip"
        assert "content-encoding" not in get("/", headers={"accept-encoding": "identity"}).headers
        assert "content-encoding" not in get("/api/games").headers


def test_files_with_a_hash_are_kept_for_ever_and_pages_are_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>Regalia</title>")
    (tmp_path / "static" / "assets" / "app-1a2b.js").write_text("export {};")
    monkeypatch.setattr("regalia.web.app.Pages", lambda: Pages(tmp_path / "static"))
    with running(tmp_path / "a.sqlite3") as address:
        person = Person(address)
        assert "immutable" in person.http.get("/assets/app-1a2b.js").headers["cache-control"]
        for path in ("/", "/match/abc", "/index.html"):
            page = person.http.get(path)
            assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
            assert "Regalia" in page.text
        missing = person.http.get("/assets/old.js", headers={"accept": "*/*"})
        assert missing.status_code == 404
        assert person.http.get("/..%2f..%2fa.sqlite3", headers={"accept": "*/*"}).status_code == 404


# Logs.


def test_a_line_of_the_log_tells_an_error_without_what_was_worked_on() -> None:
    line = logs.LineFormatter("json")
    try:
        raise ValueError("pick:butcher,farmer,monk")
    except ValueError as error:
        said = (type(error), error, error.__traceback__)
        record = logging.LogRecord("regalia", logging.ERROR, "", 0, "failed", (), said)
        written = json.loads(line.format(record))
    assert written["error"] == "ValueError"
    assert "butcher" not in json.dumps(written)


def test_nothing_secret_is_logged(address: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "regalia")
    me = Seat(address)
    me.request("POST", "/api/account", {"name": "Lancelot", "password": "guinevere-4ever"})
    me.watch_match(me.create_match("king-and-assassins", {"type": "hotseat"})["match"], seat="assassins")
    me.command(me.match, "act", at=me.now["changed"], action="pick:butcher,farmer,monk", seat="assassins")
    me.drain()
    logged = "\n".join(
        logs.LineFormatter("text").format(record) for record in caplog.records if record.name[0] == "r"
    )
    token = me.cookie.split("=", 1)[1]
    for secret in ("guinevere", token, "pick:", "seed", "nonce"):
        assert secret not in logged
