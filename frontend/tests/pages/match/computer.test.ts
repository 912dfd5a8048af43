import { expect, test } from "vitest";
import { computerLabel, computerSentence } from "../../../src/pages/match/computer";
import { t } from "../../../src/i18n/locale.svelte";

test("a computer that waits in the queue shows its position", () => {
  const waiting = { position: 4, trouble: false };
  expect(computerLabel(waiting)).toBe(t("table-queued", { position: 4 }));
  expect(computerSentence(waiting)).toBe(t("turn-queued", { position: 4 }));
});

test("a move that cannot be stored is shown before the position in the queue", () => {
  expect(computerSentence({ position: 2, trouble: true })).toBe(t("turn-trouble"));
  expect(computerLabel({ position: 2, trouble: true })).toBe(t("table-trouble"));
});

test("otherwise the computer is searching", () => {
  expect(computerSentence({ position: 0, trouble: false })).toBe(t("turn-thinking"));
  expect(computerLabel({ position: 0, trouble: false })).toBe(t("table-thinks"));
});
