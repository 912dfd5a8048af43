/** Verifies the commitments of a match in the browser: its seed and its secret choices were fixed beforehand. */

import type { GameRecord, Opening } from "../../api/types";

/** Matches integers that may exceed JavaScript's safe range, as seeds in a record do. */
const LARGE = /(:\s*)(\d{16,})(?=\s*[,}\]])/g;
const MARK = "\u0000";

/** Parses JSON with large integers kept as marked strings, so that they can be written unchanged. */
export function parseExactly(text: string): unknown {
  return JSON.parse(text.replace(LARGE, `$1"${JSON.stringify(MARK).slice(1, -1)}$2"`));
}

/** Canonical JSON as the server hashes it: sorted keys, no spaces. */
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
 * Whether a record opens all `published` commitments, which this browser received during the match, and its seed and
 * secret choices match them.
 */
export async function isFair(record: string, published: readonly string[]): Promise<boolean> {
  const kept = parseExactly(record) as Partial<GameRecord>;
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

/** Whether an opened commitment matches the record. */
function isKept({ what, taken_back: takenBack }: Opening, { seed, actions = [] }: Partial<GameRecord>): boolean {
  if (what.ply === undefined) return what.seed === seed;
  return takenBack === true || actions[Number(what.ply) - 1] === what.action;
}
