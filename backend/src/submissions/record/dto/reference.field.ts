import type { FieldOptions } from '../../../common/fields/field.js';
import { patternField } from '../../../common/fields/text-fields.js';
import { normalizeReference } from '../../../common/search/typed-reference.js';
import { REFERENCE_PATTERN } from '../values/reference.js';

/** The reference of a submission, tolerant about case, spaces and letters that look like digits. */
export function Reference(options: FieldOptions = {}): PropertyDecorator {
  return patternField(options, {
    pattern: REFERENCE_PATTERN,
    complaint: 'must look like FA-7K3M9Q.',
    length: 9,
    example: 'SP-7K3M9Q',
    transform: normalizeReference,
  });
}
