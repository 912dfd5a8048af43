/** The controller of the match page: playback, review of earlier positions, plans and commands. */

import { untrack } from "svelte";
import type { BoardLayout, LegalAction } from "../../games/board";
import type { BaseEvent, BaseView, GameContext, MatchModule } from "../../games/module";
import type {
  Choices,
  ComputerStatus,
  Line,
  Preset,
  Presence,
  Problem,
  Snapshot,
  MatchState,
  Update,
} from "../../messages";
import { get, Refusal } from "../../api/http";
import { moduleFor } from "../../games/registry";
import type { CommandInput } from "../../api/socket.svelte";
import { Match } from "../../stores/match.svelte";
import { settings } from "../../stores/settings.svelte";
import { toasts } from "../../stores/toasts.svelte";
import { t } from "../../i18n/locale.svelte";
import { logRows, adjacentPosition } from "./log";
import { Playback, splitIntoFrames } from "./playback";
import type { Frame } from "./playback";

/** A match that reports snapshots and updates after applying them. */
export class ObservedMatch extends Match {
  onMessage: (message: Snapshot | Update) => void = () => undefined;

  override receive(message: Snapshot | Update | Presence | ComputerStatus): void {
    super.receive(message);
    if (message.type === "snapshot" || message.type === "update") this.onMessage(message);
  }
}

/** A position that is shown: a frame of the playback or a reviewed one. */
export interface ShownPosition {
  readonly number: number;
  readonly view: BaseView;
  readonly events: readonly BaseEvent[];
  readonly earlier: readonly BaseEvent[];
  readonly isComplete: boolean;
}

/** An action that waits for confirmation. */
interface Unconfirmed {
  readonly action: string;
  readonly answer: (yes: boolean) => void;
}

/** The reason of a refused action. */
export interface Notice {
  readonly text: string;
  readonly rule: string | null;
}

/** Delay between the actions of a plan, so that each is seen, in milliseconds. */
const PLAN_STEP_DELAY = 450;

export class MatchController implements GameContext {
  readonly match: ObservedMatch;
  readonly game: MatchModule;
  readonly board: BoardLayout;
  readonly t = t;
  /** The number of frames in the playback's queue. */
  pendingFrames = $state(0);
  reviewed = $state.raw<ShownPosition | null>(null);
  /** The number of the position to review, known before its view is loaded; null for the present. */
  #requested: number | null = null;
  notice = $state.raw<Notice | null>(null);
  unconfirmed = $state.raw<Unconfirmed | null>(null);
  busy = $state(false);
  #frame = $state.raw() as Frame;
  #fetched = $state.raw<{ changed: number; choices: Choices } | null>(null);
  #plan = $state.raw<readonly string[]>([]);
  readonly #pendingCommands = new Set<string>(); // commands that are not answered yet
  #loadingFor = 0; // the position whose choices are being loaded
  #lastFrame: Frame; // the last frame given to the playback
  readonly #playback: Playback;

