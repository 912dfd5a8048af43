/** Zoom of a board. 1 fits the board into its box; a larger board scrolls in it. */

/** Minimum size of a touch target, in pixels. */
export const TOUCH_TARGET = 44;
const LARGEST = 4;
/** Zoom factor of one press of a button or key. */
export const ZOOM_STEP = 1.5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const clampZoom = (zoom: number): number => Math.max(1, Math.min(LARGEST, zoom));

/** The zoom after a double tap: large enough to hit spaces with a finger (`size` is their width now), or back to 1. */
export function doubleTapZoom(zoom: number, size: number): number {
  return zoom > 1 ? 1 : clampZoom(Math.max(ZOOM_STEP, TOUCH_TARGET / size));
}

interface PinchHandlers {
  /** Two fingers are down: cancel what the first one started. */
  begin: () => void;
  /** The fingers spread by `factor` around a point of the screen. */
  spread: (factor: number, at: Point) => void;
}

/** An attachment that reports pinch gestures; trackpads send them as wheel events with Ctrl. */
export function pinchZoom({ begin, spread }: PinchHandlers): (node: HTMLElement) => () => void {
  let apart = 0;
  const started = ({ touches: [one, two] }: TouchEvent): void => {
    apart = one && two ? distance(one, two) : 0;
    if (apart) begin();
  };
  const moved = (event: TouchEvent): void => {
    const [one, two] = event.touches;
    if (!one || !two || !apart) return;
    event.preventDefault(); // keeps the page from scrolling
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
