/**
 * Things that can be dragged, with a mouse or a finger. Dragging is always optional: what can be dragged can also be
 * tapped or reached by keys. Places to drop on carry `data-drop="kind what"`, or the kind alone; the one under the pointer carries
 * `data-over` meanwhile.
 */
import type { Attachment } from "svelte/attachments";
import { ignoreClick } from "./ignore_click";

/** A pointer that moves less than this is still a tap, in pixels. */
const STEADY = 8;

interface Draggable {
  /** Places of this kind take it. */
  kind: string;
  /** Called when it begins to move. */
  lift?(): void;
  /** Called with what the place it was dropped on says after its kind. */
  drop(on: string): void;
}

/** Makes an element draggable; null leaves it where it is. */
export function draggable(what: Draggable | null): Attachment<HTMLElement> {
  return (element) => (what ? start(element, what) : undefined);
}

function start(element: HTMLElement, { kind, lift, drop }: Draggable): () => void {
  const away = new AbortController();
  let from: { x: number; y: number; pointer: number } | null = null;
  let isMoving = false;
  let over: HTMLElement | null = null;

  const placeAt = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(`[data-drop="${kind}"], [data-drop^="${kind} "]`) ?? null;

  function point(at: HTMLElement | null) {
    if (over !== at) over?.removeAttribute("data-over");
    at?.setAttribute("data-over", "");
    over = at;
  }

  function letGo() {
    point(null);
    for (const name of ["translate", "z-index", "pointer-events", "position"]) element.style.removeProperty(name);
    element.removeAttribute("data-dragged");
    [from, isMoving] = [null, false];
  }

  function pressed(event: PointerEvent) {
    if (event.isPrimary && event.button === 0) from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  function moved(event: PointerEvent) {
    if (!from || event.pointerId !== from.pointer) return;
    const [right, down] = [event.clientX - from.x, event.clientY - from.y];
    if (!isMoving && Math.hypot(right, down) < STEADY) return;
    if (!isMoving) {
      isMoving = true;
      element.setPointerCapture(event.pointerId);
      element.setAttribute("data-dragged", "");
      Object.assign(element.style, { zIndex: "30", pointerEvents: "none", position: "relative" });
      lift?.();
    }
    element.style.translate = `${right}px ${down}px`;
    point(placeAt(event));
  }

  function released(event: PointerEvent) {
    if (!from || event.pointerId !== from.pointer) return;
    const place = isMoving ? placeAt(event) : null;
    if (isMoving) ignoreClick()();
    letGo();
    if (place) drop((place.dataset["drop"] ?? "").slice(kind.length + 1));
  }

  const touching = element.style.touchAction;
  element.style.touchAction = "none";
  element.addEventListener("pointerdown", pressed, { signal: away.signal });
  element.addEventListener("pointermove", moved, { signal: away.signal });
  element.addEventListener("pointerup", released, { signal: away.signal });
  element.addEventListener("pointercancel", letGo, { signal: away.signal });
  element.addEventListener("dragstart", (event) => event.preventDefault(), { signal: away.signal });
  return () => {
    away.abort();
    letGo();
    element.style.touchAction = touching;
  };
}
