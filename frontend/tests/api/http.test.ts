import { afterEach, expect, test, vi } from "vitest";
import { address, request, Refusal, Unreachable, url } from "../../src/api/http";
import { ServerTime } from "../../src/api/server_time";

function answers(body: string, init: ResponseInit = {}): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(body, init)),
  );
}
afterEach(() => vi.unstubAllGlobals());

test("a response is the server's JSON", async () => {
  answers('{"face":{"kind":"guest"}}');
  expect(await request("GET", "/api/me")).toEqual({ face: { kind: "guest" } });
});

test("a refusal has the server's code and message", async () => {
  answers('{"error":{"code":"service/name-taken","message":"Taken.","field":"name"}}', { status: 409 });
  const refusal = await request("POST", "/api/account", { body: {} }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ status: 409, message: "Taken.", problem: { field: "name" } });
});

test("a foreign or missing response is unreachable", async () => {
  answers("<html>", { status: 502 });
  await expect(request("GET", "/api/me")).rejects.toThrow(Unreachable);
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Promise.reject(new TypeError("network"))),
  );
  await expect(request("GET", "/api/me")).rejects.toThrow(Unreachable);
});

test("a body is sent as JSON with its content type", async () => {
  answers("{}");
  await request("PATCH", "/api/account", { body: { old: "a", new: "b" } });
  expect(fetch).toHaveBeenCalledWith(
    "/api/account",
    expect.objectContaining({
      body: '{"old":"a","new":"b"}',
      headers: expect.objectContaining({ "content-type": "application/json" }),
    }),
  );
});

test("parameters are encoded, and those without a value are left out", () => {
  expect(url`/api/people/${"a/b c"}/matches`).toBe("/api/people/a%2Fb%20c/matches");
  expect(address("/x", { before: 25, limit: null, seat: undefined, name: "a&b" })).toBe("/x?before=25&name=a%26b");
  expect(address("/x", { seat: undefined })).toBe("/x");
});

test("each response narrows the estimate of the server's clock", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const time = new ServerTime();
  expect(time.now()).toBe(1_000_000);
  time.observe(1_060_000, 1_000_000, 1_000_000); // from 60 to 61 seconds ahead
  expect(time.now()).toBe(1_060_500);
  time.observe(1_060_000, 999_600, 999_600); // from 60.4 to 61.4
  expect(time.now()).toBe(1_060_700);
  time.observe(2_000_000, 1_000_000, 1_000_000); // a clock was set
  expect(time.now()).toBe(2_000_500);
  vi.useRealTimers();
});
