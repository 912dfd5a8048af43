// @vitest-environment jsdom
import "../../setup";
import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { KingAndAssassinsLayout, KingAndAssassinsView } from "../../../src/api/types";
import type { KingAndAssassinsContext } from "../../../src/games/king_and_assassins/controls.svelte";
import Status from "../../../src/games/king_and_assassins/Status.svelte";
import { fixture, t } from "../../fixtures";

const board = fixture<KingAndAssassinsLayout>("board-A");
const { view } = fixture<{ view: KingAndAssassinsView }>("view-town-in-play");

/** The status of a match whose view differs from the fixture's. */
function show(changes: Partial<KingAndAssassinsView>): void {
  const context = { view: { ...view, ...changes }, board, t } as KingAndAssassinsContext;
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

test("fetters are explained in the turn of the king player", () => {
  show({ card: "1/6/5f", phase: "king", captured_this_round: false });
  expect(screen.getByText(t("town-fetters"))).toBeTruthy();
});

test("fetters are not explained in the turn of the assassin player", () => {
  show({ card: "1/6/5f", phase: "assassins", captured_this_round: false });
  expect(screen.queryByText(t("town-fetters"))).toBeNull();
});
