// @vitest-environment jsdom
import "./setup";
import { expect, test, vi } from "vitest";
import { handleLinkClick, router } from "../src/router/router.svelte";
import { findPage } from "../src/routes";

const missing = findPage("/no/such/page").load;

test.each([["/"], ["/match/abc"]])("%s is a page", (path) => {
  expect(findPage(path).load).not.toBe(missing);
});

test.each(["/match", "/match/a/b", "/lobby/x"])("%s is no page", (path) => {
  expect(findPage(path).load).toBe(missing);
});

test("path parameters are named, decoded and may be optional", () => {
  expect(findPage("/people/%D0%98%D0%B2%D0%B0%D0%BD").params).toEqual({ name: "Иван" });
  expect(findPage("/people/%E0%A4%A").params).toEqual({ name: "%E0%A4%A" });
  expect(findPage("/leaders/king-of-the-hill").params).toEqual({ game: "king-of-the-hill" });
  expect(findPage("/leaders/").params).toEqual({});
});

function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.body.addEventListener("click", handleLinkClick, { once: true });
  document.body.querySelector("a")!.firstElementChild!.dispatchEvent(event);
  return event.defaultPrevented;
}

test("a click on an internal link navigates, with its query", () => {
  vi.spyOn(history, "pushState");
  expect(click('<a href="/lobby?game=x"><b>x</b></a>')).toBe(true);
  expect([router.path, router.query.get("game")]).toEqual(["/lobby", "x"]);
});

test.each([
  ['<a href="https://elsewhere.example/"><b>x</b></a>', {}],
  ['<a href="/lobby" target="_blank"><b>x</b></a>', {}],
  ['<a href="/api/matches/1/record" download><b>x</b></a>', {}],
  ['<a href="/lobby"><b>x</b></a>', { ctrlKey: true }],
  ['<a href="#content"><b>x</b></a>', {}],
])("a click on %s is left to the browser", (html, init) => {
  window.addEventListener("click", (event) => event.preventDefault(), { once: true }); // jsdom does not navigate
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, "target", { value: document.body.querySelector("b") });
  handleLinkClick(event);
  expect(event.defaultPrevented).toBe(false);
});
