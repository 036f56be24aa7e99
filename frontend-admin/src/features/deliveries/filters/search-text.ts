import { toAsciiDigits } from 'frontend-shared/i18n/locale';
import { isSearchable } from '../../../lists/search/searchable';

/**
 * Whether the API treats the text as the beginning of a PIN code (`parseBoxSearch`): three to six digits of any
 * script, with any separators.
 */
export function isPinCodePrefix(text: string): boolean {
  const words = toAsciiDigits(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return /^[1-9][0-9]{2,5}$/.test(words.join(''));
}

/** Whether the API can search for the text. */
export function isBoxSearchable(text: string): boolean {
  return isPinCodePrefix(text) || isSearchable(text);
}
