import type { components } from './types.generated';

/** Why the API refused a file: its stable words. */
export type FileReason = NonNullable<components['schemas']['ErrorEnvelope']['reasons']>[string];

/** Stable words of the API's error envelope, and `NETWORK` for a request that got no answer. */
export type ApiErrorCode = components['schemas']['ErrorCode'] | 'NETWORK';

interface ApiErrorDetails {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  code: ApiErrorCode;
  /** The server's sentence for people; empty when there was no answer. */
  message: string;
  /** Field name → its sentences. */
  fields?: Record<string, string[]> | undefined;
  /** Field name → why its file was refused. */
  reasons?: Record<string, FileReason> | undefined;
  requestId?: string | undefined;
  /** What a 409 carries beside the envelope: the current record. */
  data?: unknown;
  /** From `Retry-After`, in seconds. */
  retryAfterSeconds?: number | undefined;
}

/** A request that failed, with everything of the error envelope that a screen can use. */
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

  /** The error of a request that got no answer: offline, aborted, refused, timed out. */
  static network(cause?: unknown): ApiError {
    return new ApiError({ status: 0, code: 'NETWORK', message: '' }, cause);
  }

  /** Reads the error envelope; an answer that is none (a proxy's page, say) still gets status and code. */
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
