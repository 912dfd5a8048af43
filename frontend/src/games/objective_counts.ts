/** The counts on the plate of a seat, from the rows that the server sends. */

import type { Progress } from "../api/types";
import type { ObjectiveCount } from "./module";

/** `icons`: the paths of the icons by the code of the count. */
export function objectiveCounts(
  rows: readonly Progress[] | undefined,
  icons: Readonly<Record<string, string>>,
  label: (count: Omit<ObjectiveCount, "icon" | "label">) => string,
): ObjectiveCount[] {
  return (rows ?? []).map(({ code, have, need = null, unknown = 0 }) => {
    const count = { code, have, need, unknown };
    return { ...count, icon: icons[code] ?? "", label: label(count) };
  });
}
