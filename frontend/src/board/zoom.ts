/** How large a board is shown: 1 is all of it in its box, and whatever is larger is moved about in there. */

/** What a finger can hit, in pixels. */
export const TOUCH_TARGET = 44;
const LARGEST = 4;
/** A press of a button or a key. */
export const ZOOM_STEP = 1.5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const clampZoom = (zoom: number): number => Math.max(1, Math.min(LARGEST, zoom));

/** Where two taps lead: so close that a finger hits the spaces, which are `size` wide now; and from there back to all of it. */
export function doubleTapZoom(zoom: number, size: number): number {
  return zoom > 1 ? 1 : clampZoom(Math.max(ZOOM_STEP, TOUCH_TARGET / size));
}

interface PinchHandlers {
  /** Two fingers are down: whatever one of them was about is not meant. */
  begin: () => void;
  /** They have gone so much further apart, around a point of the screen. */
  spread: (factor: number, at: Point) => void;
}

/** Listens for two fingers; for a trackpad they are a wheel with Ctrl. To be attached to an element. */
export function pinchZoom({ begin, spread }: PinchHandlers): (node: HTMLElement) => () => void {
  let apart = 0;
  const started = ({ touches: [one, two] }: TouchEvent): void => {
    apart = one && two ? distance(one, two) : 0;
    if (apart) begin();
  };
  const moved = (event: TouchEvent): void => {
    const [one, two] = event.touches;
    if (!one || !two || !apart) return;
    event.preventDefault(); // or else the page moves too
    const now = distance(one, two);
    spread(now / apart, { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 });
    apart = now;
  };
  const wheeled = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    spread(Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
  };
  return (node) => {
    const ends = new AbortController();
    const how = { passive: false, signal: ends.signal };
    for (const kind of ["touchstart", "touchend", "touchcancel"] as const) node.addEventListener(kind, started, how);
    node.addEventListener("touchmove", moved, how);
    node.addEventListener("wheel", wheeled, how);
    return () => ends.abort();
  };
}

const distance = (one: Touch, two: Touch): number => Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
