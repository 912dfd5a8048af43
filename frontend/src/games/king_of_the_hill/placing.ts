/** Terrain placement: the available elements, their legal places, and the spaces that they cover. */

import type { KingOfTheHillLayout } from "../../api/types";
import { parseMove } from "./moves";

/** An element of the supply. */
export interface Supply {
  readonly element: string;
  /** Whether it can be rotated. */
  readonly turns: boolean;
}

type Placement = {
  readonly action: string;
  readonly element: string;
  readonly turned: boolean;
  readonly at: readonly string[];
};

/** The legal placements of an element, rotated or not. */
export function placements(legal: readonly string[], element: string | null = null, turned = false): Placement[] {
  return legal.flatMap((action) => {
    const move = parseMove(action);
    if (move?.kind !== "place") return [];
    const fits = element === null || (move.element === element && move.turned === turned);
    return fits ? [{ action, element: move.element, turned: move.turned, at: move.at }] : [];
  });
}

/** The remaining elements. */
export function supply(legal: readonly string[]): Supply[] {
  const all = placements(legal);
  const elements = [...new Set(all.map(({ element }) => element))];
  return elements.map((element) => ({ element, turns: all.some((one) => one.element === element && one.turned) }));
}

/** The spaces where an element can be placed; for a pair of objectives, those of the next marker. */
export function placementSpaces(found: readonly Placement[], first: string | null): string[] {
  const open = found.flatMap(({ element, at }) => {
    if (element === "road") return [`${at[0]}1`];
    if (element !== "objectives") return at;
    return first === null ? at : at.includes(first) ? at.filter((space) => space !== first) : [];
  });
  return [...new Set(open)];
}

/** The action that places an element on a corner, or a pair on two spaces. */
export function placementAt(found: readonly Placement[], space: string, first: string | null): string | null {
  const one = found.find(({ element, at }) => {
    if (element === "road") return at[0] === space.charAt(0);
    if (element === "objectives") return first !== null && at.includes(first) && at.includes(space) && first !== space;
    return at[0] === space;
  });
  return one?.action ?? null;
}

/** The spaces that an element covers from its lower left corner. */
export function coveredSpaces(board: KingOfTheHillLayout, element: string, turned: boolean, corner: string): string[] {
  const size = board.elements[turned ? `${element}/t` : element];
  const start = board.spaces.find(({ id }) => id === corner);
  if (!size || !start) return [corner];
  const low = element === "road" ? 0 : start.y;
  return board.spaces
    .filter(({ x, y }) => x >= start.x && x < start.x + size.width && y >= low && y < low + size.height)
    .map(({ id }) => id);
}
