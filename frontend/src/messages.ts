/** All messages between server and browser, made by tools/typescript.py from regalia.web.messages. */

/** End a match in which nobody has acted. */
export interface Abort {
  readonly type: "abort";
  readonly id: string;
}

/** Agree to what the other has offered. */
export interface Accept {
  readonly type: "accept";
  readonly id: string;
  readonly at: number;
  readonly offer: "draw" | "rematch" | "takeback";
}

/** A command is done and written down: as the entry of this number, also where it had been done before. */
export interface Accepted {
  readonly type: "done";
  readonly id: string;
  readonly match: string;
  readonly number: number;
}

/** Play an action. */
export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly at: number;
  readonly action: string;
}

/** A side has its army (KH-3.1): seven places and the type that holds the general, for itself alone. */
export interface ArmyChosen {
  readonly type: "army-chosen";
  readonly seat: string;
  readonly army?: readonly string[];
  readonly general?: string;
}

/** Offer a draw, ask to take back, or ask for a rematch. */
export interface Ask {
  readonly type: "ask";
  readonly id: string;
  readonly at: number;
  readonly offer: "draw" | "rematch" | "takeback";
}

/** A seat offers something, and the other may accept. */
export interface Asked {
  readonly type: "asked";
  readonly seat: string;
  readonly offer: "draw" | "rematch" | "takeback";
}

/** A revealed assassin has stepped, climbed or descended (KA-10.2). */
export interface AssassinMoved {
  readonly type: "assassin-moved";
  readonly citizen: string;
  readonly from: string;
  readonly to: string;
  readonly cost: number;
}

/** A unit strikes a neighbour (KH-9.1), or (KH-9.8) strikes back as its defence. */
export interface Attacked {
  readonly type: "attacked";
  readonly seat: string;
  readonly card: string;
  readonly unit: string;
  readonly from: string;
  readonly target: string;
  readonly to: string;
  readonly counter?: boolean;
}

/** The game is over, and all may see the cards that were left (KH-14.1, KH-15.4, KH-15.5). */
export interface BattleEnded {
  readonly type: "battle-ended";
  readonly winner: string | null;
  readonly reason: string;
  readonly hands: Readonly<Record<string, readonly string[]>>;
}

/** Grounds, the zones to deploy in, and what the map's own scenario adds. */
export interface Battlefield {
  readonly game: "king-of-the-hill";
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly FieldSpace[];
  readonly zones: Readonly<Partial<Record<"blue" | "red", readonly string[]>>>;
  readonly objectives: readonly Objective[];
  readonly elements: Readonly<Record<string, Shape>>;
}

/** Both are there: the clock runs. `luck` is what chance brought before the first action. */
export interface Begun {
  readonly type: "begun";
  readonly luck?: readonly string[];
}

/** A card is laid face down (KH-6.3). */
export interface BidMade {
  readonly type: "bid-made";
  readonly seat: string;
  readonly card?: string;
}

/** Both bids lie open (KH-6.3); None for a side that had no card. */
export interface BidsShown {
  readonly type: "bids-shown";
  readonly blue: string | null;
  readonly red: string | null;
}

/** The unit stays where it is, unharmed (KH-9.5, KH-10.5). */
export interface Blocked {
  readonly type: "blocked";
  readonly seat: string;
  readonly unit: string;
  readonly space: string;
}

/** A page of a leaderboard: the best by rating minus deviation first; `next` asks for more. */
export interface Board {
  readonly game: string;
  readonly seat: string;
  readonly rows: readonly Row[];
  readonly next: number | null;
  readonly games: number;
  readonly opponents: number;
  readonly actions: number;
}

/** A board as it is drawn: all that does not change during a game. Games add their own fields. */
export type BoardLayout =
  | Town
  | Battlefield;

