/** The screens of the help, each with a picture of units and perhaps cards. */

import type { Objective } from "../../api/types";
import type { PieceState, Unit } from "./pieces";

interface PicturedUnit {
  readonly kind: Unit;
  readonly side: Objective["side"];
  readonly states?: readonly PieceState[];
}

export interface HelpStep {
  readonly id: string;
  readonly ground: "grass" | "hill";
  readonly pieces: readonly PicturedUnit[];
  /** Playing cards beside the units. */
  readonly cards?: readonly string[];
}

const blue = (kind: Unit, ...states: PieceState[]): PicturedUnit => ({ kind, side: "blue", states });
const red = (kind: Unit, ...states: PieceState[]): PicturedUnit => ({ kind, side: "red", states });

export const STEPS: readonly HelpStep[] = [
  {
    id: "aim",
    ground: "hill",
    pieces: [blue("infantry"), blue("cavalry", "general"), red("archers"), red("infantry", "general")],
  },
  { id: "cards", ground: "grass", pieces: [blue("cavalry")], cards: ["9C", "5S", "KD", "7H"] },
  { id: "move", ground: "grass", pieces: [blue("light-cavalry"), blue("infantry")], cards: ["9C", "5S"] },
  { id: "attack", ground: "grass", pieces: [blue("elite-infantry"), red("infantry")], cards: ["KD"] },
  { id: "defend", ground: "hill", pieces: [red("archers"), red("infantry")], cards: ["QH", "4C"] },
  { id: "bid", ground: "grass", pieces: [blue("chariots"), red("chariots")], cards: ["AS"] },
  {
    id: "end",
    ground: "hill",
    pieces: [blue("infantry"), blue("archers"), blue("cavalry", "general"), red("beasts", "dead")],
  },
];
