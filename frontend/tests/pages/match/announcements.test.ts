// @vitest-environment jsdom
/** What a screen reader is told about a match. */

import "../../setup";
import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Scene } from "../../../src/board/scene";
import type { MatchModule } from "../../../src/games/module";
import { loadNamespaces, t } from "../../../src/i18n/locale.svelte";
import { startPlan } from "../../../src/match/plan";
import type { MatchPageState } from "../../../src/match/store.svelte";
import LiveAnnouncer from "../../../src/pages/match/LiveAnnouncer.svelte";
import { nameOfSeat } from "../../../src/pages/match/sentences";
import { page as announced } from "../../../src/stores/page.svelte";
import { openPage, receiveAction } from "../../match/page";

const SCENE = { marks: [], pieces: [] } as unknown as Scene;
let page: MatchPageState;
let answer: (number: number) => void; // answers the last command

/** The announcements since the last call. */
function heard(): string[] {
  flushSync();
  const texts = announced.announcements.map(({ text }) => text);
  announced.announcements = [];
  return texts;
}

/** Opens the page of the first seat, whose turn it is. */
function open(parts: Partial<MatchModule> = {}): void {
  const opened = openPage({ prompt: () => "", describeEvent: ({ type }) => type, ...parts });
  page = opened.page;
  opened.send.mockImplementation(() => new Promise((done) => (answer = (number) => done({ number }))));
  render(LiveAnnouncer, { match: page, scene: SCENE, chats: false });
}

const setPresence = (second: boolean): void =>
  page.feed.receive({ type: "presence", match: "m", seats: { first: true, second } } as never);

beforeEach(async () => {
  vi.useFakeTimers();
  announced.announcements = [];
  await loadNamespaces("match");
});
afterEach(() => void vi.useRealTimers());

describe("a prompt", () => {
  test("is announced once, not after each own action", async () => {
    open();
    expect(heard()).toEqual([t("turn-yours")]);
    receiveAction(page, ["moved"], { seat: "first" });
    await vi.runAllTimersAsync();
    expect(heard()).toEqual(["moved"]);
  });

  test("that a plan has answered is not repeated if the answer arrives before the position", async () => {
    open();
    heard();
    startPlan(page, ["a1a2"]);
    await vi.runAllTimersAsync();
    answer(2);
    await vi.advanceTimersByTimeAsync(0);
    expect([page.plan, heard()]).toEqual([[], []]);
    receiveAction(page, ["moved"], { seat: "first", state: { actor: "second" } });
    await vi.runAllTimersAsync();
    expect(heard()).toEqual(["moved"]);
  });

  test("that remains after a plan is announced when its last position arrives", async () => {
    open();
    heard();
    startPlan(page, ["a1a2"]);
    await vi.runAllTimersAsync();
    expect(heard()).toEqual([]);
    answer(2);
    await vi.advanceTimersByTimeAsync(0);
    receiveAction(page, ["moved"], { seat: "first" });
    await vi.runAllTimersAsync();
    expect(heard()).toEqual(["moved", t("turn-yours")]);
  });

  test("follows the events of the opponent's turn, of which none is repeated as a headline", async () => {
    open({ headline: () => ({ rank: 2, text: "headline" }) });
    receiveAction(page, ["moved"], { seat: "first", state: { actor: "second" } });
    await vi.runAllTimersAsync();
    heard();
    receiveAction(page, ["attacked"]);
    await vi.runAllTimersAsync();
    expect(heard()).toEqual(["attacked", t("turn-yours")]);
  });
});

describe("the presence of the opponent", () => {
  const away = (): string => t("presence-heard-away", { name: nameOfSeat(page, "second") });
  const back = (): string => t("presence-heard-back", { name: nameOfSeat(page, "second") });

  beforeEach(() => {
    open();
    setPresence(true);
    heard();
  });

  test("is announced once when it has ended for some seconds, and once when it is back", async () => {
    setPresence(false);
    expect(heard()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    setPresence(false);
    await vi.runAllTimersAsync();
    expect(heard()).toEqual([away()]);
    setPresence(true);
    expect(heard()).toEqual([back()]);
    await vi.runAllTimersAsync();
    expect(heard()).toEqual([]);
  });

  test("is not announced when the page is only reloaded", async () => {
    setPresence(false);
    flushSync();
    await vi.advanceTimersByTimeAsync(2000);
    setPresence(true);
    await vi.runAllTimersAsync();
    expect(heard()).toEqual([]);
  });

  test("is not announced after the end", async () => {
    receiveAction(page, [], { state: { status: "over", actor: null } });
    await vi.runAllTimersAsync();
    heard();
    setPresence(false);
    await vi.runAllTimersAsync();
    expect(heard()).toEqual([]);
  });
});
