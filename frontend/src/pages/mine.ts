/** One's own games in the order in which they matter. */

import type { Listed } from "../messages";

type Group = "turn" | "others" | "waiting" | "over";
const ORDER: readonly Group[] = ["turn", "others", "waiting", "over"];

function group({ status, actor, seat, kind }: Listed): Group {
  if (status !== "running") return status;
  return kind === "hotseat" || actor === seat ? "turn" : "others";
}

/** The groups that have something in them, each as the server ordered it. */
export function grouped(matches: readonly Listed[]): { name: Group; list: readonly Listed[] }[] {
  return ORDER.map((name) => ({ name, list: matches.filter((match) => group(match) === name) })).filter(({ list }) => list.length > 0);
}
