import { describe, expect, test } from "vitest";
import type { KingOfTheHillLayout } from "../../../src/api/types";
import { ArmyBuilder, saveArmies, savedArmies } from "../../../src/games/king_of_the_hill/army";
import { cardsFor, cardInHand, intendedAction, parseMove, cardUses } from "../../../src/games/king_of_the_hill/moves";
import {
  coveredSpaces,
  placementAt,
  placements,
  placementSpaces,
  supply,
} from "../../../src/games/king_of_the_hill/placing";
import { fixture } from "../../fixtures";

describe("every action of the notation is parsed", () => {
  test.each([
    ["5C c2-c4", { kind: "play", card: "5C", verb: "move", from: "c2", to: "c4" }],
    ["5C c6-off", { kind: "play", card: "5C", verb: "move", from: "c6", to: "off" }],
    ["4D vigour:c7-off", { kind: "play", card: "4D", verb: "vigour", from: "c7", to: "off" }],
    ["KH c2xd3", { kind: "play", card: "KH", verb: "attack", from: "c2", to: "d3" }],
    ["4D raze:c2", { kind: "play", card: "4D", verb: "raze", to: "c2" }],
    ["** burn", { kind: "play", card: "**", verb: "burn" }],
    ["QH teleport:e2", { kind: "play", card: "QH", verb: "teleport", to: "e2" }],
    ["AH portal:light-cavalry@a1", { kind: "play", card: "AH", verb: "portal", unit: "light-cavalry", to: "a1" }],
    ["9S lightning:f6", { kind: "play", card: "9S", verb: "lightning", to: "f6" }],
    ["JC confusion", { kind: "play", card: "JC", verb: "confusion" }],
    ["place:forest-long/t@i2", { kind: "place", element: "forest-long", turned: true, at: ["i2"] }],
    ["place:objectives@b6,h7", { kind: "place", element: "objectives", turned: false, at: ["b6", "h7"] }],
    ["deploy:cavalry+@c1", { kind: "deploy", unit: "cavalry", general: true, to: "c1" }],
    ["bid:**", { kind: "bid", card: "**" }],
    ["draw:*H", { kind: "draw", card: "*H" }],
    ["hand:KD", { kind: "hand", card: "KD" }],
    ["flee:d6", { kind: "flee", to: "d6" }],
    ["first:red", { kind: "first", seat: "red" }],
    ["halt", { kind: "word", word: "halt" }],
  ])("%s", (action, move) => expect(parseMove(action)).toEqual(move));
  test("all legal actions of real matches", () => {
    for (const name of ["view-battle-rages", "view-battle-begins", "view-ambush", "view-night-attack"]) {
      for (const action of fixture<{ legal: string[] }>(name).legal) expect(parseMove(action), action).not.toBeNull();
    }
  });
});

describe("a card", () => {
  const legal = ["*C c2-c4", "*D c2xd3", "** burn", "5C c2-c4", "5C lightning:f6", "5C burn", "4D d2xd3"];
  test("has its uses, the usual ones first", () => {
    expect(cardUses(legal, "5C").map(({ verb }) => verb)).toEqual(["move", "lightning", "burn"]);
  });
  test("that is a joker is held as a joker and played as a suit", () => {
    expect(cardInHand("*C")).toBe("**");
    expect(cardUses(legal, "**")).toEqual([
      { card: "*C", verb: "move" },
      { card: "*D", verb: "attack" },
      { card: "**", verb: "burn" },
    ]);
  });
  test("can be found for a unit", () => expect([...cardsFor(legal, "c2")].sort()).toEqual(["**", "5C"]));
});

describe("an illegal click is written in notation, so that the server can name the rule", () => {
  test("a black card against an enemy", () =>
    expect(intendedAction({ card: "5C", verb: "move" }, "c2", "d3", ["d3"])).toBe("5C c2xd3"));
  test("too far", () => expect(intendedAction({ card: "5C", verb: "move" }, "c2", "k7", [])).toBe("5C c2-k7"));
  test("a red card at nobody", () =>
    expect(intendedAction({ card: "4D", verb: "attack" }, "c2", "c3", [])).toBe("4D c2xc3"));
});

