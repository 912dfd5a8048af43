// @vitest-environment jsdom
import "../../setup";
import { fireEvent, render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { describe, expect, test, vi } from "vitest";
import Board from "../../../src/board/Board.svelte";
import type { Mark, Piece, Scene } from "../../../src/board/scene";
import { boardArt } from "../../../src/games/king_and_assassins/board_art";
import type { KingAndAssassinsLayout } from "../../../src/api/types";
import { kingAndAssassinsScene } from "../../../src/games/king_and_assassins/scene";
import type { KingAndAssassinsSceneView } from "../../../src/games/king_and_assassins/scene";
import { fixture, t } from "../../fixtures";

const board = fixture<KingAndAssassinsLayout>("board-A");
const { view } = fixture<{ view: KingAndAssassinsSceneView }>("view-town-bleeds");
const { emptyScene: _, ...art } = boardArt;
const scene = (marks: readonly Mark[] = []): Scene => kingAndAssassinsScene({ board, view, t, marks });
const cell = (space: string): HTMLElement => document.querySelector<HTMLElement>(`[data-space="${space}"]`)!;
const piece = (kind: string): Piece => scene().pieces.find((one) => one.kind === kind)!;

describe("for a screen reader", () => {
  test("the board is a grid of ten rows of ten", () => {
    render(Board, { ...art, scene: scene() });
    expect(screen.getByRole("grid", { name: t("board-town", { name: t("board-name-A") }) })).toBeTruthy();
    expect(screen.getAllByRole("row")).toHaveLength(10);
    expect(screen.getAllByRole("gridcell")).toHaveLength(100);
  });
  test("a cell has the labels of its space, piece and mark", () => {
    render(Board, { ...art, scene: scene([{ space: "d6", kind: "attack", label: t("board-attack") }]) });
    expect(cell("d6").getAttribute("aria-label")).toBe(
      ["d6, street", t("board-citizen-hidden", { citizen: { kind: "citizen", id: "farmer" } }), t("board-attack")].join(
        ", ",
      ),
    );
  });
  test("the chosen piece is the selected cell", () => {
    render(Board, { ...art, scene: scene([{ space: "d6", kind: "selected" }]) });
    expect(screen.getAllByRole("gridcell", { selected: true })).toEqual([cell("d6")]);
  });
  test("axe finds nothing", async () => {
    const { container } = render(Board, { ...art, scene: scene() });
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations).toEqual([]);
  });
});

