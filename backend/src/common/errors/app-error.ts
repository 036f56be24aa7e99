import type { FileReason } from './file-reasons.js';

/** HTTP status of each error code in the envelope. Codes are stable and may be compared by clients. */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  PROOF_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  PAYMENT_UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The message of each error where nothing more specific is known; also the example on the API page. */
export const DEFAULT_MESSAGE: Readonly<Record<ErrorCode, string>> = {
  VALIDATION_FAILED: 'Please correct the marked fields.',
  UNAUTHENTICATED: 'Please log in.',
  FORBIDDEN: 'You do not have permission to do this.',
  SECOND_FACTOR_REQUIRED: 'Please set up a second factor first. What your account may do needs one.',
  PROOF_REQUIRED: 'Please show once more that it is you.',
  NOT_FOUND: 'Not found.',
  METHOD_NOT_ALLOWED: 'This method is not allowed.',
  REQUEST_TIMEOUT: 'The request took too long to arrive. Please try again.',
  CONFLICT: 'The record has been changed in the meantime.',
  PRECONDITION_FAILED: 'The file has changed in the meantime.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'Send the body as application/json.',
  RANGE_NOT_SATISFIABLE: 'The file has no such part.',
  IDEMPOTENCY_MISMATCH:
    'This Idempotency-Key was already used for a different submission. Please send the form again.',
  RATE_LIMITED: 'Too many attempts. Please wait and try again.',
  INTERNAL: 'Something went wrong. Please try again.',
  UNAVAILABLE: 'The service is busy. Please try again in a moment.',
  PAYMENT_UNAVAILABLE:
    'The payment service is not responding. Your order is saved. Please try again in a moment.',
  STORAGE_FULL:
    'We cannot store files right now. Please try again later. A form whose file is optional can be sent without it.',
};

/** Messages for people, by field name. */
export type FieldErrors = Record<string, string[]>;

export interface AppErrorDetails {
  /** The messages for each wrong field. */
  fields?: FieldErrors;
  /** Why the file of a field was refused. */
  reasons?: Record<string, FileReason>;
  /** Current record, sent beside the error envelope (409 only). */
  data?: unknown;
  /** Seconds to wait before another attempt; sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** The underlying error; logged, never sent. */
  cause?: unknown;
  /** Also logs it as an error with this message, for the operator. */
  logMessage?: string;
}

/**
 * The error that business code throws: a stable code and a message for people. The exception filter turns it into the
 * error envelope with the status of its code.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly fields?: FieldErrors;
  readonly reasons?: Record<string, FileReason>;
  readonly data?: unknown;
  readonly retryAfterSeconds?: number;
  readonly logMessage?: string;

  constructor(
    readonly code: ErrorCode,
    message = DEFAULT_MESSAGE[code],
    details: AppErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.status = ERROR_STATUS[code];
    this.fields = details.fields;
    this.reasons = details.reasons;
    this.data = details.data;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.logMessage = details.logMessage;
  }
}

/** A 503 after which the caller may repeat the call after this many seconds. */
export function busy(retryAfterSeconds: number, cause?: unknown): AppError {
  return new AppError('UNAVAILABLE', DEFAULT_MESSAGE.UNAVAILABLE, { retryAfterSeconds, cause });
}

/** A 400 about one field. */
export function fieldError(field: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', message, { fields: { [field]: [message] } });
}

/** The file of this field is refused. */
export function fileError(code: ErrorCode, field: string, reason: FileReason, message: string): AppError {
  return new AppError(code, message, { fields: { [field]: [message] }, reasons: { [field]: reason } });
}
