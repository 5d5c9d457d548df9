/** A gesture ends with a click where it began, which must do nothing. Call what is returned when the finger is lifted: then that click is the next thing to come, or none. */
export function ignoreClick(): () => void {
  const ignore = (event: Event) => (event.stopPropagation(), event.preventDefault());
  addEventListener("click", ignore, { capture: true, once: true });
  return () => void setTimeout(() => removeEventListener("click", ignore, { capture: true }));
}
