// @vitest-environment jsdom
import "../setup";
import { beforeEach, expect, test, vi } from "vitest";
import type { ListedMatch, MatchThumbnail } from "../../src/api/types";

vi.mock("../../src/api/endpoints", () => ({ listThumbnails: vi.fn() }));
const { listThumbnails } = await import("../../src/api/endpoints");
const { thumbnails } = await import("../../src/stores/thumbnails.svelte");

const listed = (match: string, more: Partial<ListedMatch> = {}): ListedMatch => ({
  match,
  game: "test",
  kind: "open",
  status: "running",
  players: {},
  actor: "first",
  rated: false,
  clock: { type: "none" },
  plies: 1,
  created: 0,
  updated: 0,
  ...more,
});
const answer = (match: string): MatchThumbnail => ({ match, picture: { rows: ["a"], colors: {}, pieces: [] } });
const asked = (): string[] => vi.mocked(listThumbnails).mock.calls.map(([query]) => query?.matches ?? "");

beforeEach(() => {
  vi.useFakeTimers();
  thumbnails.clear();
  vi.mocked(listThumbnails)
    .mockReset()
    .mockImplementation(async (query) => ({ thumbnails: (query?.matches ?? "").split(",").map(answer) }));
});

test("visible rows are loaded with one request, and once", async () => {
  for (const name of ["a", "b", "a"]) thumbnails.request(listed(name));
  await vi.advanceTimersByTimeAsync(100);
  expect(asked()).toEqual(["a,b"]);
  expect(thumbnails.of(listed("b"))?.match).toBe("b");
  thumbnails.request(listed("a"));
  await vi.advanceTimersByTimeAsync(100);
  expect(asked()).toHaveLength(1);
});

test("many rows are several requests", async () => {
  for (let i = 0; i < 45; i++) thumbnails.request(listed(`m${i}`));
  await vi.advanceTimersByTimeAsync(500);
  expect(asked().map((ids) => ids.split(",").length)).toEqual([20, 20, 5]);
});

test("a match is loaded again when it has changed, and a running one after a while, because of presence", async () => {
  const load = async (match: ListedMatch): Promise<number> => {
    thumbnails.request(match);
    await vi.advanceTimersByTimeAsync(100);
    return asked().length;
  };
  expect(await load(listed("a"))).toBe(1);
  expect(await load(listed("a", { plies: 2 }))).toBe(2);
  vi.setSystemTime(Date.now() + 60_000);
  expect(await load(listed("a", { plies: 2 }))).toBe(3);
  expect(await load(listed("a", { plies: 2, status: "over" }))).toBe(4);
  vi.setSystemTime(Date.now() + 60_000);
  expect(await load(listed("a", { plies: 2, status: "over" }))).toBe(4);
});

test("a picture of one audience is not shown to another, and none after somebody else has logged in", async () => {
  thumbnails.request(listed("a", { seat: "first" }));
  await vi.advanceTimersByTimeAsync(100);
  expect(thumbnails.of(listed("a", { seat: "first" }))).toBeDefined();
  expect(thumbnails.of(listed("a"))).toBeUndefined();
  thumbnails.clear();
  expect(thumbnails.of(listed("a", { seat: "first" }))).toBeUndefined();
});

test("a failed request is tried again with the next visible row", async () => {
  vi.mocked(listThumbnails).mockRejectedValueOnce(new Error("no network"));
  thumbnails.request(listed("a"));
  await vi.advanceTimersByTimeAsync(100);
  expect(thumbnails.of(listed("a"))).toBeUndefined();
  thumbnails.request(listed("a"));
  await vi.advanceTimersByTimeAsync(100);
  expect(thumbnails.of(listed("a"))).toBeDefined();
});
