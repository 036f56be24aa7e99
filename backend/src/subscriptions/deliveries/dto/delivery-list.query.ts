import { PinCode } from '../../../common/fields/text-fields.js';
import { OneOf } from '../../../common/fields/value-fields.js';
import { PageCursor, PageLimit } from '../../../common/lists/page-fields.js';
import { SearchText } from '../../../submissions/list/list-query.dto.js';
import { BOX_STATUSES, type BoxStatus } from '../delivery.schema.js';
import { BoxDay } from './box-day.field.js';

const day = { optional: true, description: 'Indian day on which the boxes leave; the next one when absent.' };

/** The day of the requested totals. */
export class DeliveryTotalsQuery {
  @BoxDay(day)
  day?: string;
}

/** The day and the PIN codes of the requested totals. */
export class PinCodeTotalsQuery {
  @BoxDay(day)
  day?: string;

  @PinCode({
    optional: true,
    example: undefined,
    description: 'The first PIN code; the lowest one when absent.',
  })
  from?: string;

  @PinCode({
    optional: true,
    example: undefined,
    description: 'The last PIN code; the highest one when absent.',
  })
  to?: string;

  @PageLimit()
  limit?: number;
}

/** The query of the delivery list. */
export class DeliveryListQuery {
  @BoxDay(day)
  day?: string;

  @OneOf(BOX_STATUSES, {
    optional: true,
    enumName: 'BoxStatus',
    description:
      'Only these. A page of `planned`, or of names, can have fewer boxes than asked for, and a next one all the same.',
  })
  status?: BoxStatus;

  @SearchText({
    description:
      'Finds by the beginnings of words in name, mobile, e-mail and reference, names in Latin letters and Devanagari; at least one word of three letters. Three to six digits are the beginning of a PIN code. What names find is ordered by name.',
  })
  q?: string;

  @PageLimit()
  limit?: number;

  @PageCursor()
  cursor?: string;
}
