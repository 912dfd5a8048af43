/** Shapes that more than one drawing uses. All art is drawn around (0, 0), on a space of 100 × 100. */

/** Heater shield: knights, and everything blue. */
export const SHIELD = "M-38-40H38V-2C38 24 20 40 0 47C-20 40-38 24-38-2Z";
/** A face from the front, from hairline to chin. */
export const FACE = "M-17-7C-17 9-9 19 0 19S17 9 17-7C17-20 10-26 0-26S-17-20-17-7Z";
/** Shoulders that end on the rim of a medallion. */
export const SHOULDERS = "M-33 25C-31 15-16 12 0 12S31 15 33 25A41 41 0 0 1-33 25Z";
/** A dagger, point down. */
export const DAGGER = "M0 22L-4.5 14V-4H-13V-9H-4V-20A4 4 0 0 1 4-20V-9H13V-4H4.5V14Z";
/** A crown with three points. */
export const CROWN = "M-18 10L-22-9L-10-1L0-15L10-1L22-9L18 10Z";
