import { field } from '../../../common/fields/field.js';
import { DELIVERY_DAY, isBoxDay } from '../../delivery-day.js';

/** A box day. */
export function BoxDay(options: {
  optional?: boolean;
  description: string;
  example?: string;
}): PropertyDecorator {
  return field(
    { label: 'Day', ...options },
    {
      maxLength: '2025-01-15'.length,
      rule: (value) =>
        typeof value === 'string' && isBoxDay(value)
          ? undefined
          : `must be a day on which boxes leave: the ${DELIVERY_DAY}th of a month, such as 2025-01-15.`,
      api: { type: 'string', format: 'date' },
    },
  );
}
