/** What the inspector shows of King & Assassins. Costs and rules are texts of the rules; numbers come from the view. */

import { rulesOf } from "../inspection";
import type { Fact, Inspection, InspectTarget } from "../inspection";
import type { KingAndAssassinsContext } from "./controls.svelte";
import { costText } from "./costs";
import { parseMove } from "./moves";

type Kind = "king" | "knight" | "citizen" | "hidden" | "revealed";
/** Whose costs a piece has; a hidden assassin may be revealed. */
const COSTS: Readonly<Record<Kind, readonly string[]>> = {
  king: ["king"],
  knight: ["knights"],
  citizen: ["citizens"],
  hidden: ["citizens", "assassins"],
  revealed: ["assassins"],
};
/** The icons and numbers beside the board. */
const TOPICS = ["fetters", "points-king", "points-knights", "points-assassins"];

export function inspect({ kind, id }: InspectTarget, context: KingAndAssassinsContext): Inspection | null {
  if (kind === "card") return inspectCard(id, context);
  if (kind === "seat") return id === "king" || id === "assassins" ? inspectSeat(id, context) : null;
  if (kind === "space") return inspectPiece(id, context) ?? inspectGround(id, context);
  return inspectTopic(id, context);
}

function inspectPiece(space: string, context: KingAndAssassinsContext): Inspection | null {
  const { view, t } = context;
  const citizen = Object.entries(view.citizens).find(([, at]) => at === space)?.[0];
  const piece = (title: string, kind: Kind, facts: readonly Fact[]): Inspection => ({
    title: `${title}, ${space}`,
    facts,
    uses: [
      ...costNotes(kind, context),
      ...(groundOf(space, context) === "roof" ? [t("inspect-on-roof")] : []),
      ...gateNotes(space, context),
      ...clickNotes(space, context),
    ],
    rules: rulesOf(context.board, kind, ...(gateNotes(space, context).length ? ["enter"] : [])),
    canExplain: true,
  });
  if (view.king === space)
    return piece(t(view.wounds ? "board-king-wounded" : "piece-king"), "king", [
      points("king", context),
      { label: t("inspect-wounds"), value: `${view.wounds} / ${context.details.fatal_wounds}` },
    ]);
  if (view.knights.includes(space))
    return piece(t("piece-knight"), "knight", [points("knights", context), knightsLeft(context)]);
  if (citizen === undefined) return null;
  const fate = view.assassins[citizen];
  const kind = fate === "hidden" || fate === "revealed" ? fate : "citizen";
  const title = kind === "citizen" ? t(`citizen-${citizen}`) : t(`board-citizen-${kind}`, { citizen });
  return piece(title, kind, [points("assassins", context)]);
}

/** What the actions of a kind of piece cost, in the turn of its side. */
const costNotes = (kind: Kind, { details, t }: KingAndAssassinsContext): string[] =>
  details.costs
    .filter(({ who }) => COSTS[kind].includes(who))
    .map(({ who, actions }) => `${t(`town-costs-${who}`)}: ${actions.map((one) => costText(one, t).text).join(" · ")}`);

const points = (who: "king" | "knights" | "assassins", { view, t }: KingAndAssassinsContext): Fact => ({
  label: t("town-points"),
  value: view.left[who],
});

const knightsLeft = ({ view, t }: KingAndAssassinsContext): Fact => ({
  label: t("inspect-knights"),
  value: view.knights.length,
});

/** What a click on this space does, by the legal actions of one's own pieces. */
function clickNotes(space: string, { view, legalActions, t }: KingAndAssassinsContext): string[] {
  const moves = legalActions.flatMap(({ action }) => parseMove(action) ?? []);
  if (moves.some((move) => "from" in move && move.from === space)) return [t("inspect-click-chooses")];
  const against = new Set(moves.flatMap((move) => ("to" in move && move.to === space ? [move.kind] : [])));
  const isCitizen = Object.values(view.citizens).includes(space);
  if (!isCitizen) return against.has("strike") ? [t("inspect-click-attacks")] : [];
  if (against.has("go") && (against.has("capture") || against.has("strike"))) return [t("inspect-click-asks")];
  if (against.has("go")) return [t("inspect-click-shoves")];
  if (against.has("capture")) return [t("inspect-click-captures")];
  return against.has("strike") ? [t("inspect-click-attacks")] : [];
}

const groundOf = (space: string, { board }: KingAndAssassinsContext): string | undefined =>
  board.spaces.find(({ id }) => id === space)?.ground;

/** The gate on a space, if there is one. */
const gateNotes = (space: string, { board, t }: KingAndAssassinsContext): string[] =>
  board.gates.filter((gate) => gate.space === space).map(({ exit }) => t("board-gate", { direction: exit }));

function inspectGround(space: string, context: KingAndAssassinsContext): Inspection | null {
  const { board, t } = context;
  const ground = groundOf(space, context);
  if (ground === undefined) return null;
  const gates = gateNotes(space, context);
  const isCastle = board.castle.includes(space);
  return {
    title: `${t(`ground-${isCastle ? "castle" : ground}`)} ${space}`,
    facts: [],
    uses: [...gates, ...(board.starts.includes(space) ? [t("board-start")] : [])],
    rules: rulesOf(board, gates.length ? "gate" : ground),
    isPlain: gates.length === 0,
  };
}

/** A round card: its points, and what the chained rings mean. */
function inspectCard(card: string, { board, t }: KingAndAssassinsContext): Inspection {
  const [king = "", knights = "", assassins = ""] = card.replace("f", "").split("/");
  const hasFetters = card.endsWith("f");
  return {
    title: t("inspect-card"),
    facts: [
      { label: t("town-points-king"), value: king },
      { label: t("town-points-knights"), value: knights },
      { label: t("town-points-assassins"), value: assassins },
    ],
    uses: [t("inspect-card-note"), t(hasFetters ? "inspect-fetters" : "inspect-no-fetters")],
    rules: rulesOf(board, ...(hasFetters ? ["fetters"] : []), "card"),
  };
}

function inspectSeat(seat: "king" | "assassins", context: KingAndAssassinsContext): Inspection {
  const { board, view, details, t } = context;
  const fates = Object.values(view.assassins);
  const gone = fates.filter((fate) => fate === "eliminated").length;
  return {
    title: t(`side-${seat}`),
    facts:
      seat === "king"
        ? [knightsLeft(context), { label: t("inspect-wounds"), value: `${view.wounds} / ${details.fatal_wounds}` }]
        : [
            { label: t("inspect-citizens"), value: Object.keys(view.citizens).length },
            { label: t("inspect-revealed"), value: fates.filter((fate) => fate === "revealed").length },
            { label: t("inspect-eliminated"), value: gone },
            { label: t("inspect-captured"), value: view.captured.length },
          ],
    uses: [t(`town-goal-${seat}`)],
    rules: rulesOf(board, `side-${seat}`),
  };
}

function inspectTopic(id: string, { board, t }: KingAndAssassinsContext): Inspection | null {
  if (!TOPICS.includes(id)) return null;
  const rules = rulesOf(board, id);
  return id === "fetters"
    ? { title: t("inspect-fetters-title"), facts: [], uses: [t("inspect-fetters")], rules }
    : { title: `${t("town-points")}: ${t(`town-${id}`)}`, facts: [], uses: [], rules };
}
