/** For keyboards: what has the focus after a choice, whose button is gone then, and after an arrow key on the map. */
import { isFocusFree } from "../../design/arrival_focus";

const NEXT = "[data-order][data-offered], [data-compass], [data-think], [data-take]";

export const hasKeyFocus = (board: Element): boolean => board.querySelector(".panel :focus-visible") !== null;

/** Where nothing has the focus any more: a road on the map, or the first thing to decide beside it. */
export function focusNext(board: Element, isWalking: boolean): void {
  if (!isFocusFree()) return;
  board.querySelector<HTMLElement | SVGElement>(isWalking ? "[data-map] [tabindex='0']" : NEXT)?.focus();
}

const DIRECTIONS: Readonly<Record<string, readonly [right: number, down: number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const pointOf = (element: Element) => [Number(element.getAttribute("data-x")), Number(element.getAttribute("data-y"))] as const;

/** From thing to thing on the map by arrow keys: the nearest one in that direction. */
export function focusByArrow(map: Element, event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  const here = (event.target as Element).closest("[data-x]");
  if (!direction || !here) return;
  event.preventDefault();
  event.stopPropagation();
  const [x, y] = pointOf(here);
  const ahead = [...map.querySelectorAll<SVGElement>("[data-x]")]
    .map((element) => {
      const [right, down] = [pointOf(element)[0] - x, pointOf(element)[1] - y];
      const along = right * direction[0] + down * direction[1];
      return { element, along, way: along + 2 * Math.abs(right * direction[1] + down * direction[0]) };
    })
    .filter(({ along }) => along > 4)
    .sort((one, other) => one.way - other.way);
  ahead[0]?.element.focus();
}
