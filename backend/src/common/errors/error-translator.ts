import type { AppError } from './app-error.js';

/** Says what the errors of a library mean here. The module that uses the library provides one. */
export abstract class ErrorTranslator {
  /** Undefined for whatever is no error of that library. */
  abstract translate(thrown: unknown): AppError | undefined;
}
