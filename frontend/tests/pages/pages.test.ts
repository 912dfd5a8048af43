// @vitest-environment jsdom
import "../setup";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Account from "../../src/pages/Account.svelte";
import Home from "../../src/pages/Home.svelte";
import Join from "../../src/pages/Join.svelte";
import Leaderboard from "../../src/pages/Leaderboard.svelte";
import Watch from "../../src/pages/Watch.svelte";
import MyMatches from "../../src/pages/MyMatches.svelte";
import NewMatch from "../../src/pages/NewMatch.svelte";
import Profile from "../../src/pages/Profile.svelte";
import Settings from "../../src/pages/Settings.svelte";
import type { GameInfo, ListedMatch } from "../../src/api/types";
import { router } from "../../src/router/router.svelte";
import { socket } from "../../src/stores/connection";
import { inviteLink, storeInvite } from "../../src/stores/invites";
import { page } from "../../src/stores/page.svelte";
import { session } from "../../src/stores/session.svelte";
import { settings } from "../../src/stores/settings.svelte";
import { myMatches } from "../../src/stores/my_matches.svelte";
import { setLocale, t } from "../../src/i18n/locale.svelte";

/** The responses of the server, by method and path; a function gets the request's body. */
let server: Record<string, unknown> = {};
const sent: Record<string, unknown> = {};
/** Sends the changed line of an own match, or null after a reconnection. */
let tell: (changed: ListedMatch | null) => void = () => undefined;

beforeEach(async () => {
  await setLocale("en");
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  for (const key of Object.keys(sent)) delete sent[key];
  vi.spyOn(socket, "subscribeMyMatches").mockImplementation((hear) => {
    tell = hear;
    return () => undefined;
  });
  server = {
    "GET /api/lobby": { matches: [] },
    "GET /api/live": { matches: [] },
    "GET /api/my/matches": { matches: [] },
  };
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string, { method, body }: RequestInit) => {
      const key = `${method} ${path}`;
      sent[key] = body === undefined ? null : JSON.parse(String(body));
      const answer = server[key];
      if (answer === undefined)
        return new Response(JSON.stringify({ error: { code: "web/no-such-page", message: `Nothing at ${key}` } }), {
          status: 404,
        });
      const isRefusal = typeof answer === "object" && answer !== null && "error" in answer;
      return new Response(JSON.stringify(answer), { status: isRefusal ? 422 : 200 });
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const town: GameInfo = {
  id: "king-and-assassins",
  rules_version: 1,
  seats: ["king", "assassins"],
  levels: [1, 2, 3],
  options: { board: { default: "A", values: ["A", "B"] } },
  boards: [
    { id: "A", name: "", note: "" },
    { id: "B", name: "", note: "A reconstruction." },
  ],
  own_boards: true,
};
const listed: ListedMatch = {
  match: "m1",
  game: "king-and-assassins",
  kind: "open",
  status: "running",
  players: { king: { kind: "person", name: "Anna" }, assassins: { kind: "person", name: "Bill" } },
  actor: "king",
  seat: "king",
  rated: true,
  clock: { type: "correspondence", days: 3 },
  plies: 4,
  created: 0,
  updated: Date.now(),
};

test("one click on the home page starts a match against the computer at the last level", async () => {
  server["POST /api/matches"] = { match: "abc", seat: "blue" };
  render(Home);
  const level = screen.getAllByLabelText(t("new-level"))[1] as HTMLSelectElement;
  await fireEvent.change(level, { target: { value: "5" } });
  await fireEvent.click(screen.getAllByRole("button", { name: t("home-play-computer") })[1]!);
  await waitFor(() => expect(router.path).toBe("/match/abc"));
  expect(sent["POST /api/matches"]).toMatchObject({
    game: "king-of-the-hill",
    opponent: { type: "computer", level: 5 },
    seat: "random",
  });
  expect(settings.level("king-of-the-hill")).toBe(5);
});

test("running matches are on the home page with their turn", async () => {
  server["GET /api/my/matches"] = { matches: [listed] };
  session.identity = { kind: "guest", guest: { beast: "fox", number: 1 } };
  render(Home);
  const link = await screen.findByRole("link", { name: /^Bill\b/ }); // a match is named after the opponent
  expect(link.getAttribute("href")).toBe("/match/m1");
  const row = within(link.closest("li")!);
  expect(row.getByText(t("mine-turn"), { exact: false })).toBeTruthy();
  expect(row.getByText(t("game-king-and-assassins"), { exact: false })).toBeTruthy();
});

test("an invitation is stored, so that its link can be shown again", async () => {
  server["GET /api/games"] = { games: [town], languages: ["en"] };
  server["GET /api/boards/king-and-assassins/A"] = { error: { code: "x", message: "x" } };
  server["POST /api/matches"] = { match: "inv", seat: "king", invite: "token" };
  router.navigate("/new/king-and-assassins?with=invite");
  render(NewMatch, { params: { game: "king-and-assassins" } });
  await screen.findByText(t("opponent-invite"));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: RegExp(t("opponent-invite")) }).checked).toBe(true);
  expect(screen.getByText(/reconstruction/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("radio", { name: RegExp(t("clock-kind-correspondence")) }));
  await fireEvent.click(screen.getByRole("button", { name: t("new-begin") }));
  await waitFor(() => expect(router.path).toBe("/match/inv"));
  expect(sent["POST /api/matches"]).toMatchObject({
    opponent: { type: "invite" },
    clock: { type: "correspondence", days: 3 },
  });
  expect(inviteLink("inv")).toBe(`${location.origin}/join/token`);
});

