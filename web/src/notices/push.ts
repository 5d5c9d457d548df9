/** Push messages of this browser. */

/** Whether this browser can show push messages of this page, and if not, why. */
type Readiness = "ready" | "insecure" | "missing" | "denied";

/** The parts of the browser that decide it. */
interface Surroundings {
  isSecureContext: boolean;
  PushManager?: unknown;
  Notification?: { permission: NotificationPermission };
}

export function readiness(around: Surroundings): Readiness {
  if (!around.isSecureContext) return "insecure";
  if (!around.PushManager || !around.Notification) return "missing";
  return around.Notification.permission === "denied" ? "denied" : "ready";
}

/** A key as the server writes it (base64url), as the bytes the browser wants. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, k) => byte === other[k]);

/** Subscribe this browser, after the reader has allowed it; null if they did not. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = keyBytes(key);
  const before = await pushManager.getSubscription();
  const known = before?.options.applicationServerKey;
  if (before && known && sameBytes(new Uint8Array(known), wanted)) return before.toJSON();
  await before?.unsubscribe();
  return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted })).toJSON();
}

/** Ends all push messages to this browser. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

/** Closes the notifications about a table that is open now. */
export async function takeDownNotices(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications?.({ tag: table })) ?? []) notice.close();
}
