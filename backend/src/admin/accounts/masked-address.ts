/** Replaces the characters that are left out. */
const HIDDEN = '•••';

/**
 * An e-mail address as shown to people who may not know it: enough for its owner to recognise, too little for a
 * stranger. Mail programs make links of what looks like a domain, even before the @, so only the first character of
 * that part is kept.
 */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(1, at))}${HIDDEN}${email.slice(at)}`;
}