test("an invitation shows host and settings and is accepted by a button", async () => {
  server["GET /api/invites/token"] = {
    match: "m",
    game: "king-and-assassins",
    options: {},
    host: { kind: "person", name: "Anna" },
    seat: "assassins",
    clock: { type: "none" },
    rated: false,
  };
  server["POST /api/matches/m/join"] = { match: "m", seat: "assassins" };
  render(Join, { params: { token: "token" } });
  expect(
    await screen.findByText(t("lobby-invited", { name: "Anna", game: t("game-king-and-assassins") })),
  ).toBeTruthy();
  router.navigate("/join/token");
  await fireEvent.click(screen.getByRole("button", { name: t("lobby-join") }));
  await waitFor(() => expect(router.path).toBe("/match/m"));
  expect(sent["POST /api/matches/m/join"]).toEqual({ invite: "token" });
});

test("a used invitation link leads to the match", async () => {
  router.navigate("/join/taken");
  storeInvite("m", "taken");
  render(Join, { params: { token: "taken" } });
  await waitFor(() => expect(router.path).toBe("/match/m"));
});

test("an expired invitation shows the server's message", async () => {
  render(Join, { params: { token: "old" } });
  expect((await screen.findByRole("alert")).textContent).toContain("Nothing at GET /api/invites/old");
  expect(screen.getByRole("link", { name: t("nav-home") })).toBeTruthy();
});

