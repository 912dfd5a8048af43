/** The screens of the help, each with a picture of pieces and perhaps a card. */

import type { Citizen, PieceState } from "./pieces";

interface PicturedPiece {
  readonly kind: "king" | "knight" | Citizen;
  readonly side: "king" | "citizens";
  readonly states?: readonly PieceState[];
}

export interface HelpStep {
  readonly id: string;
  readonly ground: "street" | "roof";
  readonly pieces: readonly PicturedPiece[];
  /** A round card beside the pieces. */
  readonly card?: string;
}

const king: PicturedPiece = { kind: "king", side: "king" };
const knight: PicturedPiece = { kind: "knight", side: "king" };
const citizen = (kind: Citizen, ...states: PieceState[]): PicturedPiece => ({ kind, side: "citizens", states });

export const STEPS: readonly HelpStep[] = [
  {
    id: "aim",
    ground: "street",
    pieces: [king, knight, citizen("monk"), citizen("farmer"), citizen("courtesan", "marked")],
  },
  { id: "round", ground: "street", pieces: [king, knight, citizen("butcher")], card: "1/6/5f" },
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
];