describe("by keyboard", () => {
  test("one cell can be tabbed to, and arrows go on from there", async () => {
    render(Board, { ...art, scene: scene() });
    cell("c8").focus();
    await fireEvent.click(cell("c8"));
    expect(screen.getAllByRole("gridcell").filter((one) => one.tabIndex === 0)).toEqual([cell("c8")]);
    await fireEvent.keyDown(cell("c8"), { key: "ArrowRight" });
    await fireEvent.keyDown(cell("d8"), { key: "ArrowDown" });
    expect(document.activeElement).toBe(cell("d7"));
  });
  test("arrows stop at the edge, Home and End go there", async () => {
    render(Board, { ...art, scene: scene() });
    await fireEvent.click(cell("b10"));
    await fireEvent.keyDown(cell("b10"), { key: "ArrowUp" });
    expect(document.activeElement).toBe(cell("b10"));
    await fireEvent.keyDown(cell("b10"), { key: "End" });
    expect(document.activeElement).toBe(cell("j10"));
    await fireEvent.keyDown(cell("j10"), { key: "PageDown" });
    expect(document.activeElement).toBe(cell("j1"));
  });
  test("on a rotated board arrow keys follow the screen", async () => {
    render(Board, { ...art, scene: scene(), rotation: 180 });
    await fireEvent.click(cell("c8"));
    await fireEvent.keyDown(cell("c8"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(cell("b8"));
  });
  test("plus and minus zoom", async () => {
    const { container } = render(Board, { ...art, scene: scene() });
    await fireEvent.keyDown(cell("c8"), { key: "+" });
    expect(zoomOf(container)).toBe(1.5);
    await fireEvent.keyDown(cell("c8"), { key: "-" });
    expect(zoomOf(container)).toBe(1);
    for (const key of "++++++") await fireEvent.keyDown(cell("c8"), { key });
    expect(zoomOf(container)).toBe(4);
    await fireEvent.keyDown(cell("c8"), { key: "0" });
    expect(zoomOf(container)).toBe(1);
  });
});

const zoomOf = (container: Element): number =>
  Number(container.querySelector<HTMLElement>(".board")?.style.getPropertyValue("--zoom"));

describe("by fingers", () => {
  const touches = (...across: number[]): object => ({ touches: across.map((clientX) => ({ clientX, clientY: 0 })) });
  test("a pinch zooms the board and drags no piece", async () => {
    const ondrag = vi.fn();
    const { container } = render(Board, { ...art, scene: scene([{ space: "d6", kind: "movable" }]), ondrag });
    const grid = screen.getByRole("grid");
    await fireEvent.pointerDown(cell("d6"), { isPrimary: true, button: 0, clientX: 10, clientY: 10 });
    await fireEvent.touchStart(cell("d6"), touches(10, 110));
    // default prevented: the page does not scroll
    expect(await fireEvent.touchMove(cell("d6"), touches(10, 260))).toBe(false);
    expect(zoomOf(container)).toBe(2.5);
    await fireEvent.pointerMove(grid, { isPrimary: true, clientX: 60, clientY: 10 });
    await fireEvent.pointerUp(grid, { isPrimary: true, clientX: 60, clientY: 10 });
    expect(ondrag).not.toHaveBeenCalled();
  });
  test("one finger scrolls and does not zoom", async () => {
    const { container } = render(Board, { ...art, scene: scene() });
    await fireEvent.touchStart(cell("d6"), touches(10));
    expect(await fireEvent.touchMove(cell("d6"), touches(90))).toBe(true);
    expect(zoomOf(container)).toBe(1);
  });
  test("a double tap on an idle space zooms in, another one zooms out", async () => {
    const onpick = vi.fn();
    const { container } = render(Board, { ...art, scene: scene([{ space: "c6", kind: "target" }]), onpick });
    for (const detail of [1, 2]) await fireEvent.click(cell("a5"), { detail });
    expect(zoomOf(container)).toBeGreaterThan(1);
    expect(onpick).toHaveBeenCalledTimes(1); // the second tap is no pick
    for (const detail of [1, 2]) await fireEvent.click(cell("a5"), { detail });
    expect(zoomOf(container)).toBe(1);
    for (const detail of [1, 2]) await fireEvent.click(cell("c6"), { detail });
    expect(zoomOf(container)).toBe(1); // targets do not zoom
  });
});

describe("a pick", () => {
  test("of a piece chooses it, of an empty space picks that", async () => {
    const [onpick, onchoose] = [vi.fn(), vi.fn()];
    render(Board, { ...art, scene: scene(), onpick, onchoose });
    await fireEvent.click(cell("e5"));
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(piece("king"));
    await fireEvent.click(cell("a5"));
    expect(onpick).toHaveBeenCalledExactlyOnceWith("a5");
  });
  test("of a piece that is a target picks its space", async () => {
    const [onpick, onchoose] = [vi.fn(), vi.fn()];
    render(Board, { ...art, scene: scene([{ space: "e5", kind: "attack" }]), onpick, onchoose });
    await fireEvent.click(cell("e5"));
    expect(onpick).toHaveBeenCalledExactlyOnceWith("e5");
    expect(onchoose).not.toHaveBeenCalled();
  });
});

describe("a drag", () => {
  async function drag(from: string, to: string, props: object): Promise<void> {
    render(Board, { ...art, scene: scene([{ space: "d6", kind: "movable" }]), ...props });
    const grid = screen.getByRole("grid");
    grid.setPointerCapture = vi.fn();
    document.elementsFromPoint = () => [cell(to)];
    await fireEvent.pointerDown(cell(from), { isPrimary: true, button: 0, clientX: 10, clientY: 10 });
    await fireEvent.pointerMove(grid, { isPrimary: true, clientX: 60, clientY: 10 });
    await fireEvent.pointerUp(grid, { isPrimary: true, clientX: 60, clientY: 10 });
    await fireEvent.click(cell(from));
  }
  test("of a movable piece reports both spaces and is no click", async () => {
    const [ondrag, onchoose] = [vi.fn(), vi.fn()];
    await drag("d6", "c6", { ondrag, onchoose });
    expect(ondrag).toHaveBeenCalledExactlyOnceWith("d6", "c6");
    expect(onchoose).not.toHaveBeenCalled();
  });
  test("of anything else is ignored", async () => {
    const ondrag = vi.fn();
    await drag("e5", "e6", { ondrag });
    expect(ondrag).not.toHaveBeenCalled();
  });
});

describe("the picture", () => {
  const where = (container: Element): string[] =>
    [...container.querySelectorAll<SVGElement>(".piece")].map((one) => one.style.transform);
  test("has every piece on its space, those on roofs a little higher", () => {
    const { container } = render(Board, { ...art, scene: scene() });
    expect(where(container)).toHaveLength(scene().pieces.length);
    expect(where(container)).toContain("translate(450px, 550px)"); // the king, e5
    expect(where(container)).toContain("translate(550px, 430px)"); // the witch hunter, f6, on a roof
  });
  test("keeps the element of a moved piece, so that it is animated", async () => {
    const { container, rerender } = render(Board, { ...art, scene: scene() });
    const before = [...container.querySelectorAll(".piece")];
    const moved = kingAndAssassinsScene({
      board,
      t,
      before: scene(),
      view: { ...view, king: "e6" },
      events: [{ type: "king-moved", from: "e5", to: "e6" }],
    });
    await rerender({ scene: moved });
    expect([...container.querySelectorAll(".piece")]).toEqual(before);
    expect(where(container)).toContain("translate(450px, 450px)");
  });
  test("shows what a target costs", () => {
    const { container } = render(Board, { ...art, scene: scene([{ space: "c6", kind: "target", cost: 2 }]) });
    expect(container.querySelector(".target text")?.textContent).toBe("2");
  });
  test("distinguishes attacks from moves by the shape of the mark", () => {
    const { container } = render(Board, {
      ...art,
      scene: scene([
        { space: "c6", kind: "target", cost: 1 },
        { space: "c4", kind: "attack", cost: 1 },
      ]),
    });
    const [target, attack] = ["target", "attack"].map((kind) =>
      container.querySelector(`.${kind} .badge`)?.getAttribute("d"),
    );
    expect(target).toContain("A");
    expect(attack).toBeTruthy();
    expect(attack).not.toContain("A");
  });
});
