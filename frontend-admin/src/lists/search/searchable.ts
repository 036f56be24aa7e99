/** Marks that change how a letter is shown, not which one it is. */
const DISPLAY_ONLY = /[\u0300-\u036f\u093c\u200c\u200d]/g;

/** Whether the API can look a text up: it needs a word of three letters (marks of display apart) or an `@` address. */
export function isSearchable(text: string): boolean {
  const letters = text.normalize('NFD').replace(DISPLAY_ONLY, '').normalize('NFC');
  return /[\p{L}\p{M}\p{N}]{3}|\S@/u.test(letters);
}
