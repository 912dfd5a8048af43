// @vitest-environment jsdom
import "../setup";
import { beforeEach, expect, test, vi } from "vitest";
import { serverTime } from "../../src/api/server_time";
import type { Presence } from "../../src/api/types";
import { claimFrom, presenceOf, untilClaim } from "../../src/match/absence";
import { openPage, receiveAction, testSnapshot, testState } from "./page";

beforeEach(() => void vi.useFakeTimers());

const presence = (second: boolean, claims: Presence["claims"] = {}): Presence & { type: "presence" } => ({
  type: "presence",
  match: "m",
  seats: { first: true, second },
  claims,
});

test("a player is away until the server says otherwise, then back for a while", () => {
  const { page } = openPage();
  expect(presenceOf(page, "second")).toBe("here"); // nothing is known yet
  page.feed.receive(presence(false));
  expect(presenceOf(page, "second")).toBe("away");
  page.feed.receive(presence(true));
  expect(presenceOf(page, "second")).toBe("back");
  vi.advanceTimersByTime(10_000);
  expect(presenceOf(page, "second")).toBe("here");
});

test("who leaves again at once is away", () => {
  const { page } = openPage();
  for (const isHere of [false, true, false]) page.feed.receive(presence(isHere));
  expect(presenceOf(page, "second")).toBe("away");
  vi.advanceTimersByTime(10_000);
  expect(presenceOf(page, "second")).toBe("away");
});

test("the win is claimed from an absent player on that player's turn only", () => {
  const { page } = openPage();
  page.feed.receive(presence(false, { second: 5000 }));
  expect(claimFrom(page, "second")).toBeUndefined(); // it is the own turn
  receiveAction(page, ["step"], { seat: "first", state: { actor: "second" } });
  expect([claimFrom(page, "second"), claimFrom(page, "first")]).toEqual([5000, undefined]);
  page.feed.receive(presence(true));
  expect(claimFrom(page, "second")).toBeUndefined();
});

test("spectators, and players against the computer, claim nothing", () => {
  for (const part of [{ audience: "spectator" }, { kind: "computer" as const }]) {
    const { page } = openPage();
    page.feed.receive({ ...testSnapshot([{ number: 1, at: 0 }], testState(1, { actor: "second" })), ...part });
    page.feed.receive(presence(false, { second: 5000 }));
    expect(claimFrom(page, "second")).toBeUndefined();
  }
});

test("the countdown ends a little after the server's time, never before", () => {
  vi.setSystemTime(10_000);
  expect(untilClaim(serverTime.now() + 3000)).toBeGreaterThan(3000);
  expect(untilClaim(serverTime.now() - 3000)).toBe(0);
});
