/** The screen stays awake for as long as somebody has to think. Browsers let go of it when the page is hidden, so it is asked for again. */

/** What keeps a screen awake; browsers call it `navigator.wakeLock`. */
interface ScreenLock {
  request(kind: "screen"): Promise<{ release(): Promise<void> }>;
}

/** Keeps the screen awake, where that is possible; returns what lets it sleep again. */
export function keepAwake(lock: ScreenLock | undefined = (navigator as { wakeLock?: ScreenLock }).wakeLock, page: Document = document): () => void {
  let isOver = false;
  let held: Promise<{ release(): Promise<void> } | null> = Promise.resolve(null);

  function hold() {
    if (isOver || page.visibilityState !== "visible" || !lock) return;
    held = lock.request("screen").catch(() => null);
  }

  page.addEventListener("visibilitychange", hold);
  hold();
  return () => {
    isOver = true;
    page.removeEventListener("visibilitychange", hold);
    void held.then((one) => one?.release());
  };
}
