import { describe, expect, test } from "vitest";
import {
  untargetedActions,
  actionsBetween,
  intendedAction,
  parseMove,
  pickAction,
} from "../../../src/games/king_and_assassins/moves";

describe("every action of the notation is parsed", () => {
  test.each([
    ["i2h2", { kind: "go", from: "i2", to: "h2" }],
    ["d10d9", { kind: "go", from: "d10", to: "d9" }],
    ["d5xd6", { kind: "strike", from: "d5", to: "d6" }],
    ["d5=d6", { kind: "capture", from: "d5", to: "d6" }],
    ["c8*", { kind: "enter", from: "c8" }],
    ["!d6", { kind: "reveal", from: "d6" }],
    ["start:j1", { kind: "start", to: "j1" }],
    ["pick:butcher,farmer,monk", { kind: "pick", citizens: ["butcher", "farmer", "monk"] }],
    ["end", { kind: "end" }],
  ])("%s", (action, move) => expect(parseMove(action)).toEqual(move));
  test("other texts are no actions", () => expect(parseMove("card:1/6/5f")).toBeNull());
});

test("a click on a citizen may mean to shove or to capture", () => {
  const legalActions = [
    { action: "i2h2", cost: 1 },
    { action: "i2=h2", cost: 1 },
    { action: "i2i3", cost: 1 },
    { action: "i3h2", cost: 2 },
  ];
  expect(actionsBetween(legalActions, "i2", "h2").map(({ action }) => action)).toEqual(["i2h2", "i2=h2"]);
});

test("revealing and entering need no target", () => {
  const legalActions = [{ action: "!d6" }, { action: "c8*" }, { action: "d6d7" }];
  expect(untargetedActions(legalActions, "d6")).toEqual([{ action: "!d6" }]);
  expect(untargetedActions(legalActions, "c8")).toEqual([{ action: "c8*" }]);
});

test("a pick is found among the legal ones, in any order", () => {
  const legalActions = [{ action: "pick:butcher,farmer,monk" }, { action: "pick:butcher,monk,squire" }];
  expect(pickAction(legalActions, ["squire", "butcher", "monk"])).toBe("pick:butcher,monk,squire");
  expect(pickAction(legalActions, ["squire", "butcher"])).toBeNull();
});

describe("an illegal click is written in notation, so that the server can name the rule", () => {
  test("a step that is too far", () => expect(intendedAction(["g2"], "i2", "a1")).toBe("i2a1"));
  test("an attack on an enemy", () => expect(intendedAction(["g2"], "i2", "g2")).toBe("i2xg2"));
});
