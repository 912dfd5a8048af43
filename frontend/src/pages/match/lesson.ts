/** A lesson in the match page: what it tells the learner, and what it marks on the board. */

import type { LessonState } from "../../api/types";
import type { Arrow, Mark } from "../../board/scene";
import { isPresent, now } from "../../match/store.svelte";
import type { MatchPageState } from "../../match/store.svelte";

/** What the lesson says now; null in a match that is no lesson. */
export const lessonOf = (match: MatchPageState): LessonState | null => now(match).lesson ?? null;

/** The marks of the lesson's step; none while another position than the present is shown. */
export function lessonMarks(match: MatchPageState): {
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
} {
  const lesson = isPresent(match) && match.feed.isMyTurn && !match.expected ? lessonOf(match) : null;
  return {
    marks: (lesson?.spaces ?? []).map((space) => ({ space, kind: "pointed" })),
    arrows: (lesson?.arrows ?? []).map(([from, to]) => ({ from, to, kind: "move" })),
  };
}