/** A board to choose. */
export interface BoardName {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

/** The text of a board that comes with a game, to begin one's own with. */
export interface BoardSource {
  readonly text: string;
}

/** The match is in the lobby until somebody joins. */
export interface ByAnybody {
  readonly type: "open";
}

/** The computer takes the other seat. */
export interface ByComputer {
  readonly type: "computer";
  readonly level: number;
}

/** Two people at one screen: the founder has both seats. */
export interface ByHotseat {
  readonly type: "hotseat";
}

/** Whoever has the link takes the other seat. */
export interface ByInvite {
  readonly type: "invite";
}

/** The last message: the server restarts, or the client was too slow, too fast, silent, or signed out. */
export interface Bye {
  readonly type: "bye";
  readonly reason: "flood" | "restarting" | "signed-out" | "silent" | "slow";
}

/** A citizen is taken off the board (KA-7.4); who it was is for the assassins' player (KA-7.5). */
export interface Captured {
  readonly type: "captured";
  readonly citizen: string;
  readonly space: string;
  readonly by: string;
  readonly assassin?: boolean;
}

/** A card is played for nothing (KH-7.1). */
export interface CardBurned {
  readonly type: "card-burned";
  readonly seat: string;
  readonly card: string;
}

/** Confusion has taken a card from the hand of a side (KH-13.5). */
export interface CardLost {
  readonly type: "card-lost";
  readonly seat: string;
  readonly card: string;
}

/** A round begins (KA-5.1). */
export interface CardTurned {
  readonly type: "card-turned";
  readonly round: number;
  readonly card: string;
}

/** Another password. */
export interface ChangePassword {
  readonly old: string;
  readonly new: string;
}

/** The text of a board of one's own. */
export interface CheckBoard {
  readonly game: string;
  readonly text: string;
}

/** A list of legal actions that was too long to send, and good choices among them. */
export interface Choices {
  readonly legal: readonly string[];
  readonly offers: readonly Preset[];
}

/** A citizen has stepped, climbed or descended (KA-9.1). */
export interface CitizenMoved {
  readonly type: "citizen-moved";
  readonly citizen: string;
  readonly from: string;
  readonly to: string;
  readonly cost: number;
}

/** Take the win because the other has gone, or has run out of time. */
export interface Claim {
  readonly type: "claim";
  readonly id: string;
}

/** The clocks: what each seat had left at a moment of the server's time, and whose time runs. */
export interface ClockState {
  readonly left: Readonly<Record<string, number>>;
  readonly running: string | null;
  readonly at: number;
}

/** How the computer's move stands, sent when that changes and when a match is watched. */
export interface ComputerStatus {
  readonly type: "computer-status";
  readonly match: string;
  readonly position?: number;
  readonly trouble?: boolean;
}

/** The other side will lose a card (KH-13.5). */
export interface ConfusionCast {
  readonly type: "confusion-cast";
  readonly seat: string;
  readonly card: string;
}

/** So many days for each turn. */
export interface Correspondence {
  readonly type: "correspondence";
  readonly days: number;
}

/** The names have gone to the start spaces (KA-2.2). */
export interface Dealt {
  readonly type: "dealt";
  readonly citizens: Readonly<Record<string, string>>;
}

/** Turn down what the other has offered, or withdraw one's own offer. */
export interface Decline {
  readonly type: "decline";
  readonly id: string;
  readonly offer: "draw" | "rematch" | "takeback";
}

/** A seat has declined what the other offered, or taken back its own offer. */
export interface Declined {
  readonly type: "declined";
  readonly seat: string;
  readonly offer: "draw" | "rematch" | "takeback";
}

/** A defender draws (KH-9.2, KH-10.4): how many it may draw, what that number is made of, and what comes. */
export interface DefenceDrawn {
  readonly type: "defence-drawn";
  readonly seat: string;
  readonly unit: string;
  readonly space: string;
  readonly due: number;
  readonly reasons: Readonly<Record<string, number>>;
  readonly cards: readonly string[];
}

/** The defender has chosen a card (KH-9.3): one that was drawn, or one from the hand. */
export interface Defended {
  readonly type: "defended";
  readonly seat: string;
  readonly card: string;
  readonly hand?: boolean;
}

/** The password, where the account has one. */
export interface DeleteAccount {
  readonly password?: string | null;
}

/** A unit takes the field (KH-5.1). */
export interface Deployed {
  readonly type: "deployed";
  readonly seat: string;
  readonly unit: string;
  readonly space: string;
  readonly general?: boolean;
}

/** A unit is lost (KH-9.4), and its general for good. */
export interface Destroyed {
  readonly type: "destroyed";
  readonly seat: string;
  readonly unit: string;
  readonly space: string;
  readonly general?: boolean;
}

/** Ask something of a match. `seat` is needed in a hot-seat match alone. */
export interface Do {
  readonly type: "do";
  readonly match: string;
  readonly seat?: string | null;
  readonly command: Act | Undo | Ask | Accept | Decline | Resign | Abort | Claim | Say | Mute;
}

/** It is done, and there is nothing more to say. */
export interface Done {
}

/** What cards are being drawn for when the pile has to be shuffled, and how many are still to come. */
export interface Draw {
  readonly for: "defence" | "hands" | "pile" | "redraw" | "tie";
  readonly cards: number;
  readonly seat?: "blue" | "red";
}

/** Terrain that was placed (KH-4): `at` is its lowest-left space, a road's column, or two spaces. */
export interface Element {
  readonly kind: "forest-great" | "forest-long" | "forest-small" | "lake-deep" | "lake-shallow" | "objectives" | "road" | "rocks";
  readonly at: string | readonly string[];
  readonly turned?: boolean;
  readonly owner?: "blue" | "red";
}

/** Terrain is laid (KH-4.2): all its spaces, the lowest left one first. */
export interface ElementPlaced {
  readonly type: "element-placed";
  readonly seat: string;
  readonly element: string;
  readonly spaces: readonly string[];
}

/** A revealed assassin is taken off the board (KA-7.3). */
export interface Eliminated {
  readonly type: "eliminated";
  readonly citizen: string;
  readonly space: string;
  readonly by: string;
}

/** The game is over, and all may know who the assassins were (KA-11, KA-7.5). */
export interface Ended {
  readonly type: "ended";
  readonly winner: string;
  readonly reason: string;
  readonly assassins: Readonly<Record<string, "captured" | "eliminated" | "hidden" | "revealed">>;
}

/** Something that happened in a game. A field that a seat may not know is None in what that seat sees. */
export type Event =
  | Dealt
  | Picked
  | Started
  | CardTurned
  | KingMoved
  | KingEntered
  | KnightMoved
  | Shoved
  | Captured
  | Eliminated
  | CitizenMoved
  | AssassinMoved
  | Revealed
  | KnightKilled
  | KingWounded
  | TurnEnded
  | Ended
  | ArmyChosen
  | FirstDrawn
  | ElementPlaced
  | ObjectivesPlaced
  | PlacingDeclined
  | Deployed
  | TurnBegun
  | PileShuffled
  | HandDealt
  | HandKept
  | HandDiscarded
  | BidMade
  | BidsShown
  | TieDrawn
  | InitiativeWon
  | FirstStays
  | FirstChosen
  | Moved
  | Hastened
  | LeftField
  | Attacked
  | ShotAt
  | LightningCast
  | GeneralTeleported
  | UnitReturned
  | ConfusionCast
  | ParalysisCast
  | ObjectiveRazed
  | CardBurned
  | CardLost
  | DefenceDrawn
  | Defended
  | Yielded
  | Blocked
  | Destroyed
  | Fled
  | Retreated
  | Stayed
  | Pursued
  | Halted
  | Recovered
  | TurnOver
  | BattleEnded;

/** The answer to a request that cannot be granted. */
export interface Failure {
  readonly error: Problem;
}

/** The commitments of a match, in the order in which they were published, opened. */
export interface Fairness {
  readonly match: string;
  readonly openings: readonly Opening[];
}

/** A unit that was destroyed. */
export interface Fallen {
  readonly side: "blue" | "red";
  readonly type: "archers" | "artillery" | "beasts" | "cavalry" | "chariots" | "elite-infantry" | "flyers" | "flying-monster" | "horde" | "infantry" | "land-monster" | "light-cavalry" | "monstrous-infantry";
}

/** A space with its ground (KH-11.1); a hill has levels. */
export interface FieldSpace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly ground: "deep" | "forest" | "hill" | "hilltop" | "open" | "road" | "rocks" | "shallow";
  readonly level: number;
}

