"""The benchmark of the server: its clients send valid messages."""

import json
import re

import msgspec
import pytest

from benchmarks import server
from regalia.web.messages.socket import FromClient


def test_the_clients_send_messages_that_the_server_accepts() -> None:
    text = (server.CLIENTS / "regalia_load.mjs").read_text("utf-8")
    for sent in (
        {"type": "watch", "match": "m"},
        {"type": "pong", "nonce": 1},
        {"type": "do", "match": "m", "command": {"type": "act", "id": "1", "at": 1, "action": "end"}},
    ):
        msgspec.json.decode(json.dumps(sent), type=FromClient)
        assert f'type: "{sent["type"]}"' in text


def test_the_reference_server_is_pinned() -> None:
    wanted = json.loads((server.CLIENTS / "package.json").read_text("utf-8"))["dependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())


def test_a_rate_takes_the_warm_up_into_account() -> None:
    wall, cpu = server.rate({"moves": 1000, "seconds": 10.0}, cpu=1.1)
    assert (wall, cpu) == pytest.approx((100.0, 1000.0))
