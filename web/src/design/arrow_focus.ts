/** Arrow keys that lead from one of several things to the next, round and round. */

/** The thing so many steps on gets the focus; from elsewhere, the first one or the last one. */
export function focusBeside(container: ParentNode, selector: string, from: Element | null, step: number): void {
  const all = [...container.querySelectorAll<HTMLElement>(selector)];
  const at = all.findIndex((one) => one === from);
  const next = at < 0 ? (step > 0 ? 0 : -1) : (at + step) % all.length;
  all.at(next)?.focus();
}
