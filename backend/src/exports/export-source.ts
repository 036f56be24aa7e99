import type { PermissionName } from '../common/access/access.decorators.js';
import type { CallerIdentity } from '../common/access/caller.js';
import type { AdminOrigin } from '../submissions/record/record-origin.js';
import type { ExportColumn } from './export-column.js';

/** Days or instants, as a list is filtered by them; either end may be open. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * A list that can be given away as a file. Each feature that has one provides its own; `ExportsService` finds them.
 *
 * @template Filters what the list can be asked, as its query
 */
export abstract class ExportSource<Filters extends object = object, Item = unknown> {
  /** Begins the name of the file: `activity`. No two sources have the same. */
  abstract readonly name: string;
  /** What an administrator must hold to see the list; undefined when all may, and each sees a part of their own. */
  abstract readonly permission: PermissionName | undefined;
  /** What the audit log calls giving it away. */
  abstract readonly action: string;

  /** What the file says of each item, in this order. */
  abstract columnsOf(filters: Filters): readonly ExportColumn<Item>[];

  /** All that the filters admit, in the order of the list. A page is read when it is asked for, and none is kept. */
  abstract pages(filters: Filters, caller: CallerIdentity): AsyncGenerator<Item[], void>;

  /** How many items there are, as far as it is known in a while: only for telling how far the file is. */
  async total(_filters: Filters, _caller: CallerIdentity): Promise<number | undefined> {
    return undefined;
  }

  /** What the audit log keeps of the filters: nothing that tells of a person whom it would have to forget. */
  abstract onRecord(filters: Filters): Record<string, unknown>;

  /** The days that the list is filtered by, which the name of the file says. */
  daysOf(_filters: Filters): DayRange {
    return {};
  }

  /** What else its taker must hold, when these filters ask for more than everybody may have who sees the list. */
  furtherPermission(_filters: Filters): PermissionName | undefined {
    return undefined;
  }

  /**
   * What the file will be made of, found out when it is prepared, where a refusal can still be shown to whoever asked.
   *
   * @throws AppError whatever forbids giving so much away
   */
  async resolveFilters(filters: Filters, _caller: CallerIdentity): Promise<Filters> {
    return filters;
  }

  /** Puts on record what the file tells of single records, beside the entry that it was taken, before any of it leaves. */
  async recordItems(_filters: Filters, _origin: AdminOrigin): Promise<void> {}

  /** @throws AppError VALIDATION_FAILED on filters that the list refuses as well */
  assertReadable(_filters: Filters): void {}
}
