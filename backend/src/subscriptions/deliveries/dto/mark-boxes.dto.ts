import { field } from '../../../common/fields/field.js';
import { OneOf } from '../../../common/fields/value-fields.js';
import { isRecordId } from '../../../common/http/request/record-id.param.js';
import { BOX_STATUSES, type BoxStatus } from '../delivery.schema.js';
import { BoxDay } from './box-day.field.js';

/** Maximum number of boxes per call. */
export const MAX_MARKED = 200;

/** Ids of subscriptions, without duplicates. */
function SubscriptionIds(): PropertyDecorator {
  return field(
    {
      label: 'Subscriptions',
      description: 'Ids of the subscriptions whose boxes are marked, without duplicates.',
    },
    {
      rule: (value) => {
        if (!Array.isArray(value) || value.length === 0 || value.length > MAX_MARKED)
          return `must be a list of 1 to ${MAX_MARKED} ids.`;
        if (!value.every((id) => typeof id === 'string' && isRecordId(id))) return 'may hold only ids.';
        return new Set(value).size === value.length ? undefined : 'must not hold an id twice.';
      },
      transform: (value) =>
        Array.isArray(value)
          ? value.map((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id))
          : value,
      api: {
        type: 'string',
        isArray: true,
        minItems: 1,
        maxItems: MAX_MARKED,
        example: ['65f1c0ffee65f1c0ffee65f1'],
      },
    },
  );
}

/** The outcome of some boxes of a day. */
export class MarkBoxes {
  @BoxDay({ description: 'Delivery day of the boxes.', example: '2025-01-15' })
  day!: string;

  @SubscriptionIds()
  subscriptionIds!: string[];

  @OneOf(BOX_STATUSES, {
    enumName: 'BoxStatus',
    description: '`delivered`, `returned`, or `planned` to undo either.',
    example: 'delivered',
  })
  status!: BoxStatus;

  @OneOf(BOX_STATUSES, {
    optional: true,
    enumName: 'BoxStatus',
    description:
      'Status that the caller saw. Boxes with another status are not changed (`marked_otherwise`).',
    example: 'planned',
  })
  expected?: BoxStatus;
}
