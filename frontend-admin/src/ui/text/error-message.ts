import { ApiError } from 'frontend-shared/api/error';
import { PasskeyError } from '../../browser/passkeys';
import { common } from '../../content/common';
import { currentMessages } from '../../content/messages';
import { passkeys } from '../../content/passkeys';
import { serverMessage } from '../../content/server-messages';

/**
 * The server's sentence for people, in the language of the console; without one, why there is none; otherwise the screen's
 * own fixed text. Of a refused entry it is what is wrong with each field.
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (error instanceof PasskeyError) return currentMessages(passkeys).errors[error.why];
  if (!(error instanceof ApiError)) return fallback;
  if (error.code === 'NETWORK') return currentMessages(common).offline;
  const aboutFields = Object.values(error.fields ?? {}).flat();
  return aboutFields.map(serverMessage).join(' ') || serverMessage(error.message) || fallback;
}

/** Whether somebody was asked who they are and closed the question: nothing was done, as they wanted. */
export function isCancelled(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PROOF_REQUIRED';
}

/** Whether the server found something wrong with this field of what was sent. */
export function isAboutField(error: unknown, field: string): boolean {
  return error instanceof ApiError && error.fields?.[field] !== undefined;
}