/** An attack that is not over: lightning has no attacker. In a pursuit, `target` is the empty space. */
export interface Fight {
  readonly kind: "close" | "shot";
  readonly target: string;
  readonly strength: string;
  readonly attacker?: string;
}

/** What all may know after the end: the position with its secrets, the seed, the openings. */
export interface Finale {
  readonly everything: View;
  readonly seed: number;
  readonly openings: readonly Opening[];
}

/** A side has said who is first in this turn (KH-6.3). */
export interface FirstChosen {
  readonly type: "first-chosen";
  readonly seat: string;
  readonly first: string;
}

/** Chance has made a side the first player (KH-4.1). */
export interface FirstDrawn {
  readonly type: "first-drawn";
  readonly seat: string;
}

/** Nothing decides, so the first player stays (KH-6.3). */
export interface FirstStays {
  readonly type: "first-stays";
  readonly seat: string;
}

/** So many minutes for all turns, and seconds more after each. */
export interface Fischer {
  readonly type: "fischer";
  readonly minutes: number;
  readonly seconds: number;
}

/** A unit flees with a drawn black card (KH-9.6). */
export interface Fled {
  readonly type: "fled";
  readonly seat: string;
  readonly unit: string;
  readonly from: string;
  readonly to: string;
}

/** There is a next match of the series. */
export interface Followed {
  readonly type: "followed";
  readonly match: string;
}

/** The new match, and the token to invite somebody with where it is private. */
export interface Founded {
  readonly match: string;
  readonly seat?: string;
  readonly invite?: string;
}

/** A game as one sets it up: its seats, options with their values, levels of the computer, boards. */
export interface GameInfo {
  readonly id: string;
  readonly rules_version: number;
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  readonly levels: readonly number[];
  readonly boards: readonly BoardName[];
}

/** All games, and the languages that words come in. */
export interface Games {
  readonly games: readonly GameInfo[];
  readonly languages: readonly string[];
}

/** A space from which the king enters his castle, and the way out of it (KA-1.3). */
export interface Gate {
  readonly space: string;
  readonly exit: "east" | "north" | "south" | "west";
}

/** The general has gone to another unit (KH-13.2). */
export interface GeneralTeleported {
  readonly type: "general-teleported";
  readonly seat: string;
  readonly card: string;
  readonly unit: string;
  readonly from: string;
  readonly to: string;
}

/** A unit that has left the board (KH-15.4). */
export interface Gone {
  readonly type: "archers" | "artillery" | "beasts" | "cavalry" | "chariots" | "elite-infantry" | "flyers" | "flying-monster" | "horde" | "infantry" | "land-monster" | "light-cavalry" | "monstrous-infantry";
  readonly side?: "blue" | "red";
  readonly general?: boolean;
}

/** What somebody without a name is called: always the same for an account, in every language. */
export interface GuestName {
  readonly beast: string;
  readonly number: number;
}

/** The attacker does not pursue (KH-9.9). */
export interface Halted {
  readonly type: "halted";
  readonly seat: string;
  readonly unit: string;
  readonly space: string;
}

