/** The last fight, from the log. */

import { describe, expect, it } from "vitest";
import type { Event, LogLine } from "../../../src/api/types";
import { lastFight } from "../../../src/games/king_of_the_hill/fight";

const event = (type: string, more: object = {}): Event => ({ type, ...more }) as unknown as Event;
const log = (...events: Event[]): LogLine[] =>
  events.map((one, i) => ({ number: i + 1, at: 0, payload: null, events: [one] }) as unknown as LogLine);
const attack = event("attacked", { seat: "blue", card: "JH", from: "j5", to: "i4" });
const drawn = event("defence-drawn", { seat: "red", cards: ["QS", "3D"] });
const defended = event("defended", { seat: "red", card: "QS" });

describe("the last fight", () => {
  it("has the attack and the drawn cards while the defender chooses", () => {
    const found = lastFight(log(attack, drawn), "blue");
    expect(found).toMatchObject({ card: "JH", target: "i4", drawn: ["QS", "3D"], answer: null, isAnswered: false });
  });

  it("has the answer and what followed", () => {
    const fled = event("fled", { seat: "red", from: "i4", to: "h3" });
    const found = lastFight(log(attack, drawn, defended, fled), "blue");
    expect(found).toMatchObject({ answer: "QS", isAnswered: true, outcome: [fled] });
  });

  it("knows where its units were and where they went", () => {
    const fled = event("fled", { seat: "red", from: "i4", to: "h3" });
    expect(new Set(lastFight(log(attack, drawn, defended, fled), "blue")?.spaces)).toEqual(new Set(["j5", "i4", "h3"]));
    const lightning = event("lightning-cast", { seat: "blue", card: "8C", to: "a6" });
    expect(lastFight(log(lightning), "blue")?.spaces).toEqual(["a6"]);
  });

  it("is answered without a card", () => {
    const destroyed = event("destroyed", { seat: "red", space: "i4" });
    expect(lastFight(log(attack, event("yielded", { seat: "red" }), destroyed), "blue")).toMatchObject({
      answer: null,
      isAnswered: true,
      outcome: [destroyed],
    });
  });

  it("stays until the seat itself acts, for spectators until anybody does", () => {
    const theirs = event("moved", { seat: "red", card: "8C", from: "a6", to: "b4" });
    const own = event("card-burned", { seat: "blue", card: "2S" });
    expect(lastFight(log(attack, drawn, defended, theirs), "blue")).not.toBeNull();
    expect(lastFight(log(attack, drawn, defended, theirs, own), "blue")).toBeNull();
    expect(lastFight(log(attack, drawn, defended, theirs), "spectator")).toBeNull();
  });

  it("begins again with a counter-attack", () => {
    const counter = event("attacked", { seat: "red", card: "KD", from: "i4", to: "j5", counter: true });
    expect(lastFight(log(attack, drawn, counter), "blue")).toMatchObject({ card: "KD", target: "j5", drawn: [] });
  });
});
