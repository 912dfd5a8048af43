/** Playback: shows the actions of others one after the other, at a readable speed. */

import type { Snapshot, Update } from "../api/types";
import { settings } from "../stores/settings.svelte";
import { endExpected } from "./commands";
import { frameDuration, fullView, presentFrame, splitIntoFrames } from "./frames";
import type { Frame, Pace } from "./frames";
import { proceed } from "./plan";
import { audience, snapshotOf } from "./store.svelte";
import type { MatchPageState } from "./store.svelte";

/** Shows what a message has changed: at once after a snapshot, else frame by frame. */
export function receive(match: MatchPageState, message: Snapshot | Update): void {
  if (message.type === "snapshot") showPresent(match);
  else enqueue(match, newFrames(match, message));
  if (!match.isBusy) endExpected(match);
  proceed(match);
}

/** Skips the playback and shows its last frame. */
export function skipPlayback(match: MatchPageState): void {
  const last = match.queue.at(-1);
  stopPlayback(match);
  if (last) show(match, last);
  proceed(match);
}

/** Clears the queue. */
export function stopPlayback(match: MatchPageState): void {
  clearTimer(match);
  match.queue = [];
}

function showPresent(match: MatchPageState): void {
  stopPlayback(match);
  match.frame = match.newest = presentFrame(snapshotOf(match));
}

/** The frames of an update; none if it does not change the position. */
function newFrames(match: MatchPageState, { now, number, what }: Update): Frame[] {
  const before = match.newest;
  // The match ended without an action: the view has all secrets now.
  if (now?.finale && now.changed === before.number) return [{ ...before, ...fullView(now), events: [], isOwn: true }];
  if (!now || now.changed <= before.number) return [];
  const events = match.feed.log
    .filter((line) => line.number > before.number && line.number <= number)
    .flatMap((line) => line.events ?? []);
  const isOwn = what?.type === "taken-back" || (what?.type === "acted" && what.seat === audience(match));
  match.newest = { number: now.changed, ...fullView(now), events, earlier: [], isOwn, isComplete: true };
  return splitIntoFrames(match.newest, before, match.game);
}

/** Appends frames to the queue. A single own one ends the current frame at once. */
export function enqueue(match: MatchPageState, frames: readonly Frame[]): void {
  if (frames.length === 0) return;
  if (match.frame.isReplay) stopPlayback(match); // what happens now is more important
  match.queue = [...match.queue, ...frames];
  if (match.queue.length === 1 && frames[0]?.isOwn) clearTimer(match);
  if (match.timer === null) showNext(match);
}

function showNext(match: MatchPageState): void {
  const [frame, ...rest] = match.queue;
  match.timer = null;
  if (!frame) return;
  match.queue = rest;
  show(match, frame);
  const duration = frameDuration(frame, pace(frame), match.game.importantEvents);
  if (duration === 0) return showNext(match);
  match.timer = setTimeout(() => {
    showNext(match);
    proceed(match);
  }, duration);
}

function show(match: MatchPageState, frame: Frame): void {
  match.frame = frame;
  match.notice = null;
}

function clearTimer(match: MatchPageState): void {
  if (match.timer !== null) clearTimeout(match.timer);
  match.timer = null;
}

/** The speed of a frame. Somebody who asks for a replay wants to see it, also at the instant speed. */
function pace({ isReplay }: Frame): Pace {
  if (document.visibilityState === "hidden") return "instant";
  return isReplay && settings.values.pace === "instant" ? "fast" : settings.values.pace;
}