/** A side has cards from the pile (KH-6.1, KH-6.2); which ones is for itself alone. */
export interface HandDealt {
  readonly type: "hand-dealt";
  readonly seat: string;
  readonly count: number;
  readonly cards?: readonly string[];
}

/** A side discards its hand for a new one (KH-6.2). */
export interface HandDiscarded {
  readonly type: "hand-discarded";
  readonly seat: string;
  readonly cards: readonly string[];
}

/** A side keeps its hand (KH-6.2). */
export interface HandKept {
  readonly type: "hand-kept";
  readonly seat: string;
}

/** Vigour has moved a unit (KH-13.1). */
export interface Hastened {
  readonly type: "hastened";
  readonly seat: string;
  readonly card: string;
  readonly unit: string;
  readonly from: string;
  readonly to: string;
}

/** That the server is well: its version, and how much is going on. */
export interface Health {
  readonly status: "ok" | "stopping";
  readonly version: string;
  readonly connections: number;
  readonly matches: number;
  readonly workers: WorkerHealth;
}

/** A side may say who is first (KH-6.3). */
export interface InitiativeWon {
  readonly type: "initiative-won";
  readonly seat: string;
}

/** What one is invited to: the match, who asks, and the seat that is free. */
export interface Invitation {
  readonly match: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly host: PublicIdentity;
  readonly seat: string;
  readonly clock: NoClock | Fischer | Correspondence;
  readonly rated: boolean;
}

/** The token of the invitation, where the match is private. */
export interface Join {
  readonly invite?: string | null;
}

/** Where one sits now. */
export interface JoinedMatch {
  readonly match: string;
  readonly seat: string;
}

/** A position as a seat knows it. */
export interface KingAndAssassinsView {
  readonly game: string;
  readonly seat: string;
  readonly actor: string | null;
  readonly result: Outcome | null;
  readonly seen: readonly (Dealt | Picked | Started | CardTurned | KingMoved | KingEntered | KnightMoved | Shoved | Captured | Eliminated | CitizenMoved | AssassinMoved | Revealed | KnightKilled | KingWounded | TurnEnded | Ended)[];
  readonly board: string;
  readonly phase: "assassins" | "card" | "deal" | "king" | "over" | "pick" | "start";
  readonly round: number;
  readonly card: string | null;
  readonly left: Points;
  readonly captured_this_round: boolean;
  readonly kills_this_turn: number;
  readonly wounds: number;
  readonly king: string | null;
  readonly knights: readonly string[];
  readonly citizens: Readonly<Record<string, string>>;
  readonly captured: readonly string[];
  readonly assassins: Readonly<Record<string, "captured" | "eliminated" | "hidden" | "revealed">>;
  readonly deck: readonly string[];
}

/** The king is in his castle (KA-6.2). */
export interface KingEntered {
  readonly type: "king-entered";
  readonly gate: string;
}

/** The king has stepped (KA-6.1). */
export interface KingMoved {
  readonly type: "king-moved";
  readonly from: string;
  readonly to: string;
}

/** A position as a seat knows it. */
export interface KingOfTheHillView {
  readonly game: string;
  readonly seat: string;
  readonly actor: string | null;
  readonly result: Outcome | null;
  readonly seen: readonly (ArmyChosen | FirstDrawn | ElementPlaced | ObjectivesPlaced | PlacingDeclined | Deployed | TurnBegun | PileShuffled | HandDealt | HandKept | HandDiscarded | BidMade | BidsShown | TieDrawn | InitiativeWon | FirstStays | FirstChosen | Moved | Hastened | LeftField | Attacked | ShotAt | LightningCast | GeneralTeleported | UnitReturned | ConfusionCast | ParalysisCast | ObjectiveRazed | CardBurned | CardLost | DefenceDrawn | Defended | Yielded | Blocked | Destroyed | Fled | Retreated | Stayed | Pursued | Halted | Recovered | TurnOver | BattleEnded)[];
  readonly scenario: "ambush" | "introduction" | "king-of-the-woods" | "night-attack" | "pitched-battle";
  readonly map: string;
  readonly options: Options;
  readonly turn: number;
  readonly phase: "action" | "army" | "bid" | "defend" | "deploy" | "draw-first" | "first" | "flee" | "lose" | "over" | "pursue" | "redraw" | "retreat" | "shuffle" | "terrain";
  readonly first: "blue" | "red" | null;
  readonly elements: readonly Element[];
  readonly units: readonly Unit[];
  readonly destroyed: readonly Fallen[];
  readonly left_board: readonly Gone[];
  readonly generals_dead: readonly ("blue" | "red")[];
  readonly razed: readonly string[];
  readonly paralysed: readonly Paralysis[];
  readonly points: Readonly<Partial<Record<"blue" | "red", number>>>;
  readonly reserve: Readonly<Partial<Record<"blue" | "red", readonly Recruit[]>>>;
  readonly hands: Readonly<Partial<Record<"blue" | "red", readonly string[]>>>;
  readonly hand_sizes: Sizes;
  readonly known: Readonly<Partial<Record<"blue" | "red", readonly string[]>>>;
  readonly known_sizes: Sizes;
  readonly held: readonly string[];
  readonly bidders: readonly ("blue" | "red")[];
  readonly bids: Readonly<Partial<Record<"blue" | "red", string>>>;
  readonly drawn: readonly string[];
  readonly fight: Fight | null;
  readonly last: "blue" | "red" | null;
  readonly draw: Draw | null;
  readonly shuffling: readonly string[];
  readonly pile: readonly string[] | null;
  readonly pile_size: number;
  readonly unseen: readonly string[];
  readonly discard: readonly string[];
}

