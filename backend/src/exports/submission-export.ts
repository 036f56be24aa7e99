import type { PermissionName } from '../common/access/access.decorators.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { MAX_PAGE_SIZE } from '../common/lists/page-fields.js';
import type { CursorPage } from '../database/cursor.js';
import type { ListQuery } from '../submissions/list/list-query.dto.js';
import type { RecordView } from '../submissions/record/dto/record.view.js';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';
import { allPages } from './all-pages.js';
import type { ChosenRecords } from './chosen-records.dto.js';
import type { ExportColumn } from './export-column.js';
import { ExportSource } from './export-source.js';

/** Who answers the list. */
interface ListedBy<Query, View> {
  list(query: Query, caller: CallerIdentity): Promise<CursorPage<View>>;
  /** These records as the list shows them, in this order, without those that are not there any more. */
  listChosen(ids: readonly string[]): Promise<View[]>;
}

/** What the columns that every kind has need. */
type ExportedRecord = Pick<RecordView, 'createdAt' | 'assignee'> & { reference: string; status: string };

/** What of a list's query says which page is looked at. */
const PAGING = ['limit', 'cursor', 'count'];

/** A list of submissions as a file: what its page shows, without the pages, or of the chosen records only. */
export abstract class SubmissionExport<
  Query extends ListQuery,
  View extends ExportedRecord,
> extends ExportSource<Query & ChosenRecords, View> {
  readonly name: string;
  readonly permission: PermissionName;
  readonly action: string;
  readonly columns: readonly ExportColumn<View>[];

  /**
   * @param own what only this kind has, between what all begin and end with
   * @param searched fields of the query that are searched for words
   */
  constructor(
    kind: Pick<SubmissionKind, 'consolePath' | 'readPermission' | 'auditPrefix'>,
    private readonly submissions: ListedBy<Query, View>,
    own: readonly ExportColumn<View>[],
    private readonly searched: ReadonlyArray<keyof Query & string> = ['q'],
  ) {
    super();
    this.name = kind.consolePath;
    this.permission = kind.readPermission;
    this.action = `${kind.auditPrefix}.exported`;
    this.columns = [
      { title: 'received', moment: ({ createdAt }) => createdAt },
      { title: 'reference', cell: ({ reference }) => reference },
      { title: 'status', cell: ({ status }) => status },
      ...own,
      { title: 'looked after by', cell: ({ assignee }) => assignee?.email },
    ];
  }

  pages({ ids, ...filters }: Query & ChosenRecords, caller: CallerIdentity): AsyncGenerator<View[], void> {
    if (ids) return this.chosenPages(ids);
    const query = filters as unknown as Query;
    return allPages((place) => this.submissions.list({ ...query, count: 'none', ...place }, caller));
  }

  /**
   * What is searched for is mostly somebody's name: an erasure would not find it in the log. Ids say nothing about the
   * records that are gone.
   */
  onRecord({ ids, ...filters }: Query & ChosenRecords): Record<string, unknown> {
    if (ids) return { records: ids };
    const query = filters as unknown as Query;
    const left = new Set<string>([...PAGING, ...this.searched]);
    const kept = Object.entries(query).filter(([name, value]) => value !== undefined && !left.has(name));
    const isSearched = this.searched.some((name) => query[name] !== undefined);
    return { ...Object.fromEntries(kept), ...(isSearched ? { searched: true } : {}) };
  }

  private async *chosenPages(ids: readonly string[]): AsyncGenerator<View[], void> {
    for (let at = 0; at < ids.length; at += MAX_PAGE_SIZE) {
      yield await this.submissions.listChosen(ids.slice(at, at + MAX_PAGE_SIZE));
    }
  }
}
