"""The families of browser and operating system in a User-Agent header, for the list of sessions."""

from __future__ import annotations

from typing import NamedTuple

MAX_LENGTH = 400  # characters that are looked at

# The first match counts: most browsers also name the ones that they are compatible with.
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
    """Families, without versions: enough to recognise one's own device, and no more is kept."""

    browser: str | None = None
    system: str | None = None


def parse_user_agent(header: str) -> UserAgent:
    """The families that a User-Agent header names, None for those that are unknown."""
    text = header[:MAX_LENGTH]
    browser = next((name for mark, name in BROWSERS if mark in text), None)
    system = next((name for mark, name in SYSTEMS if mark in text), None)
    return UserAgent(browser, system)
