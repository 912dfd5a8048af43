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
import type { PlainView } from "../../../src/games/generic/plain";
import Status from "../../../src/games/generic/Status.svelte";
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
    { space: "a1", kind: "soldier", side: "attackers", name: "Soldier" },
    { space: "z9", kind: "soldier", side: "attackers" },
  ],
};
const seats = ["attackers", "defenders"];
const input = { board, view, events: [], earlier: [], number: 1, seats, t, before: undefined };
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
  test("is drawn with a button for each space", () => {
    const { Terrain, Piece } = match;
    const { container } = render(Board, { scene: match.scene(input), Terrain, Piece });
    expect(screen.getAllByRole("gridcell")).toHaveLength(SIZE * SIZE);
    expect([...container.querySelectorAll(".piece text")].map((text) => text.textContent).sort()).toEqual(["ki", "so"]);
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
  test("between the same spaces are chosen in the panel, as those without spaces", async () => {
    const context = contextWith("a1a3", "a1a3!", "pass");
    const controls = new GenericControls(context);
    render(Panel, { props: { context, controls } });
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["pass"]);
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
  expect(screen.getByText("round").nextElementSibling?.textContent).toBe("4");
});

test("an event is described by the server's sentence, if there is one", () => {
  expect(match.describeEvent({ type: "moved", text: "The king moves." }, t)).toBe("The king moves.");
  expect(match.describeEvent({ type: "something", space: "a1" }, t)).toContain("a1");
});
