/** Has the server got another version of this app since the page was loaded? Then the files that the page still needs are gone. */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  if (!own) return false;
  try {
    const response = await fetch(document.baseURI, { cache: "no-store" });
    return response.ok && !(await response.text()).includes(own);
  } catch {
    return false;
  }
}
