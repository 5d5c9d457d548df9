/** Gives a link to others: by what the device has for that, or by the clipboard. Over plain HTTP in a home network there is neither. */
export type Shared = "shared" | "copied" | "impossible";

export const canShare = (): boolean => typeof navigator.share === "function";

export async function shareLink(title: string, address: string): Promise<Shared> {
  if (!canShare()) return copyLink(address);
  // Whoever thinks better of it has changed their mind, nothing is wrong.
  await navigator.share({ title, url: address }).catch(() => undefined);
  return "shared";
}

export async function copyLink(address: string): Promise<Exclude<Shared, "shared">> {
  try {
    await navigator.clipboard.writeText(address);
    return "copied";
  } catch {
    return "impossible";
  }
}
