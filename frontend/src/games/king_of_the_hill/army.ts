/** Builds an army unit by unit. What fits is derived from the legal actions, not from rules. */

import { UNITS } from "./pieces";
import type { Unit } from "./pieces";
import { parseMove, formatArmy } from "./moves";

type Counts = Partial<Record<Unit, number>>;

/** The legal armies, and which units can extend an incomplete one. */
export class ArmyBuilder {
  readonly places: number;
  /** All unit types that occur, in the order of the notation. */
  readonly types: readonly Unit[];
  /** The most units of limited types (fantasy units) that an army can have. */
  readonly mostLimited: number;
  readonly #limited: ReadonlySet<Unit>;
  readonly #armies: readonly { readonly counts: Counts; readonly general: Unit }[];
  readonly #legal: ReadonlySet<string>;

  constructor(legal: readonly string[]) {
    this.#legal = new Set(legal);
    this.#armies = legal.flatMap((action) => {
      const move = parseMove(action);
      return move?.kind === "army" ? [{ counts: counted(move.places), general: move.general }] : [];
    });
    this.places = total(this.#armies[0]?.counts ?? {});
    this.types = UNITS.filter((unit) => this.#armies.some(({ counts }) => counts[unit]));
    this.#limited = new Set(
      this.types.filter((unit) => !this.#armies.some(({ counts }) => counts[unit] === this.places)),
    );
    this.mostLimited = this.#armies.reduce((most, { counts }) => Math.max(most, this.#limitedIn(counts)), 0);
  }

  /** Whether a unit can be added to an incomplete army. */
  fits(army: readonly Unit[], more: Unit): boolean {
    const wanted = counted([...army, more]);
    return this.#armies.some(({ counts }) => within(wanted, counts));
  }

  /** Whether a unit cannot be added because the limit of fantasy units is reached. */
  isLimited(army: readonly Unit[], more: Unit): boolean {
    return this.#limited.has(more) && this.#limitedIn(counted(army)) >= this.mostLimited && !this.fits(army, more);
  }

  #limitedIn(counts: Counts): number {
    return [...this.#limited].reduce((sum, unit) => sum + (counts[unit] ?? 0), 0);
  }

  /** The unit types that can hold the general of a complete army. */
  generals(army: readonly Unit[]): Unit[] {
    const wanted = counted(army);
    const same = this.#armies.filter(({ counts }) => total(counts) === army.length && within(wanted, counts));
    return UNITS.filter((unit) => same.some(({ general }) => general === unit));
  }

  /** The army in notation, or null if it is not a legal army. */
  written(army: readonly Unit[], general: Unit | null): string | null {
    const action = general === null ? "" : formatArmy(army, general, UNITS);
    return this.#legal.has(action) ? action : null;
  }
}

function counted(army: readonly Unit[]): Counts {
  const counts: Counts = {};
  for (const unit of army) counts[unit] = (counts[unit] ?? 0) + 1;
  return counts;
}

const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);
const within = (part: Counts, whole: Counts): boolean => UNITS.every((unit) => (part[unit] ?? 0) <= (whole[unit] ?? 0));

/** An army that was saved in this browser. */
export interface Preset {
  readonly name: string;
  readonly action: string;
}

const KEY = "regalia-armies";

/** The saved armies; empty without storage. */
export function savedArmies(store: Pick<Storage, "getItem"> = localStorage): Preset[] {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isPreset) : [];
  } catch {
    return [];
  }
}

export function saveArmies(presets: readonly Preset[], store: Pick<Storage, "setItem"> = localStorage): void {
  try {
    store.setItem(KEY, JSON.stringify(presets));
  } catch {
    // Without storage, the army lasts until the page is closed.
  }
}

function isPreset(one: unknown): one is Preset {
  return (
    typeof one === "object" &&
    one !== null &&
    "name" in one &&
    "action" in one &&
    typeof one.name === "string" &&
    typeof one.action === "string"
  );
}
