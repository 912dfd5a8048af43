/** A match page for tests: a feed without a server, and a game without rules. */

import { vi } from "vitest";
import type { Mock } from "vitest";
import type { BaseEvent, BaseView, MatchModule } from "../../src/games/module";
import type { BoardLayout, LogLine, MatchState, Snapshot, Update } from "../../src/api/types";
import { MatchFeed } from "../../src/match/feed.svelte";
import { receive } from "../../src/match/playback";
import { createState } from "../../src/match/store.svelte";
import type { MatchPageState } from "../../src/match/store.svelte";
import type { Socket } from "../../src/api/socket.svelte";

type Send = (match: string, input: { readonly action?: string }, seat?: string) => Promise<unknown>;

export interface TestView extends BaseView {
  readonly round: number;
}

const board: BoardLayout = { game: "test", id: "b", name: "", note: "", width: 1, height: 1, spaces: [] };

export function testState(changed: number, more: Partial<MatchState> = {}): MatchState {
  const view = { actor: "first", round: changed } as unknown as MatchState["view"];
  return { status: "running", actor: "first", changed, legal: ["a1a2", "a2a3"], view, ...more };
}

export const acted = (number: number, seat = "first"): LogLine => ({
  number,
  at: 0,
  what: { type: "acted", seat, plies: number },
});

/** The page of the seat `first`, and the socket behind it. */
export function openPage(parts: Partial<MatchModule> = {}): { page: MatchPageState; send: Mock<Send> } {
  const send = vi.fn<Send>(async () => ({ number: 0 }));
  const socket = { subscribe: () => () => undefined, resync: () => undefined, send } as unknown as Socket;
  const game = {
    boardId: () => "test",
    joinsPrevious: () => false,
    applyEvent: (view: BaseView) => view,
    importantEvents: new Set(["important"]),
    question: () => null,
    highlights: new Set(["important"]),
    traces: () => [],
    headline: () => null,
    ...parts,
  } as unknown as MatchModule;
  const feed = new MatchFeed(socket, "m");
  feed.receive(testSnapshot([{ number: 1, at: 0 }], testState(1)));
  const page = createState(feed, game, { test: board });
  feed.onMessage = (message) => receive(page, message);
  return { page, send };
}

export const testSnapshot = (log: readonly LogLine[], now: MatchState): Snapshot =>
  ({
    type: "snapshot",
    match: "m",
    audience: "first",
    number: log.at(-1)?.number ?? 0,
    game: "test",
    kind: "open",
    seats: { first: { kind: "guest" }, second: { kind: "guest" } },
    log,
    now,
  }) as unknown as Snapshot;

/** Receives an action with its events; `seat` acted. */
export function receiveAction(
  { feed }: MatchPageState,
  types: readonly string[],
  { seat = "second", state = {} }: { seat?: string; state?: Partial<MatchState> } = {},
): void {
  const number = (feed.snapshot?.number ?? 0) + 1;
  const events = types.map((type): BaseEvent => ({ type }));
  feed.receive({
    type: "update",
    match: "m",
    audience: "first",
    ...acted(number, seat),
    events,
    now: testState(number, state),
  } as unknown as Update);
}
