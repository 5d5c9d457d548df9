/** A random idempotency key: a command with it is carried out once, however often it is sent. */
export function newKey(bytes = 12): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
