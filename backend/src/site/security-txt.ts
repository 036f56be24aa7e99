/** Validity in days, after which readers should doubt a copy; RFC 9116 recommends less than a year. */
const VALID_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report vulnerabilities.
 * @param origin of the site, as in canonical links
 * @param email contact address of the site
 */
export function securityTxt(origin: string, email: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${email}`,
    `Contact: ${origin}/contact`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
