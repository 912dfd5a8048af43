import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BaseEvent, BaseView } from "../../src/games/module";
import { frameDuration, Playback, splitIntoFrames } from "../../src/pages/match/playback";
import type { Frame, Pace } from "../../src/pages/match/playback";

const frame = (
  number: number,
  { isOwn = false, events = ["citizen-moved"] }: { isOwn?: boolean; events?: string[] } = {},
): Frame => ({
  number,
  isOwn,
  view: {} as BaseView,
  events: events.map((type) => ({ type })),
  earlier: [],
  isComplete: true,
});

const IMPORTANT = new Set(["king-wounded", "defended"]);
let shown: [number, number][];
let pace: Pace;
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = "normal";
  playback = new Playback({
    show: ({ number }, waiting) => void shown.push([number, waiting]),
    pace: () => pace,
    important: IMPORTANT,
  });
});
afterEach(() => vi.useRealTimers());

describe("opponents' actions", () => {
  test("are shown one after the other, each for its duration", () => {
    for (const number of [1, 2, 3]) playback.push(frame(number));
    expect(shown).toEqual([[1, 0]]);
    vi.advanceTimersByTime(900);
    expect(shown).toEqual([
      [1, 0],
      [2, 1],
    ]);
    vi.advanceTimersByTime(900);
    expect(shown).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ]);
  });
  test("can be skipped: the last frame is shown at once, then what follows", () => {
    for (const number of [1, 2, 3]) playback.push(frame(number));
    playback.skip();
    expect(shown).toEqual([
      [1, 0],
      [3, 0],
    ]);
    vi.runAllTimers();
    expect(shown).toHaveLength(2);
    playback.push(frame(4));
    expect(shown.at(-1)).toEqual([4, 0]);
  });
  test("are shown without delay at the instant speed", () => {
    pace = "instant";
    for (const number of [1, 2, 3]) playback.push(frame(number));
    expect(shown.map(([number]) => number)).toEqual([1, 2, 3]);
  });
  test("are dropped when the playback stops", () => {
    for (const number of [1, 2]) playback.push(frame(number));
    playback.stop();
    vi.runAllTimers();
    expect(shown).toEqual([[1, 0]]);
  });
});

test("an own action is shown at once, and its animation ends before the answer", () => {
  playback.push(frame(1, { isOwn: true }));
  playback.push(frame(2));
  expect(shown).toEqual([[1, 0]]);
  vi.advanceTimersByTime(350);
  expect(shown.at(-1)).toEqual([2, 0]);
});

test("an own action ends the current frame", () => {
  playback.push(frame(1));
  playback.push(frame(2, { isOwn: true }));
  expect(shown).toEqual([
    [1, 0],
    [2, 0],
  ]);
  vi.runAllTimers();
  expect(shown).toHaveLength(2);
});

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
  const cut = (events: string[], isOwn = false): Frame[] =>
    splitIntoFrames(frame(5, { events, isOwn }), { old: true } as unknown as BaseView, game);
  const types = ({ events }: Pick<Frame, "events">): string[] => events.map(({ type }) => type);

  test("is shown in frames and ends with the server's view", () => {
    const shown = cut(["defended", "destroyed", "turn-over"]);
    expect(shown.map(types)).toEqual([["defended"], ["destroyed"], ["turn-over"]]);
    expect(shown.map(({ view }) => view)).toEqual([
      { old: true, defended: true },
      { old: true, defended: true, destroyed: true },
      {},
    ]);
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
  test("is timed by frame and can be skipped as a whole", () => {
    playback.push(...cut(["defended", "destroyed", "turn-over"]));
    expect(shown).toEqual([[5, 2]]);
    vi.advanceTimersByTime(900 + 450);
    expect(shown).toEqual([
      [5, 2],
      [5, 1],
    ]);
    playback.skip();
    expect(shown.at(-1)).toEqual([5, 0]);
    vi.runAllTimers();
    expect(shown).toHaveLength(3);
  });
});
