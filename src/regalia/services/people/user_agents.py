"""Parses browser and operating system from a User-Agent header, for the list of sessions."""

from __future__ import annotations

from typing import NamedTuple

MAX_LENGTH = 400

# The first match counts: most browsers also name compatible ones.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iOS"),
    ("iPad", "iPadOS"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)


class UserAgent(NamedTuple):
    """Families without versions: enough to recognise one's own device."""

    browser: str | None = None
    system: str | None = None


def parse_user_agent(header: str) -> UserAgent:
    """Returns the families that a User-Agent header names, None for unknown ones."""
    text = header[:MAX_LENGTH]
    browser = next((name for mark, name in BROWSERS if mark in text), None)
    system = next((name for mark, name in SYSTEMS if mark in text), None)
    return UserAgent(browser, system)
