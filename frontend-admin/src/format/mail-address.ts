/** A link that starts a mail. Nothing in the address can add recipients or headers to it. */
export function mailAddress(email: string, subject?: string): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  return subject === undefined ? `mailto:${to}` : `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

/** The part before the @, which tells colleagues of one company apart. */
export function accountName(email: string): string {
  return email.split('@')[0] ?? '';
}
