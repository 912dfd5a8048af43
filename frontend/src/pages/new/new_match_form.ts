/** The form of a new match, and its conversion into a request. */

import type { Correspondence, Fischer, GameInfo, NewMatch, NoClock } from "../../api/types";

export const OPPONENTS = ["computer", "invite", "open", "hotseat"] as const;
export type Opponent = (typeof OPPONENTS)[number];
export const CLOCKS = ["none", "fischer", "correspondence"] as const;
export type ClockKind = (typeof CLOCKS)[number];

/** The id of a custom board. */
export const OWN_BOARD = "own";

export interface NewMatchForm {
  game: string;
  opponent: Opponent;
  seat: string;
  level: number;
  options: Record<string, unknown>;
  /** The text of a custom board, if chosen. */
  text: string;
  clock: ClockKind;
  minutes: number;
  seconds: number;
  days: number;
  rated: boolean;
}

export function newMatchForm(info: GameInfo, opponent: Opponent, level: number): NewMatchForm {
  const options = Object.fromEntries(selectableOptions(info).map(([name, { default: value }]) => [name, value]));
  return {
    game: info.id,
    opponent,
    seat: "random",
    level,
    options,
    text: "",
    clock: "none",
    minutes: 15,
    seconds: 20,
    days: 3,
    rated: false,
  };
}

/** The options with a list of values. */
export function selectableOptions(info: GameInfo): [string, GameInfo["options"][string]][] {
  return Object.entries(info.options).filter(([, { values }]) => values !== undefined && values !== null);
}

/** The option that chooses the board: its values are ids of boards. */
export function boardOption(info: GameInfo): string | undefined {
  const ids: readonly unknown[] = info.boards.map(({ id }) => id);
  const isBoards = (values: readonly unknown[]): boolean => values.length > 0 && values.every((id) => ids.includes(id));
  return selectableOptions(info).find(([, { values }]) => isBoards(values ?? []))?.[0];
}

/** Whether an option has an effect with the values of the others. */
export const isOptionRelevant = (info: GameInfo, name: string, { options }: NewMatchForm): boolean =>
  Object.entries(info.options[name]?.relevant_if ?? {}).every(([other, values]) => values.includes(options[other]));

export const mayHaveClock = ({ opponent }: NewMatchForm): boolean => opponent !== "hotseat";
export const mayBeRated = (info: GameInfo, form: NewMatchForm): boolean =>
  form.opponent !== "hotseat" && !usesOwnBoard(info, form);

export function usesOwnBoard(info: GameInfo, form: NewMatchForm): boolean {
  const option = boardOption(info);
  return option !== undefined && form.options[option] === OWN_BOARD && isOptionRelevant(info, option, form);
}

/** The request of the form. */
export function toRequest(info: GameInfo, form: NewMatchForm): NewMatch {
  const options = Object.entries(form.options).filter(
    ([name, value]) => value !== null && isOptionRelevant(info, name, form),
  );
  return {
    game: form.game,
    options: Object.fromEntries(options),
    ...(usesOwnBoard(info, form) && { boards: { [OWN_BOARD]: form.text } }),
    opponent: form.opponent === "computer" ? { type: "computer", level: form.level } : { type: form.opponent },
    seat: form.seat,
    clock: clock(form),
    rated: form.rated && mayBeRated(info, form),
  };
}

function clock(form: NewMatchForm): NoClock | Fischer | Correspondence {
  if (!mayHaveClock(form) || form.clock === "none") return { type: "none" };
  if (form.clock === "correspondence") return { type: "correspondence", days: form.days };
  return { type: "fischer", minutes: form.minutes, seconds: form.seconds };
}
