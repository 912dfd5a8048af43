"""Retired names stay retired: no identifier and no file has a name that the project has replaced.

What keeps its words, although a table below replaces them elsewhere, and why:

- Strings. The wire (engine protocol, bots' protocol, view and event JSON, error codes, page addresses), stored data
  (records, arena files, saved games, SQL), settings, environment variables, CLI commands and flags, Fluent ids and
  fields of log lines are contracts with other programs or with data on disk. They are strings, and strings are not
  read here. So `level-5:fog=0.1` stays valid (`ALIASES` in `players/roster.py`), and so do
  the names of conformance checks (`regalia conformance --only redeal`).
- Fields that are sent or stored: a field of a msgspec.Struct keeps its name where it is the name in JSON.
- `regalia.Engine`, `regalia.Actions`, `regalia.Dice`, `regalia.Spec` and `regalia.spec`: deprecated aliases for one
  release, by strings; so is `Game.spec`.
- What is not ours or must not change: SQLAlchemy's `Engine`; the frozen baseline of the benchmarks; the files and the
  script of version 0.1.0; the oracles, which are independent implementations of the rules. See `EXEMPT`.

To retire a name, add it to `IDENTIFIERS` with its replacement, in the row of the folders where it is refused;
to retire a file name, add its path without suffix to `FILES`. A name that is a usual word elsewhere gets a
row with the folders where it was private.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

from tools.dev.paths import ROOT

EVERYWHERE = ("src", "tests", "tools", "benchmarks", "examples", "frontend/src")
# Where games, search and their callers are. SQLAlchemy has an Engine, and a sequential test a judge.
GAMES = (
    *(f"src/regalia/{name}" for name in ("core", "games", "search", "testing", "players")),
    *(f"tests/{name}" for name in ("core", "games", "search", "conformance", "players")),
    "tools",
    "benchmarks/workloads",
)
KING_AND_ASSASSINS = ("src/regalia/games/king_and_assassins", "tests/games/king_and_assassins")
KING_OF_THE_HILL = ("src/regalia/games/king_of_the_hill", "tests/games/king_of_the_hill")
SEARCH = ("src/regalia/search", "src/regalia/players", "tests/search")
# Computer players, contests and the terminal.
TERMINAL = tuple(
    f"{root}/{name}" for root in ("src/regalia", "tests") for name in ("arena", "cli", "players")
)
SERVER = tuple(
    f"{root}/{name}" for root in ("src/regalia", "tests") for name in ("adapters", "services", "web")
)
EXEMPT = (
    "benchmarks/baseline",
    "benchmarks/workloads/baseline.py",
    "tests/fixtures",
    "tests/games/king_and_assassins/oracle.py",
    "tests/games/king_of_the_hill/oracle.py",
    "frontend/src/api/types.ts",  # generated
    "src/regalia/web/static",  # the built front end
)

# Folders, and the names that are refused there, each with what it is called now.
IDENTIFIERS: tuple[tuple[tuple[str, ...], dict[str, str]], ...] = (
    (
        EVERYWHERE,
        {
            # The game contract.
            "Actions": "ActionBuffer",
            "Ahead": "Transition",
            "Chart": "BoardInfo",
            "Dice": "Rng",
            "Judge": "Evaluator",
            "Spec": "Rules",
            "SPEC": "RULES",
            "spec_of": "rules_of",
            "KingAndAssassins": "KingAndAssassinsState",
            "KingAndAssassinsJudge": "KingAndAssassinsEvaluator",
            "KingOfTheHill": "KingOfTheHillState",
            "KingOfTheHillJudge": "KingOfTheHillEvaluator",
            "Lines": "LineBuffer",
            "can_happen": "is_possible",
            "dice": "rng",
            "redeal": "determinize",
            "roll_out": "rollout",
            "teaches": "reveals_to",
            "tidied": "normalize",
            "has_words": "has_message",
            "position_at": "state_at",
            "to_move": "actor",
            "won_by": "winner",
            # Search.
            "Fog": "EvalNoise",
            "Shortlist": "TopK",
            "Thought": "SearchResult",
            "Tried": "Candidate",
            "think_in_steps": "search_in_steps",
            # Players, arena, terminal and their tests.
            "Misconduct": "BotFailure",
            "SPECS": "GAMES",
            "Thinker": "SearchPlayer",
            "rogue": "faulty_bot",
            "wander": "random_walk",
        },
    ),
    (
        GAMES,
        {
            "Engine": "State",
            "at_rest": "is_quiescent",
            "gist": "diversity_key",
            "hasty": "rollout_action",
            "imprint": "infoset_key",
            "judge": "evaluator",
            "playout": "rollout",
            "resample": "determinize",
            "sift": "order_moves",
            "tactical_lines": "tactics",
            "twin": "clone",
        },
    ),
    (
        SEARCH,
        {
            "alike": "max_similar",
            "believes": "use_belief",
            "choosy": "selectivity",
            "curiosity": "exploration",
            "fog": "eval_noise",
            "notices": "use_tactics",
            "opinion": "prior",
            "think": "run_search",
            "trust": "prior_visits",
            "waver": "reply_margin",
            "ways": "reply_count",
        },
    ),
    (
        KING_AND_ASSASSINS,
        {
            "Alarm": "ThreatMap",
            "Errands": "KnightTactics",
            "Evidence": "PickLikelihood",
            "Features": "FeatureExtractor",
            "Past": "PublicHistory",
            "Streets": "BoardTables",
            "Suspects": "PickPosterior",
            "alarm": "threats",
            "evidence": "likelihood",
            "errands": "knight_tactics",
            "apart": "manhattan",
            "arrange": "rebuild_cells",
            "drawer": "slot_for",
            "foresee": "expected_end",
            "hindsight": "history",
            "joint": "strike_symbol",
            "measures": "extractor",
            "redeal_assassins": "sample_assassins",
            "take_back": "rewind",
            "underrate": "compute_lower_bound",
            "upshot": "effect_key",
            "usefulness": "start_values",
            "way_home": "route_squares",
        },
    ),
    (
        KING_OF_THE_HILL,
        {
            "Aims": "Victory",
            "Laid": "PlacedTerrain",
            "March": "MoveAttempt",
            "Muster": "Setup",
            "Offer": "ActionPreset",
            "Orders": "MoveGeneration",
            "Reach": "BoardQueries",
            "Worded": "NamedArguments",
            "happenings": "event_types",
            "hindrance": "blocking_rule",
            "how_it_ended": "end_message",
            "lure": "square_value",
            "peril": "risk",
            "redeal_army": "determinize_army",
            "redeal_cards": "determinize_cards",
            "sift_for": "order_actions",
            "squash": "sigmoid",
        },
    ),
    (
        TERMINAL,
        {
            "Guest": "ExternalPlayer",
            "Played": "GameResult",
            "Robot": "RandomScreen",
            "Sofa": "ScriptedScreen",
            "Wish": "PlayOptions",
            "curtain": "hand_over",
            "facing": "viewer",
            "foreseen": "expected_state",
            "luck": "rng",
            "telling": "show_progress",
        },
    ),
    (
        ("frontend/src",),
        {
            "Crest": "SeatBadge",
            "Deeds": "MatchActions",
            "Emblem": "SeatIcon",
            "FieldBoard": "KingOfTheHillLayout",
            "Follower": "Subscriber",
            "GameTable": "MatchPageState",
            "Hearing": "LiveAnnouncer",
            "Known": "MatchSnapshot",
            "Loaded": "AsyncContent",
            "Offer": "Preset",
            "Plan": "BoardLayout",
            "Playout": "Playback",
            "Say": "Translate",
            "Stranger": "UnidentifiedPiece",
            "KingAndAssassinsBoard": "KingAndAssassinsLayout",
            "KingOfTheHillBoard": "KingOfTheHillLayout",
            "TownBoard": "KingAndAssassinsLayout",
            "Visit": "MatchSession",
            "Wanted": "CommandInput",
            "Watched": "MatchFeed",
            "World": "SocketDependencies",
            "dwell": "frameDuration",
            "hurry": "reconnectNow",
            "learn": "loadNamespaces",
            "matters": "isOptionRelevant",
            "recognise": "assignIds",
            "say": "t",
            "speak": "setLocale",
            "stray": "cancelPlan",
            "wish": "toRequest",
        },
    ),
    (
        SERVER,
        {
            "Answerer": "Handler",
            "Asking": "BaseCommand",
            "Call": "RequestContext",
            "Chair": "RatingKey",
            "Deed": "ChronicleStep",
            "deeds": "steps",
            "Envelope": "MessageEncoder",
            "Face": "PublicIdentity",
            "Faces": "IdentityCache",
            "Gate": "TcpConnections",
            "HEARSAY": "ANONYMOUS_PREFIX",
            "Happening": "EntryPayload",
            "House": "ServerContext",
            "Mishap": "InternalError",
            "Moment": "CommandContext",
            "More": "LogAppend",
            "New": "MatchInsert",
            "News": "Notifications",
            "Prepared": "DriverStatement",
            "Question": "MoveRequest",
            "Sitting": "ScriptedMatch",
            "Tables": "LiveMatches",
            "Terms": "MatchSettings",
            "Visit": "Authentication",
            "MatchRequest": "NewMatch",
            "Wish": "NewMatch",
            "breathe": "heartbeat",
            "chair": "key",
            "deserters": "deleted_players",
            "fresh_luck": "new_seed",
            "house": "server",
            "learnt": "undo_floor",
            "tell_failure": "failure",
            "to_think_about": "awaiting_computer",
        },
    ),
    (("src/regalia/services", "src/regalia/web"), {"Table": "LiveMatch"}),
    (
        ("src/regalia/services", "src/regalia/web", "tools/dev", "frontend/src"),
        {
            # Message types.
            "Battlefield": "KingOfTheHillLayout",
            "ByAnybody": "AnyOpponent",
            "ByComputer": "ComputerOpponent",
            "ByHotseat": "HotseatOpponent",
            "ByInvite": "InvitedOpponent",
            "Finale": "Disclosure",
            "Founded": "CreatedMatch",
            "Listed": "ListedMatch",
            "Mine": "MyMatchChanged",
            "Played": "PlayedMatch",
            "RecordRecord": "GameRecord",
            "Seated": "PlayerJoined",
            "Shown": "DisplayedRating",
            "Told": "LinePayload",
            "Town": "KingAndAssassinsLayout",
            "UnchangedPayload": "LinePayload",
            "VisiblePayload": "LinePayload",
            "WatchMine": "WatchMyMatches",
        },
    ),
    (
        (*SERVER, "src/regalia/cli"),
        {
            "become_guest": "create_guest",
            "face": "identity",
            "faces": "identities",
            "finale": "disclosure",
            "who_am_i": "get_me",
        },
    ),
)

# Paths without suffix; `*` stands for one folder.
FILES = {
    "frontend/src/games/board": "api/types",
    "frontend/src/messages": "api/types",
    "frontend/src/net/socket.svelte": "api/socket",
    "frontend/src/pages/Leaders": "Leaderboard",
    "frontend/src/pages/Live": "Watch",
    "frontend/src/pages/Mine": "MyMatches",
    "frontend/src/pages/match/table.svelte": "match/store",
    "frontend/src/route.svelte": "router/router",
    "frontend/src/state/turns.svelte": "stores/my_matches",
    "frontend/src/ui/Choice": "components/RadioGroup",
    "frontend/src/words/speech.svelte": "i18n/locale",
    "src/regalia/arena/store": "arena_file",
    "src/regalia/cli/lines": "json_lines",
    "src/regalia/cli/results": "arena_tables",
    "src/regalia/cli/saves": "files",
    "src/regalia/cli/settings": "game_options",
    "src/regalia/cli/table": "terminal_game",
    "src/regalia/cli/turn": "typed_actions, move_list, visibility",
    "src/regalia/adapters/faults": "storage_errors",
    "src/regalia/adapters/prepared": "driver_statement",
    "src/regalia/adapters/tolerant": "tolerant_reads",
    "src/regalia/core/const": "constants",
    "src/regalia/core/dice": "rng",
    "src/regalia/core/engine": "state",
    "src/regalia/core/judge": "evaluator",
    "src/regalia/core/picture": "styled_text",
    "src/regalia/core/reading": "validation",
    "src/regalia/core/walks": "simulation",
    "src/regalia/core/words": "i18n",
    "src/regalia/games/*/*/const": "constants",
    "src/regalia/games/king_and_assassins/*/alarm": "threat_map",
    "src/regalia/games/king_and_assassins/*/clues": "likelihood_weights",
    "src/regalia/games/king_and_assassins/*/errands": "knight_tactics",
    "src/regalia/games/king_and_assassins/*/evidence": "likelihood",
    "src/regalia/games/king_and_assassins/*/explain": "refusals",
    "src/regalia/games/king_and_assassins/*/hindsight": "history",
    "src/regalia/games/king_and_assassins/*/picks": "pick_prior",
    "src/regalia/games/king_and_assassins/*/plan": "board_layout",
    "src/regalia/games/king_and_assassins/*/suspects": "posterior",
    "src/regalia/games/king_and_assassins/*/ways": "distances",
    "src/regalia/games/king_of_the_hill/*/aims": "victory",
    "src/regalia/games/king_of_the_hill/*/checks": "position_validation",
    "src/regalia/games/king_of_the_hill/*/elements": "terrain_pieces",
    "src/regalia/games/king_of_the_hill/*/explain": "refusals",
    "src/regalia/games/king_of_the_hill/*/explain_play": "play_refusals",
    "src/regalia/games/king_of_the_hill/*/hands": "cards",
    "src/regalia/games/king_of_the_hill/*/happenings": "event_types",
    "src/regalia/games/king_of_the_hill/*/hindrance": "blocking",
    "src/regalia/games/king_of_the_hill/*/muster": "setup",
    "src/regalia/games/king_of_the_hill/*/offers": "presets",
    "src/regalia/games/king_of_the_hill/*/orders": "move_generation",
    "src/regalia/games/king_of_the_hill/*/parts": "position_schema",
    "src/regalia/games/king_of_the_hill/*/plan": "board_layout",
    "src/regalia/games/king_of_the_hill/*/sight": "line_of_sight",
    "src/regalia/games/king_of_the_hill/*/spelling": "normalization",
    "src/regalia/games/catalogue": "registry",
    "src/regalia/players/simple": "random_player",
    "src/regalia/players/thinker": "search_player",
    "src/regalia/search/fog": "eval_noise",
    "src/regalia/search/replies": "reply_cache",
    "src/regalia/search/shortlist": "top_k",
    "src/regalia/search/thinking": "runner",
    "src/regalia/search/tree": "tree_search",
    "src/regalia/search/turns": "turn_search",
    "src/regalia/services/believing": "chronicle_validation",
    "src/regalia/services/faces": "public_identity",
    "src/regalia/services/founding": "creation",
    "src/regalia/services/going_back": "takeback",
    "src/regalia/services/leaving": "abandonment",
    "src/regalia/services/old_cookies": "legacy_cookies",
    "src/regalia/services/table": "live_match",
    "src/regalia/services/tables": "live_matches",
    "src/regalia/services/telling": "projections",
    "src/regalia/services/terms": "match_settings",
    "src/regalia/services/verifying": "verification",
    "src/regalia/testing/ending": "lifecycle",
    "src/regalia/testing/keeping": "persistence",
    "src/regalia/testing/table": "checks",
    "src/regalia/testing/walk": "random_walk",
    "tests/arena/rogues": "faulty_bots",
    "tests/conformance/shells": "example_game",
    "tests/games/*/scatter": "random_positions",
    "tests/games/*/wanderings": "random_walks",
    "tools/limit_page": "dev/limit_page",
    "tools/regress": "training/regression",
    "tools/scenes": "dev/frontend_fixtures",
    "src/regalia/web/call": "request_context",
    "src/regalia/web/eager": "eager_tasks",
    "src/regalia/web/envelope": "message_encoder",
    "src/regalia/web/gate": "tcp_connections",
    "src/regalia/web/house": "wiring",
    "src/regalia/web/kinds": "wire_types",
    "src/regalia/web/news": "notifications",
    "src/regalia/web/stopping": "stop_signals",
}

SUFFIXES = (".py", ".pxd", ".ts", ".svelte", ".css")
# Comments and strings of .pxd, TypeScript, Svelte and CSS files, which are read by tokens.
QUOTED = r"\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`"
LEFT_OUT = {
    ".pxd": r"#[^\n]*|\"[^\"\n]*\"",
    ".ts": rf"//[^\n]*|/\*.*?\*/|{QUOTED}",
    ".svelte": rf"(?<!:)//[^\n]*|/\*.*?\*/|<!--.*?-->|{QUOTED}",
    ".css": r"/\*.*?\*/|\"[^\"\n]*\"|'[^'\n]*'",
}
TOKEN = {".css": r"[\w-]+"}  # elsewhere a hyphen is an operator


@cache
def sources() -> tuple[str, ...]:
    """The files that are read, as paths from the root."""
    found = (path for folder in EVERYWHERE for path in (ROOT / folder).rglob("*") if path.suffix in SUFFIXES)
    names = sorted(path.relative_to(ROOT).as_posix() for path in found)
    return tuple(name for name in names if not is_in(name, EXEMPT) and "node_modules" not in name)


def is_in(name: str, folders: Iterable[str]) -> bool:
    """Whether a path is one of these, or in one of them."""
    return any(name == folder or name.startswith(f"{folder}/") for folder in folders)


def identifiers(text: str, suffix: str) -> set[str]:
    """All names that a source uses or defines; comments, docstrings and strings are left out."""
    if suffix == ".py":
        return set(python_names(ast.parse(text)))
    code = re.sub(LEFT_OUT[suffix], " ", text, flags=re.DOTALL)
    return set(re.findall(TOKEN.get(suffix, r"[A-Za-z_$][\w$]*"), code))


def python_names(tree: ast.AST) -> Iterator[str]:
    """Names, attributes, arguments, keywords, functions, classes, and what is imported."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.keyword(arg=str(name)):
                yield name
            case ast.alias(name=dotted, asname=alias):
                yield from dotted.split(".")
                yield from filter(None, [alias])
            case ast.ImportFrom(module=str(dotted)):
                yield from dotted.split(".")


