/** What the inspector shows of King of the Hill. Numbers come from the tables of the board's layout, not from here. */

import type { KingOfTheHillLayout, TerrainType } from "../../api/types";
import { rulesOf } from "../inspection";
import type { Fact, Inspection, InspectTarget } from "../inspection";
import { readCard } from "./cards/suits";
import { rankLetters } from "./cards/text";
import type { KingOfTheHillContext } from "./controls.svelte";
import { cardName } from "./events";
import { cardUses } from "./moves";

const SUITS = ["C", "S", "D", "H"] as const;
/** Icons, piles and buttons, with their texts. */
const TOPICS: Readonly<Record<string, { title: string; text: string }>> = {
  burn: { title: "field-use-burn", text: "inspect-burn" },
  pile: { title: "inspect-pile", text: "inspect-pile-note" },
  round: { title: "inspect-round", text: "inspect-round-note" },
};

export function inspect({ kind, id }: InspectTarget, context: KingOfTheHillContext): Inspection | null {
  if (kind === "card") return inspectCard(id, context);
  if (kind === "seat") return id === "blue" || id === "red" ? inspectSide(id, context) : null;
  if (kind === "space") return inspectSpace(id, context);
  const topic = TOPICS[id];
  if (!topic) return null;
  const rules = rulesOf(context.board, id);
  return { title: context.t(topic.title), facts: [], uses: [context.t(topic.text)], rules };
}

function inspectSpace(space: string, context: KingOfTheHillContext): Inspection | null {
  const { view, t } = context;
  const unit = view.units.find(({ at }) => at === space);
  const ground = groundOf(space, context);
  const terrain = context.board.terrains[ground ?? ""];
  if (!ground || !terrain) return null;
  const objectives = context.details.objectives.filter(({ spaces }) => spaces.includes(space));
  const goalRules = objectives.length ? rulesOf(context.board, "objective") : [];
  const goals = objectives.map(({ side }) =>
    t(view.razed.includes(space) ? "board-razed" : "board-objective", { seat: side }),
  );
  if (unit)
    return inspectUnit(unit, [...goals, ...terrainNotes(space, context)], [terrain.rule, ...goalRules], context);
  return {
    title: `${t(`ground-${ground}`)} ${space}`,
    facts: terrainFacts(terrain, t),
    uses: goals,
    rules: [...new Set([terrain.rule, ...(terrain.stops ? rulesOf(context.board, "stops") : []), ...goalRules])],
    isPlain: ground === "open" && objectives.length === 0,
  };
}

type Unit = KingOfTheHillContext["view"]["units"][number];

function inspectUnit(
  { side, type, at, general = false }: Unit,
  notes: readonly string[],
  groundRules: readonly string[],
  { board, details, t }: KingOfTheHillContext,
): Inspection {
  const row = board.units[type];
  const foes = details.engaged.filter((pair) => pair.includes(at)).map((pair) => pair.find((one) => one !== at) ?? "");
  const isParalysed = details.paralysed.includes(at);
  const states = [
    ...(row?.range ? ["shoots"] : []),
    ...(foes.length ? ["engaged"] : []),
    ...(isParalysed ? ["paralysed"] : []),
  ];
  return {
    title: `${t(general ? "board-general" : "board-unit", { seat: side, unit: type })}, ${at}`,
    facts: unitFacts(board, type, t),
    uses: [
      t(`field-unit-${type}`),
      ...(general ? [t("inspect-general")] : []),
      ...(foes.length ? [t("inspect-engaged", { spaces: foes.join(", ") })] : []),
      ...(isParalysed ? [t("inspect-paralysed")] : []),
      ...notes,
    ],
    rules: [
      ...new Set([...rulesOf(board, "unit"), ...(row ? [row.rule] : []), ...rulesOf(board, ...states), ...groundRules]),
    ],
    canExplain: true,
    reachLabels: Object.fromEntries(SUITS.map((suit) => [suit, t(`inspect-reach-${suit}`)])),
  };
}

