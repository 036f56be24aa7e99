/** A `mailto:` URL. The address is encoded, so that it cannot add recipients or headers. */
export function mailtoUrl(email: string, subject?: string): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  return subject === undefined ? `mailto:${to}` : `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

/** The part before the @, which distinguishes colleagues of one company. */
export function accountName(email: string): string {
  return email.split('@')[0] ?? '';
}
