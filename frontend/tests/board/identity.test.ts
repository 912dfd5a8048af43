import { expect, test } from "vitest";
import { assignIds, reuseSpaces } from "../../src/board/identity";
import type { UnidentifiedPiece } from "../../src/board/identity";
import type { Space } from "../../src/board/scene";

const knight = (space: string): UnidentifiedPiece => ({ space, kind: "knight", side: "king", states: [], label: "" });
const ids = (spaces: string[], before: ReturnType<typeof assignIds>, gone?: Map<string, string>) =>
  Object.fromEntries(assignIds(spaces.map(knight), before, gone).map(({ space, id }) => [space, id]));

const before = assignIds(["a1", "b5", "j9"].map(knight), []);

test("every new piece has a unique id", () => {
  expect(before.map(({ id }) => id)).toEqual(["king-knight-1", "king-knight-2", "king-knight-3"]);
});

test("a moved piece keeps the id of the missing one, in any order", () => {
  expect(ids(["j9", "b6", "a1"], before)).toEqual({ a1: "king-knight-1", b6: "king-knight-2", j9: "king-knight-3" });
});

test("moves in events take precedence over distance", () => {
  const gone = new Map([
    ["a1", "b5"],
    ["b5", "b6"],
  ]);
  expect(ids(["b5", "b6", "j9"], before, gone)).toEqual({
    b5: "king-knight-1",
    b6: "king-knight-2",
    j9: "king-knight-3",
  });
});

test("a removed piece does not change the ids of the others", () => {
  expect(ids(["a1", "j9"], before)).toEqual({ a1: "king-knight-1", j9: "king-knight-3" });
});

test("unchanged spaces are the same object, so that terrain is not redrawn", () => {
  const ground = (): Space[] => [{ id: "a1", x: 0, y: 0, ground: "street", level: 0, label: "a1", features: [] }];
  const old = ground();
  expect(reuseSpaces(ground(), old)).toBe(old);
  const paved = [{ ...old[0]!, ground: "roof" as const }];
  expect(reuseSpaces(paved, old)).toBe(paved);
});
