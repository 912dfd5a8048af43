import { describe, expect, test } from "vitest";
import type { FieldBoard } from "../src/games/board";
import { boardScene } from "../src/games/boards";
import { fieldMarks } from "../src/games/king_of_the_hill/marks";
import { fieldScene } from "../src/games/king_of_the_hill/scene";
import type { FieldEvent, FieldView } from "../src/games/king_of_the_hill/scene";
import { fixture, say } from "./fixtures";

interface Shown {
  readonly view: FieldView;
  readonly events: readonly FieldEvent[];
  readonly legal: readonly string[];
}
const board = fixture<FieldBoard>("board-standard");
const { view, legal } = fixture<Shown>("view-battle-rages");
const scene = fieldScene({ board, view, say });
const at = (id: string) => scene.spaces.find((space) => space.id === id);
const on = (space: string) => scene.pieces.find((piece) => piece.space === space);

describe("the ground", () => {
  test("is the map's", () => {
    expect(at("f4")).toMatchObject({ ground: "hilltop", level: 2, label: "f4, hilltop" });
    expect(at("d3")).toMatchObject({ ground: "hill", level: 1 });
    expect(at("g1")?.ground).toBe("open");
  });
  test("is what players laid on it, as large as the server says", () => {
    const lake = scene.spaces.filter(({ ground }) => ground === "shallow").map(({ id }) => id);
    expect(lake).toEqual(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]);
    expect(scene.spaces.filter(({ ground }) => ground === "road").map(({ id }) => id)).toEqual(["i1", "i2", "i3", "i4", "i5", "i6", "i7"]);
    expect(scene.spaces.filter(({ ground }) => ground === "forest")).toHaveLength(4 + 6);
  });
  test("a turned wood is high, not wide", () => {
    const elements = [{ kind: "forest-long", at: "i2", turned: true }];
    const spaces = fieldScene({ board, say, view: { ...view, elements } }).spaces.filter(({ ground }) => ground === "forest");
    expect(spaces.map(({ id }) => id)).toEqual(["i2", "j2", "i3", "j3", "i4", "j4"]);
  });
  test("objectives are said to be whose they are", () => {
    expect(at("d1")?.label).toBe("d1, open ground, objective of red");
    const night = fixture<FieldBoard>("board-night-attack");
    const razed = fieldScene({ board: night, say, view: { ...view, elements: [], razed: ["c2"] } });
    expect(razed.spaces.find(({ id }) => id === "c2")?.features).toEqual([{ kind: "objective", side: "red", razed: true }]);
  });
  test("zones are shown while armies take the field, and not after", () => {
    const ambush = boardScene(fixture<FieldBoard>("board-ambush"), say);
    expect(ambush.spaces.find(({ id }) => id === "c3")?.label).toBe("c3, forest, red’s zone");
    expect(scene.spaces.flatMap(({ features }) => features).filter(({ kind }) => kind === "zone")).toEqual([]);
  });
});

describe("the units", () => {
  test("say their side, their type and their general", () => {
    expect(on("d2")).toMatchObject({ kind: "infantry", side: "blue", states: ["general"], label: "blue infantry with the general" });
    expect(on("h4")).toMatchObject({ kind: "land-monster", label: "red land monster" });
  });
  test("under a spell are marked", () => {
    expect(on("f5")).toMatchObject({ states: ["paralysed"], label: "red infantry, paralysed" });
  });
  test("next to an enemy are engaged with it", () => {
    expect(scene.arrows).toContainEqual({ from: "d4", to: "c5", kind: "engaged" });
    expect(scene.arrows.filter(({ from }) => from === "d2")).toEqual([]);
  });
  test("in a fight are joined by an arrow instead", () => {
    const fight = { kind: "close", attacker: "d4", target: "c5" } as const;
    const arrows = fieldScene({ board, say, view: { ...view, fight } }).arrows;
    expect(arrows).toContainEqual({ from: "d4", to: "c5", kind: "attack" });
    expect(arrows).not.toContainEqual({ from: "d4", to: "c5", kind: "engaged" });
  });
});

describe("legal actions", () => {
  const kinds = (card: string | null, unit: string | null) => fieldMarks(legal, { card, unit }, say).map(({ space, kind }) => `${kind} ${space}`);
  test("with a card chosen show the units that may act with it", () => {
    expect(kinds("5C", null)).toContain("movable d4");
    expect(kinds("5C", null)).not.toContain("movable c5");
  });
  test("of a unit are where it can go, or whom it can attack", () => {
    expect(kinds("KH", "f4").filter((mark) => mark.startsWith("attack")).sort()).toEqual(["attack e5", "attack g5"]);
    expect(kinds("5C", "d4").filter((mark) => mark.startsWith("target"))).not.toEqual([]);
  });
  test("a joker in the hand stands for any suit", () => {
    expect(kinds("**", "d4").filter((mark) => mark.startsWith("target"))).not.toEqual([]);
  });
  test("that need no card are targets at once", () => {
    expect(fieldMarks(["flee:d6", "stay"], { card: null, unit: null }, say)).toEqual([{ space: "d6", kind: "target", label: "can go here" }]);
  });
});
