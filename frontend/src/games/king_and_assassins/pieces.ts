/** The pieces of King & Assassins and their states. */

export const CITIZENS = [
  "monk",
  "plumwoman",
  "appleman",
  "courtesan",
  "fishwoman",
  "butcher",
  "blacksmith",
  "shepherd",
  "squire",
  "carpenter",
  "witchhunter",
  "farmer",
] as const;
export type Citizen = (typeof CITIZENS)[number];

export const isCitizen = (kind: string): kind is Citizen => (CITIZENS as readonly string[]).includes(kind);

/**
 * `wounded`: the king. `revealed`: an assassin that everyone knows; `marked`: one that only its own player knows.
 * `captured` and `dead` are for lists beside the board; a dead king stays on it.
 */
export type PieceState = "wounded" | "revealed" | "marked" | "captured" | "dead";