/** An assassin has struck the king (KA-10.4). */
export interface KingWounded {
  readonly type: "king-wounded";
  readonly citizen: string;
  readonly space: string;
  readonly by: string;
  readonly wounds: number;
}

/** An assassin has killed a knight (KA-10.3). */
export interface KnightKilled {
  readonly type: "knight-killed";
  readonly citizen: string;
  readonly space: string;
  readonly by: string;
  readonly cost: number;
}

/** A knight has stepped, climbed or descended (KA-7.1). */
export interface KnightMoved {
  readonly type: "knight-moved";
  readonly from: string;
  readonly to: string;
  readonly cost: number;
}

/** A unit is over the far edge (KH-15.4), by a move or by vigour. */
export interface LeftField {
  readonly type: "left-field";
  readonly seat: string;
  readonly card: string;
  readonly unit: string;
  readonly from: string;
  readonly general?: boolean;
  readonly vigour?: boolean;
}

/** Lightning strikes an enemy (KH-13.4). */
export interface LightningCast {
  readonly type: "lightning-cast";
  readonly seat: string;
  readonly card: string;
  readonly target: string;
  readonly to: string;
}

/** One entry of a match's log, as an audience may know it; `what` is missing where it is not for them. */
export interface Line {
  readonly number: number;
  readonly at: number;
  readonly what?: Seated | Begun | SeatActed | TakenBack | Asked | Declined | Said | Muted | MatchEnded | Followed;
  readonly events?: readonly Event[];
  readonly commitment?: string;
}

