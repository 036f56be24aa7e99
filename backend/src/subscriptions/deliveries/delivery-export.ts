import { Injectable } from '@nestjs/common';
import type { DayRange } from '../../common/lists/indian-days.js';
import { allPages } from '../../exports/all-pages.js';
import type { ExportColumn } from '../../exports/export-column.js';
import { ExportSource } from '../../exports/export-source.js';
import { DeliveryListService, requestedDay } from './delivery-list.service.js';
import type { DeliveryView } from './dto/delivery.view.js';
import type { DeliveryListQuery } from './dto/delivery-list.query.js';

const COLUMNS: readonly ExportColumn<DeliveryView>[] = [
  { title: 'PIN code', cell: ({ pinCode }) => pinCode },
  { title: 'name', cell: ({ name }) => name },
  { title: 'address', cell: ({ address }) => address, long: true },
  { title: 'mobile', cell: ({ mobile }) => mobile },
  { title: 'second mobile', cell: ({ altMobile }) => altMobile },
  { title: 'pack', cell: ({ combo }) => combo },
  { title: 'quantity', cell: ({ quantity }) => quantity },
  { title: 'rupees to collect', cell: ({ toCollect }) => toCollect },
  { title: 'box', cell: ({ status }) => status },
  { title: 'send again or refund', cell: ({ owed }) => (owed ? 'yes' : undefined) },
  { title: 'rupees collected', cell: ({ collected }) => collected },
  { title: 'marked', moment: ({ markedAt }) => markedAt },
  { title: 'marked by', cell: ({ markedBy }) => markedBy },
  { title: 'subscription', cell: ({ subscription }) => subscription },
  { title: 'reference', cell: ({ reference }) => reference },
];

/** The boxes of a day as a file, in the order in which they are driven round: by PIN code and name. */
@Injectable()
export class DeliveryExport extends ExportSource<DeliveryListQuery, DeliveryView> {
  readonly name = 'boxes';
  readonly permission = 'subscriptions:read';
  readonly action = 'delivery.exported';

  constructor(private readonly lists: DeliveryListService) {
    super();
  }

  columnsOf(): typeof COLUMNS {
    return COLUMNS;
  }

  /** The next day is another one after midnight, and a file may be fetched or read to its end only then. */
  override async resolveFilters(filters: DeliveryListQuery): Promise<DeliveryListQuery> {
    return { ...filters, day: requestedDay(filters.day) };
  }

  pages(filters: DeliveryListQuery): AsyncGenerator<DeliveryView[], void> {
    return allPages(
      (place) => this.lists.page({ ...filters, ...place }),
      ({ subscriptionId }) => subscriptionId,
    );
  }

  /** Searched text is mostly somebody's name, which an erasure would not find in the log. */
  onRecord({ day, status, q }: DeliveryListQuery): Record<string, unknown> {
    return { day: requestedDay(day), ...(status && { status }), ...(q !== undefined && { searched: true }) };
  }

  override daysOf({ day }: DeliveryListQuery): DayRange {
    const listed = requestedDay(day);
    return { from: listed, to: listed };
  }

  override assertReadable({ day }: DeliveryListQuery): void {
    requestedDay(day);
  }
}
