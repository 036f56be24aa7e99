import { fileError } from '../../common/errors/app-error.js';

/** Longest accepted input, in UTF-16 units: several times what any file system allows. */
const MAX_SENT_LENGTH = 1024;
/** Longest stored file name, in characters. */
const MAX_NAME_LENGTH = 150;

// Line breaks and other control characters, direction overrides that display "fdp.exe" as "exe.pdf", lone surrogates.
const REFUSED = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]|\p{Cs}/u;
// Invisible characters that Hindi does not need (unlike the joiners U+200C and U+200D).
const INVISIBLE = /[\u200b\u200e\u200f\u2060\ufeff\u00ad]/g;
// Scans are often named after the number that they show, and names are stored and listed in plain text.
const PAN = /[A-Z]{5}\p{Nd}{4}[A-Z]/giu;
// The first eight of the twelve digits of an Aadhaar number, as on a masked Aadhaar.
const AADHAAR = /(?<!\p{Nd})\p{Nd}{4}[ ._-]?\p{Nd}{4}(?=[ ._-]?\p{Nd}{4}(?!\p{Nd}))/gu;

/**
 * Makes the sender's file name fit for display and for a download header: NFC, without a path, with PANs and Aadhaar
 * numbers masked, at most 150 characters with its extension kept.
 * @throws AppError VALIDATION_FAILED on `field` when it contains characters that only serve to deceive
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
  return named === '' ? 'document' : shorten(withoutNumbers(named));
}

/** File extension, in lower case with its dot; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';
}

function withoutNumbers(name: string): string {
  return name
    .replace(PAN, (pan) => pan.replace(/^.{6}/u, 'XXXXXX'))
    .replace(AADHAAR, (digits) => digits.replace(/\p{Nd}/gu, 'X'));
}

function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_NAME_LENGTH) return name;
  const ending = [...(/\.[^.]{1,10}$/.exec(name)?.[0] ?? '')];
  return [...characters.slice(0, MAX_NAME_LENGTH - ending.length), ...ending].join('');
}
