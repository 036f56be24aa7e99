import { Injectable } from '@nestjs/common';
import { COUNT_MS, EXACT_TOTAL, WHOLE_COUNT_MS } from '../../common/lists/list-headers.js';
import { DEFAULT_PAGE } from '../../common/lists/page-fields.js';
import { SingleFlight } from '../../common/single-flight.js';
import { undefinedOnTimeout } from '../../database/errors/database-errors.js';
import type { CursorPage } from '../../database/paging/cursor.js';
import { type ListOrder, listIndex } from '../record/store/list-indexes.js';
import type { SubmissionStore } from '../record/store/submission-store.js';
import type { SubmissionRecord } from '../record/submission-record.js';
import { type Condition, conditionsOf, fullFilter, searchedWords } from './list-conditions.js';
import type { ListFilters } from './list-filters.js';
import type { ListQuery } from './list-query.dto.js';

/** If fewer records match a condition, all of them can be read in any order. */
const RARE = 500;
/** If fewer records match a condition, walking its index is fast enough even if no record matches the rest. */
const FEW = 5_000;

const DEFAULT_SORT = '-createdAt';

function orderOf(sort: string): ListOrder {
  return sort.endsWith('name') ? 'by_name' : 'newest';
}

export interface SubmissionPage<R> extends CursorPage<R> {
  /** Matching records, at most one more than `EXACT_TOTAL`; absent when it was not asked for or took too long. */
  total?: number;
}

/** Reads pages of submissions by an index in the list's order, never by scanning. */
@Injectable()
export class SubmissionLists {
  private readonly reads = new WeakMap<object, SingleFlight<SubmissionPage<SubmissionRecord>>>();

  /**
   * A page of a list. Callers that ask for the same at the same time get the same objects, which must not be changed:
   * when a record arrives, every console with that list open asks for it again.
   */
  read<R extends SubmissionRecord>(
    store: SubmissionStore<R>,
    query: ListQuery,
    filters: ListFilters,
  ): Promise<SubmissionPage<R>> {
    const reads = (this.reads.get(store) ?? new SingleFlight()) as SingleFlight<SubmissionPage<R>>;
    this.reads.set(store, reads as unknown as SingleFlight<SubmissionPage<SubmissionRecord>>);
    return reads.run(JSON.stringify([query, filters]), () => this.readNow(store, query, filters));
  }

  private async readNow<R extends SubmissionRecord>(
    store: SubmissionStore<R>,
    query: ListQuery,
    filters: ListFilters,
  ): Promise<SubmissionPage<R>> {
    const { sort = DEFAULT_SORT, limit = DEFAULT_PAGE, cursor } = query;
    const { filter, hint } = await this.lookUp(store, query, filters);
    const [page, total] = await Promise.all([
      store.findPage(filter, {
        sortField: orderOf(sort) === 'newest' ? 'createdAt' : 'nameKey',
        descending: sort.startsWith('-'),
        limit,
        hint,
        ...(cursor === undefined ? {} : { cursor }),
      }),
      query.count === 'none' ? undefined : countWithTimeout(store, filter, EXACT_TOTAL + 1, hint),
    ]);
    const items = page.items.filter(({ erasing }) => !erasing);
    return { ...page, items, ...(total === undefined ? {} : { total }) };
  }

  /**
   * The number of records in the list, without an upper limit: for work that reads all of them. undefined when
   * counting takes too long.
   */
  async countAll<R extends SubmissionRecord>(
    store: SubmissionStore<R>,
    query: ListQuery,
    filters: ListFilters,
  ): Promise<number | undefined> {
    const { filter, hint } = await this.lookUp(store, query, filters);
    return undefinedOnTimeout(
      store.countUpTo(filter, Number.MAX_SAFE_INTEGER, { hint, maxTimeMS: WHOLE_COUNT_MS }),
    );
  }

  /** The filter, and the index for reading the records in the list's order. */
  private async lookUp<R extends SubmissionRecord>(
    store: SubmissionStore<R>,
    query: ListQuery,
    filters: ListFilters,
  ): Promise<{ filter: object; hint: string }> {
    const order = orderOf(query.sort ?? DEFAULT_SORT);
    const words = searchedWords(query, filters);
    const conditions = conditionsOf(query, filters, words, order);
    const leading = await this.rarest(store, conditions, order);
    return { filter: fullFilter(query, filters, words, leading), hint: leading?.index ?? listIndex(order) };
  }

  /**
   * The condition to look up by. Walking a common one is fast if the others are common too; a rare one is walked to
   * its end at worst. Only the combination decides, so the candidates are counted up to a limit.
   */
  private async rarest<R extends SubmissionRecord>(
    store: SubmissionStore<R>,
    conditions: Condition[],
    order: ListOrder,
  ): Promise<Condition | undefined> {
    const inOrder = conditions.filter(({ index }) => index.endsWith(order));
    if (conditions.length < 2 && inOrder.length === conditions.length) return conditions[0];
    const few = conditions.filter((one) => inOrder.includes(one) || one.isSorted);
    return (
      (await this.fewestOf(store, conditions, RARE)) ??
      (few.length > 1 || few[0]?.isSorted ? await this.fewestOf(store, few, FEW) : undefined) ??
      inOrder[0]
    );
  }

  /** The condition with the fewest matches, if those are fewer than `max`. */
  private async fewestOf<R extends SubmissionRecord>(
    store: SubmissionStore<R>,
    conditions: Condition[],
    max: number,
  ): Promise<Condition | undefined> {
    const counts = await Promise.all(
      conditions.map(({ filter, index }) => countWithTimeout(store, filter, max, index)),
    );
    const least = Math.min(...counts.map((count) => count ?? max));
    return least < max ? conditions[counts.indexOf(least)] : undefined;
  }
}

/** A count that is abandoned if it takes too long. */
async function countWithTimeout<R extends SubmissionRecord>(
  store: SubmissionStore<R>,
  filter: object,
  max: number,
  hint: string,
): Promise<number | undefined> {
  return undefinedOnTimeout(store.countUpTo(filter, max, { hint, maxTimeMS: COUNT_MS }));
}