/** The numbers of a unit type. */
export function unitFacts(board: KingOfTheHillLayout, type: string, t: KingOfTheHillContext["t"]): Fact[] {
  const row = board.units[type];
  if (!row) return [];
  const facts: [label: string, value: string | number | false][] = [
    ["inspect-free", row.free],
    ["inspect-ruled", row.ruled],
    ["inspect-close", row.close],
    ["inspect-shot", row.shot],
    ["inspect-range", row.range || false],
    ["inspect-penalty", row.penalty ? `−${row.penalty}` : false],
    ["inspect-flies", row.flies && t("inspect-yes")],
  ];
  return facts.flatMap(([label, value]) => (value === false ? [] : [{ label: t(label), value }]));
}

function terrainFacts({ cover, stops, hides, impassable, level }: TerrainType, t: KingOfTheHillContext["t"]): Fact[] {
  const facts: [label: string, value: string | number | false][] = [
    ["inspect-cover", cover !== 0 && (cover > 0 ? `+${cover}` : `−${-cover}`)],
    ["inspect-stops", stops && t("inspect-yes")],
    ["inspect-hides", hides && t("inspect-yes")],
    ["inspect-impassable", impassable && t("inspect-yes")],
    ["inspect-level", level || false],
  ];
  return facts.flatMap(([label, value]) => (value === false ? [] : [{ label: t(label), value }]));
}

/** What the ground does to the unit on it, as one sentence. */
function terrainNotes(space: string, context: KingOfTheHillContext): string[] {
  const ground = groundOf(space, context);
  const terrain = context.board.terrains[ground ?? ""];
  if (!ground || !terrain || ground === "open") return [];
  const facts = terrainFacts(terrain, context.t).map(({ label, value }) => `${label} ${value}`);
  return [[context.t("inspect-stands-on", { ground }), ...facts].join(" · ")];
}

const groundOf = (space: string, { board, details }: KingOfTheHillContext) =>
  details.ground[space] ?? board.spaces.find(({ id }) => id === space)?.ground;

function inspectCard(card: string, context: KingOfTheHillContext): Inspection {
  const { board, details, view, legalActions, t } = context;
  const { rank, suit } = readCard(card);
  const isJoker = rank === "*";
  const isBlack = suit === "C" || suit === "S";
  const verb = isBlack ? "move" : "attack";
  const spells = Object.entries(board.spells).filter(
    ([, { ranks, suits }]) => details.magic && suit !== null && ranks.includes(rank) && suits.includes(suit),
  );
  const uses = cardUses(
    legalActions.map(({ action }) => action),
    card,
  ).map((use) => t(`field-use-${use.verb}`));
  return {
    title: t("card-name", { card: cardName(card) }),
    facts: [
      { label: t("inspect-order"), value: rankOrder(board.ranks, t) },
      ...(uses.length ? [{ label: t("inspect-now"), value: [...new Set(uses)].join(", ") }] : []),
    ],
    uses: [
      t("inspect-ace"),
      ...(isJoker ? [t("inspect-joker")] : [t(`field-note-${verb}`, { way: details.directions[suit ?? "C"] ?? null })]),
      ...spells.map(([name]) => `${t(`field-use-${name}`)}: ${t(`field-note-${name}`)}`),
    ],
    rules: [
      ...rulesOf(board, "card", isJoker ? "joker" : "suit"),
      ...spells.map(([, { rule }]) => rule),
      ...rulesOf(board, "burn"),
    ],
    canExplain: view.hands[context.seat as "blue" | "red"]?.includes(card) ?? false,
  };
}

/** The ranks from the lowest to the highest: `2 3 4 … K A`. */
function rankOrder(ranks: string, t: KingOfTheHillContext["t"]): string {
  const letters = rankLetters(t);
  return [...ranks].map((rank) => letters[rank] ?? rank).join(" ");
}

function inspectSide(side: "blue" | "red", { board, view, details, t }: KingOfTheHillContext): Inspection {
  const facts: [label: string, value: string | number | false][] = [
    ["inspect-units", view.units.filter((unit) => unit.side === side).length],
    ["inspect-lost", view.destroyed.filter((unit) => unit.side === side).length],
    ["inspect-hand", view.hand_sizes[side]],
    ["inspect-on-hill", details.on_hill?.[side] ?? false],
  ];
  return {
    title: t(`side-${side}`),
    facts: facts.flatMap(([label, value]) => (value === false ? [] : [{ label: t(label), value }])),
    uses: [...(view.generals_dead.includes(side) ? [t("field-general-dead")] : []), t(`field-goal-${view.scenario}`)],
    rules: rulesOf(board, "side"),
  };
}
