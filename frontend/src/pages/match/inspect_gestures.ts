/**
 * How something is inspected: the pointer rests on it, a finger is held on it, or the key I is pressed on it. None of
 * them is a click, and none of them starts a drag or scrolls. A button of the class `inspectable` has no other use, so
 * a click on it is enough.
 */

import type { Attachment } from "svelte/attachments";
import { targetOf } from "../../games/inspection";
import type { Gesture } from "../../match/inspector.svelte";

export interface GestureHandlers {
  readonly open: (element: Element, gesture: Gesture) => void;
  /** The pointer has left what it rested on, or something else was pressed. */
  readonly leave: () => void;
}

/** Milliseconds. */
const HOVER_DELAY = 600;
const LEAVE_DELAY = 250;
const HOLD_DELAY = 500;
/** Pixels by which a finger may move while it is held. */
const HOLD_RADIUS = 10;

/** An attachment to the element that contains everything that can be inspected. */
export const inspectGestures =
  (handlers: GestureHandlers): Attachment<HTMLElement> =>
  (root) => {
    const hover = hoverListeners(handlers);
    const hold = holdListeners(handlers);
    const controller = new AbortController();
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
      options: AddEventListenerOptions = {},
    ): void => root.addEventListener(name, listener, { ...options, signal: controller.signal });
    listen("pointerover", hover.over);
    listen("pointerout", hover.out);
    listen("pointerdown", (event) => {
      hover.cancel();
      hold.down(event);
    });
    listen("pointermove", hold.move);
    listen("pointerup", hold.up);
    listen("pointercancel", hold.cancel);
    // before the element itself gets the event
    listen("click", hold.click, { capture: true });
    listen("click", ({ target }) => {
      const button = target instanceof Element ? target.closest(".inspectable") : null;
      if (button) handlers.open(button, "click");
    });
    listen("touchmove", hold.touchMove, { passive: false });
    listen("contextmenu", hold.contextMenu);
    listen("keydown", (event) => {
      if (isInspectKey(event) && event.target instanceof Element && targetOf(event.target)) {
        event.preventDefault();
        handlers.open(event.target, "key");
      }
    });
    return () => {
      hover.cancel();
      hold.cancel();
      controller.abort();
    };
  };

/** The key I by its place, so that it works in every keyboard layout. */
function isInspectKey(event: KeyboardEvent): boolean {
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  return event.code === "KeyI" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
}

function hoverListeners({ open, leave }: GestureHandlers) {
  let [opening, leaving]: (ReturnType<typeof setTimeout> | undefined)[] = [];
  const anchorOf = (target: EventTarget | null) => (target instanceof Element ? targetOf(target)?.anchor : undefined);
  /** The element that the pointer enters or leaves; undefined if it only moves inside it. */
  const crossed = ({ target, relatedTarget, pointerType }: PointerEvent): HTMLElement | undefined => {
    const anchor = pointerType === "mouse" ? anchorOf(target) : undefined;
    return anchor === anchorOf(relatedTarget) ? undefined : anchor;
  };
  return {
    cancel: (): void => {
      clearTimeout(opening);
      clearTimeout(leaving);
    },
    over: (event: PointerEvent): void => {
      const anchor = crossed(event);
      if (!anchor || event.buttons !== 0) return;
      clearTimeout(opening);
      opening = setTimeout(() => open(anchor, "hover"), HOVER_DELAY);
    },
    out: (event: PointerEvent): void => {
      if (!crossed(event)) return;
      clearTimeout(opening);
      clearTimeout(leaving);
      leaving = setTimeout(leave, LEAVE_DELAY);
    },
  };
}

function holdListeners({ open }: GestureHandlers) {
  let held: { element: Element; x: number; y: number } | null = null;
  let isOpen = false; // the inspector was opened, and the finger is still down
  let swallows = false; // the click that follows is part of the gesture
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel(): void {
    clearTimeout(timer);
    held = null;
    isOpen = false;
  }

  function fire(): void {
    if (!held) return;
    isOpen = swallows = true;
    // The board forgets the press, so that the finger drags nothing when it moves on.
    window.dispatchEvent(new PointerEvent("pointercancel"));
    open(held.element, "touch");
  }

  return {
    cancel,
    down: ({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent): void => {
      cancel();
      swallows = false;
      if (pointerType === "mouse" || !isPrimary || !(target instanceof Element) || !targetOf(target)) return;
      held = { element: target, x, y };
      timer = setTimeout(fire, HOLD_DELAY);
    },
    move: ({ clientX, clientY }: PointerEvent): void => {
      if (held && !isOpen && Math.hypot(clientX - held.x, clientY - held.y) > HOLD_RADIUS) cancel();
    },
    up: cancel,
    click: (event: MouseEvent): void => {
      if (!swallows) return;
      swallows = false;
      event.stopPropagation();
      event.preventDefault();
    },
    touchMove: (event: TouchEvent): void => {
      if (isOpen && event.cancelable) event.preventDefault();
    },
    contextMenu: (event: MouseEvent): void => {
      if (held) event.preventDefault();
    },
  };
}
