import { expect, test } from "vitest";
import { computerLabel, computerSentence } from "../../src/pages/match/computer";
import { say } from "../../src/words/speech.svelte";

test("a computer that waits in the queue shows its position", () => {
  const waiting = { position: 4, trouble: false };
  expect(computerLabel(waiting)).toBe(say("table-queued", { position: 4 }));
  expect(computerSentence(waiting)).toBe(say("turn-queued", { position: 4 }));
});

test("a move that cannot be stored is trouble, wherever its request stood", () => {
  expect(computerSentence({ position: 2, trouble: true })).toBe(say("turn-trouble"));
  expect(computerLabel({ position: 2, trouble: true })).toBe(say("table-trouble"));
});

test("otherwise the computer thinks", () => {
  expect(computerSentence({ position: 0, trouble: false })).toBe(say("turn-thinking"));
  expect(computerLabel({ position: 0, trouble: false })).toBe(say("table-thinks"));
});
