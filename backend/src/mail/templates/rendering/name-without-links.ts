import { beginningOfText } from './beginning-of-text.js';

/** Longest name used in a greeting, in characters. */
const MAX_LENGTH = 60;
/** Maximum number of words: enough for a name, too few for a message. */
const MAX_WORDS = 4;

/**
 * A visitor's name made safe for a mail. The address is unverified, so the mail may reach somebody else: whatever a
 * mail program would turn into a link is removed or broken up, and so are telephone numbers and amounts. Empty when
 * nothing is left.
 */
export function nameWithoutLinks(name: string): string {
  const words = name
    .split(/\s+/)
    .filter((word) => !/[:/\\@<>\p{N}]|^www\b/iu.test(word))
    .slice(0, MAX_WORDS)
    // "evil.example" becomes "evil. example"; "A.K. Singh" and "ए.के. सिंह" stay as they are: a vowel sign is not a
    // second letter.
    .map((word) => word.replace(/[.。．｡](?=\p{L}\p{M}*[\p{L}\p{N}])/gu, '. '));
  return beginningOfText(words.join(' ').trim(), MAX_LENGTH);
}
