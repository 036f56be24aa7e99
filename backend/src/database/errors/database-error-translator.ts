import { Injectable } from '@nestjs/common';
import { AppError, busy } from '../../common/errors/app-error.js';
import type { ErrorTranslator } from '../../common/errors/error-translator.js';
import { isDatabaseUnavailable, isQueryTimeout, isWriteConflict } from './database-errors.js';

/** What errors of the driver and of mongoose mean to whoever called; their wording stays here. */
@Injectable()
export class DatabaseErrorTranslator implements ErrorTranslator {
  translate(thrown: unknown): AppError | undefined {
    if (isDatabaseUnavailable(thrown) || isWriteConflict(thrown)) return busy(2, thrown);
    return isQueryTimeout(thrown) ? tookTooLong(thrown) : undefined;
  }
}

/** The database is there and was too slow for this call. A repetition at once would only keep it busy. */
function tookTooLong(cause: unknown): AppError {
  return new AppError('UNAVAILABLE', 'This took too long. Please try again in a few seconds.', {
    retryAfterSeconds: 10,
    cause,
    logMessage: 'the database took too long',
  });
}
