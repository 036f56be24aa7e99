import { type FieldOptions, field } from '../../common/fields/field.js';

/** A code as it stands in a mail. */
export function SixDigits(options: FieldOptions = {}): PropertyDecorator {
  return field(options, {
    rule: (value) =>
      typeof value === 'string' && /^[0-9]{6}$/.test(value) ? undefined : 'must be 6 digits.',
    api: { type: 'string', pattern: '^[0-9]{6}$', minLength: 6, maxLength: 6, example: '204816' },
  });
}
