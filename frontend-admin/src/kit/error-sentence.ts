import { ApiError } from 'frontend-shared/api-error';
import { common } from '../content/en/common';

/** The server's sentence for people; without one, why there is none; otherwise the screen's own fixed text. */
export function errorSentence(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.code === 'NETWORK') return common.offline;
  return error.message || fallback;
}
