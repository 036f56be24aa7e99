import type { PermissionName } from '../common/access/access.decorators.js';
import type { CallerIdentity } from '../common/access/caller.js';
import type { DayRange } from '../common/lists/indian-days.js';
import { MAX_PAGE_SIZE } from '../common/lists/page-fields.js';
import type { CursorPage } from '../database/paging/cursor.js';
import type { ListQuery } from '../submissions/list/list-query.dto.js';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';
import { allPages } from './all-pages.js';
import type { ChosenRecords } from './chosen-records.dto.js';
import { ExportSource } from './export-source.js';
import type { ExportedRecord, RecordColumn } from './record-columns.js';

/** The service of the list. */
interface ListService<Query, View> {
  list(query: Query, caller: CallerIdentity): Promise<CursorPage<View>>;
  /** undefined when counting takes too long. */
  countAll(query: Query, caller: CallerIdentity): Promise<number | undefined>;
  /** These records as shown in the list, in this order, without those that no longer exist. */
  listChosen(ids: readonly string[]): Promise<View[]>;
}

/** What of a list is exported. */
type Chosen<Query> = Query & ChosenRecords & { columns?: readonly string[] | undefined };

/** The parameters of a list's query that select a page. */
const PAGING = ['limit', 'cursor', 'count'];

/** A list of submissions as a file: the whole list without paging, or only chosen records or columns. */
export abstract class SubmissionExport<
  Query extends ListQuery,
  View extends ExportedRecord,
> extends ExportSource<Chosen<Query>, View> {
  readonly name: string;
  readonly permission: PermissionName;
  readonly action: string;

  /**
   * @param columns all that the file can have
   * @param searched parameters of the query that are searched for text
   */
  constructor(
    kind: Pick<SubmissionKind, 'consolePath' | 'readPermission' | 'auditPrefix'>,
    private readonly submissions: ListService<Query, View>,
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

  /** Chosen records may be from any day. */
  override daysOf({ ids, from, to }: Chosen<Query>): DayRange {
    return ids ? {} : { from, to };
  }

  /**
   * Searched text is mostly somebody's name, which an erasure would not find in the log. Ids reveal nothing once the
   * records are gone. Without `columns` the file had all of them.
   */
  onRecord({ ids, columns, ...filters }: Chosen<Query>): Record<string, unknown> {
    const chosen = columns && { columns };
    if (ids) return { records: ids, ...chosen };
    const query = filters as unknown as Query;
    const omitted = new Set<string>([...PAGING, ...this.searched]);
    const recorded = Object.entries(query).filter(
      ([name, value]) => value !== undefined && !omitted.has(name),
    );
    const isSearched = this.searched.some((name) => query[name] !== undefined);
    return { ...Object.fromEntries(recorded), ...(isSearched ? { searched: true } : {}), ...chosen };
  }

  private async *chosenPages(ids: readonly string[]): AsyncGenerator<View[], void> {
    for (let at = 0; at < ids.length; at += MAX_PAGE_SIZE) {
      yield await this.submissions.listChosen(ids.slice(at, at + MAX_PAGE_SIZE));
    }
  }
}
