// @vitest-environment jsdom
import "../../setup";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import Board from "../../../src/board/Board.svelte";
import type { BoardLayout } from "../../../src/api/types";
import type { LegalAction } from "../../../src/games/legal_action";
import { GenericControls } from "../../../src/games/generic/controls.svelte";
import type { GenericContext } from "../../../src/games/generic/controls.svelte";
import { match } from "../../../src/games/generic/match";
import Panel from "../../../src/games/generic/Panel.svelte";
import { factsOf, piecesOf, spacesIn } from "../../../src/games/generic/plain";
import type { PlainBoard, PlainView } from "../../../src/games/generic/plain";
import Status from "../../../src/games/generic/Status.svelte";
import { createTranslator } from "../../../src/i18n/translator";
import { t } from "../../fixtures";

const SIZE = 3;
const board: BoardLayout = {
  game: "unknown",
  id: "standard",
  name: "A small board",
  note: "",
  width: SIZE,
  height: SIZE,
  spaces: Array.from({ length: SIZE * SIZE }, (_, i) => {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    return { id: `${"abc"[x]}${y + 1}`, x, y, ground: i === 4 ? "throne" : "open", level: i === 4 ? 1 : 0 };
  }),
};
const SPACES = new Set(board.spaces.map(({ id }) => id));
const view: PlainView = {
  actor: "attackers",
  round: 4,
  pieces: [
    { space: "b2", kind: "king", side: "defenders" },
    { space: "a1", kind: "soldier", side: "attackers", letters: "S" },
    { space: "z9", kind: "soldier", side: "attackers" },
  ],
};
const seats = ["attackers", "defenders"];
const input = { board, view, details: null, events: [], earlier: [], number: 1, seats, t, before: undefined };
const act = vi.fn(async () => true);
const contextWith = (...actions: string[]): GenericContext =>
  ({
    board,
    view,
    t,
    seat: "attackers",
    canAct: true,
    legalActions: actions.map((action): LegalAction => ({ action })),
    act,
  }) as unknown as GenericContext;

beforeEach(() => act.mockClear());

describe("a scene", () => {
  test("has the pieces of the view on spaces of the board, with the colours of their seats", () => {
    expect(match.scene(input).pieces).toMatchObject([
      { space: "b2", kind: "king", side: "second" },
      { space: "a1", kind: "soldier", side: "first" },
    ]);
  });
  test("marks the spaces of the last events", () => {
    const events = [{ type: "moved", from: "a1", to: "a3" }];
    expect(match.scene({ ...input, events }).marks.map(({ space }) => space)).toEqual(["a1", "a3"]);
  });
  test("marks where a piece was removed: an event names the space, and nothing stands there", () => {
    const events = [
      { type: "piece-moved", kind: "soldier", start: "a3", end: "a1" },
      { type: "piece-taken", kind: "soldier", space: "c1" },
    ];
    expect(match.scene({ ...input, events }).marks.map(({ space, kind }) => `${kind} ${space}`)).toEqual([
      "last a3",
      "last a1",
      "removed c1",
    ]);
  });
  test("moves the piece that an event with two spaces names", () => {
    const before = match.scene({
      ...input,
      view: { ...view, pieces: [{ space: "a3", kind: "king", side: "defenders" }] },
    });
    const events = [{ type: "piece-moved", start: "a3", end: "b2" }];
    const after = match.scene({ ...input, events, before });
    expect(after.pieces.find(({ space }) => space === "b2")?.id).toBe(before.pieces[0]?.id);
  });
  test("draws grounds as the board describes them, and others by their frequency", () => {
    const ground = (grounds?: PlainBoard["grounds"]): string[] => {
      const { ground, features } = match.scene({ ...input, board: { ...board, ...(grounds && { grounds }) } })
        .spaces[4]!;
      return [ground, ...features.map(({ kind }) => kind)];
    };
    expect(ground()).toEqual(["stone", "cross"]);
    expect(ground({ throne: { color: "brick", sign: "ring" } })).toEqual(["brick", "ring"]);
  });
  test("names only unusual grounds", () => {
    const labels = match.scene(input).spaces.map(({ label }) => label);
    expect([labels[0], labels[4]]).toEqual(["a1", t("board-space", { space: "b2", ground: "throne" })]);
  });
  test("is drawn with a button for each space", () => {
    const { Terrain, Piece } = match;
    const { container } = render(Board, { scene: match.scene(input), Terrain, Piece });
    expect(screen.getAllByRole("gridcell")).toHaveLength(SIZE * SIZE);
    expect([...container.querySelectorAll(".piece text")].map((text) => text.textContent).sort()).toEqual(["S", "ki"]);
  });
  test("of a view without pieces has one for each space that a field names", () => {
    const plain = { actor: null, king: "b2", knights: ["a1", "c3"], citizens: { monk: "c1" }, phase: "king" };
    expect(piecesOf(plain, SPACES).map(({ kind, space }) => `${kind} ${space}`)).toEqual([
      "king b2",
      "knights a1",
      "knights c3",
      "monk c1",
    ]);
  });
});

