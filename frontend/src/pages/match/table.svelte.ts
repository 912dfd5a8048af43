/** The table that the match page shows: what is known of the match, played out, looked back at, and acted on. */

import { untrack } from "svelte";
import type { Choice, FieldBoard, TownBoard } from "../../games/board";
import type { Play, Table } from "../../games/table";
import type {
  Choices,
  ComputerStatus,
  Event,
  Line,
  Presence,
  Preset,
  Problem,
  Snapshot,
  MatchState,
  Update,
  View,
} from "../../messages";
import { get, Refusal } from "../../net/http";
import type { Wanted } from "../../net/socket.svelte";
import { Match } from "../../state/match.svelte";
import { settings } from "../../state/settings.svelte";
import { toasts } from "../../state/toasts.svelte";
import { say } from "../../words/speech.svelte";
import { rows, step } from "./log";
import { Playout, steps } from "./playout";
import type { Frame } from "./playout";

/** A match that says what it hears, one message after the other. */
export class Watched extends Match {
  heard: (message: Snapshot | Update) => void = () => undefined;

  override receive(message: Snapshot | Update | Presence | ComputerStatus): void {
    super.receive(message);
    if (message.type === "snapshot" || message.type === "update") this.heard(message);
  }
}

/** A moment of the past that is being looked at. */
export interface Moment {
  readonly number: number;
  readonly view: View;
  readonly events: readonly Event[];
  readonly earlier: readonly Event[];
  readonly whole: boolean;
}

/** An action that waits for a yes. */
interface Unconfirmed {
  readonly action: string;
  readonly answer: (yes: boolean) => void;
}

/** Why something was not allowed. */
export interface Notice {
  readonly text: string;
  readonly rule: string | null;
}

/** Between the steps of a plan, so that one sees them. */
const BREATH = 450;

export class GameTable implements Table {
  readonly match: Watched;
  readonly play: Play;
  readonly board: TownBoard | FieldBoard;
  readonly say = say;
  /** How many things that others have done are still to be shown. */
  waiting = $state(0);
  past = $state.raw<Moment | null>(null);
  notice = $state.raw<Notice | null>(null);
  unconfirmed = $state.raw<Unconfirmed | null>(null);
  busy = $state(false);
  #frame = $state.raw() as Frame;
  #fetched = $state.raw<{ changed: number; choices: Choices } | null>(null);
  #plan = $state.raw<readonly string[]>([]);
  readonly #doing = new Set<string>(); // what was asked for and not answered yet
  #asking = 0; // the position for which choices are under way
  #given: Frame; // the last that the play-out has been given
  readonly #playout: Playout;