test("a taken name is reported beside its field; a valid one returns a recovery code", async () => {
  session.identity = { kind: "guest", guest: { beast: "fox", number: 1 } };
  server["POST /api/account"] = {
    error: { code: "service/name-taken", message: "Somebody is called that.", field: "name" },
  };
  render(Account);
  await fireEvent.input(screen.getByLabelText(t("account-name")), { target: { value: "Anna" } });
  await fireEvent.input(screen.getByLabelText(t("account-password")), { target: { value: "12345678" } });
  const button = screen.getAllByRole("button", { name: t("account-way-create") })[0]!;
  await fireEvent.submit(button.closest("form")!);
  await waitFor(() => expect(screen.getByLabelText(t("account-name")).getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByText("Somebody is called that.")).toBeTruthy();
  server["POST /api/account"] = { face: { kind: "person", name: "Anna" }, recovery: "7Q2M-0XKD" };
  await fireEvent.submit(button.closest("form")!);
  expect(await screen.findByDisplayValue("7Q2M-0XKD")).toBeTruthy();
});

test("a name can be changed with the password", async () => {
  session.identity = { kind: "person", name: "Anna" };
  server["PATCH /api/account/name"] = { face: { kind: "person", name: "Clara" } };
  render(Account);
  await fireEvent.input(screen.getByLabelText(t("account-name")), { target: { value: "Clara" } });
  await fireEvent.input(screen.getByLabelText(t("account-password")), { target: { value: "12345678" } });
  await fireEvent.submit(screen.getByRole("button", { name: t("account-change-name") }).closest("form")!);
  expect(await screen.findByText(t("account-signed-in", { name: "Clara" }))).toBeTruthy();
});

test("settings are stored, and the language changes the page", async () => {
  render(Settings);
  await fireEvent.click(screen.getByRole("radio", { name: t("settings-theme-dark") }));
  await fireEvent.click(screen.getByRole("switch", { name: RegExp(t("settings-confirm")) }));
  expect([settings.values.theme, settings.values.confirm]).toEqual(["dark", true]);
  await setLocale("de");
  expect(await screen.findByRole("heading", { name: t("nav-settings") })).toBeTruthy();
});

test("a profile shows ratings with their deviation, and finished matches", async () => {
  server["GET /api/people/Anna"] = {
    face: { kind: "person", name: "Anna" },
    since: 0,
    records: [
      {
        game: "king-of-the-hill",
        seat: "blue",
        won: 2,
        drawn: 0,
        lost: 1,
        rating: { value: 1612, deviation: 140, provisional: true, games: 3 },
        line: [
          { at: 0, value: 1500, deviation: 300, match: "a" },
          { at: 1, value: 1612, deviation: 140, match: "b" },
        ],
      },
    ],
  };
  server["GET /api/people/Anna/matches"] = {
    matches: [
      {
        match: "b",
        game: "king-of-the-hill",
        seat: "blue",
        opponent: { kind: "computer", level: 4 },
        outcome: "won",
        reason: "KH-14.1",
        at: 0,
        before: 1560,
        after: 1612,
      },
    ],
    next: null,
  };
  render(Profile, { params: { name: "Anna" } });
  expect(await screen.findByText("1612")).toBeTruthy();
  expect(screen.getByText("± 140")).toBeTruthy();
  expect(screen.getByRole("img", { name: t("profile-line", { count: 2, first: "1500", last: "1612" }) })).toBeTruthy();
  expect(screen.getByText("+52")).toBeTruthy();
  expect(screen.getByRole("link", { name: t("face-computer", { level: 4 }) }).getAttribute("href")).toBe(
    "/people/level-4",
  );
});

test("the leaderboard lists players by rank, and computer levels without one", async () => {
  server["GET /api/leaderboards/king-of-the-hill/red"] = {
    game: "king-of-the-hill",
    seat: "red",
    next: null,
    games: 5,
    opponents: 5,
    actions: 30,
    rows: [
      {
        place: 1,
        face: { kind: "person", name: "Anna" },
        rating: { value: 1700, deviation: 60, provisional: false, games: 30 },
      },
      {
        place: null,
        face: { kind: "computer", level: 8 },
        rating: { value: 1675, deviation: 200, provisional: true, games: 0 },
      },
    ],
  };
  render(Leaderboard, { params: { game: "king-of-the-hill", seat: "red" } });
  const rows = await screen.findAllByRole("row");
  const cells = rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
  expect(cells).toEqual([
    ["1", "Anna", "1700 ± 60", "30"],
    ["–", t("face-computer", { level: 8 }), "1675 ± 200 ?", "0"],
  ]);
});

test("live matches are reloaded", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  render(Watch);
  expect(await screen.findByText(t("watch-empty"))).toBeTruthy();
  const { seat: _, ...theirs } = listed;
  server["GET /api/live"] = { matches: [theirs] };
  vi.advanceTimersByTime(15_000);
  expect((await screen.findByRole("link", { name: t("nav-watch") })).getAttribute("href")).toBe("/match/m1");
  vi.useRealTimers();
});

