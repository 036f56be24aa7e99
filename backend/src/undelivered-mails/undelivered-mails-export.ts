import { Injectable } from '@nestjs/common';
import type { CallerIdentity } from '../common/access/caller.js';
import { EXACT_TOTAL } from '../common/lists/list-headers.js';
import { allPages } from '../exports/all-pages.js';
import type { ExportColumn } from '../exports/export-column.js';
import { ExportSource } from '../exports/export-source.js';
import type { UndeliveredMailView } from './dto/undelivered-mail.view.js';
import type { UndeliveredMailFilters } from './dto/undelivered-mails.query.js';
import { UndeliveredMailsService } from './undelivered-mails.service.js';

/** Whoever may see the list sees the addresses, which are needed to call people or correct a wrong one. */
const COLUMNS: readonly ExportColumn<UndeliveredMailView>[] = [
  { title: 'given up', moment: ({ givenUpAt }) => new Date(givenUpAt) },
  { title: 'kind', cell: ({ template }) => template },
  { title: 'to', cell: ({ to }) => to },
  { title: 'reason', cell: ({ reason }) => reason },
  { title: 'code', cell: ({ lastError }) => lastError },
  { title: 'tries', cell: ({ tries }) => tries },
  { title: 'written', moment: ({ createdAt }) => new Date(createdAt) },
  { title: 'reference', cell: ({ reference }) => reference },
  { title: 'record id', cell: ({ recordId }) => recordId },
];

/** The export of given-up mails that the account may see, latest first. */
@Injectable()
export class UndeliveredMailsExport extends ExportSource<UndeliveredMailFilters, UndeliveredMailView> {
  readonly name = 'undelivered-mails';
  readonly permission = undefined;
  readonly action = 'mail.exported';

  constructor(private readonly mails: UndeliveredMailsService) {
    super();
  }

  columnsOf(): typeof COLUMNS {
    return COLUMNS;
  }

  pages(
    filters: UndeliveredMailFilters,
    caller: CallerIdentity,
  ): AsyncGenerator<UndeliveredMailView[], void> {
    return allPages(
      (place) => this.mails.list({ ...filters, ...place }, caller),
      ({ _id }) => _id,
    );
  }

  override async total(filters: UndeliveredMailFilters, caller: CallerIdentity): Promise<number | undefined> {
    const { total } = await this.mails.list({ ...filters, limit: 1 }, caller);
    return total === undefined || total > EXACT_TOTAL ? undefined : total;
  }

  onRecord({ template, reason }: UndeliveredMailFilters): Record<string, unknown> {
    return { ...(template && { template }), ...(reason && { reason }) };
  }
}
