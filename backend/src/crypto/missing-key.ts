import { AppError } from '../common/errors/app-error.js';
import { MissingKeyError } from './key-ring.js';

/**
 * Opens something for an administrator, or names the missing key: that can be fixed by the operator and is not an
 * error of the call.
 * @param what start of the message, such as "This document"
 * @throws AppError CONFLICT
 */
export function orMissingKey<T>(open: () => T, what: string): T {
  try {
    return open();
  } catch (thrown) {
    if (!(thrown instanceof MissingKeyError)) throw thrown;
    const message = `${what} was encrypted with the data key ${thrown.keyId}, which this server does not have. It can be read again when that key is added to DATA_ENCRYPTION_KEYS_PREVIOUS.`;
    throw new AppError('CONFLICT', message, { cause: thrown });
  }
}
