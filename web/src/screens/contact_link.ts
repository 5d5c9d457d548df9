/** Where a click on the operator's contact leads: to a mail, to a page, or nowhere if it is neither. */
export function linkTo(contact: string): string | null {
  if (/^https?:\/\/\S+$/.test(contact)) return contact;
  return /^[^\s@:/]+@[^\s@:/]+$/.test(contact) ? `mailto:${contact}` : null;
}
