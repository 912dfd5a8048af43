/** Where the inspector is placed: beside what it describes, not over what the player needs to see. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Surroundings {
  /** What is inspected. On touch screens it is larger than the element, by the finger. */
  readonly anchor: Box;
  readonly window: { readonly width: number; readonly height: number };
  /** What must stay visible: buttons that act. */
  readonly kept: readonly Box[];
  /** What should stay visible: targets of the chosen piece. */
  readonly wanted: readonly Box[];
}

/** Distance to the anchor and to the edges of the window, in pixels. */
export const GAP = 8;
/** How much worse it is to cover what must stay visible than what should. */
const KEPT = 1000;

/** The boxes of elements on the screen, larger by a margin. */
export const boxesOf = (elements: Iterable<Element>, margin = 0): Box[] =>
  [...elements].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin };
  });

/** The place that covers least; of equal places, the one nearest to the anchor. */
export function place(
  size: { readonly width: number; readonly height: number },
  { anchor, window, kept, wanted }: Surroundings,
): { left: number; top: number } {
  const most = { left: window.width - size.width - GAP, top: window.height - size.height - GAP };
  const lefts = [
    anchor.left + anchor.width + GAP,
    anchor.left - size.width - GAP,
    middle(anchor.left, anchor.width, size.width),
    GAP,
    most.left,
  ];
  const tops = [
    anchor.top + anchor.height + GAP,
    anchor.top - size.height - GAP,
    middle(anchor.top, anchor.height, size.height),
    GAP,
    most.top,
  ];
  let best = { left: GAP, top: GAP, cost: Infinity };
  for (const left of lefts.map((each) => clamp(each, most.left)))
    for (const top of tops.map((each) => clamp(each, most.top))) {
      const box = { left, top, ...size };
      const covered = (boxes: readonly Box[]): number => boxes.reduce((sum, each) => sum + overlap(box, each), 0);
      const cost = KEPT * covered([anchor, ...kept]) + covered(wanted) + distance(box, anchor);
      if (cost < best.cost) best = { left, top, cost };
    }
  return { left: best.left, top: best.top };
}

/** The height that fits above or below the anchor, whichever is more, without covering what must stay visible. */
export function roomAboveOrBelow({ anchor, window, kept }: Omit<Surroundings, "wanted">): number {
  const below = anchor.top + anchor.height;
  const end = Math.min(window.height, ...kept.map(({ top }) => top).filter((top) => top >= below));
  return Math.max(anchor.top, end - below) - 2 * GAP;
}

const middle = (start: number, length: number, size: number): number => start + (length - size) / 2;
const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(most, value));

/** The area that two boxes share. */
function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

function distance(a: Box, b: Box): number {
  const centre = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [[x, y], [otherX, otherY]] = [centre(a), centre(b)];
  return Math.hypot(x - otherX, y - otherY);
}
