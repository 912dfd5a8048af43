/** The tabs of the match page. Where there are three columns, `turn` and `details` have places of their own. */
export type Tab = "turn" | "log" | "chat" | "moves" | "details";
