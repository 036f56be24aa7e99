/** Longest name that a mail greets by, in characters. */
const MAX_LENGTH = 60;
/** Most words of it: enough for a name, too few for a message. */
const MAX_WORDS = 4;

/**
 * A visitor's name as it may stand in a mail. The address is unverified, so the mail may reach someone else: whatever a
 * mail program would turn into a link is taken out or broken up, and so are numbers to call or to hope for. Empty when
 * nothing is left.
 */
export function nameWithoutLinks(name: string): string {
  const words = name
    .split(/\s+/)
    .filter((word) => !/[:/\\@<>\p{N}]|^www\b/iu.test(word))
    .slice(0, MAX_WORDS)
    // "evil.example" becomes "evil. example"; "A.K. Singh" and "ए.के. सिंह" stay as they are: a vowel sign makes no second letter.
    .map((word) => word.replace(/[.。．｡](?=\p{L}\p{M}*[\p{L}\p{N}])/gu, '. '));
  return [...words.join(' ').trim()].slice(0, MAX_LENGTH).join('').trim();
}
