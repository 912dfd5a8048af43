/** Builds an army unit by unit. What fits is derived from the legal actions, not from rules. */

import type { ArmyLimits } from "../../api/types";
import type { Unit } from "./pieces";
import { parseMove } from "./moves";

type Counts = Partial<Record<Unit, number>>;

interface Army {
  readonly action: string;
  readonly counts: Counts;
  readonly general: Unit;
}

/** The legal armies, and which units can extend an incomplete one. */
export class ArmyBuilder {
  readonly limits: ArmyLimits;
  readonly #armies: readonly Army[];

  constructor(legal: readonly string[], limits: ArmyLimits) {
    this.limits = limits;
    this.#armies = legal.flatMap((action) => {
      const move = parseMove(action);
      return move?.kind === "army" ? [{ action, counts: counted(move.places), general: move.general }] : [];
    });
  }

  /** Whether a unit can be added to an incomplete army. */
  fits(army: readonly Unit[], more: Unit): boolean {
    const wanted = counted([...army, more]);
    return this.#armies.some(({ counts }) => within(wanted, counts));
  }

  /** Whether a unit cannot be added because the limit of fantasy units is reached. */
  isLimited(army: readonly Unit[], more: Unit): boolean {
    const { fantasy, max_fantasy } = this.limits;
    return fantasy.includes(more) && army.filter((unit) => fantasy.includes(unit)).length >= max_fantasy;
  }

  /** The unit types that can hold the general of a complete army. */
  generals(army: readonly Unit[]): Unit[] {
    const same = this.#sameUnits(army);
    return this.limits.types.filter((unit) => same.some(({ general }) => general === unit));
  }

  /** The legal action that chooses a complete army; null if there is none. */
  action(army: readonly Unit[], general: Unit | null): string | null {
    return this.#sameUnits(army).find((one) => one.general === general)?.action ?? null;
  }

  #sameUnits(army: readonly Unit[]): readonly Army[] {
    const wanted = counted(army);
    return this.#armies.filter(({ counts }) => total(counts) === army.length && within(wanted, counts));
  }
}

function counted(army: readonly Unit[]): Counts {
  const counts: Counts = {};
  for (const unit of army) counts[unit] = (counts[unit] ?? 0) + 1;
  return counts;
}

const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);
const within = (part: Counts, whole: Counts): boolean =>
  (Object.keys(part) as Unit[]).every((unit) => (part[unit] ?? 0) <= (whole[unit] ?? 0));

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
