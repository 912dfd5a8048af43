/** Announcements are kept in order. */

import { expect, test } from "vitest";
import { page } from "../../src/stores/page.svelte";

test("announcements in quick succession are all kept, also with the same text", () => {
  for (const text of ["The knight moves.", "Your turn", "Your turn"]) page.announce(text);
  expect(page.announcements.map(({ text }) => text)).toEqual(["The knight moves.", "Your turn", "Your turn"]);
  expect(new Set(page.announcements.map(({ id }) => id)).size).toBe(3);
});

test("old announcements are dropped", () => {
  for (let i = 0; i < 100; i++) page.announce(`saying ${i}`);
  expect(page.announcements).toHaveLength(30);
  expect(page.announcements.at(-1)?.text).toBe("saying 99");
});
