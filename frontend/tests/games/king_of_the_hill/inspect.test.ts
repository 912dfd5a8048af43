import { expect, test } from "vitest";
import type { KingOfTheHillDetails, KingOfTheHillLayout, KingOfTheHillView } from "../../../src/api/types";
import type { KingOfTheHillContext } from "../../../src/games/king_of_the_hill/controls.svelte";
import { inspect } from "../../../src/games/king_of_the_hill/inspect";
import type { InspectTarget } from "../../../src/games/inspection";
import { fixture, t } from "../../fixtures";

const { view, details, legal } = fixture<{
  view: KingOfTheHillView;
  details: KingOfTheHillDetails;
  legal: readonly string[];
}>("view-battle-rages");
const board = fixture<KingOfTheHillLayout>("board-standard");
const context = {
  view,
  details,
  board,
  seat: "blue",
  canAct: true,
  legalActions: legal.map((action) => ({ action })),
  t,
} as unknown as KingOfTheHillContext;

const shown = (kind: InspectTarget["kind"], id: string) => {
  const found = inspect({ kind, id }, context);
  if (!found) throw new Error(`nothing to say about ${kind} ${id}`);
  return found;
};
const facts = (kind: InspectTarget["kind"], id: string) =>
  Object.fromEntries(shown(kind, id).facts.map(({ label, value }) => [label, value]));

test("every unit has its steps, its defence and its rules from the tables of the board", () => {
  for (const { type, at } of view.units) {
    const row = board.units[type];
    expect(facts("space", at)).toMatchObject({
      [t("inspect-free")]: row?.free,
      [t("inspect-ruled")]: row?.ruled,
      [t("inspect-close")]: row?.close,
    });
    expect(shown("space", at).rules).toContain(row?.rule);
    expect(shown("space", at).canExplain).toBe(true);
  }
});

test("crossed swords are explained with the space of the enemy", () => {
  const [blue, red] = details.engaged[0] ?? ["", ""];
  expect(shown("space", blue).uses.join(" ")).toContain(red);
  expect(shown("space", blue).rules).toContain("KH-1.2");
});

test("a paralysed unit says so", () => {
  expect(shown("space", "f5").uses).toContain(t("inspect-paralysed"));
  expect(shown("space", "f5").rules).toContain("KH-13.6");
});

test("woods and rocks say what they do", () => {
  const [space, ground] =
    Object.entries(details.ground).find(
      ([space, ground]) => ["forest", "rocks"].includes(ground) && !view.units.some(({ at }) => at === space),
    ) ?? [];
  const terrain = board.terrains[ground ?? ""];
  expect(facts("space", space ?? "")[t("inspect-cover")]).toBe(`+${terrain?.cover}`);
  expect(shown("space", space ?? "").rules).toContain(terrain?.rule);
});

test("the ace is high", () => {
  expect(facts("card", "KH")[t("inspect-order")]).toMatch(/^2 .* K A$/);
  expect(shown("card", "KH").rules).toContain("KH-2.1");
});

test("a card says what its suit does, and which spell it casts where there is magic", () => {
  expect(shown("card", "5C").uses.join(" ")).toContain(t("field-note-move", { way: "straight" }));
  expect(shown("card", "AH").rules).toContain("KH-13.3");
  expect(shown("card", "AH").uses.join(" ")).toContain(t("field-use-portal"));
  // The option may be set in a scenario that has no magic.
  const without = { ...context, details: { ...details, magic: false } } as KingOfTheHillContext;
  const plain = inspect({ kind: "card", id: "AH" }, without);
  expect(plain?.rules).not.toContain("KH-13.3");
  expect(plain?.uses.join(" ")).not.toContain(t("field-use-portal"));
});

test("only cards of the own hand are explained by the server", () => {
  expect(shown("card", "5C").canExplain).toBe(true);
  expect(shown("card", "2C").canExplain).toBe(false);
});

test("burning is explained", () => {
  expect(shown("topic", "burn").uses).toEqual([t("inspect-burn")]);
});

test("plates count units and cards", () => {
  expect(facts("seat", "blue")).toMatchObject({
    [t("inspect-units")]: view.units.filter(({ side }) => side === "blue").length,
    [t("inspect-hand")]: 6,
  });
});

test("open ground without anything on it is plain, and what is unknown is nothing", () => {
  const plain = board.spaces.find(
    ({ id, ground }) =>
      ground === "open" &&
      !details.ground[id] &&
      !details.objectives.some(({ spaces }) => spaces.includes(id)) &&
      !view.units.some(({ at }) => at === id),
  );
  expect(shown("space", plain?.id ?? "").isPlain).toBe(true);
  expect(inspect({ kind: "topic", id: "nothing" }, context)).toBeNull();
  expect(inspect({ kind: "space", id: "z9" }, context)).toBeNull();
});
