import { ApiError, type FileReason } from 'frontend-shared/api/error';

export type FailureKind =
  | 'offline'
  | 'tooLarge'
  | 'wrongType'
  | 'tooOften'
  | 'unavailable'
  | 'changed'
  | 'checkFields'
  | 'other';

/** What the server says of one field. */
export interface FieldError {
  message: string;
  /** Present when it is a file. */
  reason?: FileReason | undefined;
}

/** Why a try failed, as far as a person can use it. */
export interface Failure<N extends string = string> {
  kind: FailureKind;
  /** The server's sentence, when it gave one. */
  message?: string | undefined;
  /** When to try again, after "too many". */
  minutes?: number | undefined;
  requestId?: string | undefined;
  /** What is wrong with fields of this form. */
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

/** Reads any error of `sendForm`; sentences at fields that the form does not show are left out. */
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
    fields: Object.fromEntries(fields) as Partial<Record<N, FieldError>>,
  };
}
