// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chunks } from "../src/chunks.svelte";

const isReachable = vi.fn<() => boolean>();
/** Loads `part` after so many failures. */
function failing(times: number): () => Promise<string> {
  let left = times;
  return async () => {
    if (left-- > 0) throw new TypeError("Failed to fetch dynamically imported module");
    return "part";
  };
}

beforeEach(() => {
  isReachable.mockReturnValue(false);
  vi.stubGlobal("fetch", async () =>
    isReachable() ? new Response("{}") : Promise.reject(new TypeError("Failed to fetch")),
  );
});
afterEach(() => vi.unstubAllGlobals());

test("a part is loaded when the network is back, and until then it is known to be missing", async () => {
  const loading = chunks.load(failing(1));
  await vi.waitFor(() => expect(chunks.waiting).toBe(1));
  isReachable.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  expect(await loading).toBe("part");
  expect(chunks.waiting).toBe(0);
});

test("a part that failed for a moment is loaded at once", async () => {
  isReachable.mockReturnValue(true);
  expect(await chunks.load(failing(1))).toBe("part");
});

test("a part that the server no longer has is an error", async () => {
  isReachable.mockReturnValue(true);
  await expect(chunks.load(failing(2))).rejects.toThrow("Failed to fetch");
});

test("a style sheet that could not be loaded is requested again before its part", async () => {
  chunks.watchStyles();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/assets/part.css" });
  document.head.append(link);
  link.dispatchEvent(new Event("error"));
  isReachable.mockReturnValue(true);
  const loading = chunks.load(failing(1));
  const again = await vi.waitFor(() => {
    const found = document.head.querySelector<HTMLLinkElement>('link[href="/assets/part.css"]');
    expect(found).not.toBe(link);
    return found;
  });
  again?.dispatchEvent(new Event("load"));
  expect(await loading).toBe("part");
});
