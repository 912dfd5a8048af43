// @vitest-environment jsdom
import "../setup";
import { beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../src/api/http";
import { t } from "../../src/i18n/locale.svelte";
import { act, cancelConfirmation, send } from "../../src/match/commands";
import { toasts } from "../../src/stores/toasts.svelte";
import { openPage, receiveAction } from "./page";

const { page, send: deliver } = openPage({ question: (action) => (action === "a2a3" ? "Sure?" : null) });
beforeEach(() => void deliver.mockReset().mockResolvedValue({ number: 2 }));

test("an action is sent with the number of its position", async () => {
  expect(await act(page, "a1a2")).toBe(true);
  expect(deliver).toHaveBeenCalledExactlyOnceWith("m", { type: "act", at: 1, action: "a1a2" }, undefined);
});

test("an irreversible action is confirmed first", async () => {
  const refused = act(page, "a2a3");
  expect(page.unconfirmed).toMatchObject({ action: "a2a3", question: "Sure?" });
  cancelConfirmation(page);
  expect([await refused, page.unconfirmed]).toEqual([false, null]);
  const confirmed = act(page, "a2a3");
  page.unconfirmed?.answer(true);
  expect(await confirmed).toBe(true);
  expect(deliver).toHaveBeenCalledOnce();
});

test("a refused action is explained by its rule", async () => {
  deliver.mockRejectedValue(new Refusal({ code: "game/illegal", message: "Not there.", rule: "XY-1.2" }));
  expect(await act(page, "z1z2")).toBe(false);
  expect([page.notice, page.isBusy]).toEqual([{ text: "Not there.", rule: "XY-1.2" }, false]);
});

test("a move is shown until it is answered, and goes back when it is refused", async () => {
  const moving = openPage({ expectedMove: () => ({ from: "a1", to: "a2" }) });
  moving.send.mockRejectedValue(new Refusal({ code: "game/illegal", message: "Not there.", rule: "XY-1.2" }));
  const played = act(moving.page, "a1a2");
  expect(moving.page.expected).toEqual({ from: "a1", to: "a2" });
  await played;
  expect([moving.page.expected, moving.page.notice?.rule]).toEqual([null, "XY-1.2"]);
});

test("a move that is accepted is shown until its update has come", async () => {
  const moving = openPage({ expectedMove: () => ({ from: "a1", to: "a2" }) });
  moving.send.mockResolvedValue({ number: 2 });
  await act(moving.page, "a1a2");
  expect(moving.page.expected).not.toBeNull();
  receiveAction(moving.page, ["moved"], { seat: "first" });
  expect(moving.page.expected).toBeNull();
});

test("a command that is not answered is not sent twice", async () => {
  let answer: () => void = () => undefined;
  deliver.mockReturnValue(new Promise<void>((done) => (answer = done)));
  const first = send(page, { type: "resign" });
  await send(page, { type: "resign" });
  expect(deliver).toHaveBeenCalledOnce();
  answer();
  await first;
  await send(page, { type: "resign" });
  expect(deliver).toHaveBeenCalledTimes(2);
});

test("nobody acts out of turn", async () => {
  receiveAction(page, [], { state: { actor: "second" } });
  expect(await act(page, "a1a2")).toBe(false);
  expect(deliver).not.toHaveBeenCalled();
});

test("a second click without a connection is answered: the first one waits", async () => {
  const { page, send: deliver } = openPage();
  let answer: (played: { number: number }) => void = () => undefined;
  deliver.mockReturnValue(new Promise((done) => (answer = done)));
  const first = act(page, "a1a2");
  vi.spyOn(page.feed, "isDisconnected", "get").mockReturnValue(true);
  expect(await act(page, "a1a2")).toBe(false);
  expect(toasts.list.map(({ text }) => text)).toEqual([t("net-move-waiting")]);
  expect(deliver).toHaveBeenCalledOnce();
  answer({ number: 1 });
  expect(await first).toBe(true);
});
