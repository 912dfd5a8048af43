import { describe, expect, test } from "vitest";
import type { KingAndAssassinsLayout } from "../../../src/api/types";
import { actionMarks } from "../../../src/games/king_and_assassins/marks";
import { kingAndAssassinsScene, boardSpaces } from "../../../src/games/king_and_assassins/scene";
import type {
  KingAndAssassinsSceneEvent,
  KingAndAssassinsSceneView,
} from "../../../src/games/king_and_assassins/scene";
import { fixture, t } from "../../fixtures";

interface SceneInput {
  readonly view: KingAndAssassinsSceneView;
  readonly events: readonly KingAndAssassinsSceneEvent[];
  readonly legal: readonly string[];
}
const board = fixture<KingAndAssassinsLayout>("board-A");
const bleeds = fixture<SceneInput>("view-town-bleeds");
const scene = kingAndAssassinsScene({ board, t, ...bleeds });
const on = (space: string) => scene.pieces.find((piece) => piece.space === space);

describe("a board", () => {
  const spaces = new Map(boardSpaces(board, t).map((space) => [space.id, space]));
  test("has its castle behind the gates, and houses elsewhere", () => {
    expect(spaces.get("c9")?.ground).toBe("castle");
    expect(spaces.get("a6")?.ground).toBe("castle");
    expect(spaces.get("f4")?.ground).toBe("roof");
    expect(spaces.get("j10")?.ground).toBe("roof");
  });
  test("labels its spaces", () => {
    expect(spaces.get("c8")?.label).toBe(`c8, street, ${t("board-gate", { direction: t("direction-north") })}`);
    expect(spaces.get("j1")?.label).toBe(`j1, street, ${t("board-start")}`);
    expect(spaces.get("f4")).toMatchObject({ label: "f4, roof", level: 1 });
  });
});

describe("the pieces of a view", () => {
  test("a wounded king is labelled as such", () => {
    expect(on("e5")).toMatchObject({ kind: "king", states: ["wounded"], label: "the king, wounded" });
  });
  test("a revealed assassin is visible to all, a hidden one only to its player", () => {
    expect(on("e4")).toMatchObject({ kind: "butcher", states: ["revealed"], label: "the butcher, an assassin" });
    expect(on("d6")).toMatchObject({ kind: "farmer", states: ["marked"], label: "the farmer, your assassin" });
    expect(on("b8")).toMatchObject({ kind: "monk", states: [], label: "the monk" });
  });
  test("no assassin is marked for an audience that does not know them", () => {
    const { view } = fixture<SceneInput>("view-town-begins");
    expect(kingAndAssassinsScene({ board, view, t }).pieces.flatMap(({ states }) => states)).toEqual([]);
  });
  test("a stab is an effect with its origin", () => {
    expect(scene.effects).toEqual([{ id: "0-king-wounded", kind: "stab", space: "e5", from: "e4" }]);
    expect(scene.marks).toContainEqual({ space: "e5", kind: "last" });
  });
});

test("a shoving knight and the shoved piece keep their ids", () => {
  const view = { wounds: 0, king: "j1", knights: ["c3", "h2"], citizens: { monk: "d3" }, assassins: {} } as const;
  const before = kingAndAssassinsScene({ board, view, t });
  const knight = before.pieces.find(({ space }) => space === "c3")?.id;
  const events = [
    { type: "knight-moved", from: "c3", to: "d3" },
    { type: "shoved", from: "d3", to: "e3" },
  ];
  const after = kingAndAssassinsScene({
    board,
    t,
    before,
    events,
    view: { ...view, knights: ["d3", "h2"], citizens: { monk: "e3" } },
  });
  expect(after.pieces.find(({ space }) => space === "d3")?.id).toBe(knight);
  expect(after.pieces.find(({ kind }) => kind === "monk")?.id).toBe(
    before.pieces.find(({ kind }) => kind === "monk")?.id,
  );
  expect(after.effects).toMatchObject([{ kind: "shoved", space: "e3", from: "d3" }]);
});

describe("legal actions", () => {
  const legalActions = [
    { action: "i2h2", cost: 1 },
    { action: "i2xi3", cost: 1 },
    { action: "d9=d8", cost: 1 },
    { action: "!b8" },
    { action: "end" },
  ];
  test("show who can act", () => {
    expect(actionMarks(legalActions, null, t).map(({ space, kind }) => `${kind} ${space}`)).toEqual([
      "movable i2",
      "movable d9",
      "movable b8",
    ]);
  });
  test("of the chosen piece are targets with their cost", () => {
    const marks = actionMarks(legalActions, "i2", t);
    expect(marks).toContainEqual({
      space: "h2",
      kind: "target",
      cost: 1,
      label: t("board-target-cost", { cost: 1 }),
    });
    expect(marks).toContainEqual({
      space: "i3",
      kind: "attack",
      cost: 1,
      label: t("board-attack-cost", { cost: 1 }),
    });
    expect(marks).toContainEqual({ space: "i2", kind: "selected" });
  });
  test("to choose a start are targets at once", () => {
    expect(actionMarks([{ action: "start:a1" }], null, t)).toEqual([
      { space: "a1", kind: "target", label: t("board-target") },
    ]);
  });
});
