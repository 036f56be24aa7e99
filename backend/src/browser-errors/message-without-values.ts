const STRUCK_OUT = '…';

/** Patterns of possibly personal data in an error message, from the most specific to the loosest. */
const VALUES: ReadonlyArray<[what: RegExp, stays: string]> = [
  // Engines quote what they parsed, including quotes inside it.
  [/".*(?:"|$)|“.*(?:”|$)|`.*(?:`|$)/gs, `"${STRUCK_OUT}"`],
  [/(?<!\w)'.*?(?:'(?!\w)|$)|‘.*?(?:’(?!\w)|$)/gs, `"${STRUCK_OUT}"`],
  [/[^\s@<>]+@[^\s@<>]+/g, STRUCK_OUT],
  // Queries and fragments.
  [/(\/[^\s?#]*)[?#]\S*/g, `$1?${STRUCK_OUT}`],
  // References and PANs.
  [/\b[A-Z]{2}-[0-9A-Z]{6}\b|\b[A-Z]{5}[0-9]{4}[A-Z]\b/gi, STRUCK_OUT],
  // Tokens and record ids.
  [/\b(?=[\w-]*[0-9])[\w-]{16,}/g, STRUCK_OUT],
  [/[0-9](?:[ -]?[0-9]){5,}/g, STRUCK_OUT],
  // Engines write English, so other scripts come from user data.
  [/[^\x20-\x7e…]+/g, STRUCK_OUT],
];

/**
 * An error message of a browser without personal data: no quoted text, addresses, queries, references, numbers or
 * other scripts.
 */
export function messageWithoutValues(message: string): string {
  return VALUES.reduce((text, [what, stays]) => text.replace(what, stays), message);
}
