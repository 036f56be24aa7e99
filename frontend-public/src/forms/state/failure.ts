import { ApiError, type ApiErrorCode, type FileReason } from 'frontend-shared/api/error';

export type FailureKind =
  | 'offline'
  | 'tooLarge'
  | 'wrongType'
  | 'tooOften'
  | 'unavailable'
  | 'changed'
  | 'checkFields'
  | 'other';

/** The server's error for one field. */
export interface FieldError {
  message: string;
  /** Only for files. */
  reason?: FileReason | undefined;
}

/** Why a request failed, as far as a person needs to know. */
export interface Failure<N extends string = string> {
  kind: FailureKind;
  /** The server's message, if any. */
  message?: string | undefined;
  /** Minutes until the next attempt is allowed, after "too many requests". */
  minutes?: number | undefined;
  requestId?: string | undefined;
  /**
   * What is stored although the request failed: an `earlier` version, the record whose payment could not be prepared
   * (`unpaid`), or one of an earlier attempt that has `ended` since, so that the same content is a new record.
   */
  stored?: 'earlier' | 'unpaid' | 'ended' | undefined;
  /** Errors by field. */
  fields: Partial<Record<N, FieldError>>;
}

const kindOfStatus: Partial<Record<number, FailureKind>> = {
  0: 'offline',
  400: 'checkFields',
  408: 'offline',
  413: 'tooLarge',
  415: 'wrongType',
  422: 'changed',
  429: 'tooOften',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
  507: 'unavailable',
};

const storedByCode: Partial<Record<ApiErrorCode, Failure['stored']>> = {
  IDEMPOTENCY_MISMATCH: 'earlier',
  PAYMENT_UNAVAILABLE: 'unpaid',
  CONFLICT: 'ended',
};

/** Converts any error of `sendForm`; errors of fields that the form does not show are left out. */
export function failureOf<N extends string>(error: unknown, known: readonly N[]): Failure<N> {
  if (!(error instanceof ApiError)) return { kind: 'other', fields: {} };
  const fields = known.flatMap((name) => {
    const messages = error.fields?.[name] ?? [];
    const refusal = { message: messages.join(' '), reason: error.reasons?.[name] };
    return messages.length > 0 ? [[name, refusal] as const] : [];
  });
  const named = kindOfStatus[error.status] ?? 'other';
  return {
    kind: named === 'checkFields' && fields.length === 0 ? 'other' : named,
    message: error.message || undefined,
    minutes: error.status === 429 ? Math.ceil((error.retryAfterSeconds ?? 60) / 60) : undefined,
    requestId: error.status >= 500 ? error.requestId : undefined,
    stored: storedByCode[error.code],
    fields: Object.fromEntries(fields) as Partial<Record<N, FieldError>>,
  };
}
