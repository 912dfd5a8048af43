// @vitest-environment jsdom
/** Data that a browser stored with version 0.1.0 is still read. */

import "../setup";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { matchOfInvite, inviteLink, storeInvite } from "../../src/stores/invites";
import { Settings } from "../../src/stores/settings.svelte";

const KEPT = JSON.parse(readFileSync(resolve("../tests/fixtures/v0_1_0/browser.json"), "utf8")) as Record<
  string,
  string
>;

beforeEach(() => {
  localStorage.clear();
  for (const [key, value] of Object.entries(KEPT)) localStorage.setItem(key, value);
});

test("every setting is kept", () => {
  const { values } = new Settings(localStorage, ["en"]);
  expect(values).toMatchObject({
    language: "de",
    theme: "dark",
    sound: true,
    still: false,
    confirm: false,
    pace: "fast",
    notify: false,
  });
  expect(values.levels).toEqual({ "king-and-assassins": 2, "king-of-the-hill": 3 });
});

test("stored invitations lead to their matches, also after another one is stored", () => {
  const kept = Object.entries(JSON.parse(KEPT["regalia-invites"] ?? "{}") as Record<string, string>);
  expect(kept).toHaveLength(2);
  storeInvite("another", "token");
  for (const [match, token] of kept) {
    expect(matchOfInvite(token)).toBe(match);
    expect(inviteLink(match)).toContain(token);
  }
});
