// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inspectGestures } from "../../../src/pages/match/inspect_gestures";

const open = vi.fn();
const leave = vi.fn();
let root: HTMLElement;
let stop: void | (() => void);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><button data-space="a1"></button>
    <p data-inspect="card:2C"><b></b></p><i></i></main>`;
  root = document.querySelector("main") as HTMLElement;
  stop = inspectGestures({ open, leave })(root);
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const find = (selector: string): HTMLElement => root.querySelector(selector) as HTMLElement;
function point(target: HTMLElement, type: string, pointerType = "mouse", clientX = 5): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: 5 });
  target.dispatchEvent(Object.assign(event, { pointerType, isPrimary: true }));
}
const touch = "touch";

test("a pointer that rests opens, one that passes does not", () => {
  point(find("button"), "pointerover");
  vi.advanceTimersByTime(300);
  point(find("button"), "pointerout");
  vi.advanceTimersByTime(2000);
  expect(open).not.toHaveBeenCalled();
  point(find("b"), "pointerover");
  vi.advanceTimersByTime(700);
  expect(open).toHaveBeenCalledWith(find("p"), "hover");
});

test("a press before the delay does not open", () => {
  point(find("button"), "pointerover");
  point(find("button"), "pointerdown");
  vi.advanceTimersByTime(2000);
  expect(open).not.toHaveBeenCalled();
});

test("a held finger opens, and its click does nothing", () => {
  const clicked = vi.fn();
  find("button").addEventListener("click", clicked);
  const cancelled = vi.fn();
  window.addEventListener("pointercancel", cancelled, { once: true });
  point(find("button"), "pointerdown", touch);
  vi.advanceTimersByTime(600);
  expect(open).toHaveBeenCalledWith(find("button"), "touch");
  expect(cancelled).toHaveBeenCalled();
  point(find("button"), "pointerup", touch);
  find("button").click();
  expect(clicked).not.toHaveBeenCalled();
  find("button").click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test("a finger that moves or lifts early does not open, and its click counts", () => {
  const clicked = vi.fn();
  find("button").addEventListener("click", clicked);
  point(find("button"), "pointerdown", touch);
  point(find("button"), "pointermove", touch, 40);
  vi.advanceTimersByTime(2000);
  point(find("button"), "pointerdown", touch);
  point(find("button"), "pointerup", touch);
  vi.advanceTimersByTime(2000);
  find("button").click();
  expect(open).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test("the key I opens by its place on the keyboard, and not while typing", () => {
  const press = (target: HTMLElement, more: KeyboardEventInit = {}) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyI", key: "ш", bubbles: true, ...more }));
  press(find("button"));
  expect(open).toHaveBeenCalledWith(find("button"), "key");
  press(find("i"));
  press(find("button"), { ctrlKey: true });
  expect(open).toHaveBeenCalledTimes(1);
});
