import { OneOf } from '../../../common/fields/value-fields.js';
import { PageCursor, PageLimit } from '../../../common/lists/page-fields.js';
import { BOX_STATUSES, type BoxStatus } from '../delivery.schema.js';
import { BoxDay } from './box-day.field.js';

const day = { optional: true, description: 'Indian day on which the boxes leave; the next one when absent.' };

/** Which day’s totals are asked for. */
export class DeliveryTotalsQuery {
  @BoxDay(day)
  day?: string;
}

/** What the delivery list can be asked. */
export class DeliveryListQuery {
  @BoxDay(day)
  day?: string;

  @OneOf(BOX_STATUSES, {
    optional: true,
    enumName: 'BoxStatus',
    description:
      'Only these. A page of `planned` can have fewer boxes than asked for, and a next one all the same.',
  })
  status?: BoxStatus;

  @PageLimit()
  limit?: number;

  @PageCursor()
  cursor?: string;
}
