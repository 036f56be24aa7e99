import { Injectable } from '@nestjs/common';
import { fieldError } from '../../common/errors/app-error.js';
import { indianDayOf } from '../../common/lists/indian-days.js';
import { DEFAULT_PAGE } from '../../common/lists/page-fields.js';
import type { SearchWord } from '../../common/search/search-query.js';
import { decodeCursor, encodeCursor, invalidCursor } from '../../database/paging/cursor.js';
import { nextBoxDay } from '../delivery-day.js';
import { type BoxedSubscription, BoxRepository } from './box.repository.js';
import { afterPinCodes, type ListPosition } from './box-order.js';
import { type BoxSearch, parseBoxSearch } from './box-search.js';
import { markedView, plannedView, subscriptionOf } from './compose-box.js';
import { DeliveryRepository } from './delivery.repository.js';
import { type BoxOutcome, type BoxStatus, type Delivery, deliveryId } from './delivery.schema.js';
import {
  type DeliveryTotals,
  type DeliveryView,
  type PinCodeTotalsView,
  sumsView,
} from './dto/delivery.view.js';
import type { DeliveryListQuery, PinCodeTotalsQuery } from './dto/delivery-list.query.js';
import { DayTotalsService } from './totals/day-totals.service.js';

/** Maximum number of subscription pages read for one page of boxes. */
const MAX_READS = 10;

/** The day, filters and position of a list. */
interface Listed {
  day: string;
  search: BoxSearch | undefined;
  after: ListPosition | undefined;
  limit: number;
}

/** A page of the delivery list, with the cursor of the next. */
export interface DeliveryPage {
  items: DeliveryView[];
  next?: string;
}

/** The boxes of a day and their outcomes. */
@Injectable()
export class DeliveryListService {
  constructor(
    private readonly boxes: BoxRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly dayTotals: DayTotalsService,
  ) {}

  /** @throws AppError VALIDATION_FAILED for a day after the next one, or an invalid cursor */
  async page(query: DeliveryListQuery): Promise<DeliveryPage> {
    const { status, limit = DEFAULT_PAGE, cursor, q } = query;
    const day = requestedDay(query.day);
    const search = q === undefined ? undefined : parseBoxSearch(q);
    const after = cursor === undefined ? undefined : await this.positionOf(cursor, sortOf(search));
    const listed = { day, search, after, limit };
    const isMarked = status === 'delivered' || status === 'returned';
    return isMarked && !isOfWords(search) ? this.marked(listed, status) : this.leaving(listed, status);
  }

  /** @throws AppError VALIDATION_FAILED for a day after the next one */
  async totals(requested: string | undefined): Promise<DeliveryTotals> {
    const day = requestedDay(requested);
    const sums = await this.dayTotals.ofDay(day);
    return { day, nextDay: nextBoxDay(new Date()), hasCome: haveBoxesLeft(day), ...sumsView(sums) };
  }

  /** @throws AppError VALIDATION_FAILED for a day after the next one */
  async pinCodes({ day: requested, from, to, limit }: PinCodeTotalsQuery): Promise<PinCodeTotalsView[]> {
    const range = { from: from ?? '', to: to ?? afterPinCodes('9'), limit: limit ?? DEFAULT_PAGE };
    const found = await this.dayTotals.ofPinCodes(requestedDay(requested), range);
    return found.map((totals) => ({ pinCode: totals.pinCode, ...sumsView(totals) }));
  }

  private async marked({ day, search, after, limit }: Listed, status: BoxOutcome): Promise<DeliveryPage> {
    const found = await this.deliveries.findWith(day, status, after, limit + 1, pinCodesIn(search));
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const subscriptions =
      status === 'returned' ? await this.subscriptionsOf(shown) : new Map<string, BoxedSubscription>();
    const items = shown.map((mark) => markedView(mark, subscriptions.get(subscriptionOf(mark))));
    return found.length > limit && last
      ? { items, next: cursorAfter(subscriptionOf(last), sortOf(search)) }
      : { items };
  }

  /**
   * By subscriptions, with the known outcome of each box. With a filter that few boxes match, a page can be short:
   * its cursor continues where the search stopped.
   */
  private async leaving(listed: Listed, status: BoxStatus | undefined): Promise<DeliveryPage> {
    const { day, search, limit } = listed;
    const items: DeliveryView[] = [];
    let position = listed.after;
    let last = '';
    for (let reads = 0; reads < MAX_READS; reads += 1) {
      const found = isOfWords(search)
        ? await this.boxes.findNamed(day, search.words, position, limit + 1)
        : await this.boxes.findWithBox(day, position, limit + 1, pinCodesIn(search));
      const ids = found.map(({ _id }) => deliveryId(_id.toHexString(), day));
      const marks = new Map((await this.deliveries.findByIds(ids)).map((mark) => [mark._id, mark]));
      for (const subscription of found) {
        if (items.length === limit) return { items, next: cursorAfter(last, sortOf(search)) };
        last = subscription._id.toHexString();
        position = subscription;
        const mark = marks.get(deliveryId(last, day));
        if (status !== undefined && status !== (mark?.status ?? 'planned')) continue;
        items.push(mark === undefined ? plannedView(subscription, day) : markedView(mark, subscription));
      }
      if (found.length <= limit) return { items };
    }
    return { items, next: cursorAfter(last, sortOf(search)) };
  }

  /** By id. */
  private async subscriptionsOf(marks: readonly Delivery[]): Promise<Map<string, BoxedSubscription>> {
    const found = await this.boxes.findByIds(marks.map(subscriptionOf));
    return new Map(found.map((subscription) => [subscription._id.toHexString(), subscription]));
  }

  private async positionOf(cursor: string, sort: string): Promise<ListPosition> {
    const { id, direction } = decodeCursor(cursor, sort, false);
    const position = id === undefined || direction !== 'next' ? null : await this.boxes.findPosition(id);
    if (position === null) throw invalidCursor();
    return position;
  }
}

/** Whether boxes of this day have left, or leave today, Indian time. */
export function haveBoxesLeft(day: string): boolean {
  return day <= indianDayOf(new Date());
}

/**
 * The next box day unless another one is requested. @throws AppError VALIDATION_FAILED for a day after the next one
 */
export function requestedDay(requested: string | undefined): string {
  const next = nextBoxDay(new Date());
  if (requested !== undefined && requested > next) {
    throw fieldError('day', `There is no list of that day yet. The next boxes leave on ${next}.`);
  }
  return requested ?? next;
}

function isOfWords(search: BoxSearch | undefined): search is { words: SearchWord[] } {
  return search !== undefined && 'words' in search;
}

function pinCodesIn(search: BoxSearch | undefined): { $gte: string; $lt: string } | undefined {
  return search && 'pinCodes' in search ? search.pinCodes : undefined;
}

/** The sort of the list in its cursors. */
function sortOf(search: BoxSearch | undefined): string {
  return isOfWords(search) ? 'name' : 'pinCode';
}

function cursorAfter(id: string, sort: string): string {
  return encodeCursor({ sort, direction: 'next', id });
}
