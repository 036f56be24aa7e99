/** Accents, the nukta and zero-width joiners: they change how a letter is rendered, but not which letter it is. */
const DISPLAY_ONLY = /[\u0300-\u036f\u093c\u200c\u200d]/g;

/**
 * Whether the API can search for a text: it needs a word of three characters, without those of `DISPLAY_ONLY`, or the
 * part of an e-mail address up to its `@`.
 */
export function isSearchable(text: string): boolean {
  const letters = text.normalize('NFD').replace(DISPLAY_ONLY, '').normalize('NFC');
  return /[\p{L}\p{M}\p{N}]{3}|\S@/u.test(letters);
}
