import { ApiError } from 'frontend-shared/api/error';
import { PasskeyError } from '../../browser/passkeys';
import { common } from '../../content/common';
import { currentMessages } from '../../content/messages';
import { passkeys } from '../../content/passkeys';
import { serverMessage } from '../../content/server-messages';

/** The server's message when a limit that has no message of its own was reached. */
const TOO_MANY_ATTEMPTS = 'Too many attempts. Please wait and try again.';

/**
 * The server's message in the language of the console; for offline and passkey errors a message of the console,
 * otherwise `fallback`. For a validation error it lists what is wrong with each field.
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (error instanceof PasskeyError) return currentMessages(passkeys).errors[error.reason];
  if (!(error instanceof ApiError)) return fallback;
  if (error.code === 'NETWORK') return currentMessages(common).offline;
  if (error.message === TOO_MANY_ATTEMPTS && error.retryAfterSeconds)
    return currentMessages(common).tooManyAttempts(Math.ceil(error.retryAfterSeconds / 60));
  const aboutFields = Object.values(error.fields ?? {}).flat();
  return aboutFields.map(serverMessage).join(' ') || serverMessage(error.message) || fallback;
}

/** Whether there was no response; the request may have taken effect. */
export function isNetworkError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'NETWORK';
}

/** Whether the user cancelled the request by closing the dialog that asks for a proof. */
export function isCancelled(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PROOF_REQUIRED';
}

/** Whether the server rejected the value of this field. */
export function isFieldError(error: unknown, field: string): boolean {
  return error instanceof ApiError && error.fields?.[field] !== undefined;
}
