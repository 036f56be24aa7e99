import type { PermissionName } from '../common/access/access.decorators.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { MAX_PAGE_SIZE } from '../common/lists/page-fields.js';
import type { CursorPage } from '../database/paging/cursor.js';
import type { ListQuery } from '../submissions/list/list-query.dto.js';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';
import { allPages } from './all-pages.js';
import type { ChosenRecords } from './chosen-records.dto.js';
import { type DayRange, ExportSource } from './export-source.js';
import type { ExportedRecord, RecordColumn } from './record-columns.js';

/** Who answers the list. */
interface ListedBy<Query, View> {
  list(query: Query, caller: CallerIdentity): Promise<CursorPage<View>>;
  /** Undefined when counting takes too long. */
  countAll(query: Query, caller: CallerIdentity): Promise<number | undefined>;
  /** These records as the list shows them, in this order, without those that are not there any more. */
  listChosen(ids: readonly string[]): Promise<View[]>;
}

/** What of a list a file is to have. */
type Chosen<Query> = Query & ChosenRecords & { columns?: readonly string[] | undefined };

/** What of a list's query says which page is looked at. */
const PAGING = ['limit', 'cursor', 'count'];

/** A list of submissions as a file: what its page shows, without the pages, or of the chosen records or columns only. */
export abstract class SubmissionExport<
  Query extends ListQuery,
  View extends ExportedRecord,
> extends ExportSource<Chosen<Query>, View> {
  readonly name: string;
  readonly permission: PermissionName;
  readonly action: string;

  /**
   * @param columns every one that the file can have
   * @param searched fields of the query that are searched for words
   */
  constructor(
    kind: Pick<SubmissionKind, 'consolePath' | 'readPermission' | 'auditPrefix'>,
    private readonly submissions: ListedBy<Query, View>,
    private readonly columns: readonly RecordColumn<View>[],
    private readonly searched: ReadonlyArray<keyof Query & string> = ['q'],
  ) {
    super();
    this.name = kind.consolePath;
    this.permission = kind.readPermission;
    this.action = `${kind.auditPrefix}.exported`;
  }

  columnsOf({ columns }: Chosen<Query>): readonly RecordColumn<View>[] {
    return columns?.flatMap((key) => this.columns.filter((one) => one.key === key)) ?? this.columns;
  }

  pages(
    { ids, columns: _, ...filters }: Chosen<Query>,
    caller: CallerIdentity,
  ): AsyncGenerator<View[], void> {
    if (ids) return this.chosenPages(ids);
    const query = filters as unknown as Query;
    return allPages(
      (place) => this.submissions.list({ ...query, count: 'none', ...place }, caller),
      ({ _id }) => _id,
    );
  }

  override async total(
    { ids, columns: _, ...filters }: Chosen<Query>,
    caller: CallerIdentity,
  ): Promise<number | undefined> {
    return ids ? ids.length : this.submissions.countAll(filters as unknown as Query, caller);
  }

  /** Chosen records are of whatever day. */
  override daysOf({ ids, from, to }: Chosen<Query>): DayRange {
    return ids ? {} : { from, to };
  }

  /**
   * What is searched for is mostly somebody's name: an erasure would not find it in the log. Ids say nothing about the
   * records that are gone. Without columns among it the file had every one.
   */
  onRecord({ ids, columns, ...filters }: Chosen<Query>): Record<string, unknown> {
    const chosen = columns && { columns };
    if (ids) return { records: ids, ...chosen };
    const query = filters as unknown as Query;
    const left = new Set<string>([...PAGING, ...this.searched]);
    const kept = Object.entries(query).filter(([name, value]) => value !== undefined && !left.has(name));
    const isSearched = this.searched.some((name) => query[name] !== undefined);
    return { ...Object.fromEntries(kept), ...(isSearched ? { searched: true } : {}), ...chosen };
  }

  private async *chosenPages(ids: readonly string[]): AsyncGenerator<View[], void> {
    for (let at = 0; at < ids.length; at += MAX_PAGE_SIZE) {
      yield await this.submissions.listChosen(ids.slice(at, at + MAX_PAGE_SIZE));
    }
  }
}
