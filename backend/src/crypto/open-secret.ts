import { AppError } from '../common/errors/app-error.js';
import { DamagedSecretError, MissingKeyError } from './key-ring.js';

/**
 * Opens something for an administrator. If its key is missing or it is damaged, the error says so, since only the
 * operator can fix that.
 * @param what start of the message, such as "This document"
 * @throws AppError CONFLICT
 */
export function openSecret<T>(open: () => T, what: string): T {
  try {
    return open();
  } catch (thrown) {
    throw unreadable(thrown, what);
  }
}

/** The CONFLICT that `openSecret` throws for a missing key or for damage; any other error unchanged. */
export function unreadable(thrown: unknown, what: string): unknown {
  if (thrown instanceof MissingKeyError) {
    const message = `${what} was encrypted with the data key ${thrown.keyId}, which this server does not have. It can be read again when that key is added to DATA_ENCRYPTION_KEYS_PREVIOUS.`;
    return new AppError('CONFLICT', message, { cause: thrown });
  }
  if (thrown instanceof DamagedSecretError) {
    const message = `${what} cannot be read: what is stored was changed or damaged. Please tell whoever runs the server; a backup may still have it.`;
    return new AppError('CONFLICT', message, {
      cause: thrown,
      logMessage: 'what is stored cannot be decrypted',
    });
  }
  return thrown;
}