describe("legal actions", () => {
  test("name their spaces", () => {
    expect(["a1a3", "a1-a3", "a1xa3", "start:c3", "z9a1", "pass"].map((action) => spacesIn(action, SPACES))).toEqual([
      ["a1", "a3"],
      ["a1", "a3"],
      ["a1", "a3"],
      ["c3"],
      ["a1"],
      [],
    ]);
  });
  test("are marked: first where they start, then where they lead", () => {
    const controls = new GenericControls(contextWith("a1a3", "a1b1", "b2c2", "pass"));
    const marked = (): string[] => controls.marks.map(({ space, kind }) => `${kind} ${space}`).sort();
    expect(marked()).toEqual(["movable a1", "movable b2"]);
    controls.choose({ space: "a1" });
    expect(marked()).toEqual(["movable a1", "movable b2", "selected a1", "target a3", "target b1"]);
  });
  test("are played by two clicks, or by dragging", () => {
    const controls = new GenericControls(contextWith("a1a3", "b2c2"));
    controls.choose({ space: "a1" });
    controls.pick("a3");
    controls.drag("b2", "c2");
    expect(act.mock.calls).toEqual([["a1a3"], ["b2c2"]]);
  });
  test("with one space are played by one click", () => {
    new GenericControls(contextWith("place:c3")).pick("c3");
    expect(act).toHaveBeenCalledExactlyOnceWith("place:c3");
  });
  test("without spaces are in the panel; a single one is the main button of the action bar", () => {
    const several = contextWith("a1a3", "pass", "swap");
    render(Panel, { props: { context: several, controls: new GenericControls(several) } });
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["pass", "swap"]);
    expect(new GenericControls(several).mainAction).toBeNull();
    const { mainAction } = new GenericControls(contextWith("a1a3", "pass"));
    expect(mainAction).toMatchObject({ label: "pass", blockedBy: null, isSuggested: false });
    mainAction?.run();
    expect(act).toHaveBeenCalledExactlyOnceWith("pass");
  });
  test("between the same spaces are chosen in the panel", async () => {
    const context = contextWith("a1a3", "a1a3!", "pass");
    const controls = new GenericControls(context);
    render(Panel, { props: { context, controls } });
    expect(screen.queryAllByRole("button")).toEqual([]);
    controls.choose({ space: "a1" });
    controls.pick("a3");
    await fireEvent.click(await screen.findByRole("button", { name: "a1a3!" }));
    expect(act).toHaveBeenCalledExactlyOnceWith("a1a3!");
  });
});

test("plain fields of a view are shown beside the board", () => {
  expect(factsOf({ ...view, king: "b2", phase: "play" }, SPACES)).toEqual([
    ["round", 4],
    ["phase", "play"],
  ]);
  render(Status, { props: { context: contextWith(), part: "rest" } });
  expect(screen.getByText("Round").nextElementSibling?.textContent).toBe("4");
});

test("the number of pieces of each side is shown beside the board", () => {
  render(Status, { props: { context: contextWith(), part: "rest" } });
  expect(screen.getByText("Attackers").nextElementSibling?.textContent).toBe("1 × soldier");
});

describe("the question to the player", () => {
  const question = (controls: GenericControls): string => controls.question;
  test("follows from the legal actions and the selection", () => {
    expect(question(new GenericControls(contextWith("pass")))).toBe("board-ask-action");
    expect(question(new GenericControls(contextWith("place:c3")))).toBe("board-ask-space");
    const controls = new GenericControls(contextWith("a1a3", "a1a3!"));
    expect(question(controls)).toBe("board-ask-piece");
    controls.choose({ space: "a1" });
    expect(question(controls)).toBe("board-ask-target");
    controls.pick("a3");
    expect(question(controls)).toBe("board-ask-which");
  });
  test("is the game's own, if it has one", () => {
    const context = { ...contextWith("a1a3"), view: { ...view, prompt: "prompt-unknown-turn" } };
    expect(question(new GenericControls(context))).toBe("prompt-unknown-turn");
    expect(match.prompt(context.view)).toBe("prompt-unknown-turn");
  });
});

describe("an event", () => {
  const texts = [
    "event-ended = { $winner ->\n    [none] A draw\n   *[other] { $winner }\n}: { $reason }.",
    "reason-X-1 = over",
  ];
  const translate = createTranslator("en", texts);
  test("is described by the message of its type, with its fields", () => {
    expect(match.describeEvent({ type: "ended", winner: null, reason: "X-1" }, translate)).toBe("A draw: over.");
  });
});

test("moves are listed by the piece that acts", () => {
  expect(match.listMoves(contextWith("a1a3", "pass"))).toEqual([
    { action: "a1a3", text: "a1a3", group: "soldier a1" },
    { action: "pass", text: "pass", group: null },
  ]);
});
