/** Announcements are kept in order. */

import { expect, test } from "vitest";
import { page } from "../../src/stores/page.svelte";

test("what follows quickly upon something else does not swallow it, and the same words twice are two sayings", () => {
  for (const text of ["The knight moves.", "Your turn", "Your turn"]) page.announce(text);
  expect(page.announcements.map(({ text }) => text)).toEqual(["The knight moves.", "Your turn", "Your turn"]);
  expect(new Set(page.announcements.map(({ id }) => id)).size).toBe(3);
});

test("what was read long ago is forgotten", () => {
  for (let i = 0; i < 100; i++) page.announce(`saying ${i}`);
  expect(page.announcements).toHaveLength(30);
  expect(page.announcements.at(-1)?.text).toBe("saying 99");
});
