import { Injectable } from '@nestjs/common';
import { fieldError } from '../../common/errors/app-error.js';
import { indianDayOf } from '../../common/lists/indian-days.js';
import { DEFAULT_PAGE } from '../../common/lists/page-fields.js';
import { decodeCursor, encodeCursor, invalidCursor } from '../../database/cursor.js';
import { comingBoxDay } from '../delivery-day.js';
import { SPICE_COMBOS } from '../spice-packs.js';
import { BoxRepository } from './box.repository.js';
import type { ListPlace } from './box-order.js';
import { markedView, plannedView, subscriptionOf } from './compose-box.js';
import { DeliveryRepository } from './delivery.repository.js';
import { type BoxOutcome, deliveryId } from './delivery.schema.js';
import type { DeliveryTotals, DeliveryView } from './dto/delivery.view.js';
import type { DeliveryListQuery } from './dto/delivery-list.query.js';

/** Order of the list, as its cursors name it. */
const SORT = 'pinCode';
/** Most pages of subscriptions that are looked through for one page of planned boxes. */
const MOST_READS = 10;

/** A page of the delivery list, and what leads to the next one. */
export interface DeliveryPage {
  items: DeliveryView[];
  next?: string;
}

/** What goes out on a day, and what became of it. */
@Injectable()
export class DeliveryListService {
  constructor(
    private readonly boxes: BoxRepository,
    private readonly deliveries: DeliveryRepository,
  ) {}

  /** @throws AppError VALIDATION_FAILED on a day after the next one, or a cursor that leads nowhere */
  async page({ day: asked, status, limit = DEFAULT_PAGE, cursor }: DeliveryListQuery): Promise<DeliveryPage> {
    const day = listedDay(asked);
    const after = cursor === undefined ? undefined : await this.placeOf(cursor);
    return status === 'delivered' || status === 'returned'
      ? this.marked(day, status, after, limit)
      : this.leaving(day, after, { limit, isPlannedOnly: status === 'planned' });
  }

  /** @throws AppError VALIDATION_FAILED on a day after the next one */
  async totals(asked: string | undefined): Promise<DeliveryTotals> {
    const day = listedDay(asked);
    const [groups, paidOnline, outcomes] = await Promise.all([
      this.boxes.countBoxes(day),
      this.boxes.sumPaidOnline(day),
      this.deliveries.totalsOf(day),
    ]);
    const sum = (of: (group: (typeof groups)[number]) => number) =>
      groups.reduce((whole, group) => whole + of(group) * group.boxes, 0);
    const outcome = (status: BoxOutcome) => outcomes.find((one) => one.status === status);
    return {
      day,
      nextDay: comingBoxDay(new Date()),
      hasCome: hasCome(day),
      boxes: sum(() => 1),
      packs: SPICE_COMBOS.map((combo) => ({
        combo,
        packs: sum((group) => (group.combo === combo ? group.quantity : 0)),
      })),
      toCollect: sum(({ total }) => total) - paidOnline,
      collected: outcome('delivered')?.toCollect ?? 0,
      delivered: outcome('delivered')?.boxes ?? 0,
      returned: outcome('returned')?.boxes ?? 0,
    };
  }

  private async marked(
    day: string,
    status: BoxOutcome,
    after: ListPlace | undefined,
    limit: number,
  ): Promise<DeliveryPage> {
    const found = await this.deliveries.findWith(day, status, after, limit + 1);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const items = shown.map(markedView);
    return found.length > limit && last ? { items, next: cursorAfter(subscriptionOf(last)) } : { items };
  }

  /**
   * Along the subscriptions, with what is known of each box. When only planned ones are wanted and most are marked, a page
   * can come out short: it then leads on from where it stopped looking.
   */
  private async leaving(
    day: string,
    after: ListPlace | undefined,
    { limit, isPlannedOnly }: { limit: number; isPlannedOnly: boolean },
  ): Promise<DeliveryPage> {
    const items: DeliveryView[] = [];
    let place = after;
    let last = '';
    for (let reads = 0; reads < MOST_READS; reads += 1) {
      const found = await this.boxes.findWithBox(day, place, limit + 1);
      const ids = found.map(({ _id }) => deliveryId(_id.toHexString(), day));
      const marks = new Map((await this.deliveries.findByIds(ids)).map((mark) => [mark._id, mark]));
      for (const subscription of found) {
        if (items.length === limit) return { items, next: cursorAfter(last) };
        last = subscription._id.toHexString();
        place = subscription;
        const mark = marks.get(deliveryId(last, day));
        if (mark === undefined) items.push(plannedView(subscription, day));
        else if (!isPlannedOnly) items.push(markedView(mark));
      }
      if (found.length <= limit) return { items };
    }
    return { items, next: cursorAfter(last) };
  }

  private async placeOf(cursor: string): Promise<ListPlace> {
    const { id, direction } = decodeCursor(cursor, SORT, false);
    const place = id === undefined || direction !== 'next' ? null : await this.boxes.findPlace(id);
    if (place === null) throw invalidCursor();
    return place;
  }
}

/** Whether boxes of this day have left, or leave today, by Indian time. */
export function hasCome(day: string): boolean {
  return day <= indianDayOf(new Date());
}

/** The next box day unless another is asked for. @throws AppError VALIDATION_FAILED on a day after the next one */
export function listedDay(asked: string | undefined): string {
  const next = comingBoxDay(new Date());
  if (asked !== undefined && asked > next) {
    throw fieldError('day', `There is no list of that day yet. The next boxes leave on ${next}.`);
  }
  return asked ?? next;
}

function cursorAfter(id: string): string {
  return encodeCursor({ sort: SORT, direction: 'next', id });
}
