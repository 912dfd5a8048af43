// @vitest-environment jsdom
import "../setup";
/** The site's store: announcements are dismissed by id, in this browser. */

import { expect, test, vi } from "vitest";

vi.mock("../../src/api/endpoints", () => ({ getSite: vi.fn() }));
const { getSite } = await import("../../src/api/endpoints");
const { Site } = await import("../../src/stores/site.svelte");

const announcement = (id: number): { id: number; text: string; since: number } => ({ id, text: `No. ${id}`, since: 0 });

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test("a dismissed announcement stays away after a reload, and the next one is shown", async () => {
  const kept = storage();
  vi.mocked(getSite).mockResolvedValue({ registration: "open", announcement: announcement(4) });
  const site = new Site(kept);
  await site.load();
  expect(site.announcement?.id).toBe(4);
  site.dismiss(announcement(4));
  expect(site.announcement).toBeNull();
  const reloaded = new Site(kept);
  await reloaded.load();
  expect(reloaded.announcement).toBeNull();
  vi.mocked(getSite).mockResolvedValue({ registration: "open", announcement: announcement(5) });
  await reloaded.load();
  expect(reloaded.announcement?.id).toBe(5);
});

test("a page without the information goes on with what it has", async () => {
  const site = new Site(storage());
  vi.mocked(getSite).mockRejectedValue(new Error("no network"));
  await site.load();
  expect(site.info.registration).toBe("open");
});
