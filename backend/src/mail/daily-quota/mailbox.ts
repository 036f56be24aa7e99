/** Hosts whose mailboxes ignore dots before the @. */
const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address most likely belongs to, for counting: most providers deliver `asha+anything@` to
 * `asha@`, and the unlimited number of such spellings would get an unlimited number of mails. Never send to this
 * address.
 */
export function mailboxOf(address: string): string {
  const typed = address.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const host = typed.slice(at + 1);
  const [name = ''] = typed.slice(0, Math.max(at, 0)).split('+', 1);
  return `${IGNORES_DOTS.has(host) ? name.replaceAll('.', '') : name}@${host}`;
}
