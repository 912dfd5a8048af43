/** Suits and ranks in notation, and the positions of pips on a card of 100 × 140. */

export type Suit = "C" | "D" | "H" | "S";
export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A";

/** A parsed card: `TH`, a joker `**`, or a joker that stands for a suit, `*H`. */
export interface Card {
  readonly rank: Rank | "*";
  readonly suit: Suit | null;
}

export function readCard(text: string): Card {
  const [rank, suit] = text;
  return { rank: rank as Card["rank"], suit: suit === "*" ? null : (suit as Suit) };
}

export const JOKER = "**";

/** The suits as characters, in text form: without the selector, phones draw them as pictures. */
export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { C: "♣\uFE0E", D: "♦\uFE0E", H: "♥\uFE0E", S: "♠\uFE0E" };

/** Cards sorted by an order that the server has sent. */
export const sorted = (cards: readonly string[], order: readonly string[]): string[] =>
  [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));

/** Path data of the four suits around (0, 0), 24 high. */
export const SUITS: Readonly<Record<Suit, string>> = {
  H: "M0 12C-5 7-12 2-12-5C-12-13-2-13 0-6C2-13 12-13 12-5C12 2 5 7 0 12Z",
  D: "M0-13C3-7 6-3 10 0C6 3 3 7 0 13C-3 7-6 3-10 0C-6-3-3-7 0-13Z",
  S: "M0-13C5-7 12-2 12 4C12 10 5 11 2 6C2 9 3 11 5 13H-5C-3 11-2 9-2 6C-5 11-12 10-12 4C-12-2-5-7 0-13Z",
  C: "M-2 4C-4 9-12 8-12 2C-12-3-7-5-4-3C-8-8-5-13 0-13S8-8 4-3C7-5 12-3 12 2C12 8 4 9 2 4C2 8 3 11 5 13H-5C-3 11-2 8-2 4Z",
};

const [LEFT, MIDDLE, RIGHT] = [-15, 0, 15];
const COLUMN = (x: number, ...rows: number[]): [number, number][] => rows.map((y) => [x, y]);
const PAIRS = (...rows: number[]): [number, number][] => [...COLUMN(LEFT, ...rows), ...COLUMN(RIGHT, ...rows)];

/** The centres of the pips of each rank; court cards and jokers have a picture instead. */
export const PIPS: Readonly<Partial<Record<Card["rank"], readonly [number, number][]>>> = {
  A: [[0, 0]],
  "2": COLUMN(MIDDLE, -40, 40),
  "3": COLUMN(MIDDLE, -40, 0, 40),
  "4": PAIRS(-40, 40),
  "5": [...PAIRS(-40, 40), [0, 0]],
  "6": PAIRS(-40, 0, 40),
  "7": [...PAIRS(-40, 0, 40), [0, -21]],
  "8": [...PAIRS(-40, 0, 40), [0, -21], [0, 21]],
  "9": [...PAIRS(-45, -15, 15, 45), [0, 0]],
  T: [...PAIRS(-45, -15, 15, 45), [0, -30], [0, 30]],
};
