/**
 * A long press explains what is under the finger; on a desk the right mouse button does. What can be explained carries the number
 * of its rule in `data-rule`.
 */
import type { Attachment } from "svelte/attachments";
import { ignoreClick } from "./ignore_click";

const LONG_PRESS_MS = 500;
/** A finger is never quite still, in pixels. */
const MAX_DRIFT_PX = 10;

export const explainsByLongPress =
  (explain: (rule: string) => void): Attachment<HTMLElement> =>
  (element) => {
    const away = new AbortController();
    let from: { x: number; y: number } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const ruleAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-rule]") : null)?.dataset["rule"];

    function letGo() {
      clearTimeout(timer);
      from = null;
    }

    function pressed(event: PointerEvent) {
      letGo();
      const rule = ruleAt(event.target);
      if (!rule || !event.isPrimary || event.pointerType === "mouse") return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        from = null;
        // The finger is lifted where it was: that must choose nothing.
        addEventListener("pointerup", ignoreClick(), { once: true });
        explain(rule);
      }, LONG_PRESS_MS);
    }

    function moved(event: PointerEvent) {
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > MAX_DRIFT_PX) letGo();
    }

    /** The menu of the browser would lie over what is explained. */
    function asked(event: MouseEvent) {
      const rule = ruleAt(event.target);
      if (!rule) return;
      event.preventDefault();
      if ((event as PointerEvent).pointerType !== "touch") explain(rule);
    }

    const { signal } = away;
    element.addEventListener("pointerdown", pressed, { signal });
    element.addEventListener("pointermove", moved, { signal });
    element.addEventListener("pointerup", letGo, { signal });
    element.addEventListener("pointercancel", letGo, { signal });
    element.addEventListener("contextmenu", asked, { signal });
    return () => {
      letGo();
      away.abort();
    };
  };
