import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, type ApiResponseMetadata, getSchemaPath } from '@nestjs/swagger';
import { DEFAULT_MESSAGE, type ERROR_STATUS, type ErrorCode, type FieldErrors } from './app-error.js';
import { ErrorEnvelope } from './error-envelope.dto.js';

export type ErrorStatus = (typeof ERROR_STATUS)[ErrorCode];

const DESCRIBED: Record<ErrorStatus, { code: ErrorCode; when: string }> = {
  400: {
    code: 'VALIDATION_FAILED',
    when: 'A field is missing, invalid or unknown; `fields` lists which.',
  },
  401: {
    code: 'UNAUTHENTICATED',
    when: 'The Bearer token is missing, invalid or expired, or its session has ended.',
  },
  403: {
    code: 'FORBIDDEN',
    when: 'The account lacks the required permission.',
  },
  404: { code: 'NOT_FOUND', when: 'The record does not exist.' },
  405: {
    code: 'METHOD_NOT_ALLOWED',
    when: 'The method is not allowed.',
  },
  408: {
    code: 'REQUEST_TIMEOUT',
    when: 'The request body was not received in time.',
  },
  409: {
    code: 'CONFLICT',
    when: 'The record has changed in the meantime, or its current state does not allow the change.',
  },
  412: {
    code: 'PRECONDITION_FAILED',
    when: 'The file does not have the `ETag` of `If-Match`, or has changed since `If-Unmodified-Since`.',
  },
  413: {
    code: 'PAYLOAD_TOO_LARGE',
    when: 'The body or a file exceeds the size limit.',
  },
  415: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    when: 'The content type of the body, or the type of a file, is not accepted.',
  },
  416: {
    code: 'RANGE_NOT_SATISFIABLE',
    when: 'The requested `Range` is beyond the end of the file.',
  },
  422: {
    code: 'IDEMPOTENCY_MISMATCH',
    when: 'The `Idempotency-Key` was used before with other content.',
  },
  429: {
    code: 'RATE_LIMITED',
    when: 'Too many requests; `Retry-After` contains the seconds to wait.',
  },
  500: {
    code: 'INTERNAL',
    when: 'Internal server error.',
  },
  503: {
    code: 'UNAVAILABLE',
    when: 'Temporarily unavailable; `Retry-After` contains the seconds to wait.',
  },
  507: {
    code: 'STORAGE_FULL',
    when: 'There is no storage space left for the file.',
  },
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer' } },
} as const;

/** Headers of the answers of a status. */
const HEADERS: Partial<Record<ErrorStatus, ApiResponseMetadata['headers']>> = {
  401: {
    'WWW-Authenticate': { description: 'Always `Bearer`.', schema: { type: 'string', enum: ['Bearer'] } },
  },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

/** An error of one endpoint, where the general description would say too little. */
export interface DescribedError {
  status: ErrorStatus;
  when?: string;
  message?: string;
  fields?: FieldErrors;
}

/** Documents the error answers of an endpoint, each with an example of the envelope. 500 and 503 are always included. */
export function ApiErrors(...errors: Array<ErrorStatus | DescribedError>): MethodDecorator & ClassDecorator {
  const all = new Map<ErrorStatus, DescribedError>();
  for (const error of [500 as const, 503 as const, ...errors]) {
    const described = typeof error === 'number' ? { status: error } : error;
    all.set(described.status, described);
  }
  const inOrder = [...all.values()].sort((a, b) => a.status - b.status);
  return applyDecorators(ApiExtraModels(ErrorEnvelope), ...inOrder.map(describeError));
}

function describeError(error: DescribedError): MethodDecorator & ClassDecorator {
  return ApiResponse({ status: error.status, ...errorAnswer(error.status, error) });
}

/** The documented answer of an error status, with an example of the envelope. */
export function errorAnswer(status: ErrorStatus, special: Omit<DescribedError, 'status'> = {}) {
  const { code, when } = { ...DESCRIBED[status], ...special };
  const message = special.message ?? DEFAULT_MESSAGE[code];
  const isGeneral = status === 400 && special.message === undefined;
  const fields = special.fields ?? (isGeneral ? { name: ['Name is required.'] } : undefined);
  const example: ErrorEnvelope = {
    statusCode: status,
    code,
    message,
    error: message,
    ...(fields ? { fields } : {}),
    requestId: 'b9f1c8de-6a43-4f0e-9a5c-0d7c2f1e8a11',
  };
  return {
    description: when,
    ...(HEADERS[status] ? { headers: HEADERS[status] } : {}),
    content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorEnvelope) }, example } },
  };
}
