import { Injectable } from '@nestjs/common';
import type { AdminOrigin } from '../audit/audit-actor.js';
import type { PermissionName } from '../common/access/access.decorators.js';
import type { CallerIdentity } from '../common/access/caller.js';
import type { RecordColumn } from '../exports/record-columns.js';
import { SubmissionExport } from '../exports/submission-export.js';
import { RevealAllowances } from '../reveals/reveal-allowances.js';
import { MAX_REVEALS } from '../reveals/reveal-limits.js';
import type { ShareholderView } from './dto/shareholder.view.js';
import {
  type ExportedShareholder,
  PAN_COLUMN,
  SHAREHOLDER_COLUMNS,
  type ShareholderExportForm,
} from './dto/shareholder-export.form.js';
import type { ShareholderListQuery } from './dto/shareholder-list.query.js';
import { ShareholderService } from './shareholder.service.js';
import { ShareholderKind } from './shareholder-kind.js';

type ShareholderExportQuery = ShareholderListQuery &
  ShareholderExportForm & {
    /** Ids of the records whose PANs were counted. */
    counted?: string[];
  };

/** The list of shareholders as a file. With whole PANs it counts as one reveal per record, when it is prepared. */
@Injectable()
export class ShareholderExport extends SubmissionExport<ShareholderListQuery, ShareholderView> {
  constructor(
    kind: ShareholderKind,
    private readonly shareholders: ShareholderService,
    private readonly reveals: RevealAllowances,
  ) {
    super(kind, shareholders, SHAREHOLDER_COLUMNS, ['q', 'location']);
  }

  override furtherPermission({ withPan }: ShareholderExportQuery): PermissionName | undefined {
    return withPan ? 'shareholders:reveal' : undefined;
  }

  /**
   * A file with PANs is fixed to these records, so that it contains no others than were counted. All PANs are read
   * before they are counted: the browser would only show a failed download, without the reason.
   * @throws AppError RATE_LIMITED as `RevealAllowances.consumeAll`; CONFLICT as `openSecret`
   */
  override async resolveFilters(
    query: ShareholderExportQuery,
    caller: CallerIdentity,
  ): Promise<ShareholderExportQuery> {
    if (!query.withPan) return query;
    const listed: ShareholderView[] = [];
    for await (const page of super.pages(query, caller)) {
      listed.push(...page);
      if (listed.length > MAX_REVEALS) break;
    }
    if (listed.length <= MAX_REVEALS) await this.shareholders.withWholePans(listed);
    const counted = listed.map(({ _id }) => _id);
    await this.reveals.consumeAll(caller.adminId, counted);
    return { ...query, counted };
  }

  override columnsOf(query: ShareholderExportQuery): readonly RecordColumn<ExportedShareholder>[] {
    const columns = super.columnsOf(query);
    return query.withPan ? [...columns, PAN_COLUMN] : columns;
  }

  override async *pages(
    query: ShareholderExportQuery,
    caller: CallerIdentity,
  ): AsyncGenerator<ShareholderView[], void> {
    const { counted, ...others } = query;
    for await (const page of super.pages(counted ? { ...others, ids: counted } : others, caller)) {
      yield query.withPan ? await this.shareholders.withWholePans(page) : page;
    }
  }

  override onRecord(query: ShareholderExportQuery): Record<string, unknown> {
    const { withPan, counted, ...others } = query;
    return { ...super.onRecord(others), ...(withPan && { records: counted, withPan }) };
  }

  override async recordItems({ counted = [] }: ShareholderExportQuery, origin: AdminOrigin): Promise<void> {
    await this.shareholders.recordReveals(counted, origin);
  }
}
