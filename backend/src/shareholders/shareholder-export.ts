import { Injectable } from '@nestjs/common';
import type { PermissionName } from '../common/access/access.decorators.js';
import type { CallerIdentity } from '../common/access/caller.js';
import type { RecordColumn } from '../exports/record-columns.js';
import { SubmissionExport } from '../exports/submission-export.js';
import { RevealAllowances } from '../reveals/reveal-allowances.js';
import { MOST_REVEALS } from '../reveals/reveal-limits.js';
import type { OfficeAuthor } from '../submissions/record/author.js';
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

type Wanted = ShareholderListQuery & ShareholderExportForm;

/** The list of shareholders as a file. With whole PANs it is as many reveals as it has records, counted when it is prepared. */
@Injectable()
export class ShareholderExport extends SubmissionExport<ShareholderListQuery, ShareholderView> {
  constructor(
    kind: ShareholderKind,
    private readonly shareholders: ShareholderService,
    private readonly reveals: RevealAllowances,
  ) {
    super(kind, shareholders, SHAREHOLDER_COLUMNS, ['q', 'location']);
  }

  override furtherPermission({ withPan }: Wanted): PermissionName | undefined {
    return withPan ? 'shareholders:reveal' : undefined;
  }

  /** The records of a file with PANs are named from now on, so that it has no others than were counted. */
  override async settle(wanted: Wanted, caller: CallerIdentity): Promise<Wanted> {
    if (!wanted.withPan) return wanted;
    const ids: string[] = [];
    for await (const page of super.pages(wanted, caller)) {
      ids.push(...page.map(({ _id }) => _id));
      if (ids.length > MOST_REVEALS) break;
    }
    await this.reveals.takeAll(caller.adminId, ids);
    return { ...wanted, ids };
  }

  override columnsOf(wanted: Wanted): readonly RecordColumn<ExportedShareholder>[] {
    const columns = super.columnsOf(wanted);
    return wanted.withPan ? [...columns, PAN_COLUMN] : columns;
  }

  override async *pages(wanted: Wanted, caller: CallerIdentity): AsyncGenerator<ShareholderView[], void> {
    for await (const page of super.pages(wanted, caller)) {
      yield wanted.withPan ? await this.shareholders.withWholePans(page) : page;
    }
  }

  override onRecord(wanted: Wanted): Record<string, unknown> {
    const { withPan, ...others } = wanted;
    return { ...super.onRecord(others), ...(withPan && { withPan }) };
  }

  override async recordItems({ withPan, ids = [] }: Wanted, author: OfficeAuthor): Promise<void> {
    if (withPan) await this.shareholders.recordReveals(ids, author);
  }
}
