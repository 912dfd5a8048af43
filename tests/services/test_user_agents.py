"""Families of browser and system in a User-Agent header."""

import pytest

from regalia.services.people.user_agents import UserAgent, parse_user_agent


@pytest.mark.parametrize(
    ("header", "browser", "system"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox", "Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 "
            "Safari/537.36 Edg/142.0.0.0",
            "Edge",
            "Windows",
        ),
        (
            "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 "
            "Mobile Safari/537.36",
            "Chrome",
            "Android",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            "Version/18.5 Mobile/15E148 Safari/604.1",
            "Safari",
            "iOS",
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            "Version/18.5 Safari/605.1.15",
            "Safari",
            "macOS",
        ),
        ("curl/8.14", None, None),
        ("", None, None),
        ("x" * 1_000_000 + "Firefox/1", None, None),
    ],
)
def test_a_header_names_families_and_nothing_more(
    header: str, browser: str | None, system: str | None
) -> None:
    assert parse_user_agent(header) == UserAgent(browser, system)
