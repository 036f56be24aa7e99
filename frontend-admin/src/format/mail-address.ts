/** A link that begins a mail. What stands in the address cannot add recipients or headers to it. */
export function mailAddress(email: string, subject?: string): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  return subject === undefined ? `mailto:${to}` : `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

/** What stands before the @, which tells colleagues of one company apart. */
export function accountName(email: string): string {
  return email.split('@')[0] ?? '';
}
