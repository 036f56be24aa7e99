import { MB } from 'frontend-shared/i18n/file-size';
import type { Locale } from 'frontend-shared/i18n/locale';
import type { FormsMessages } from '../../content/en/forms';
import type { FormMessages } from '../form-messages';
import type { FieldRule, Problem } from './form-description';

/** What the text of a problem is made of. */
export interface Sayings {
  messages: FormMessages;
  shared: FormsMessages;
  locale: Locale;
}

/** The accepted file types and the largest size in words, from the API's own description. */
export function fileLimits(
  { fileTypes = [], maxBytes = 0 }: Pick<FieldRule, 'fileTypes' | 'maxBytes'>,
  shared: FormsMessages,
): { types: string; limit: string } {
  const names = fileTypes.map((ending) => ending.slice(1).toUpperCase());
  return { types: shared.errors.fileTypes(names), limit: shared.megabytes(String(maxBytes / MB)) };
}

/** To a tenth as elsewhere, but more than the limit, so that a file one byte too large does not read as small enough. */
function megabytesOver(bytes: number, maxBytes: number): string {
  return String(Math.max(Math.round((bytes / MB) * 10), Math.floor((maxBytes / MB) * 10) + 1) / 10);
}

/** The sentence of the server where the reader understands it: its sentences are English. */
export function serverMessage(message: string | undefined, locale: Locale): string | undefined {
  return locale === 'en' ? message : undefined;
}

/** Says what to change at a field. */
export function problemText(
  field: string,
  problem: Problem,
  rule: FieldRule | undefined,
  { messages, shared, locale }: Sayings,
): string {
  const { errors } = shared;
  switch (problem.rule) {
    case 'server':
      return (
        serverMessage(problem.message, locale) ||
        (problem.reason && errors.refusedFile[problem.reason]?.(fileLimits(rule ?? {}, shared))) ||
        messages.errors.refused?.[field] ||
        errors.refused
      );
    case 'own':
      return messages.errors.own?.[problem.message] ?? errors.refused;
    case 'required':
      return messages.errors.required[field] ?? errors.required;
    case 'tooShort':
      return errors.tooShort(problem.least);
    case 'tooLong':
      return errors.tooLong(problem.over);
    case 'digits':
      return errors.digits(problem.typed, problem.needed);
    case 'panLength':
      return errors.panLength(problem.typed, problem.needed);
    case 'panLetters':
    case 'panDigits':
    case 'panLast':
      return errors[problem.rule](problem.typed);
    case 'fileType':
    case 'photoType':
      return errors[problem.rule](fileLimits(rule ?? {}, shared).types);
    case 'fileLost':
      return errors.fileLost(problem.name);
    case 'fileSize':
      return errors.fileSize(
        shared.megabytes(megabytesOver(problem.bytes, rule?.maxBytes ?? 0)),
        fileLimits(rule ?? {}, shared).limit,
      );
    default:
      return errors[problem.rule];
  }
}