test("own matches begin with own turns", async () => {
  server["GET /api/my/matches"] = { matches: [{ ...listed, match: "m2", actor: "assassins" }, listed] };
  render(MyMatches);
  expect((await screen.findAllByRole("heading", { level: 2 })).map((each) => each.textContent)).toEqual([
    t("mine-turn"),
    t("mine-others"),
  ]);
});

test("own matches are updated by the server, and new turns are announced", async () => {
  session.identity = { kind: "guest", guest: { beast: "fox", number: 1 } };
  server["GET /api/my/matches"] = { matches: [{ ...listed, match: "m3", actor: "assassins" }] };
  render(MyMatches);
  await vi.waitFor(() => expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(t("mine-others")));
  const fetched = vi.mocked(fetch).mock.calls.length;
  tell({ ...listed, match: "m3", plies: 5 });
  await vi.waitFor(() => expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(t("mine-turn")));
  expect(myMatches.awaitingMe.map(({ match }) => match)).toEqual(["m3"]);
  expect(page.announcements.map(({ text }) => text).join()).toContain("Bill");
  expect(vi.mocked(fetch).mock.calls.length).toBe(fetched);
});

test("own matches are loaded again after a reconnection, because changes may have been missed", async () => {
  session.identity = { kind: "guest", guest: { beast: "fox", number: 1 } };
  server["GET /api/my/matches"] = { matches: [{ ...listed, match: "m4", actor: "assassins" }] };
  render(MyMatches);
  await vi.waitFor(() => expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(t("mine-others")));
  server["GET /api/my/matches"] = { matches: [{ ...listed, match: "m4", plies: 5 }] };
  tell(null);
  await vi.waitFor(() => expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(t("mine-turn")));
});

test("looking at own matches does not create a guest", async () => {
  session.identity = null;
  render(MyMatches);
  await screen.findByText(t("my-games-empty"));
  expect(socket.subscribeMyMatches).not.toHaveBeenCalled();
});

test("notifications are requested by a button only", async () => {
  const requestPermission = vi.fn(async () => "granted");
  vi.stubGlobal("Notification", { permission: "default", requestPermission });
  server["GET /api/my/matches"] = { matches: [listed] };
  render(MyMatches);
  const button = await screen.findByRole("button", { name: /notif/i });
  expect(requestPermission).not.toHaveBeenCalled();
  await fireEvent.click(button);
  expect(requestPermission).toHaveBeenCalledOnce();
  await waitFor(() => expect(settings.values.notify).toBe(true));
});

const FILE = "name: Side A\n";

test("a custom board can start from a built-in one, and the old text can be restored", async () => {
  server["GET /api/games"] = { games: [town], languages: ["en"] };
  server["GET /api/boards/king-and-assassins/A"] = { error: { code: "x", message: "x" } };
  server["GET /api/boards/king-and-assassins/B/text"] = { text: FILE };
  server["POST /api/boards/check"] = {
    error: { code: "board/row", message: "Line 1, column 7: no such ground.", line: 1, column: 7 },
  };
  render(NewMatch, { params: { game: "king-and-assassins" } });
  await fireEvent.click(await screen.findByRole("radio", { name: RegExp(t("new-own-board")) }));
  const area = screen.getByRole<HTMLTextAreaElement>("textbox");
  const from = screen.getByLabelText<HTMLSelectElement>(t("new-own-board-from"));
  expect([...from.options].map(({ text }) => text)).toEqual([t("new-own-board-from-nothing"), "Side A", "Side B"]);
  await fireEvent.input(area, { target: { value: "mine" } });
  await fireEvent.change(from, { target: { value: "B" } });
  await waitFor(() => expect(area.value).toBe(FILE));
  await fireEvent.click(screen.getByRole("button", { name: t("new-own-board-check") }));
  expect(await screen.findByText("Line 1, column 7: no such ground.")).toBeTruthy();
  expect(area.selectionStart).toBe(6);
  await fireEvent.click(screen.getByRole("button", { name: t("new-own-board-back") }));
  expect(area.value).toBe("mine");
});