/** A match as lists show it. `seat` is the asker's own, where there is one. */
export interface Listed {
  readonly match: string;
  readonly game: string;
  readonly kind: "computer" | "hotseat" | "invite" | "open";
  readonly status: "over" | "running" | "waiting";
  readonly players: Readonly<Record<string, PublicIdentity>>;
  readonly actor: string | null;
  readonly seat?: string;
  readonly winner?: string;
  readonly reason?: string;
  readonly rated: boolean;
  readonly clock: NoClock | Fischer | Correspondence;
  readonly plies: number;
  readonly created: number;
  readonly updated: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The open challenges: of each founder the latest first. `GET /api/lobby?after=NEXT` has more. */
export interface Lobby {
  readonly type: "lobby";
  readonly challenges: readonly Listed[];
  readonly next?: number;
}

/** Older lines of a match's log, the oldest first; `earlier` says whether there are lines before them. */
export interface LogPage {
  readonly match: string;
  readonly audience: string;
  readonly log: readonly Line[];
  readonly earlier: boolean;
}

/** The match has ended otherwise than by the rules of the game. */
export interface MatchEnded {
  readonly type: "ended";
  readonly winner: string | null;
  readonly reason: "abandoned" | "aborted" | "agreed" | "resigned" | "time";
}

/** How a match ended: the seat that won, or None; and the rule, or what else ended it. */
export interface MatchResult {
  readonly winner: string | null;
  readonly reason: string;
}

/** How a match stands for an audience. */
export interface MatchState {
  readonly status: "over" | "running" | "waiting";
  readonly changed: number;
  readonly view: View;
  readonly actor: string | null;
  readonly legal?: readonly string[];
  readonly costs?: readonly number[];
  readonly many?: boolean;
  readonly undo?: boolean;
  readonly takeback?: boolean;
  readonly abort?: boolean;
  readonly muted?: boolean;
  readonly clock?: ClockState;
  readonly offers?: Readonly<Record<string, readonly ("draw" | "rematch" | "takeback")[]>>;
  readonly result?: MatchResult;
  readonly ended_at?: number;
  readonly score?: readonly [number, number];
  readonly finale?: Finale;
  readonly next?: string;
}

/** A page of a list of matches; `next` is how many to skip (`after`) for the next page. */
export interface Matches {
  readonly matches: readonly Listed[];
  readonly next?: number;
}

/** Who is asking; `face` is missing for whoever has no cookie yet. */
export interface Me {
  readonly face?: PublicIdentity;
}

/** A match of one's own has begun, has ended, or is another's turn: time to ask for the list of them. */
export interface Mine {
  readonly type: "mine";
  readonly match: string;
}

/** A unit has moved by a black card (KH-8). */
export interface Moved {
  readonly type: "moved";
  readonly seat: string;
  readonly card: string;
  readonly unit: string;
  readonly from: string;
  readonly to: string;
}

/** Do not show what the other writes, or show it again. */
export interface Mute {
  readonly type: "mute";
  readonly id: string;
  readonly on: boolean;
}

/** A seat does not want to read what the other writes, or wants to again. */
export interface Muted {
  readonly type: "muted";
  readonly seat: string;
  readonly on: boolean;
}

/** A match to be founded. `boards` are texts of boards of one's own, by the ids that options name. */
export interface NewMatch {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly boards?: Readonly<Record<string, string>>;
  readonly opponent: ByComputer | ByInvite | ByAnybody | ByHotseat;
  readonly seat?: string;
  readonly clock?: NoClock | Fischer | Correspondence;
  readonly rated?: boolean;
}

/** Everybody takes the time that it takes. */
export interface NoClock {
  readonly type: "none";
}

/** The spaces that one side must reach. */
export interface Objective {
  readonly side: "blue" | "red";
  readonly spaces: readonly string[];
}

/** An objective of the camp is gone (KH-15.5). */
export interface ObjectiveRazed {
  readonly type: "objective-razed";
  readonly seat: string;
  readonly card: string;
  readonly unit: string;
  readonly space: string;
}

/** A side has marked a pair of objectives in the other half (KH-4.6). */
export interface ObjectivesPlaced {
  readonly type: "objectives-placed";
  readonly seat: string;
  readonly spaces: readonly string[];
}

/** A commitment with what it was to, and the nonce. */
export interface Opening {
  readonly commitment: string;
  readonly what: Readonly<Record<string, unknown>>;
  readonly nonce: string;
  readonly taken_back?: boolean;
}

/** An option of a new game: its default, and all its values if they can be listed. */
export interface Option {
  readonly default: unknown;
  readonly values?: readonly unknown[];
}

/** The options of the game, whether its scenario has such things or not. */
export interface Options {
  readonly magic: boolean;
  readonly fantasy: boolean;
  readonly jokers: boolean;
}

/** How a game ended: the winner, or None for a draw, and the id of the rule that ended it. */
export interface Outcome {
  readonly winner: string | null;
  readonly reason: string;
}

/** A part of a history, the newest match first; `next` asks for what is older. */
export interface Page {
  readonly matches: readonly Played[];
  readonly next: number | null;
}

/** A unit under a spell (KH-13.6). */
export interface Paralysis {
  readonly at: string;
  readonly actions: number;
  readonly malus?: boolean;
  readonly ending?: boolean;
}

/** An enemy is paralysed for the next two actions of its side (KH-13.6). */
export interface ParalysisCast {
  readonly type: "paralysis-cast";
  readonly seat: string;
  readonly card: string;
  readonly target: string;
  readonly to: string;
}

/** Three assassins are picked (KA-4.1); who they are is for their player alone. */
export interface Picked {
  readonly type: "picked";
  readonly citizens?: readonly string[];
}

/** All cards of the discard, and at the beginning of a turn of the pile, are a new pile (KH-2.3). */
export interface PileShuffled {
  readonly type: "pile-shuffled";
  readonly count: number;
}

/** To be answered at once with a pong of the same nonce. */
export interface Ping {
  readonly type: "ping";
  readonly nonce: number;
}

/** A side places nothing more (KH-4.1). */
export interface PlacingDeclined {
  readonly type: "placing-declined";
  readonly seat: string;
}

/** One match of somebody's history. */
export interface Played {
  readonly match: string;
  readonly game: string;
  readonly seat: string;
  readonly opponent: PublicIdentity;
  readonly outcome: "drawn" | "lost" | "won";
  readonly reason: string;
  readonly at: number;
  readonly before: number | null;
  readonly after: number | null;
}

/** A rating after a match, for drawing a line. */
export interface Point {
  readonly at: number;
  readonly value: number;
  readonly deviation: number;
}

/** The action points left. */
export interface Points {
  readonly king: number;
  readonly knights: number;
  readonly assassins: number;
}

/** The answer to a ping, at once; it measures how far away one is, which the clocks forgive. */
export interface Pong {
  readonly type: "pong";
  readonly nonce: number;
}

/** Which seats have their player looking; a computer always is. */
export interface Presence {
  readonly type: "presence";
  readonly match: string;
  readonly seats: Readonly<Record<string, boolean>>;
  readonly claims?: Readonly<Record<string, number>>;
}

/** A named good choice among many: what it does, and its actions, of which the first is legal now. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly actions: readonly string[];
}

/** What is wrong: a code for programs, which never changes, and words for people. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly rule?: string;
  readonly field?: string;
  readonly line?: number;
  readonly column?: number;
  readonly wait?: number;
}

/** Somebody, and how they have fared. */
export interface Profile {
  readonly face: PublicIdentity;
  readonly since: number | null;
  readonly records: readonly ProfilesRecord[];
}

/** How somebody has fared in one seat of one game. */
export interface ProfilesRecord {
  readonly game: string;
  readonly seat: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly rating: Shown | null;
  readonly line: readonly Point[];
}

/** Somebody as others see them; never the id of an account. */
export interface PublicIdentity {
  readonly kind: "archived" | "computer" | "deleted" | "guest" | "person";
  readonly name?: string;
  readonly guest?: GuestName;
  readonly level?: number;
}

/** The attacker enters the space it has emptied (KH-9.9). */
export interface Pursued {
  readonly type: "pursued";
  readonly seat: string;
  readonly unit: string;
  readonly from: string;
  readonly to: string;
}

/** One game, one JSON object, one line. */
export interface RecordRecord {
  readonly regalia: number;
  readonly game: string;
  readonly rules_version: number;
  readonly setup: Setup;
  readonly actions: readonly string[];
  readonly result: Outcome | null;
  readonly seed?: number;
  readonly ended?: Outcome;
  readonly fairness?: Fairness;
  readonly chronicle?: Readonly<Record<string, unknown>>;
}

/** The recovery code of a name, and a new password. */
export interface Recover {
  readonly name: string;
  readonly code: string;
  readonly password: string;
}

/** A unit is no longer paralysed (KH-13.6). */
export interface Recovered {
  readonly type: "recovered";
  readonly seat: string;
  readonly unit: string;
  readonly space: string;
}

/** A unit that is not deployed yet. */
export interface Recruit {
  readonly type: "archers" | "artillery" | "beasts" | "cavalry" | "chariots" | "elite-infantry" | "flyers" | "flying-monster" | "horde" | "infantry" | "land-monster" | "light-cavalry" | "monstrous-infantry";
  readonly general?: boolean;
}

/** A message that was not granted. `id` is that of the command, where it could be read. */
export interface Refused {
  readonly type: "refused";
  readonly error: Problem;
  readonly id?: string;
  readonly match?: string;
}

/** A name and a password for a guest. */
export interface Register {
  readonly name: string;
  readonly password: string;
}

/** Who one is now, and the code that replaces a lost password; it is told this one time. */
export interface Registered {
  readonly face: PublicIdentity;
  readonly recovery: string;
}

/** Another name, and the password. */
export interface Rename {
  readonly name: string;
  readonly password: string;
}

/** Give up. */
export interface Resign {
  readonly type: "resign";
  readonly id: string;
}

/** A unit falls back with a black card from the hand (KH-9.7). */
export interface Retreated {
  readonly type: "retreated";
  readonly seat: string;
  readonly unit: string;
  readonly from: string;
  readonly to: string;
}

/** A citizen turns out to be an assassin (KA-10.1). */
export interface Revealed {
  readonly type: "revealed";
  readonly citizen: string;
  readonly space: string;
}

/** A line of a leaderboard. A level of the computer stands among people, and takes no place from them. */
export interface Row {
  readonly place: number | null;
  readonly face: PublicIdentity;
  readonly rating: Shown;
}

/** A seat has written to the other. */
export interface Said {
  readonly type: "said";
  readonly seat: string;
  readonly text: string;
}

/** Write to the other. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text: string;
}

/** A seat has acted; what of it may be known is in the events. `plies` is how long the game is now. */
export interface SeatActed {
  readonly type: "acted";
  readonly seat: string;
  readonly plies: number;
}

/** What one seat may take home from a running game: its view, with all that it has seen. */
export interface SeatRecord {
  readonly regalia: number;
  readonly game: string;
  readonly rules_version: number;
  readonly view: Readonly<Record<string, unknown>>;
}

/** Somebody has sat down. */
export interface Seated {
  readonly type: "joined";
  readonly seat: string;
  readonly face: PublicIdentity;
}

/** Matches of the same two players, with sides swapped from one to the next. */
export interface Series {
  readonly id: string;
  readonly earlier: string;
  readonly score: readonly [number, number];
}

/** A browser in which the account is logged in. */
export interface SessionInfo {
  readonly id: string;
  readonly current?: boolean;
  readonly online?: boolean;
  readonly browser?: string;
  readonly system?: string;
  readonly created: number;
  readonly used: number;
}

/** The sessions of the account, the most recently used first. */
export interface SessionList {
  readonly sessions: readonly SessionInfo[];
}

/** How a game began: with options, or from a position. */
export interface Setup {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly position?: Readonly<Record<string, unknown>>;
  readonly texts?: Readonly<Record<string, string>>;
  readonly chance?: "auto" | "explicit";
}

/** How large an element of terrain is, and what ground it brings. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly ground: "deep" | "forest" | "hill" | "hilltop" | "open" | "road" | "rocks" | "shallow";
}

/** A unit shoots (KH-10.1). */
export interface ShotAt {
  readonly type: "shot-at";
  readonly seat: string;
  readonly card: string;
  readonly unit: string;
  readonly from: string;
  readonly target: string;
  readonly to: string;
}

/** A knight's step has pushed somebody on (KA-8.1); `by` is where the knight came from. */
export interface Shoved {
  readonly type: "shoved";
  readonly citizen: string;
  readonly from: string;
  readonly to: string;
  readonly by: string;
}

/** A rating as people read it. */
export interface Shown {
  readonly value: number;
  readonly deviation: number;
  readonly provisional: boolean;
  readonly games: number;
}

/** A name and its password. */
export interface SignIn {
  readonly name: string;
  readonly password: string;
}

/** How many cards each side has. */
export interface Sizes {
  readonly blue: number;
  readonly red: number;
}

/** How a match stands for an audience, with the newest lines of its log; `number` is that of the last. */
export interface Snapshot {
  readonly type: "snapshot";
  readonly match: string;
  readonly audience: string;
  readonly number: number;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly texts?: Readonly<Record<string, string>>;
  readonly kind: "computer" | "hotseat" | "invite" | "open";
  readonly clock: NoClock | Fischer | Correspondence;
  readonly rated: boolean;
  readonly seats: Readonly<Record<string, PublicIdentity>>;
  readonly founder_seat: string;
  readonly series?: Series;
  readonly commitment: string;
  readonly log: readonly Line[];
  readonly now: MatchState;
}

/** The king has chosen his start (KA-4.2). */
export interface Started {
  readonly type: "started";
  readonly space: string;
}

/** A unit that could have fled (KH-9.6) or retreated (KH-9.7) stays. */
export interface Stayed {
  readonly type: "stayed";
  readonly seat: string;
  readonly unit: string;
  readonly space: string;
}

/** The game has gone back; `plies` are left of it, luck counted. Whoever was to act has `spent` time. */
export interface TakenBack {
  readonly type: "taken-back";
  readonly seat: string;
  readonly plies: number;
  readonly spent?: number;
}

/** A side has drawn a card to break a tie (KH-6.3). */
export interface TieDrawn {
  readonly type: "tie-drawn";
  readonly seat: string;
  readonly card: string;
}

/** Roofs and streets, gates, and where the king may start. */
export interface Town {
  readonly game: "king-and-assassins";
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly TownSpace[];
  readonly gates: readonly Gate[];
  readonly starts: readonly string[];
}

/** A street, or a roof one level higher (KA-1.2). */
export interface TownSpace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly ground: "roof" | "street";
  readonly level: number;
}

