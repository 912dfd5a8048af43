// @vitest-environment jsdom
import "../../setup";
import { expect, test } from "vitest";
import prompts from "../../fixtures/prompts-king-and-assassins.json";
import { KingAndAssassinsControls } from "../../../src/games/king_and_assassins/controls.svelte";
import type { KingAndAssassinsContext } from "../../../src/games/king_and_assassins/controls.svelte";
import { question } from "../../../src/games/king_and_assassins/main_action";

/** The controls at a prompt, and the actions that they play. */
function at(
  name: keyof typeof prompts,
  more: Partial<KingAndAssassinsContext> = {},
): { controls: KingAndAssassinsControls; played: string[] } {
  const { view, details, legal, seat } = prompts[name];
  const played: string[] = [];
  const context = {
    view,
    details,
    seat,
    board: { gates: [] },
    canAct: true,
    legalActions: legal.map((action) => ({ action })),
    t: (code: string) => code,
    askReach: () => undefined,
    act: async (action: string) => played.push(action) > 0,
    ...more,
  } as unknown as KingAndAssassinsContext;
  return { controls: new KingAndAssassinsControls(context), played };
}

test("the main button confirms a complete pick, and says before how many are picked", () => {
  const { controls, played } = at("pick");
  expect(controls.mainAction).toMatchObject({ label: "town-pick-done", blockedBy: "pick-chosen", isSuggested: false });
  for (const citizen of ["monk", "farmer", "butcher"] as const) controls.toggle(citizen);
  expect(controls.mainAction?.blockedBy).toBeNull();
  controls.mainAction?.run();
  expect(played).toHaveLength(1);
});

test("the main button ends the turn; while the other plays it keeps its label and is blocked", () => {
  const { controls, played } = at("assassins");
  expect(controls.mainAction).toMatchObject({ label: "act-end-turn", blockedBy: null });
  controls.mainAction?.run();
  expect(played).toEqual(["end"]);
  const waiting = at("assassins", { canAct: false, legalActions: [] });
  expect(waiting.controls.mainAction).toMatchObject({ label: "act-end-turn", blockedBy: "layout-not-your-turn" });
});

test("revealing has a place of its own, and asks first", () => {
  const { controls } = at("assassins");
  const reveal = prompts.assassins.legal.find((action) => action.startsWith("!")) ?? "";
  controls.choose({ space: reveal.slice(1), kind: "" });
  expect(controls.pieceActions.map(({ label }) => label)).toEqual(["town-do-reveal"]);
  expect(controls.mainAction?.label).toBe("act-end-turn");
});

test("ending a turn asks only if points are left that could be used", () => {
  const ask = (unused: number, actions: readonly string[]): string | null =>
    question("end", {
      details: { unused, consequences: [] },
      legalActions: actions.map((action) => ({ action })),
      t: (code: string) => code,
    } as unknown as Parameters<typeof question>[1]);
  expect(ask(2, ["end", "a1a2"])).toBe("act-end-anyway");
  expect(ask(0, ["end", "a1a2"])).toBeNull();
  expect(ask(2, ["end"])).toBeNull();
});
