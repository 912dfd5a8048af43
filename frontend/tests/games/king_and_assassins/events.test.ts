import { expect, test } from "vitest";
import { describeEvent } from "../../../src/games/king_and_assassins/events";
import type { Event } from "../../../src/api/types";
import { t } from "../../fixtures";

const describe = (event: object): string => describeEvent(event as Event, t);
const citizen = (id: string) => ({ kind: "citizen", id });
const THREE = ["monk", "farmer", "squire"];

test("a secret is described only where it was sent", () => {
  expect(describe({ type: "picked" })).toBe(t("event-picked", { citizens: null }));
  expect(describe({ type: "picked", citizens: THREE })).toBe(t("event-picked", { citizens: THREE.map(citizen) }));
  expect(describe({ type: "captured", citizen: "monk", space: "c4", by: "c5" })).toBe(
    t("event-captured", { assassin: null, citizen: citizen("monk"), space: "c4", by: "c5" }),
  );
  expect(describe({ type: "captured", citizen: "monk", space: "c4", by: "c5", assassin: true })).toBe(
    t("event-captured", { assassin: true, citizen: citizen("monk"), space: "c4", by: "c5" }),
  );
});

test("results are described by their rule", () => {
  const ended = {
    type: "ended",
    winner: "king",
    reason: "KA-11.2",
    assassins: { monk: "hidden", farmer: "captured", squire: "revealed" },
  };
  expect(describe(ended)).toBe(
    t("event-ended", { winner: t("winner-king"), reason: t("reason-KA-11-2"), assassins: THREE.map(citizen) }),
  );
});
