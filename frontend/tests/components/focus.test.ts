// @vitest-environment jsdom
/** The focus moves to an ancestor when the focused element is removed. */

import { expect, test } from "vitest";
import { keepFocus } from "../../src/components/focus";

const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A page with a panel, with a button in each; the page has the attachment. */
function page(): { root: HTMLElement; panel: HTMLElement; outer: HTMLButtonElement; inner: HTMLButtonElement } {
  const [root, panel] = [document.createElement("main"), document.createElement("section")];
  const [outer, inner] = [document.createElement("button"), document.createElement("button")];
  root.tabIndex = panel.tabIndex = -1;
  panel.append(inner);
  root.append(outer, panel);
  document.body.replaceChildren(root);
  keepFocus(root);
  return { root, panel, outer, inner };
}

test("a removed button passes the focus to its nearest focusable ancestor", async () => {
  const { panel, inner } = page();
  inner.focus();
  inner.remove();
  await settle();
  expect(document.activeElement).toBe(panel);
});

test("if that ancestor is removed, too, the next one gets the focus", async () => {
  const { root, panel, inner } = page();
  inner.focus();
  panel.remove();
  await settle();
  expect(document.activeElement).toBe(root);
});

test("a focus that moved elsewhere stays there", async () => {
  const { panel, outer, inner } = page();
  inner.focus();
  outer.focus();
  panel.remove();
  await settle();
  expect(document.activeElement).toBe(outer);
});

test("without a previous focus nothing is focused", async () => {
  const { panel } = page();
  panel.remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});