def refused(name: str, text: str) -> dict[str, str]:
    """The retired identifiers of a source at this path, each with its replacement."""
    rows = [words for folders, words in IDENTIFIERS if is_in(name, folders)]
    used = identifiers(text, PurePosixPath(name).suffix)
    return {old: new for words in rows for old, new in words.items() if old in used}


def is_retired(name: str) -> bool:
    """Whether a file has a retired name."""
    return any(PurePosixPath(name).with_suffix("").match(pattern) for pattern in FILES)


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_no_retired_identifier_is_used(suffix: str) -> None:
    names = [name for name in sources() if name.endswith(suffix)]
    assert names
    found = {name: refused(name, Path(ROOT, name).read_text(encoding="utf-8")) for name in names}
    assert {name: words for name, words in found.items() if words} == {}


def test_no_file_has_a_retired_name() -> None:
    assert [name for name in sources() if is_retired(name)] == []


def test_constants_are_imported_without_an_alias() -> None:
    aliased = re.compile(r"\bc?import constants\s+as\b")
    assert [name for name in sources() if aliased.search(Path(ROOT, name).read_text(encoding="utf-8"))] == []


# The checks can fail: every row finds a small sample.

PYTHON = (
    "{0} = 1", "x.{0}()", "def f({0}): ...", "f({0}=1)", "def {0}(): ...", "class {0}: ...", "lambda {0}: 1",
    "async def {0}(): ...", "from m import {0}", "import m as {0}", "from m.{0} import x", "import m.{0}",
)  # fmt: skip
OTHERS = {
    ".pxd": "cdef int {0}",
    ".ts": "const x = {0}.y;",
    ".svelte": "<p>{{{0}}}</p>",
    ".css": ".{0} {{ top: 0 }}",
}
SILENT = {
    ".py": '"""{0}"""\nx = "{0}"  # {0}',
    ".pxd": "cdef int x  # {0}",
    ".ts": 'const x = "{0}"; // {0}\n/* {0} */ f(`{0}`)',
    ".svelte": '<!-- {0} --><p class="{0}">{{t("{0}")}}</p>',
    ".css": '/* {0} */ a {{ content: "{0}" }}',
}
ROWS = [(folders, old) for folders, words in IDENTIFIERS for old in words]


@pytest.mark.parametrize(("folders", "old"), ROWS, ids=[f"{old}-{folders[0]}" for folders, old in ROWS])
def test_every_retired_identifier_is_found_in_a_sample(folders: tuple[str, ...], old: str) -> None:
    for template in PYTHON:
        assert old in refused(f"{folders[-1]}/sample.py", template.format(old)), template
    for suffix, template in OTHERS.items():
        assert old in refused(f"{folders[-1]}/sample{suffix}", template.format(old)), suffix
    for suffix, template in SILENT.items():
        assert old not in refused(f"{folders[-1]}/sample{suffix}", template.format(old)), suffix


@pytest.mark.parametrize("pattern", FILES)
def test_every_retired_file_name_is_found_in_a_sample(pattern: str) -> None:
    assert is_retired(f"{pattern.replace('*', 'checkers')}.py")
    assert is_retired(f"{pattern.replace('*', 'checkers')}.pxd")
    assert not is_retired(f"{pattern.replace('*', 'checkers')}_again.py")


def test_a_replacement_is_not_retired_itself() -> None:
    for folders, words in IDENTIFIERS:
        for name in words.values():
            assert not any(
                name in other for overlapping, other in IDENTIFIERS if set(folders) & set(overlapping)
            )
