/** What jsdom lacks: animations (which end at once) and media queries. Removes what a test rendered. */

import "@testing-library/svelte/vitest"; // here and not for all files: those without a page start faster

Element.prototype.animate = function animate(): Animation {
  const animation = { cancel() {}, finished: Promise.resolve(), onfinish: null as (() => void) | null, currentTime: 0 };
  queueMicrotask(() => animation.onfinish?.());
  return animation as unknown as Animation;
};
window.matchMedia = (media) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