  constructor(match: Watched, play: Play, board: TownBoard | FieldBoard) {
    this.match = match;
    this.play = play;
    this.board = board;
    this.#frame = untrack(() => this.#present());
    this.#given = this.#frame;
    this.#playout = new Playout({
      show: (frame, waiting) => {
        this.#frame = frame;
        this.waiting = waiting;
        this.notice = null;
      },
      pace: () => (document.visibilityState === "hidden" ? "instant" : settings.chosen.pace),
    });
    match.heard = (message) => this.#hear(message);
  }

  get now(): MatchState {
    return this.#known.now;
  }

  get seat(): string {
    return this.#known.audience;
  }

  /** What is on the table: a moment of the past, or what the play-out has come to. */
  get shown(): Moment {
    return this.past ?? this.#frame;
  }

  get view(): View {
    return this.shown.view;
  }

  get events(): readonly Event[] {
    return this.shown.events;
  }

  /** What was shown before, of what is being told. */
  get earlier(): readonly Event[] {
    return this.shown.earlier;
  }

  get log(): readonly Line[] {
    return upTo(this.match.log, this.shown);
  }

  loadEarlier(): void {
    this.match.loadEarlier().catch(() => undefined); // the next position asks again
  }

  /** What may be told already: nothing that is still to be shown. */
  get told(): readonly Line[] {
    return this.waiting === 0 ? this.match.log : upTo(this.match.log, this.#frame);
  }

  /** Who is to act in what is shown. */
  get actor(): string | null {
    return this.isPresent ? this.now.actor : this.view.actor;
  }

  /** Whether what is shown is how things stand. */
  get isPresent(): boolean {
    return this.past === null && this.waiting === 0 && this.#frame.number >= this.now.changed;
  }

  /** Whether nothing is being played out or reviewed, so that whoever acts is at it now. */
  get isLive(): boolean {
    return this.past === null && this.waiting === 0;
  }

  get asked(): boolean {
    return this.isPresent && this.match.isMyTurn;
  }

  get choices(): readonly Choice[] {
    if (!this.asked) return [];
    const { legal, costs } = this.now;
    if (!legal) return (this.#good?.legal ?? []).map((action) => ({ action }));
    return legal.map((action, i) => {
      const cost = costs?.[i];
      return cost === undefined ? { action } : { action, cost };
    });
  }

  get offers(): readonly Preset[] {
    return this.asked ? (this.#good?.offers ?? []) : [];
  }

  get following(): number {
    return this.#plan.length;
  }

  /** Ask for what was too long to send, or is worth asking; to be called whenever the position has changed. */
  async ask(): Promise<void> {
    const { changed, many, legal } = this.now;
    const offered = this.following === 0 && this.play.hasOffers(this.view); // who follows a plan has chosen
    const wanted = this.asked && !this.busy && (many || !legal || offered);
    if (!wanted || this.#good || this.#asking === changed) return;
    this.#asking = changed;
    try {
      const choices = await get<Choices>(this.#address("choices"));
      this.#fetched = { changed, choices };
    } catch (error) {
      if (this.now.changed === changed) toasts.fail(error);
    } finally {
      if (this.#asking === changed) this.#asking = 0;
    }
  }

  async act(action: string): Promise<boolean> {
    if (!this.asked || this.busy) return false;
    this.unconfirmed?.answer(false);
    const isLegal = this.choices.some((choice) => choice.action === action);
    if ((settings.chosen.confirm || this.play.needsConfirmation(action)) && isLegal && !(await this.#confirmed(action)))
      return false;
    this.notice = null;
    this.busy = true;
    try {
      await this.match.act(action);
      return true;
    } catch (error) {
      this.#refused(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  follow(actions: readonly string[]): void {
    this.#plan = actions;
    void this.go();
  }

  stray(): void {
    this.#plan = [];
  }

  /** Take the next step of the plan, if there is one and it is our turn. */
  async go(): Promise<void> {
    if (!this.asked || this.busy || this.#plan.length === 0) return;
    const open = new Set(this.choices.map(({ action }) => action));
    if (open.size === 0) return; // they are still on their way
    const step = this.#plan.find((action) => open.has(action));
    if (step === undefined) return this.stray();
    const plan = this.#plan;
    await new Promise((done) => setTimeout(done, BREATH));
    if (this.#plan !== plan || this.busy || this.unconfirmed) return;
    const done = await this.act(step);
    // Not before: who follows no plan is asked, and the last step would be asked for while it is under way.
    if (this.#plan === plan) this.#plan = done ? plan.slice(plan.indexOf(step) + 1) : [];
  }

  /** Anything but an action: an offer, an answer, giving up, taking back. A double click means it once. */
  async do(wanted: Wanted): Promise<void> {
    const what = JSON.stringify(wanted);
    if (this.#doing.has(what)) return;
    this.#doing.add(what);
    try {
      await this.match.do(wanted);
    } catch (error) {
      this.#refused(error);
    } finally {
      this.#doing.delete(what);
    }
  }

  /** Do not wait for what others do: show how things stand. */
  skip(): void {
    this.#playout.skip();
    this.waiting = 0;
  }

  /** Look at the table as it was after an entry; null is now. */
  async look(number: number | null): Promise<void> {
    if (number === null || number >= this.now.changed) {
      this.past = null;
      return;
    }
    try {
      const [view] = await Promise.all([get<View>(this.#address(`views/${number}`)), this.match.loadUntil(number)]);
      const line = this.match.log.find((one) => one.number === number);
      this.past = { number, view, events: line?.events ?? [], earlier: [], whole: true };
    } catch (error) {
      toasts.fail(error);
    }
  }

  /** Look at the position before or after the one that is shown; after the last one is the present. */
  async step(by: -1 | 1): Promise<void> {
    if (by === 1 && this.past === null) return;
    const next = (): number | null => step(rows(this.told), this.past?.number ?? null, by);
    try {
      while (by === -1 && next() === null && (await this.match.loadEarlier()));
    } catch (error) {
      return toasts.fail(error);
    }
    const number = next();
    if (by === 1 || number !== null) await this.look(number);
  }

  /** Look at the first position of the game: the one that is known, or after the rest of the log was fetched. */
  async lookFirst(known: number | null): Promise<void> {
    if (!this.match.hasEarlier) return this.look(known);
    try {
      await this.match.loadUntil(1);
    } catch (error) {
      return toasts.fail(error);
    }
    await this.look(rows(this.told).find(({ isMoment }) => isMoment)?.number ?? null);
  }

  stop(): void {
    this.#playout.stop();
    this.match.heard = () => undefined;
  }

  get #known(): NonNullable<Match["known"]> {
    const { known } = this.match;
    if (!known) throw new Error("a table is opened when its match is known");
    return known;
  }

  get #good(): Choices | null {
    return this.#fetched?.changed === this.now.changed ? this.#fetched.choices : null;
  }

  #address(what: string): string {
    const seat = this.match.seat === undefined ? "" : `?seat=${this.match.seat}`;
    return `/api/matches/${this.match.match}/${what}${seat}`;
  }

  /** How things stand, with what led there. */
  #present(): Frame {
    const { now, log } = this.#known;
    const last = log.find(({ number }) => number === now.changed);
    return { number: now.changed, view: open(now), events: last?.events ?? [], earlier: [], own: true, whole: true };
  }

  #hear(message: Snapshot | Update): void {
    if (message.type === "snapshot") {
      this.#playout.stop();
      this.waiting = 0;
      this.#frame = this.#present();
      this.#given = this.#frame;
      return;
    }
    const { now, number, what } = message;
    const before = this.#given;
    if (now?.finale && now.changed === before.number)
      this.#playout.push({ ...before, view: open(now), events: [], own: true }); // ended by no action
    if (!now || now.changed <= before.number) return;
    const events = this.match.log
      .filter((line) => line.number > before.number && line.number <= number)
      .flatMap((line) => line.events ?? []);
    const own = what?.type === "taken-back" || (what?.type === "acted" && what.seat === this.seat);
    this.#given = { number: now.changed, view: open(now), events, earlier: [], own, whole: true };
    const frames = steps(this.#given, before.view, this.play);
    this.waiting += frames.length; // until the play-out says otherwise, so that nobody acts on what is not shown yet
    this.#playout.push(...frames);
  }

  #confirmed(action: string): Promise<boolean> {
    return new Promise((resolve) => {
      this.unconfirmed?.answer(false);
      this.unconfirmed = {
        action,
        answer: (yes) => {
          this.unconfirmed = null;
          resolve(yes);
        },
      };
    });
  }

  #refused(error: unknown): void {
    const problem: Problem | null = error instanceof Refusal ? error.problem : null;
    if (problem?.code === "service/stale-turn") toasts.show(say("net-stale"));
    else if (problem?.rule) this.notice = { text: problem.message, rule: problem.rule };
    else toasts.fail(error);
  }
}

/** What is seen of a state: once the match is over, everything. */
const open = ({ view, finale }: MatchState): View => finale?.everything ?? view;

/** The lines of a log as far as a moment goes: an entry that is only half told is not in it yet. */
function upTo(log: readonly Line[], { number, whole }: Moment): readonly Line[] {
  return log.filter((line) => (whole ? line.number <= number : line.number < number));
}