describe("an army", () => {
  const limits = { places: 3, types: ["infantry", "cavalry", "horde"], fantasy: ["horde"], max_fantasy: 1 } as const;
  const recruiting = new ArmyBuilder(
    [
      "army:infantry+,infantry,cavalry",
      "army:infantry,infantry,cavalry+",
      "army:infantry+,cavalry,horde",
      "army:infantry,cavalry+,horde",
    ],
    limits,
  );
  test("has as many fantasy units as the server allows", () => {
    expect(recruiting.isLimited(["infantry"], "horde")).toBe(false);
    expect(recruiting.isLimited(["horde"], "horde")).toBe(true);
    expect(recruiting.isLimited(["horde"], "infantry")).toBe(false);
  });
  test("can only be extended to a legal one", () => {
    expect(recruiting.fits(["infantry", "infantry"], "horde")).toBe(false);
    expect(recruiting.fits(["infantry", "cavalry"], "horde")).toBe(true);
  });
  test("has a general who is never a horde", () => {
    expect(recruiting.generals(["infantry", "cavalry", "horde"])).toEqual(["infantry", "cavalry"]);
    expect(recruiting.generals(["infantry"])).toEqual([]);
  });
  test("is found among the legal ones, in any order", () => {
    expect(recruiting.action(["horde", "cavalry", "infantry"], "cavalry")).toBe("army:infantry,cavalry+,horde");
    expect(recruiting.action(["infantry", "infantry"], "infantry")).toBeNull();
  });
  test("can be saved in the browser; invalid entries are ignored", () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(savedArmies(store)).toEqual([]);
    saveArmies([{ name: "Mine", action: "army:infantry+" }], store);
    expect(savedArmies(store)).toEqual([{ name: "Mine", action: "army:infantry+" }]);
    kept.set("regalia-armies", '[3, {"name": 1}]');
    expect(savedArmies(store)).toEqual([]);
    kept.set("regalia-armies", "{");
    expect(savedArmies(store)).toEqual([]);
  });
});

describe("terrain", () => {
  const board = fixture<KingOfTheHillLayout>("board-standard");
  const legal = [
    "place:forest-long@i2",
    "place:forest-long/t@i2",
    "place:forest-long/t@a1",
    "place:road@b",
    "place:objectives@b6,h7",
    "place:objectives@b6,i5",
    "decline",
  ];
  test("lists the remaining elements", () => {
    expect(supply(legal)).toEqual([
      { element: "forest-long", turns: true },
      { element: "road", turns: false },
      { element: "objectives", turns: false },
    ]);
  });
  test("has other places when rotated", () => {
    expect(placementSpaces(placements(legal, "forest-long"), null)).toEqual(["i2"]);
    expect(placementSpaces(placements(legal, "forest-long", true), null)).toEqual(["i2", "a1"]);
    expect(placementAt(placements(legal, "forest-long", true), "a1", null)).toBe("place:forest-long/t@a1");
    expect(coveredSpaces(board, "forest-long", true, "i2")).toEqual(["i2", "j2", "i3", "j3", "i4", "j4"]);
  });
  test("that is a road is placed by its column", () => {
    expect(placementSpaces(placements(legal, "road"), null)).toEqual(["b1"]);
    expect(placementAt(placements(legal, "road"), "b4", null)).toBe("place:road@b");
    expect(coveredSpaces(board, "road", false, "b4")).toHaveLength(7);
  });
  test("that is a pair takes two clicks, in any order", () => {
    const pairs = placements(legal, "objectives");
    expect(placementSpaces(pairs, null)).toEqual(["b6", "h7", "i5"]);
    expect(placementSpaces(pairs, "h7")).toEqual(["b6"]);
    expect(placementAt(pairs, "b6", "h7")).toBe("place:objectives@b6,h7");
    expect(placementAt(pairs, "h7", null)).toBeNull();
  });
});
