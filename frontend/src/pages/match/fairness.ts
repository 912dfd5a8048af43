/** Checks in the browser that the luck and the secret choices of a match are those that were fixed beforehand. */

/** A commitment, opened: the first is to the seed, the others to secret choices, by their ply. */
interface Opening {
  readonly commitment: string;
  readonly what: { readonly seed?: unknown; readonly ply?: number; readonly action?: string };
  readonly nonce: string;
  readonly taken_back?: boolean;
}

interface Kept {
  readonly seed?: unknown;
  readonly actions?: readonly string[];
  readonly fairness?: { readonly openings: readonly Opening[] };
}

/** Whole numbers of the record may be larger than those that JavaScript keeps exactly. */
const LARGE = /(:\s*)(\d{16,})(?=\s*[,}\]])/g;
const MARK = "\u0000";

/** JSON with its large numbers kept as texts, so that they can be written again as they were. */
export function parseExactly(text: string): unknown {
  return JSON.parse(text.replace(LARGE, `$1"${JSON.stringify(MARK).slice(1, -1)}$2"`));
}

/** JSON as the server hashes it: keys sorted, no spaces. */
export function canonical(value: unknown): string {
  if (typeof value === "string" && value.startsWith(MARK)) return value.slice(1);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Whether the record of a match opens all commitments that were published while it was played, and its luck
 * and its secret choices are those. `published` are those that this browser was told.
 */
export async function isFair(record: string, published: readonly string[]): Promise<boolean> {
  const kept = parseExactly(record) as Kept;
  const openings = kept.fairness?.openings ?? [];
  const hashes = await Promise.all(openings.map(({ what, nonce }) => digest(canonical([what, nonce]))));
  const hold = openings.every(({ commitment }, i) => commitment === hashes[i]);
  return (
    openings.length > 0 &&
    hold &&
    published.every((one) => hashes.includes(one)) &&
    openings.every((one) => isKept(one, kept))
  );
}

/** Whether what was committed to is what was played. */
function isKept({ what, taken_back: takenBack }: Opening, { seed, actions = [] }: Kept): boolean {
  if (what.ply === undefined) return what.seed === seed;
  return takenBack === true || actions[what.ply - 1] === what.action;
}

/** Whether this browser can check: it does so only over a secure line. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;
