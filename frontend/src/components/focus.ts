/** Keeps the keyboard and the screen reader where they were, when the thing that they were on is gone. */

import type { Attachment } from "svelte/attachments";

/** Whatever has done its work and vanished, or cannot be pressed any more, hands the focus to the nearest place around it. */
export const keepFocus: Attachment<HTMLElement> = (root) => {
  let last: Element | null = null;
  let places: readonly HTMLElement[] = []; // around the last one, the nearest first

  function remember({ target }: FocusEvent): void {
    last = target instanceof Element ? target : null;
    places = placesAround(last, root);
  }

  function restore(): void {
    const isGone = last !== null && (!root.contains(last) || last.matches(":disabled"));
    if (isGone && document.activeElement === document.body)
      places.find((place) => place.isConnected)?.focus({ preventScroll: true });
  }

  const watch = new MutationObserver(restore);
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  root.addEventListener("focusin", remember);
  return () => {
    watch.disconnect();
    root.removeEventListener("focusin", remember);
  };
};

/** What around an element can be focused by us, up to the root. */
function placesAround(element: Element | null, root: HTMLElement): HTMLElement[] {
  const place = element?.parentElement?.closest<HTMLElement>("[tabindex]");
  if (!place || !root.contains(place)) return [];
  return place === root ? [root] : [place, ...placesAround(place, root)];
}
