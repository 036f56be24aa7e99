import { Injectable } from '@nestjs/common';
import { AppError, busy, DEFAULT_MESSAGE } from '../../common/errors/app-error.js';
import type { ErrorTranslator } from '../../common/errors/error-translator.js';
import { isDatabaseFull, isDatabaseUnavailable, isQueryTimeout, isWriteConflict } from './database-errors.js';

/** Translates errors of the driver and of mongoose; their messages are not sent. */
@Injectable()
export class DatabaseErrorTranslator implements ErrorTranslator {
  translate(thrown: unknown): AppError | undefined {
    if (isDatabaseUnavailable(thrown) || isWriteConflict(thrown)) return busy(2, thrown);
    if (isDatabaseFull(thrown)) return isFull(thrown);
    return isQueryTimeout(thrown) ? tookTooLong(thrown) : undefined;
  }
}

/** The database is reachable but was too slow for this call. An immediate retry would only add to its load. */
function tookTooLong(cause: unknown): AppError {
  return new AppError('UNAVAILABLE', 'This took too long. Please try again in a few seconds.', {
    retryAfterSeconds: 10,
    cause,
    logMessage: 'the database took too long',
  });
}

/** Somebody has to make room first; what was sent can be sent again then. */
function isFull(cause: unknown): AppError {
  return new AppError('UNAVAILABLE', DEFAULT_MESSAGE.UNAVAILABLE, {
    retryAfterSeconds: 60,
    cause,
    logMessage: 'the database has no disk space left',
  });
}
