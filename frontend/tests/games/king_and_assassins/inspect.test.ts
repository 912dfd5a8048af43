import { expect, test } from "vitest";
import type { KingAndAssassinsDetails, KingAndAssassinsLayout, KingAndAssassinsView } from "../../../src/api/types";
import type { KingAndAssassinsContext } from "../../../src/games/king_and_assassins/controls.svelte";
import { inspect } from "../../../src/games/king_and_assassins/inspect";
import type { InspectTarget } from "../../../src/games/inspection";
import { fixture, t } from "../../fixtures";

const { view, details } = fixture<{ view: KingAndAssassinsView; details: KingAndAssassinsDetails }>(
  "view-town-in-play",
);
const board = fixture<KingAndAssassinsLayout>("board-B");

function shown(kind: InspectTarget["kind"], id: string, legal: readonly string[] = [], seat = "king") {
  const legalActions = legal.map((action) => ({ action }));
  const context = { view, details, board, seat, canAct: true, legalActions, t } as unknown as KingAndAssassinsContext;
  const found = inspect({ kind, id }, context);
  if (!found) throw new Error(`nothing to say about ${kind} ${id}`);
  return found;
}
const [citizen, at] = Object.entries(view.citizens).find(([name]) => !view.assassins[name]) ?? ["", ""];

test("each kind of piece has the rules of its actions and costs", () => {
  expect(shown("space", view.king ?? "").rules).toContain("KA-6.1");
  expect(shown("space", view.knights[0] ?? "").rules).toContain("KA-7.1");
  expect(shown("space", at).rules).toContain("KA-9.1");
  expect(shown("space", view.citizens.squire ?? "").rules).toContain("KA-10.2");
});

test("a piece has the costs of its actions from the server", () => {
  const [line = ""] = shown("space", view.knights[0] ?? "").uses;
  expect(line).toContain(t("town-costs-knights"));
  expect(line).toContain(t("town-cost-climb"));
});

test("the title names the piece and its space", () => {
  expect(shown("space", at).title).toBe(`${t(`citizen-${citizen}`)}, ${at}`);
});

test("it says whether a click shoves, captures or asks", () => {
  expect(shown("space", at, [`a1${at}`]).uses).toContain(t("inspect-click-shoves"));
  expect(shown("space", at, [`a1=${at}`]).uses).toContain(t("inspect-click-captures"));
  expect(shown("space", at, [`a1${at}`, `a1=${at}`]).uses).toContain(t("inspect-click-asks"));
  expect(shown("space", view.knights[0] ?? "", [`${view.knights[0]}a1`]).uses).toContain(t("inspect-click-chooses"));
});

test("the chained rings of a round card are explained", () => {
  expect(shown("card", "1/6/5f").uses).toContain(t("inspect-fetters"));
  expect(shown("card", "1/6/5f").rules).toContain("KA-7.4");
  expect(shown("card", "1/5/4").uses).toContain(t("inspect-no-fetters"));
  expect(shown("card", "1/6/5f").facts.map(({ value }) => value)).toEqual(["1", "6", "5"]);
});

test("the plate of the king counts his knights", () => {
  expect(shown("seat", "king").facts).toContainEqual({ label: t("inspect-knights"), value: view.knights.length });
});

test("points, gates and roofs have their rules; a street is plain", () => {
  expect(shown("topic", "points-assassins").rules).toContain("KA-10.4");
  const taken = new Set([view.king, ...view.knights, ...Object.values(view.citizens)]);
  expect(shown("space", board.gates[0]?.space ?? "").rules).toContain("KA-6.2"); // a citizen stands there
  const street = board.spaces.find(({ id, ground }) => ground === "street" && !taken.has(id));
  expect(shown("space", street?.id ?? "").isPlain).toBe(true);
});
