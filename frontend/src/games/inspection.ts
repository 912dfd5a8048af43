/** What the inspector shows, as plain data. A game's module computes it; the inspector only draws it. */

/**
 * What can be inspected. Elements name it in `data-inspect`, as `KIND:ID`; a space of the board is found by its
 * `data-space`. A `topic` is an icon, a button or a number, named by the game.
 */
export interface InspectTarget {
  readonly kind: "space" | "card" | "seat" | "topic";
  readonly id: string;
}

/** A number or a property with its name. */
export interface Fact {
  readonly label: string;
  readonly value: string | number;
}

export interface Inspection {
  /** What it is. */
  readonly title: string;
  readonly facts: readonly Fact[];
  /** What it may do, and what a click on it does: sentences. */
  readonly uses: readonly string[];
  /** The ids of its rules; the inspector shows their texts and links to them. */
  readonly rules: readonly string[];
  /** Whether the server can say what cannot be done with it now, and why. */
  readonly canExplain?: boolean;
  /** The labels of the kinds of cards by which the server lists the spaces in its reach. */
  readonly reachLabels?: Readonly<Record<string, string>>;
  /** Whether it is too ordinary to be shown when the pointer only rests on it. */
  readonly isPlain?: boolean;
}

/** The ids of the rules of some topics, as the layout of a board has them; each once. */
export function rulesOf(
  { rules }: { readonly rules: Readonly<Record<string, readonly string[]>> },
  ...topics: readonly string[]
): string[] {
  return [...new Set(topics.flatMap((topic) => rules[topic] ?? []))];
}

/** Reads `data-inspect`; null if it is none. */
export function readTarget(text: string): InspectTarget | null {
  const [, kind, id] = /^(space|card|seat|topic):(.+)$/.exec(text) ?? [];
  return kind && id ? { kind: kind as InspectTarget["kind"], id } : null;
}

/** The target that an element stands for, or its nearest ancestor that stands for one. */
export function targetOf(element: Element | null): { target: InspectTarget; anchor: HTMLElement } | null {
  const anchor = element?.closest<HTMLElement>("[data-space], [data-inspect]");
  if (!anchor) return null;
  const { space, inspect } = anchor.dataset;
  const target = inspect === undefined ? { kind: "space" as const, id: space ?? "" } : readTarget(inspect);
  return target && { target, anchor };
}
