import type { components } from './types.generated';

/** Code of the reason why the API rejected a file. */
export type FileReason = NonNullable<components['schemas']['ErrorEnvelope']['reasons']>[string];

/** Code of the API's error envelope, or `NETWORK` for a request without a response. */
export type ApiErrorCode = components['schemas']['ErrorCode'] | 'NETWORK';

interface ApiErrorDetails {
  /** HTTP status; 0 without a response. */
  status: number;
  code: ApiErrorCode;
  /** The server's message for the user; empty without a response. */
  message: string;
  /** Field name → its messages. */
  fields?: Record<string, string[]> | undefined;
  /** Field name → why its file was rejected. */
  reasons?: Record<string, FileReason> | undefined;
  requestId?: string | undefined;
  /** The current record, in a 409 response. */
  data?: unknown;
  /** From `Retry-After`, in seconds. */
  retryAfterSeconds?: number | undefined;
}

/** A failed request, with the error envelope's fields. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly fields: Record<string, string[]> | undefined;
  readonly reasons: Record<string, FileReason> | undefined;
  readonly requestId: string | undefined;
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(details: ApiErrorDetails, cause?: unknown) {
    super(details.message, { cause });
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields;
    this.reasons = details.reasons;
    this.requestId = details.requestId;
    this.data = details.data;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** The error of a request without a response: offline, aborted, refused or timed out. */
  static network(cause?: unknown): ApiError {
    return new ApiError({ status: 0, code: 'NETWORK', message: '' }, cause);
  }

  /** Parses the error envelope; any other body (such as a proxy's error page) still gets status and code. */
  static fromBody(status: number, body: string, retryAfter?: string | null): ApiError {
    const envelope = parseEnvelope(body);
    const seconds = Number(retryAfter);
    return new ApiError({
      status,
      code: envelope.code ?? codeOfStatus(status),
      message: envelope.message ?? envelope.error ?? '',
      fields: envelope.fields,
      reasons: envelope.reasons,
      requestId: envelope.requestId,
      data: envelope.data,
      retryAfterSeconds: retryAfter && Number.isFinite(seconds) ? seconds : undefined,
    });
  }
}

interface Envelope {
  code?: ApiErrorCode;
  message?: string;
  error?: string;
  fields?: Record<string, string[]>;
  reasons?: Record<string, FileReason>;
  requestId?: string;
  data?: unknown;
}

function parseEnvelope(body: string): Envelope {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

function codeOfStatus(status: number): ApiErrorCode {
  const codes: Record<number, ApiErrorCode> = {
    400: 'VALIDATION_FAILED',
    401: 'UNAUTHENTICATED',
    403: 'FORBIDDEN',
    404: 'NOT_FOUND',
    409: 'CONFLICT',
    413: 'PAYLOAD_TOO_LARGE',
    415: 'UNSUPPORTED_MEDIA_TYPE',
    422: 'IDEMPOTENCY_MISMATCH',
    429: 'RATE_LIMITED',
    502: 'UNAVAILABLE',
    503: 'UNAVAILABLE',
    504: 'UNAVAILABLE',
  };
  return codes[status] ?? 'INTERNAL';
}
