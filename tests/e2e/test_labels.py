"""Game, board, rating and players of a match have the same labels in all lists."""

from playwright.sync_api import expect

from tests.support.browser.api_matches import KING_AND_ASSASSINS, KING_OF_THE_HILL, create_match, two_players
from tests.support.browser.new_match import against_computer
from tests.support.browser.person import NewPerson
from tests.support.browser.texts import tr

CLOCK = {"type": "fischer", "minutes": 15, "seconds": 20}


def test_the_match_names_its_game_its_board_its_clock_and_whether_it_counts(new_person: NewPerson) -> None:
    king, _ = two_players(new_person, seat="king", options={"board": "B"}, clock=CLOCK, rated=True)
    about = king.page.locator(".about")
    for words in (
        tr(f"game-{KING_AND_ASSASSINS}", "en"),
        tr("about-board-B", "en"),
        tr("new-clock-form", minutes=15, seconds=20),
        tr("new-rated"),
    ):
        expect(about).to_contain_text(words)


def test_a_guest_is_told_what_a_rated_game_means(new_person: NewPerson) -> None:
    page = new_person().open(f"/new/{KING_AND_ASSASSINS}?with=open")
    expect(page.get_by_text(tr("new-rated-guest"))).to_be_visible()


def test_lists_of_games_name_scenario_and_board(new_person: NewPerson) -> None:
    page = new_person().open()
    create_match(page, {"type": "open"}, game=KING_OF_THE_HILL, options={"scenario": "night-attack"})
    create_match(page, {"type": "open"}, game=KING_OF_THE_HILL)
    create_match(page, {"type": "open"}, options={"board": "B"})
    for path in ("/", "/games", "/lobby"):
        page.goto(path)
        for words in ("scenario-night-attack", "scenario-introduction", "about-board-B"):
            expect(page.get_by_role("listitem").filter(has_text=tr(words, "en")).first).to_be_visible()


def test_a_guest_has_one_name_in_every_language(new_person: NewPerson) -> None:
    king, assassins = two_players(new_person, languages=("en", "ru"), seat="king")
    names = [table.page.locator(".player .name").all_inner_texts() for table in (king, assassins)]
    assert sorted(names[0]) == sorted(names[1])
    own = [table.page.locator("header .me").inner_text() for table in (king, assassins)]
    assert sorted(own) == sorted(names[0])


def test_two_at_one_device_are_named_by_their_sides_and_have_no_chat(new_person: NewPerson) -> None:
    person = new_person()
    page = person.open()
    match = create_match(page, {"type": "hotseat"})["match"]
    page.goto(f"/match/{match}")
    page.get_by_role("button", name=tr("table-curtain-show")).click()
    expect(page.get_by_role("grid")).to_be_visible()
    sides = [tr(f"side-{side}", "en") for side in ("king", "assassins")]
    assert sorted(page.locator(".player .name").all_inner_texts()) == sorted(sides)
    expect(page.get_by_role("tab", name=tr("log-title"))).to_be_visible()
    expect(page.get_by_role("tab", name=tr("chat-title"))).to_have_count(0)
    page.goto("/games")
    for side in sides:
        expect(page.get_by_role("listitem").filter(has_text=side).first).to_be_visible()


def test_a_game_against_the_computer_has_no_chat(new_person: NewPerson) -> None:
    page = against_computer(new_person(), KING_AND_ASSASSINS, "king")
    expect(page.get_by_role("tab", name=tr("log-title"))).to_be_visible()
    expect(page.get_by_role("tab", name=tr("chat-title"))).to_have_count(0)


def test_ones_own_games_are_not_among_those_to_watch(new_person: NewPerson) -> None:
    king, _ = two_players(new_person, seat="king")
    entry = f"main a[href='{king.page.url.removeprefix(king.page.url.split('/match')[0])}']"
    expect(new_person().open("/live").locator(entry)).to_be_visible()
    with king.page.expect_response("**/api/live"):
        king.page.goto("/live")
    king.page.wait_for_load_state("networkidle")
    expect(king.page.locator(entry)).to_have_count(0)
