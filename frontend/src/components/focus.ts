/** Keeps the keyboard focus near its place when the focused element is removed or disabled. */

import type { Attachment } from "svelte/attachments";

/**
 * An attachment: when the focused element is removed or disabled, focuses its nearest ancestor that takes the focus.
 * An ancestor without a box (`display: contents`, `hidden`) does not take it.
 */
export const keepFocus: Attachment<HTMLElement> = (root) => {
  let last: Element | null = null;
  let places: readonly HTMLElement[] = []; // focusable ancestors of the last focused element, nearest first

  function remember({ target }: FocusEvent): void {
    last = target instanceof Element ? target : null;
    places = placesAround(last, root);
  }

  function restore(): void {
    const isGone = last !== null && (!root.contains(last) || last.matches(":disabled"));
    if (isGone && document.activeElement === document.body) places.find(takesFocus);
  }

  const watch = new MutationObserver(restore);
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  root.addEventListener("focusin", remember);
  return () => {
    watch.disconnect();
    root.removeEventListener("focusin", remember);
  };
};

/** Focuses an element. Returns whether it has the focus then. */
function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** The focusable ancestors of an element up to the root. */
function placesAround(element: Element | null, root: HTMLElement): HTMLElement[] {
  const place = element?.parentElement?.closest<HTMLElement>("[tabindex]");
  if (!place || !root.contains(place)) return [];
  return place === root ? [root] : [place, ...placesAround(place, root)];
}
