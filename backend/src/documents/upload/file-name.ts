import { fileError } from '../../common/errors/app-error.js';

/** Longest name that is looked at, in UTF-16 units: several times what any file system keeps. */
const MAX_SENT_LENGTH = 1024;
/** Longest kept file name, in characters. */
const MAX_NAME_LENGTH = 150;

// Line ends and other control characters, direction overrides that make "exe.pdf" out of "fdp.exe", lone surrogates.
const REFUSED = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]|\p{Cs}/u;
// Invisible marks that Hindi does not need (the joiners U+200C and U+200D it does need are not among them).
const INVISIBLE = /[\u200b\u200e\u200f\u2060\ufeff\u00ad]/g;

/**
 * The sender's file name made fit for showing and for a download header: composed (NFC), without a path, at most 150
 * characters with its ending kept.
 *
 * @throws AppError VALIDATION_FAILED on `field` when it contains characters that are only there to deceive.
 */
export function cleanFileName(sent: string, field: string): string {
  if (sent.length > MAX_SENT_LENGTH) {
    throw fileError(
      'VALIDATION_FAILED',
      field,
      'name',
      'The file name is too long. Please rename the file and try again.',
    );
  }
  if (REFUSED.test(sent)) {
    throw fileError(
      'VALIDATION_FAILED',
      field,
      'name',
      'The file name contains characters that are not allowed. Please rename the file and try again.',
    );
  }
  const base = sent.normalize('NFC').replace(INVISIBLE, '').split(/[/\\]/).at(-1) ?? '';
  const named = base.replace(/\s+/g, ' ').replace(/^[. ]+|[. ]+$/g, '');
  return named === '' ? 'document' : shorten(named);
}

/** Ending of a file name, lower case with its dot; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';
}

function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_NAME_LENGTH) return name;
  const ending = [...(/\.[^.]{1,10}$/.exec(name)?.[0] ?? '')];
  return [...characters.slice(0, MAX_NAME_LENGTH - ending.length), ...ending].join('');
}
