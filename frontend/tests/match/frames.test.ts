import { describe, expect, test } from "vitest";
import type { BaseDetails, BaseEvent, BaseView } from "../../src/games/module";
import { frameDuration, splitIntoFrames } from "../../src/match/frames";
import type { Frame } from "../../src/match/frames";

const frame = (
  number: number,
  { isOwn = false, events = ["citizen-moved"] }: { isOwn?: boolean; events?: string[] } = {},
): Frame => ({
  number,
  isOwn,
  view: {} as BaseView,
  details: null,
  events: events.map((type) => ({ type })),
  earlier: [],
  isComplete: true,
});

const IMPORTANT = new Set(["king-wounded", "defended"]);
test("important events and slow speeds take longer", () => {
  expect(frameDuration(frame(1, { events: ["king-wounded"] }), "normal", IMPORTANT)).toBeGreaterThan(
    frameDuration(frame(1), "normal", IMPORTANT),
  );
  expect(frameDuration(frame(1), "slow", IMPORTANT)).toBeGreaterThan(frameDuration(frame(1), "fast", IMPORTANT));
  expect(frameDuration(frame(1, { events: [] }), "slow", IMPORTANT)).toBe(0);
});

describe("an entry with several events", () => {
  /** A view that records the events applied to it. */
  const game = {
    joinsPrevious: ({ type }: BaseEvent): boolean => type === "shoved",
    applyEvent: (view: BaseView, { type }: BaseEvent): BaseView => ({ ...view, [type]: true }),
  };
  const before = { view: { old: true } as unknown as BaseView, details: { rounds: 3 } as BaseDetails };
  const cut = (events: string[], isOwn = false): Frame[] => splitIntoFrames(frame(5, { events, isOwn }), before, game);
  const types = ({ events }: Pick<Frame, "events">): string[] => events.map(({ type }) => type);

  test("is shown in frames and ends with the server's view", () => {
    const shown = cut(["defended", "destroyed", "turn-over"]);
    expect(shown.map(types)).toEqual([["defended"], ["destroyed"], ["turn-over"]]);
    expect(shown.map(({ view }) => view)).toEqual([
      { old: true, defended: true },
      { old: true, defended: true, destroyed: true },
      {},
    ]);
    expect(shown.map(({ details }) => details)).toEqual([before.details, before.details, null]);
    expect(shown.map(({ isComplete }) => isComplete)).toEqual([false, false, true]);
    expect(shown.map(({ earlier }) => earlier.length)).toEqual([0, 1, 2]);
  });
  test("keeps joined events in one frame", () => {
    expect(cut(["knight-moved", "shoved", "shoved", "ended"]).map(types)).toEqual([
      ["knight-moved", "shoved", "shoved"],
      ["ended"],
    ]);
    expect(cut(["knight-moved", "shoved"])).toHaveLength(1);
  });
  test("is one frame if this seat acted", () => {
    expect(cut(["defended", "destroyed"], true)).toHaveLength(1);
  });
});
