import type { FieldOptions } from '../../common/fields/field.js';
import { patternField } from '../../common/fields/text-fields.js';

/** A code as sent by mail. */
export function SixDigits(options: FieldOptions = {}): PropertyDecorator {
  return patternField(options, {
    pattern: '^[0-9]{6}$',
    complaint: 'must be 6 digits.',
    length: 6,
    example: '204816',
  });
}
