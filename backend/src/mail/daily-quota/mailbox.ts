/** Hosts whose mailboxes ignore dots before the @. */
const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox an address most likely leads to, for counting what it gets: most providers deliver `asha+anything@` to
 * `asha@`, and an unlimited number of such spellings would otherwise be an unlimited number of days. Never an address to
 * send to.
 */
export function mailboxOf(address: string): string {
  const typed = address.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const host = typed.slice(at + 1);
  const [name = ''] = typed.slice(0, Math.max(at, 0)).split('+', 1);
  return `${IGNORES_DOTS.has(host) ? name.replaceAll('.', '') : name}@${host}`;
}