  constructor(match: ObservedMatch, game: MatchModule, board: BoardLayout) {
    this.match = match;
    this.game = game;
    this.board = board;
    this.#frame = untrack(() => this.#presentFrame());
    this.#lastFrame = this.#frame;
    this.#playback = new Playback({
      show: (frame, waiting) => {
        this.#frame = frame;
        this.pendingFrames = waiting;
        this.notice = null;
      },
      important: game.importantEvents,
      pace: () => (document.visibilityState === "hidden" ? "instant" : settings.values.pace),
    });
    match.onMessage = (message) => this.#onMessage(message);
  }

  get now(): MatchState {
    return this.#snapshot.now;
  }

  get seat(): string {
    return this.#snapshot.audience;
  }

  /** The seats of the match in display order. */
  get seats(): readonly string[] {
    const { seats } = moduleFor(this.#snapshot.game);
    return seats.length > 0 ? seats : Object.keys(this.#snapshot.seats);
  }

  /** The reviewed position, or the current frame of the playback. */
  get shown(): ShownPosition {
    return this.reviewed ?? this.#frame;
  }

  get view(): BaseView {
    return this.shown.view;
  }

  get events(): readonly BaseEvent[] {
    return this.shown.events;
  }

  /** Events of the same entry that were shown before. */
  get earlier(): readonly BaseEvent[] {
    return this.shown.earlier;
  }

  get log(): readonly Line[] {
    return logUpTo(this.match.log, this.shown);
  }

  loadEarlier(): void {
    this.match.loadEarlier().catch(() => undefined); // the next position tries again
  }

  /** The log without entries that are still to be played back. */
  get visibleLog(): readonly Line[] {
    return this.pendingFrames === 0 ? this.match.log : logUpTo(this.match.log, this.#frame);
  }

  /** The seat to act in the position that is shown. */
  get actor(): string | null {
    return this.isPresent ? this.now.actor : this.view.actor;
  }

  /** Whether the present is shown. */
  get isPresent(): boolean {
    return this.reviewed === null && this.pendingFrames === 0 && this.#frame.number >= this.now.changed;
  }

  /** Whether nothing is being played back or reviewed. */
  get isLive(): boolean {
    return this.reviewed === null && this.pendingFrames === 0;
  }

  get canAct(): boolean {
    return this.isPresent && this.match.isMyTurn;
  }

  get legalActions(): readonly LegalAction[] {
    if (!this.canAct) return [];
    const { legal, costs } = this.now;
    if (!legal) return (this.#currentChoices?.legal ?? []).map((action) => ({ action }));
    return legal.map((action, i) => {
      const cost = costs?.[i];
      return cost === undefined ? { action } : { action, cost };
    });
  }

  get presets(): readonly Preset[] {
    return this.canAct ? (this.#currentChoices?.offers ?? []) : [];
  }

  get planLength(): number {
    return this.#plan.length;
  }

  /**
   * Loads the choices that are too many to be sent with the state, and presets. Called whenever the position changes.
   */
  async loadChoices(): Promise<void> {
    const { changed, many, legal } = this.now;
    const offered = this.planLength === 0 && this.game.hasPresets(this.view); // no presets while a plan is running
    const isNeeded = this.canAct && !this.busy && (many || !legal || offered);
    if (!isNeeded || this.#currentChoices || this.#loadingFor === changed) return;
    this.#loadingFor = changed;
    try {
      const choices = await get<Choices>(this.#path("choices"));
      this.#fetched = { changed, choices };
    } catch (error) {
      if (this.now.changed === changed) toasts.showError(error);
    } finally {
      if (this.#loadingFor === changed) this.#loadingFor = 0;
    }
  }

  async act(action: string): Promise<boolean> {
    if (!this.canAct || this.busy) return false;
    this.unconfirmed?.answer(false);
    const isLegal = this.legalActions.some((choice) => choice.action === action);
    if ((settings.values.confirm || this.game.needsConfirmation(action)) && isLegal && !(await this.#confirm(action)))
      return false;
    this.notice = null;
    this.busy = true;
    try {
      await this.match.act(action);
      return true;
    } catch (error) {
      this.#showRefusal(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  startPlan(actions: readonly string[]): void {
    this.#plan = actions;
    void this.continuePlan();
  }

  cancelPlan(): void {
    this.#plan = [];
  }

  /** Plays the next action of the plan, if this seat is to act. */
  async continuePlan(): Promise<void> {
    if (!this.canAct || this.busy || this.#plan.length === 0) return;
    const legal = new Set(this.legalActions.map(({ action }) => action));
    if (legal.size === 0) return; // still loading
    const step = this.#plan.find((action) => legal.has(action));
    if (step === undefined) return this.cancelPlan();
    const plan = this.#plan;
    await new Promise((done) => setTimeout(done, PLAN_STEP_DELAY));
    if (this.#plan !== plan || this.busy || this.unconfirmed) return;
    const done = await this.act(step);
    // Only now: `loadChoices` loads presets when there is no plan, and must not for an action that is being sent.
    if (this.#plan === plan) this.#plan = done ? plan.slice(plan.indexOf(step) + 1) : [];
  }

  /** Sends a command other than an action. An identical pending command is not sent twice. */
  async send(input: CommandInput): Promise<void> {
    const key = JSON.stringify(input);
    if (this.#pendingCommands.has(key)) return;
    this.#pendingCommands.add(key);
    try {
      await this.match.send(input);
    } catch (error) {
      this.#showRefusal(error);
    } finally {
      this.#pendingCommands.delete(key);
    }
  }

  /** Skips the playback and shows the present. */
  skipPlayback(): void {
    this.#playback.skip();
    this.pendingFrames = 0;
  }

  /** Shows the position after an entry; null shows the present. */
  async review(number: number | null): Promise<void> {
    this.#requested = number === null || number >= this.now.changed ? null : number;
    if (this.#requested === null || number === null) {
      this.reviewed = null;
      return;
    }
    try {
      const [view] = await Promise.all([get<BaseView>(this.#path(`views/${number}`)), this.match.loadUntil(number)]);
      if (this.#requested !== number) return; // another position was asked for meanwhile
      const line = this.match.log.find((one) => one.number === number);
      this.reviewed = { number, view, events: line?.events ?? [], earlier: [], isComplete: true };
    } catch (error) {
      if (this.#requested === number) this.#requested = this.reviewed?.number ?? null;
      toasts.showError(error);
    }
  }

  /** Shows the previous or next position; after the last one comes the present. */
  async reviewStep(by: -1 | 1): Promise<void> {
    if (by === 1 && this.#requested === null) return;
    const next = (): number | null => adjacentPosition(logRows(this.visibleLog), this.#requested, by);
    try {
      while (by === -1 && next() === null && (await this.match.loadEarlier()));
    } catch (error) {
      return toasts.showError(error);
    }
    const number = next();
    if (by === 1 || number !== null) await this.review(number);
  }

  /** Shows the first position: the given one, or after loading the whole log. */
  async reviewFirst(first: number | null): Promise<void> {
    if (!this.match.hasEarlier) return this.review(first);
    try {
      await this.match.loadUntil(1);
    } catch (error) {
      return toasts.showError(error);
    }
    await this.review(logRows(this.visibleLog).find(({ isReviewable }) => isReviewable)?.number ?? null);
  }

  stop(): void {
    this.#playback.stop();
    this.match.onMessage = () => undefined;
  }

  get #snapshot(): NonNullable<Match["snapshot"]> {
    const { snapshot } = this.match;
    if (!snapshot) throw new Error("a controller needs a snapshot of its match");
    return snapshot;
  }

  get #currentChoices(): Choices | null {
    return this.#fetched?.changed === this.now.changed ? this.#fetched.choices : null;
  }

  #path(resource: string): string {
    const seat = this.match.seat === undefined ? "" : `?seat=${this.match.seat}`;
    return `/api/matches/${this.match.match}/${resource}${seat}`;
  }

  /** The present as a frame. */
  #presentFrame(): Frame {
    const { now, log } = this.#snapshot;
    const last = log.find(({ number }) => number === now.changed);
    return {
      number: now.changed,
      view: fullView(now),
      events: last?.events ?? [],
      earlier: [],
      isOwn: true,
      isComplete: true,
    };
  }

  #onMessage(message: Snapshot | Update): void {
    if (message.type === "snapshot") {
      this.#playback.stop();
      this.pendingFrames = 0;
      this.#frame = this.#presentFrame();
      this.#lastFrame = this.#frame;
      return;
    }
    const { now, number, what: payload } = message;
    const before = this.#lastFrame;
    if (now?.finale && now.changed === before.number)
      this.#playback.push({ ...before, view: fullView(now), events: [], isOwn: true }); // ended without an action
    if (!now || now.changed <= before.number) return;
    const events = this.match.log
      .filter((line) => line.number > before.number && line.number <= number)
      .flatMap((line) => line.events ?? []);
    const isOwn = payload?.type === "taken-back" || (payload?.type === "acted" && payload.seat === this.seat);
    this.#lastFrame = { number: now.changed, view: fullView(now), events, earlier: [], isOwn, isComplete: true };
    const frames = splitIntoFrames(this.#lastFrame, before.view, this.game);
    // Set before the playback reports it, so that nobody acts on a position that is not shown yet.
    this.pendingFrames += frames.length;
    this.#playback.push(...frames);
  }

  #confirm(action: string): Promise<boolean> {
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

  #showRefusal(error: unknown): void {
    const problem: Problem | null = error instanceof Refusal ? error.problem : null;
    if (problem?.code === "service/stale-turn") toasts.show(t("net-stale"));
    else if (problem?.rule) this.notice = { text: problem.message, rule: problem.rule };
    else toasts.showError(error);
  }
}

/** The view of a state; after the end, the view with all secrets. */
const fullView = ({ view, finale }: MatchState): BaseView => finale?.everything ?? view;

/** The log up to a position; an entry whose playback is incomplete is not included. */
function logUpTo(log: readonly Line[], { number, isComplete }: ShownPosition): readonly Line[] {
  return log.filter((line) => (isComplete ? line.number <= number : line.number < number));
}
