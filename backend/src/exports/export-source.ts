import type { AdminOrigin } from '../audit/audit-actor.js';
import type { PermissionName } from '../common/access/access.decorators.js';
import type { CallerIdentity } from '../common/access/caller.js';
import type { DayRange } from '../common/lists/indian-days.js';
import type { ExportColumn } from './export-column.js';

/**
 * A list that can be exported. Each feature with one provides its own; `ExportsService` finds them.
 * @template Filters the list's query
 */
export abstract class ExportSource<Filters extends object = object, Item = unknown> {
  /** Start of the file name: `activity`. Unique among all sources. */
  abstract readonly name: string;
  /** The permission to see the list; undefined when everybody may, each seeing a part of their own. */
  abstract readonly permission: PermissionName | undefined;
  /** The audit action of the export. */
  abstract readonly action: string;

  /** The columns of the file, in order. */
  abstract columnsOf(filters: Filters): readonly ExportColumn<Item>[];

  /** All items that match the filters, in the order of the list. Pages are read on demand, and none is kept. */
  abstract pages(filters: Filters, caller: CallerIdentity): AsyncGenerator<Item[], void>;

  /** The number of items, if it can be counted in time; used for the progress only. */
  async total(_filters: Filters, _caller: CallerIdentity): Promise<number | undefined> {
    return undefined;
  }

  /** The filters as recorded in the audit log, without personal data that an erasure would have to remove. */
  abstract onRecord(filters: Filters): Record<string, unknown>;

  /** The date range of the filters, which is part of the file name. */
  daysOf(_filters: Filters): DayRange {
    return {};
  }

  /**
   * A further permission that these filters require, when they ask for more than everybody who sees the list may
   * have.
   */
  furtherPermission(_filters: Filters): PermissionName | undefined {
    return undefined;
  }

  /**
   * Resolves the filters when the export is prepared, when a refusal can still be shown to the caller.
   * @throws AppError when this much may not be exported
   */
  async resolveFilters(filters: Filters, _caller: CallerIdentity): Promise<Filters> {
    return filters;
  }

  /**
   * Audits what the file reveals about single records, besides the entry about the export, before any of it is sent.
   */
  async recordItems(_filters: Filters, _origin: AdminOrigin): Promise<void> {}

  /** @throws AppError VALIDATION_FAILED for filters that the list refuses too */
  assertReadable(_filters: Filters): void {}
}
