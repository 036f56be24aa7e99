const REDACTED = '…';

/** Patterns of possibly personal data in an error message, from the most specific to the loosest. */
const VALUES: ReadonlyArray<[what: RegExp, stays: string]> = [
  // Engines quote what they parsed, including quotes inside it.
  [/".*(?:"|$)|“.*(?:”|$)|`.*(?:`|$)/gs, `"${REDACTED}"`],
  [/(?<!\w)'.*?(?:'(?!\w)|$)|‘.*?(?:’(?!\w)|$)/gs, `"${REDACTED}"`],
  [/[^\s@<>]+@[^\s@<>]+/g, REDACTED],
  // Queries and fragments.
  [/(\/[^\s?#]*)[?#]\S*/g, `$1?${REDACTED}`],
  // References and PANs.
  [/\b[A-Z]{2}-[0-9A-Z]{6}\b|\b[A-Z]{5}[0-9]{4}[A-Z]\b/gi, REDACTED],
  // Tokens and record ids.
  [/\b(?=[\w-]*[0-9])[\w-]{16,}/g, REDACTED],
  [/[0-9](?:[ -]?[0-9]){5,}/g, REDACTED],
  // Engines write English, so other scripts come from user data.
  [/[^\x20-\x7e…]+/g, REDACTED],
];

/**
 * An error message of a browser without personal data: no quoted text, addresses, queries, references, numbers or
 * other scripts.
 */
export function messageWithoutValues(message: string): string {
  return VALUES.reduce((text, [what, stays]) => text.replace(what, stays), message);
}
