// @vitest-environment jsdom
import "../../setup";
import { describe, expect, test } from "vitest";
import prompts from "../../fixtures/prompts-king-of-the-hill.json";
import { KingOfTheHillControls } from "../../../src/games/king_of_the_hill/controls.svelte";
import type { KingOfTheHillContext } from "../../../src/games/king_of_the_hill/controls.svelte";
import { question } from "../../../src/games/king_of_the_hill/main_action";

type Prompt = keyof typeof prompts;

/** The controls at a prompt, and the actions that they play. */
function at(name: Prompt): { controls: KingOfTheHillControls; played: string[] } {
  const { view, details, legal, presets, seat } = prompts[name];
  const played: string[] = [];
  const context = {
    view,
    details,
    presets,
    seat,
    canAct: true,
    planLength: 0,
    revision: 1,
    legalActions: legal.map((action) => ({ action })),
    t: (code: string) => code,
    act: async (action: string) => played.push(action) > 0,
  } as unknown as KingOfTheHillContext;
  return { controls: new KingOfTheHillControls(context), played };
}

describe("the main button of the action bar", () => {
  test.each<[Prompt, string]>([
    ["redraw", "keep"],
    ["first", `first:${prompts.first.seat}`],
    ["retreat", "stay"],
    ["pursue", "pursue"],
  ])("answers the prompt %s", (name, action) => {
    const { controls, played } = at(name);
    expect(controls.mainAction?.blockedBy).toBeNull();
    controls.mainAction?.run();
    expect(played).toEqual([action]);
  });

  test.each<[Prompt, string]>([
    ["army", "army-title"],
    ["terrain", "field-place-where"],
    ["bid", "field-bid-choose"],
    ["action", "field-step-begin"],
    ["defend-joker", "field-defend-choose"],
  ])("says at %s what is missing, and plays nothing", (name, missing) => {
    const { controls, played } = at(name);
    expect(controls.mainAction?.blockedBy).toBe(missing);
    controls.mainAction?.run();
    expect(played).toEqual([]);
  });

  test("confirms the bid, the army and the defence that are chosen", () => {
    const bid = at("bid");
    const [card = ""] = bid.controls.hand;
    bid.controls.takeCard(card);
    bid.controls.mainAction?.run();
    expect(bid.played).toEqual([`bid:${card}`]);
    const army = at("army");
    army.controls.army = "army:chosen";
    army.controls.mainAction?.run();
    expect(army.played).toEqual(["army:chosen"]);
    const defence = at("defend-joker");
    const held = [...defence.controls.playable].find((one) => defence.controls.hand.includes(one)) ?? "";
    defence.controls.takeCard(held);
    defence.controls.mainAction?.run();
    expect(defence.played).toHaveLength(1);
    expect(prompts["defend-joker"].legal).toContain(defence.played[0]);
  });

  test("is missing where the board answers", () => {
    expect(at("deploy").controls.mainAction).toBeNull();
    expect(at("flee").controls.mainAction).toBeNull();
  });
});

test("of a joker, the chosen colour defends; without a choice the first one", () => {
  const { controls } = at("defend-joker");
  controls.takeCard("**");
  const ways = controls.defences;
  expect(new Set(ways.map(({ as }) => as))).toEqual(new Set(["black", "red"]));
  expect(controls.defence).toEqual(ways[0]);
  controls.jokerAs = ways[1]?.as ?? null;
  expect(controls.defence).toEqual(ways[1]);
});

test("burning a card asks first, other plays do not", () => {
  const asked = { details: { consequences: [] }, t: (code: string) => code } as unknown as Parameters<
    typeof question
  >[1];
  expect(question("5C burn", asked)).toBe("field-burn-sure");
  expect(question("5C a1-a2", asked)).toBeNull();
});
