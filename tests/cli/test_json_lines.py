"""JSON lines: the JSON standard and the bounds."""

import io
import json

import pytest

from regalia.cli.json_lines import MAX_LINE_BYTES, BadJson, decode, read_lines


def test_lines_have_no_line_end_and_the_last_needs_none() -> None:
    assert list(read_lines(io.BytesIO(b"one\n\ntwo\r\nthree"))) == [b"one", b"", b"two\r", b"three"]


def test_the_end_of_input_yields_no_line() -> None:
    assert list(read_lines(io.BytesIO(b""))) == []
    assert list(read_lines(io.BytesIO(b"one\n"))) == [b"one"]


def test_a_line_of_one_mebibyte_is_read_and_a_longer_one_is_not() -> None:
    fits = b'{"cmd":"' + b"x" * (MAX_LINE_BYTES - 10) + b'"}'
    [first, second, third] = read_lines(io.BytesIO(fits + b"\n" + b" " + fits + b"\nnext"))
    assert decode(first)["cmd"] == "x" * (MAX_LINE_BYTES - 10)
    with pytest.raises(BadJson) as caught:
        decode(second)
    assert caught.value.reason == "json-long"
    assert third == b"next"


@pytest.mark.parametrize(
    "length",
    [
        MAX_LINE_BYTES - 1,
        MAX_LINE_BYTES,
        MAX_LINE_BYTES + 1,
        2 * MAX_LINE_BYTES,
        2 * MAX_LINE_BYTES + 1,
        5 * MAX_LINE_BYTES,
    ],
)
def test_a_long_line_is_cut_to_one_byte_more_than_allowed(length: int) -> None:
    lines = list(read_lines(io.BytesIO(b"x" * length + b"\nnext\n")))
    assert [len(line) for line in lines] == [min(length, MAX_LINE_BYTES + 1), 4]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"", "json-empty"),
        (b" \t\r", "json-empty"),
        (b"\xef\xbb\xbf{}", "json"),
        (b"\x00", "json"),
        (b"{", "json"),
        (b"{} {}", "json"),
        (b"{'cmd':1}", "json"),
        (b'{"cmd":1,}', "json"),
        (b'{"cmd":01}', "json"),
        (b'{"cmd":"\n"}', "json"),
        (b'{"cmd":"\xff"}', "json-utf8"),
        (b'{"cmd":"\xed\xa0\x80"}', "json-utf8"),
        ("{}".encode("utf-16"), "json-utf8"),
        (b"[]", "json-kind"),
        (b'"cmd"', "json-kind"),
        (b"null", "json-kind"),
        (b"7", "json-kind"),
        (b'{"a":1,"b":{"c":1,"c":1}}', "json-twice"),
        (b'{"a":NaN}', "json-constant"),
        (b'{"a":[-Infinity]}', "json-constant"),
        (b"[" * 500_000, "json-deep"),
        (b'{"a":' * 100_000, "json-deep"),
    ],
)
def test_a_line_that_is_not_a_json_object_is_refused_with_a_reason(line: bytes, reason: str) -> None:
    with pytest.raises(BadJson) as caught:
        decode(line)
    assert caught.value.reason == reason
    assert "{" not in str(caught.value)


def test_huge_numbers_are_read_as_infinite() -> None:
    assert decode(b'{"a":' + b"9" * 10_000 + b',"b":1e999}') == {"a": float("inf"), "b": float("inf")}
    assert decode(b'{"a":18446744073709551616}') == {"a": 2**64}


def test_white_space_and_escapes_follow_the_json_standard() -> None:
    text = ' \t{ "a" : "\\u00e9\\n\\ud83d\\ude00é😀" }\r'
    assert decode(text.encode()) == {"a": "é\n😀é😀"} == json.loads(text)