/** All cards go into a new pile (KH-6.1); `first` is the first player for now. */
export interface TurnBegun {
  readonly type: "turn-begun";
  readonly turn: number;
  readonly first: string;
}

/** A turn is over, with the points that were not used (KA-5.2). */
export interface TurnEnded {
  readonly type: "turn-ended";
  readonly seat: string;
  readonly unused: number;
}

/** Both hands are empty (KH-7.3); the objectives that each side has now (KH-14.2, KH-15). */
export interface TurnOver {
  readonly type: "turn-over";
  readonly turn: number;
  readonly blue: readonly string[];
  readonly red: readonly string[];
}

/** Take back the last action of one's own turn, where nobody has learnt anything. */
export interface Undo {
  readonly type: "undo";
  readonly id: string;
  readonly at: number;
}

/** A unit on the board. */
export interface Unit {
  readonly side: "blue" | "red";
  readonly type: "archers" | "artillery" | "beasts" | "cavalry" | "chariots" | "elite-infantry" | "flyers" | "flying-monster" | "horde" | "infantry" | "land-monster" | "light-cavalry" | "monstrous-infantry";
  readonly at: string;
  readonly general?: boolean;
}

/** A destroyed unit is back, through a portal (KH-13.3). */
export interface UnitReturned {
  readonly type: "unit-returned";
  readonly seat: string;
  readonly card: string;
  readonly unit: string;
  readonly space: string;
}

