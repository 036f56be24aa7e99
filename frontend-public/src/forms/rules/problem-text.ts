import { MB } from 'frontend-shared/i18n/file-size';
import type { Locale } from 'frontend-shared/i18n/locale';
import type { FormsMessages } from '../../content/en/forms';
import type { FormMessages } from '../form-messages';
import type { FieldRule, Problem } from './form-description';

/** Messages and language from which the text is composed. */
export interface ProblemTextContext {
  messages: FormMessages;
  shared: FormsMessages;
  locale: Locale;
}

/** The accepted file types and the maximum size as text, from the API's published rule. */
export function fileLimits(
  { fileTypes = [], maxBytes = 0 }: Pick<FieldRule, 'fileTypes' | 'maxBytes'>,
  shared: FormsMessages,
): { types: string; limit: string } {
  const names = fileTypes.map((ending) => ending.slice(1).toUpperCase());
  return { types: shared.errors.fileTypes(names), limit: shared.megabytes(String(maxBytes / MB)) };
}

/** One decimal, but always above the limit, so that a file one byte too large does not look small enough. */
function megabytesOver(bytes: number, maxBytes: number): string {
  return String(Math.max(Math.round((bytes / MB) * 10), Math.floor((maxBytes / MB) * 10) + 1) / 10);
}

/** The server's message for English readers only, since it is in English. */
export function serverMessage(message: string | undefined, locale: Locale): string | undefined {
  return locale === 'en' ? message : undefined;
}

/** The error message for a field. */
export function problemText(
  field: string,
  problem: Problem,
  rule: FieldRule | undefined,
  { messages, shared, locale }: ProblemTextContext,
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
      return errors.tooShort(problem.min);
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
