/** A short buzz when it is one's turn, on devices that can; off by a setting. Browsers allow it once somebody has touched the page. */
import { settings } from "../device/settings.svelte";

const BUZZ_MS = 60;

export const canVibrate = (): boolean => typeof navigator !== "undefined" && "vibrate" in navigator;

export function vibrate(): void {
  const isAllowed = settings.vibration && navigator.userActivation?.hasBeenActive;
  if (isAllowed && canVibrate() && document.visibilityState === "visible") navigator.vibrate(BUZZ_MS);
}
