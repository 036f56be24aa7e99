import { type FieldOptions, field } from '../../common/fields/field.js';
import { REFERENCE_PATTERN, referenceAsWritten } from '../reference.js';

/** The reference of a submission, forgiving about case, spaces and the letters that look like digits. */
export function Reference(options: FieldOptions = {}): PropertyDecorator {
  return field(options, {
    transform: (value) => (typeof value === 'string' ? referenceAsWritten(value) : value),
    rule: (value) =>
      typeof value === 'string' && new RegExp(REFERENCE_PATTERN).test(value)
        ? undefined
        : 'must look like FA-7K3M9Q.',
    api: { type: 'string', pattern: REFERENCE_PATTERN, minLength: 9, maxLength: 9, example: 'SP-7K3M9Q' },
  });
}