/** Be told no more of a match. */
export interface Unwatch {
  readonly type: "unwatch";
  readonly match: string;
}

/** One more entry: its number is one more than the last, or else watch again with `since`. */
export interface Update {
  readonly type: "update";
  readonly number: number;
  readonly at: number;
  readonly what?: Seated | Begun | SeatActed | TakenBack | Asked | Declined | Said | Muted | MatchEnded | Followed;
  readonly events?: readonly Event[];
  readonly commitment?: string;
  readonly match: string;
  readonly audience: string;
  readonly now?: MatchState;
}

/** All that a seat may know of a position, and the events it has seen. Games add their own fields. */
export type View =
  | KingAndAssassinsView
  | KingOfTheHillView;

/** Be told of a match from now on; first all of it, or what is new since an entry that has been seen. */
export interface Watch {
  readonly type: "watch";
  readonly match: string;
  readonly seat?: string | null;
  readonly since?: number | null;
}

/** Be told of open challenges, or no more. */
export interface WatchLobby {
  readonly type: "lobby";
  readonly on: boolean;
}

/** Be told when one's own matches change, or no more. */
export interface WatchMine {
  readonly type: "mine";
  readonly on: boolean;
}

/** How the worker processes of the computer players are. */
export interface WorkerHealth {
  readonly count: number;
  readonly alive: number;
  readonly busy: number;
  readonly waiting: number;
  readonly replaced: number;
}

/** The defender uses no card (KH-9.3). */
export interface Yielded {
  readonly type: "yielded";
  readonly seat: string;
}

export type Command = Act | Undo | Ask | Accept | Decline | Resign | Abort | Claim | Say | Mute;

export type FromClient = Watch | Unwatch | WatchLobby | WatchMine | Do | Pong;

export type FromServer = Snapshot | Update | Accepted | Refused | Lobby | Mine | Presence | ComputerStatus | Ping | Bye;

export type Told = Seated | Begun | SeatActed | TakenBack | Asked | Declined | Said | Muted | MatchEnded | Followed;
