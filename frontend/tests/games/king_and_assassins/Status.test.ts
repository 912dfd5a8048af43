// @vitest-environment jsdom
import "../../setup";
import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { KingAndAssassinsDetails, KingAndAssassinsLayout, KingAndAssassinsView } from "../../../src/api/types";
import type { KingAndAssassinsContext } from "../../../src/games/king_and_assassins/controls.svelte";
import Status from "../../../src/games/king_and_assassins/Status.svelte";
import { fixture, t } from "../../fixtures";

const board = fixture<KingAndAssassinsLayout>("board-A");
const { view, details } = fixture<{ view: KingAndAssassinsView; details: KingAndAssassinsDetails }>(
  "view-town-in-play",
);

/** The status of a match whose view or details differ from the fixture's. */
function show(changes: Partial<KingAndAssassinsView>, rules: Partial<KingAndAssassinsDetails> = {}): void {
  const context = {
    view: { ...view, ...changes },
    details: { ...details, ...rules },
    board,
    t,
  } as KingAndAssassinsContext;
  render(Status, { props: { context, part: "points" } });
}

test("a king with one wound is wounded", () => {
  show({ wounds: 1 });
  expect(screen.getByText(t("town-wounded"))).toBeTruthy();
});

test("a king with two wounds is dead, and no longer wounded", () => {
  show({ wounds: 2 });
  expect(screen.getByText(t("town-king-dead"))).toBeTruthy();
  expect(screen.queryByText(t("town-wounded"))).toBeNull();
});

test("fetters are explained while the server says that they matter", () => {
  show({}, { fetters: "free" });
  expect(screen.getByText(t("town-fetters"))).toBeTruthy();
});

test("fetters are not explained otherwise", () => {
  show({ card: "1/6/5f" }, { fetters: null });
  expect(screen.queryByText(t("town-fetters"))).toBeNull();
});
