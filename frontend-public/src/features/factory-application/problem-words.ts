import type { ApplicationFormWords } from '../../content/en/application-form';
import { type FieldName, rules } from './application-fields';
import type { Problem } from './application-rules';

const MB = 1024 * 1024;

/** The accepted file types and the largest size in words, from the API's own description. */
export function fileLimits(words: ApplicationFormWords): { types: string; limit: string } {
  const { fileTypes, maxBytes } = rules.supporting_document;
  const names = fileTypes.map((ending) => ending.slice(1).toUpperCase());
  return { types: words.errors.fileTypes(names), limit: words.megabytes(String(maxBytes / MB)) };
}

/** Rounded up to a tenth, so that a file one byte too large does not read as if it were small enough. */
function megabytesOver(bytes: number): string {
  return String(Math.ceil((bytes / MB) * 10) / 10);
}

/** Says what to change. */
export function problemText(field: FieldName, problem: Problem, words: ApplicationFormWords): string {
  const { errors } = words;
  const { types, limit } = fileLimits(words);
  switch (problem.rule) {
    case 'server':
      return problem.sentence;
    case 'required':
      return field in errors.required
        ? errors.required[field as keyof typeof errors.required]
        : errors.tooShort(1);
    case 'tooShort':
      return errors.tooShort(problem.least);
    case 'tooLong':
      return errors.tooLong(problem.over.toLocaleString('en-IN'));
    case 'mobileDigits':
      return errors.mobileDigits(problem.typed, problem.needed);
    case 'fileType':
      return errors.fileType(types);
    case 'fileSize':
      return errors.fileSize(words.megabytes(megabytesOver(problem.bytes)), limit);
    default:
      return errors[problem.rule];
  }
}
