import { expect, test } from "vitest";
import type { Event } from "../../../src/api/types";
import { headline, traces } from "../../../src/games/king_and_assassins/turn";
import { t } from "../../fixtures";

const captured = { type: "captured", citizen: "butcher", space: "c4", by: "c5", assassin: true } as Event;
const wounded = { type: "king-wounded", citizen: "monk", space: "d4", by: "d5", wounds: 1 } as Event;

test("the loss of an own assassin is a headline that outranks the capture of somebody else", () => {
  const own = headline(captured, "assassins", t);
  const other = headline({ ...captured, assassin: false } as Event, "assassins", t);
  expect(own?.text).toBe(t("headline-captured", { citizen: "butcher", assassin: true }));
  expect(own?.rank).toBeGreaterThan(other?.rank ?? Infinity);
});

test("headlines are about the viewer's own pieces, and spectators have none", () => {
  expect(headline(wounded, "king", t)?.text).toBe(t("headline-king-wounded", { wounds: 1 }));
  expect(headline(wounded, "assassins", t)).toBeNull();
  for (const event of [captured, wounded]) expect(headline(event, "spectator", t)).toBeNull();
});

test("a capture leaves an arrow and the captured citizen", () => {
  expect(traces(captured)).toEqual([
    { kind: "attack", from: "c5", to: "c4" },
    { kind: "removed", space: "c4", piece: { kind: "butcher", side: "citizens" } },
  ]);
  expect(traces({ type: "turn-ended", seat: "king", unused: 0 })).toEqual([]);
});
