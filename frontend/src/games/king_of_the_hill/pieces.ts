/** The units of King of the Hill and their states. */

export const UNITS = [
  "infantry",
  "cavalry",
  "archers",
  "artillery",
  "beasts",
  "light-cavalry",
  "chariots",
  "elite-infantry",
  "monstrous-infantry",
  "horde",
  "land-monster",
  "flying-monster",
  "flyers",
] as const;
export type Unit = (typeof UNITS)[number];

export const isUnit = (kind: string): kind is Unit => (UNITS as readonly string[]).includes(kind);

/** `general`: the unit holds the general. `paralysed`: under a spell. `dead` is for pictures beside the board. */
export type PieceState = "general" | "paralysed" | "dead";
