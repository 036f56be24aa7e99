import { PinCode } from '../../../common/fields/text-fields.js';
import { OneOf } from '../../../common/fields/value-fields.js';
import { PageCursor, PageLimit } from '../../../common/lists/page-fields.js';
import { SearchText } from '../../../submissions/list/list-query.dto.js';
import { BOX_STATUSES, type BoxStatus } from '../delivery.schema.js';
import { BoxDay } from './box-day.field.js';

const day = {
  optional: true,
  description: 'Delivery day in Indian time (`2025-12-15`). Defaults to the next one.',
};

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
    description: 'First PIN code, inclusive. Defaults to the lowest one.',
  })
  from?: string;

  @PinCode({
    optional: true,
    example: undefined,
    description: 'Last PIN code, inclusive. Defaults to the highest one.',
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
      'Only boxes with this status. With `planned` or a search by name, a page can have fewer boxes than `limit` although there is a next page.',
  })
  status?: BoxStatus;

  @SearchText({
    description:
      'Search by prefixes of words in name, mobile number, e-mail address and reference; at least one word of three letters. Names match across Latin and Devanagari script. Three to six digits are a prefix of the PIN code. Matches by name are sorted by name.',
  })
  q?: string;

  @PageLimit()
  limit?: number;

  @PageCursor()
  cursor?: string;
}
