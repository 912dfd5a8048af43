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

test("a button that is gone hands the focus to the nearest place around it", async () => {
  const { panel, inner } = page();
  inner.focus();
  inner.remove();
  await settle();
  expect(document.activeElement).toBe(panel);
});

test("where that place is gone too, the one around it has the focus", async () => {
  const { root, panel, inner } = page();
  inner.focus();
  panel.remove();
  await settle();
  expect(document.activeElement).toBe(root);
});

test("who has gone elsewhere is left there", async () => {
  const { panel, outer, inner } = page();
  inner.focus();
  outer.focus();
  panel.remove();
  await settle();
  expect(document.activeElement).toBe(outer);
});

test("nobody is given the focus who never had it", async () => {
  const { panel } = page();
  panel.remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});
