import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { displayName, session } from "../../src/stores/session.svelte";
import { setLocale, t } from "../../src/i18n/locale.svelte";

const asked: string[] = [];
function answers(body: unknown): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string, { method }: RequestInit) => {
      asked.push(`${method} ${path}`);
      return new Response(JSON.stringify(body));
    }),
  );
}
beforeEach(() => asked.splice(0));
afterEach(() => vi.unstubAllGlobals());

test("a visitor becomes a guest once, and again only after invalidation", async () => {
  answers({});
  await session.load();
  expect(session.identity).toBeNull();
  answers({ face: { kind: "guest", guest: { beast: "fox", number: 7 } } });
  await session.ensure();
  await session.ensure();
  session.invalidate();
  await session.ensure();
  expect(asked).toEqual(["GET /api/me", "POST /api/guest", "POST /api/guest"]);
});

test("registering returns the recovery code and reconnects the socket", async () => {
  const changed = vi.fn();
  session.onchange = changed;
  answers({ face: { kind: "person", name: "Anna" }, recovery: "7Q2M" });
  expect(await session.register({ name: "Anna", password: "12345678" })).toBe("7Q2M");
  expect([session.identity?.name, changed.mock.calls.length]).toEqual(["Anna", 1]);
  answers({});
  await session.signOut();
  expect(session.identity).toBeNull();
});

test("every kind of player has a name in every language", async () => {
  await setLocale("en");
  expect(displayName({ kind: "guest", guest: { beast: "fox", number: 1318 } })).toBe("Fox 1318");
  expect(displayName({ kind: "computer", level: 3 })).toBe(t("face-computer", { level: 3 }));
  expect([
    displayName({ kind: "archived", name: "Anna" }),
    displayName({ kind: "archived", guest: { beast: "fox", number: 318 } }),
  ]).toEqual(["Anna", "Fox 318"].map((name) => t("face-archived", { name })));
  expect([
    displayName({ kind: "person", name: "Anna" }),
    displayName({ kind: "deleted" }),
    displayName(undefined),
  ]).toEqual(["Anna", t("face-deleted"), t("face-nobody")]);
});

test("a logged-out account is remembered and not replaced by a guest", async () => {
  answers({ face: { kind: "person", name: "Anna" }, recovery: "7Q2M" });
  await session.register({ name: "Anna", password: "12345678" });
  answers({});
  session.invalidate();
  expect(await session.ensure()).toBe(false);
  expect([session.identity, session.ended?.name]).toEqual([null, "Anna"]);
  expect(asked.slice(1)).toEqual(["GET /api/me"]);
  expect(await session.ensure()).toBe(false);
  expect(session.ended?.name).toBe("Anna");
});

test("after a logout, one continues as a guest on request, or as another tab's account", async () => {
  const changed = vi.fn();
  session.onchange = changed;
  session.continueAsGuest();
  answers({ face: { kind: "guest", guest: { beast: "fox", number: 7 } } });
  expect(await session.ensure()).toBe(true);
  expect([session.ended, asked.at(-1)]).toEqual([null, "POST /api/guest"]);
  answers({ face: { kind: "person", name: "Berta" } });
  await session.recheck();
  expect([session.identity?.name, session.ended, changed.mock.calls.length]).toEqual(["Berta", null, 2]);
});

test("logging out leaves no identity and no notice", async () => {
  answers({});
  await session.signOutEverywhere();
  await session.recheck();
  expect([session.identity, session.ended]).toEqual([null, null]);
});
