import { AppError } from '../common/errors/app-error.js';
import { DamagedSecretError, MissingKeyError } from './key-ring.js';

/**
 * Opens something for an administrator, or says why it cannot be read: neither is an error of the call, and both are for
 * the operator to put right.
 * @param what start of the message, such as "This document"
 * @throws AppError CONFLICT
 */
export function openSecret<T>(open: () => T, what: string): T {
  try {
    return open();
  } catch (thrown) {
    if (thrown instanceof MissingKeyError) {
      const message = `${what} was encrypted with the data key ${thrown.keyId}, which this server does not have. It can be read again when that key is added to DATA_ENCRYPTION_KEYS_PREVIOUS.`;
      throw new AppError('CONFLICT', message, { cause: thrown });
    }
    if (thrown instanceof DamagedSecretError) {
      const message = `${what} cannot be read: what is stored was changed or damaged. Please tell whoever runs the server; a backup may still have it.`;
      throw new AppError('CONFLICT', message, {
        cause: thrown,
        logMessage: 'what is stored cannot be decrypted',
      });
    }
    throw thrown;
  }
}
