import { describe, expect, test } from "vitest";
import type { KingOfTheHillDetails, KingOfTheHillLayout } from "../../../src/api/types";
import { boardArt } from "../../../src/games/king_of_the_hill/board_art";
import { KingOfTheHillControls } from "../../../src/games/king_of_the_hill/controls.svelte";
import type { KingOfTheHillContext } from "../../../src/games/king_of_the_hill/controls.svelte";
import { kingOfTheHillScene } from "../../../src/games/king_of_the_hill/scene";
import type { KingOfTheHillSceneEvent, KingOfTheHillSceneView } from "../../../src/games/king_of_the_hill/scene";
import { fixture, t } from "../../fixtures";

interface SceneInput {
  readonly view: KingOfTheHillSceneView;
  readonly details: KingOfTheHillDetails;
  readonly events: readonly KingOfTheHillSceneEvent[];
  readonly legal: readonly string[];
}
const board = fixture<KingOfTheHillLayout>("board-standard");
const { view, details, legal } = fixture<SceneInput>("view-battle-rages");
const scene = kingOfTheHillScene({ board, view, details, t });
const at = (id: string) => scene.spaces.find((space) => space.id === id);
const on = (space: string) => scene.pieces.find((piece) => piece.space === space);

describe("the terrain", () => {
  test("is the map's", () => {
    expect(at("f4")).toMatchObject({ ground: "hilltop", level: 2, label: "f4, hilltop" });
    expect(at("d3")).toMatchObject({ ground: "hill", level: 1 });
    expect(at("g1")?.ground).toBe("open");
  });
  test("has deployment zones while they are in use", () => {
    const count = (zones: boolean) =>
      kingOfTheHillScene({ board, t, view, details: { ...details, zones } }).spaces.flatMap(({ features }) =>
        (features ?? []).filter(({ kind }) => kind === "zone"),
      ).length;
    expect([count(false), count(true)]).toEqual([0, 44]);
  });
  test("includes placed terrain where the server says", () => {
    const lake = scene.spaces.filter(({ ground }) => ground === "shallow").map(({ id }) => id);
    expect(lake).toEqual(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]);
    expect(scene.spaces.filter(({ ground }) => ground === "road").map(({ id }) => id)).toEqual([
      "i1",
      "i2",
      "i3",
      "i4",
      "i5",
      "i6",
      "i7",
    ]);
    expect(scene.spaces.filter(({ ground }) => ground === "forest")).toHaveLength(4 + 6);
  });
  test("objectives are labelled with their owner", () => {
    expect(at("d1")?.label).toBe("d1, open ground, objective of red");
    const night = fixture<KingOfTheHillLayout>("board-night-attack");
    const { objectives } = fixture<SceneInput>("view-night-attack").details;
    const razed = kingOfTheHillScene({
      board: night,
      t,
      view: { ...view, razed: ["c2"] },
      details: { ...details, objectives },
    });
    expect(razed.spaces.find(({ id }) => id === "c2")?.features).toEqual([
      { kind: "objective", side: "red", razed: true },
    ]);
  });
  test("zones are shown during deployment only", () => {
    const ambush = boardArt.emptyScene(fixture<KingOfTheHillLayout>("board-ambush"), t);
    expect(ambush.spaces.find(({ id }) => id === "c3")?.label).toBe(
      `c3, forest, ${t("board-zone", { seat: { kind: "seat", id: "red" } })}`,
    );
    expect(scene.spaces.flatMap(({ features }) => features).filter(({ kind }) => kind === "zone")).toEqual([]);
  });
});

describe("the units", () => {
  test("are labelled with side, type and general", () => {
    expect(on("d2")).toMatchObject({
      kind: "infantry",
      side: "blue",
      states: ["general"],
      label: "blue infantry with the general",
    });
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
    const fight = { kind: "close", attacker: "d4", target: "c5", strength: "9C" } as const;
    const arrows = kingOfTheHillScene({ board, t, details, view: { ...view, fight } }).arrows;
    expect(arrows).toContainEqual({ from: "d4", to: "c5", kind: "attack" });
    expect(arrows).not.toContainEqual({ from: "d4", to: "c5", kind: "engaged" });
  });
});

test("of engaged units that have moved on in this frame nothing is drawn", () => {
  const units = view.units.filter((unit) => unit.at !== "c5");
  const arrows = kingOfTheHillScene({ board, t, details, view: { ...view, units } }).arrows;
  expect(arrows.filter(({ to }) => to === "c5")).toEqual([]);
  expect(arrows).not.toEqual([]);
});

describe("legal actions", () => {
  const done: string[] = [];
  const context = {
    view,
    details,
    legalActions: legal.map((action) => ({ action })),
    t,
    seat: "blue",
    canAct: true,
    board,
    act: async (action: string) => Boolean(done.push(action)),
  } as unknown as KingOfTheHillContext;
  const hands = (card: string | null, unit: string | null, more: object = {}) =>
    Object.assign(new KingOfTheHillControls({ ...context, ...more }), { card, unit });
  const kinds = (card: string | null, unit: string | null) =>
    hands(card, unit).marks.map(({ space, kind }) => `${kind} ${space}`);
  test("with a card chosen show the units that may act with it", () => {
    expect(kinds("5C", null)).toContain("movable d4");
    expect(kinds("5C", null)).not.toContain("movable c5");
  });
  test("of a unit are where it can go, or whom it can attack", () => {
    expect(
      kinds("KH", "f4")
        .filter((mark) => mark.startsWith("attack"))
        .sort(),
    ).toEqual(["attack e5", "attack g5"]);
    expect(kinds("5C", "d4").filter((mark) => mark.startsWith("target"))).not.toEqual([]);
  });
  test("a joker in the hand stands for any suit", () => {
    expect(kinds("**", "d4").filter((mark) => mark.startsWith("target"))).not.toEqual([]);
  });
  test("that need no card are targets at once", () => {
    const flight = {
      view: { ...view, phase: "flee", fight: { kind: "close", target: "d5", strength: "9C" } },
      legalActions: [{ action: "flee:d6" }, { action: "stay" }],
    };
    expect(hands(null, null, flight).marks).toEqual([
      { space: "d6", kind: "target", label: t("board-target") },
      { space: "d5", kind: "selected" },
    ]);
  });
  test("are sent by a click on a target, as illegal clicks are", () => {
    hands("KH", "f4").pick("a1");
    expect(done).toEqual(["KH f4xa1"]);
  });
  test("that attack are shown first, and sent by a second click on the target", () => {
    done.length = 0;
    const controls = hands("KH", "f4");
    controls.pick("g5");
    expect(controls.attack).toBe("KH f4xg5");
    expect(controls.marks).toContainEqual({ space: "g5", kind: "selected" });
    expect(done).toEqual([]);
    controls.pick("g5");
    expect(done).toEqual(["KH f4xg5"]);
  });
  test("with a unit chosen first show the cards that it can use", () => {
    expect(hands(null, "f4").playable.has("KH")).toBe(true);
  });
  test("are not marked for a seat that cannot act", () => {
    expect(hands("KH", "f4", { canAct: false }).marks).toEqual([]);
  });
});
