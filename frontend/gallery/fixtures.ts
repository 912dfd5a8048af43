/** Real boards and views, which `python -m tools.dev.generate` writes, for the gallery. */

import type { Translate } from "../src/i18n/translator";

const FILES = import.meta.glob("../tests/fixtures/*.json", { eager: true, import: "default" });

/** A view with its details, events and legal actions. */
export interface Position<View, Event, Details = unknown> {
  readonly view: View;
  readonly details: Details;
  readonly events: readonly Event[];
  readonly legal: readonly string[];
}

export const fixture = <T>(name: string): T => FILES[`../tests/fixtures/${name}.json`] as T;

/** A stub without catalogues: ids and arguments are enough here. */
// eslint-disable-next-line @typescript-eslint/no-base-to-string -- codes are enough here
export const t: Translate = (code, args = {}) => [code, ...Object.values(args)].join(" ");
