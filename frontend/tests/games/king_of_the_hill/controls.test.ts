// @vitest-environment jsdom
import "../../setup";
import { expect, test } from "vitest";
import type { MatchState, Update } from "../../../src/api/types";
import { KingOfTheHillControls } from "../../../src/games/king_of_the_hill/controls.svelte";
import type { KingOfTheHillContext } from "../../../src/games/king_of_the_hill/controls.svelte";
import { gameContext } from "../../../src/match/context";
import { play } from "../../../src/match/plan";
import type { MatchPageState } from "../../../src/match/store.svelte";
import { openPage, receiveAction } from "../../match/page";

const HAND = ["5C", "KH"];

/** A match in which this seat bids one of two cards. */
function bidding(): { page: MatchPageState; controls: KingOfTheHillControls } {
  const { page } = openPage();
  receiveAction(page, [], { state: state() });
  return { page, controls: new KingOfTheHillControls(gameContext(page) as unknown as KingOfTheHillContext) };
}

function state(): Partial<MatchState> {
  const view = { actor: "first", phase: "bid", hands: { blue: HAND } } as unknown as MatchState["view"];
  return { view, legal: HAND.map((card) => `bid:${card}`) };
}

test("a selected card stays selected when a message leaves the position as it is", () => {
  const { page, controls } = bidding();
  controls.takeCard("5C");
  const number = (page.feed.snapshot?.number ?? 0) + 1;
  const said = { number, at: 0, what: { type: "said", seat: "second", text: "hello" } };
  page.feed.receive({ type: "update", match: "m", audience: "first", ...said } as unknown as Update);
  expect(page.feed.snapshot?.number).toBe(number);
  expect(controls.heldCard).toBe("5C");
});

test("a selection ends with its position, also if another action was played than the selected one", async () => {
  const { page, controls } = bidding();
  controls.takeCard("5C");
  await play(page, "bid:KH"); // from the move list
  receiveAction(page, [], { seat: "first", state: state() });
  expect(controls.heldCard).toBeNull();
  controls.takeCard("5C");
  expect(controls.heldCard).toBe("5C");
});

test("what is selected after the new position has come is kept when the action is answered", async () => {
  const { page, controls } = bidding();
  let answer = (): void => undefined;
  page.feed.send = () => new Promise((resolve) => (answer = () => resolve({} as never)));
  controls.takeCard("5C");
  const taken = controls.take("bid:5C");
  receiveAction(page, [], { seat: "first", state: state() });
  controls.takeCard("KH");
  answer();
  await taken;
  expect(controls.heldCard).toBe("KH");
});
