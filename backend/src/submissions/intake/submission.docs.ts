import { applyDecorators, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader } from '@nestjs/swagger';
import {
  ApiErrors,
  type DescribedError,
  type ErrorStatus,
} from '../../common/errors/api-errors.decorator.js';

/** The error for a repeat while the record of its key is being erased. */
const BEING_ERASED: DescribedError = {
  status: 409,
  when: 'The submission with this `Idempotency-Key` is being erased.',
  message: 'This submission is being erased. Please try again in a moment.',
};

/**
 * Documents a public form: the two headers it takes, its answer of this type, and its errors. `more` are errors that
 * only some forms have.
 */
export function SubmissionCall(type: Type, ...more: ErrorStatus[]): MethodDecorator {
  return applyDecorators(
    ApiCreatedResponse({
      type,
      description: 'Stored, now or by an earlier request with the same `Idempotency-Key`.',
    }),
    ApiErrors(400, BEING_ERASED, 413, 415, 422, 429, ...more),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      // No example: the API page would fill it in, and a second try with other content would answer 422.
      description: 'Unique key of this submission, such as a UUID: 8 to 128 letters, digits or `. _ : ~ -`.',
      schema: { type: 'string', minLength: 8, maxLength: 128 },
    }),
    ApiHeader({
      name: 'Accept-Language',
      required: false,
      description: 'Language of the mails to the sender: `hi` or `en`. Defaults to `en`.',
      schema: { type: 'string' },
    }),
  );
}
