import { expect, test } from "vitest";
import type { Piece, Trace } from "../../src/board/scene";
import { ranges, turnTrails } from "../../src/board/trails";

const piece = (space: string, kind = "knight"): Piece => ({
  id: space,
  space,
  kind,
  side: "king",
  states: [],
  label: kind,
});
const move = (from: string, to: string, isPassive = false): Trace => ({ kind: "move", from, to, isPassive });
const turn = (...traces: readonly (readonly Trace[])[]) => traces.map((each, i) => ({ number: i + 1, traces: each }));

test("the steps of a piece are one trail with the numbers of its actions", () => {
  const actions = turn([move("a1", "a2")], [move("a2", "a3")], [move("c1", "c2")], [move("a3", "b3")]);
  const { trails, ghosts } = turnTrails(actions, [piece("b3"), piece("c2", "king")]);
  expect(trails).toEqual([
    { kind: "move", path: ["a1", "a2", "a3", "b3"], label: "1–2, 4" },
    { kind: "move", path: ["c1", "c2"], label: "3" },
  ]);
  expect(ghosts.map(({ space, kind }) => [space, kind])).toEqual([
    ["a1", "knight"],
    ["c1", "king"],
  ]);
});

test("pieces shoved in a row keep their own trails, without a number", () => {
  const actions = turn([move("b1", "c1", true), move("c1", "d1", true), move("a1", "b1")]);
  const pieces = [piece("b1"), piece("c1", "monk"), piece("d1", "squire")];
  const { trails, ghosts } = turnTrails(actions, pieces);
  expect(trails.map(({ path, label }) => [path.join(), label])).toEqual([
    ["b1,c1", ""],
    ["c1,d1", ""],
    ["a1,b1", "1"],
  ]);
  expect(ghosts.map(({ space }) => space)).toEqual(["a1"]); // the others' spaces are occupied again
});

test("a removed piece is a ghost with a cross where it stood, unless somebody stands there", () => {
  const attack: Trace[] = [
    { kind: "attack", from: "a1", to: "a2" },
    { kind: "removed", space: "a2", piece: { kind: "monk", side: "citizens" } },
  ];
  const { trails, ghosts } = turnTrails(turn(attack), [piece("a1")]);
  expect(trails).toEqual([{ kind: "attack", path: ["a1", "a2"], label: "1" }]);
  expect(ghosts).toEqual([{ space: "a2", kind: "monk", side: "citizens", states: [], isRemoved: true }]);
  expect(turnTrails(turn(attack, [move("a1", "a2")]), [piece("a2")]).ghosts.map(({ space }) => space)).toEqual(["a1"]);
});

test("a piece that came back has a trail and no ghost", () => {
  const { trails, ghosts } = turnTrails(turn([move("a1", "a2")], [move("a2", "a1")]), [piece("a1")]);
  expect([trails[0]?.path, ghosts]).toEqual([["a1", "a2", "a1"], []]);
});

test("numbers are written as ranges", () => {
  expect([ranges([]), ranges([2]), ranges([1, 2, 3, 5])]).toEqual(["", "2", "1–3, 5"]);
});
