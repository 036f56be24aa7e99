import { isSearchable } from '../../../lists/search/searchable';

/**
 * Whether the API treats the text as the beginning of a PIN code (`parseBoxSearch`): three to six digits in either
 * script, with any separators.
 */
export function isPinCodePrefix(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return /^[1-9१-९][0-9०-९]{2,5}$/u.test(words.join(''));
}

/** Whether the API can search for the text. */
export function isBoxSearchable(text: string): boolean {
  return isPinCodePrefix(text) || isSearchable(text);
}
