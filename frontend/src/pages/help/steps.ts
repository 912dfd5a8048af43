/** The screens of the help, each with a picture of pieces or cards. */

import type { PieceKind, PieceState, Side } from "../../board/scene";
import type { GameId } from "../../stores/games";

export interface SceneInput {
  readonly kind: PieceKind;
  readonly side: Side;
  readonly states?: readonly PieceState[];
}

export interface Step {
  readonly id: string;
  readonly ground: "street" | "roof" | "grass" | "hill";
  readonly pieces: readonly SceneInput[];
  /** Playing cards beside the pieces. */
  readonly cards?: readonly string[];
  /** A round card instead. */
  readonly round?: string;
}

const king: SceneInput = { kind: "king", side: "king" };
const knight: SceneInput = { kind: "knight", side: "king" };
const citizen = (kind: PieceKind, ...states: PieceState[]): SceneInput => ({ kind, side: "citizens", states });
const blue = (kind: PieceKind, ...states: PieceState[]): SceneInput => ({ kind, side: "blue", states });
const red = (kind: PieceKind, ...states: PieceState[]): SceneInput => ({ kind, side: "red", states });

export const STEPS: Readonly<Record<GameId, readonly Step[]>> = {
  "king-and-assassins": [
    {
      id: "aim",
      ground: "street",
      pieces: [king, knight, citizen("monk"), citizen("farmer"), citizen("courtesan", "marked")],
    },
    { id: "round", ground: "street", pieces: [king, knight, citizen("butcher")], round: "1/6/5f" },
    { id: "king", ground: "street", pieces: [king, knight, knight] },
    { id: "knights", ground: "roof", pieces: [knight, citizen("appleman"), citizen("squire", "captured")] },
    {
      id: "crowd",
      ground: "street",
      pieces: [citizen("fishwoman"), citizen("shepherd"), citizen("blacksmith", "marked")],
    },
    {
      id: "assassins",
      ground: "street",
      pieces: [citizen("witchhunter", "revealed"), { ...knight, states: ["dead"] }, { ...king, states: ["wounded"] }],
    },
    { id: "end", ground: "street", pieces: [king, citizen("witchhunter", "dead"), citizen("monk", "revealed")] },
  ],
  "king-of-the-hill": [
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
  ],
};
