/** Lessons: starting one, and which comes next. */

import type { GameLessons, ListedLesson } from "../api/types";
import { createMatch } from "./games.svelte";

/** Level of the computer in a lesson where its script has ended, and in the first game after it. */
const FIRST_LEVEL = 1;

/** Starts a lesson, or a lesson again. Returns the address of its match. */
export const startLesson = (game: string, lesson: string): Promise<string> =>
  createMatch({ game, opponent: { type: "computer", level: FIRST_LEVEL }, start: { type: "lesson", lesson } });

/** Starts a game against the weakest level. Returns its address. */
export const startFirstGame = (game: string, seat: string): Promise<string> =>
  createMatch({ game, opponent: { type: "computer", level: FIRST_LEVEL }, seat });

/** The lessons of a seat, in their order. */
export const lessonsOfSeat = ({ lessons }: GameLessons, seat: string): readonly ListedLesson[] =>
  lessons.filter((lesson) => lesson.seat === seat);

/** The lesson after one of the same seat; null after the last. */
export function nextLesson(game: GameLessons, id: string): ListedLesson | null {
  const current = game.lessons.find((lesson) => lesson.id === id);
  if (!current) return null;
  const own = lessonsOfSeat(game, current.seat);
  return own[own.indexOf(current) + 1] ?? null;
}
