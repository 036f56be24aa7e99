import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { DEFAULT_MESSAGE, type ERROR_STATUS, type ErrorCode, type FieldErrors } from './app-error.js';
import { ErrorEnvelope } from './error-envelope.dto.js';

export type ErrorStatus = (typeof ERROR_STATUS)[ErrorCode];

const DESCRIBED: Record<ErrorStatus, { code: ErrorCode; when: string }> = {
  400: {
    code: 'VALIDATION_FAILED',
    when: 'A field is missing, wrong or unknown; `fields` says which.',
  },
  401: {
    code: 'UNAUTHENTICATED',
    when: 'The Bearer token is missing, expired or its session has ended.',
  },
  403: {
    code: 'FORBIDDEN',
    when: 'The account lacks the permission this call needs.',
  },
  404: { code: 'NOT_FOUND', when: 'There is no such record.' },
  405: {
    code: 'METHOD_NOT_ALLOWED',
    when: 'The method is never allowed.',
  },
  408: {
    code: 'REQUEST_TIMEOUT',
    when: 'The request arrived too slowly.',
  },
  409: {
    code: 'CONFLICT',
    when: 'The record has changed meanwhile, or the change is not allowed from its present state.',
  },
  413: {
    code: 'PAYLOAD_TOO_LARGE',
    when: 'The body or a file is larger than allowed.',
  },
  415: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    when: 'The body has a content type that this call does not take, or a file is of a kind that is not accepted.',
  },
  416: {
    code: 'RANGE_NOT_SATISFIABLE',
    when: 'The part that `Range` asks for is beyond the end of the file.',
  },
  422: {
    code: 'IDEMPOTENCY_MISMATCH',
    when: 'The Idempotency-Key was used before with other content.',
  },
  429: {
    code: 'RATE_LIMITED',
    when: 'Too many calls; `Retry-After` says how many seconds to wait.',
  },
  500: {
    code: 'INTERNAL',
    when: 'A fault of the server.',
  },
  503: {
    code: 'UNAVAILABLE',
    when: 'The service cannot answer just now; `Retry-After` says when to try again.',
  },
  507: {
    code: 'STORAGE_FULL',
    when: 'The file cannot be stored just now.',
  },
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
  const retried = status === 429 || status === 503;
  const fields = special.fields ?? (status === 400 ? { name: ['Name is required.'] } : undefined);
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
    ...(retried
      ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } }
      : {}),
    content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorEnvelope) }, example } },
  };
}
