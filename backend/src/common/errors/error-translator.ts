import type { AppError } from './app-error.js';

/** Translates the errors of a library. Provided by the module that uses the library. */
export abstract class ErrorTranslator {
  /** undefined for errors that are not the library's. */
  abstract translate(thrown: unknown): AppError | undefined;
}
