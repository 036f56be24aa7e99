/** Stands for what is left out. */
const HIDDEN = '•••';

/**
 * An e-mail address as it is shown at the other one: enough to know one's own again, too little for a stranger. The part
 * before the @ may hold what a mail program makes a link of, so that no more than its first character is left.
 */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(1, at))}${HIDDEN}${email.slice(at)}`;
}
