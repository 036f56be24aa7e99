import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Response } from 'express';
import { adminOrigin } from '../audit/audit-actor.js';
import { AuditLog } from '../audit/audit-log.js';
import { assertFactorSetUp, type CallerIdentity, CallerResolver } from '../common/access/caller.js';
import { AppError } from '../common/errors/app-error.js';
import type { DayRange } from '../common/lists/indian-days.js';
import type { DownloadTicket } from '../downloads/download-ticket.schema.js';
import {
  DownloadTickets,
  type PresentedTicket,
  TICKET_EXPIRED,
  TICKET_SECONDS,
} from '../downloads/download-tickets.js';
import { TicketCookie } from '../downloads/ticket-cookie.js';
import type { ExportColumn } from './export-column.js';
import type { ExportPrepared } from './export-prepared.js';
import { ExportSource } from './export-source.js';
import { ExportRuns } from './progress/export-runs.js';
import type { RunningExport } from './progress/running-export.js';

/** URL of the download. */
export const exportPath = (id: string) => `/api/admin/exports/${id}`;

/** What a file is made from. */
export interface OpenedExport extends Pick<ExportSource, 'name'> {
  columns: readonly ExportColumn<unknown>[];
  items: AsyncIterable<unknown>;
  /** The date range of the items. */
  days: DayRange;
  /** Receives the outcome. */
  run: RunningExport;
}

/** Exports lists to browsers that download them directly. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly log: AuditLog,
    private readonly tickets: DownloadTickets,
    private readonly cookie: TicketCookie,
    private readonly callers: CallerResolver,
    private readonly runs: ExportRuns,
  ) {}

  /**
   * Returns a URL that gives the file once within 60 seconds, together with the cookie of the same answer.
   * @throws AppError VALIDATION_FAILED for filters that the list refuses too; FORBIDDEN; as
   * `ExportSource.resolveFilters`
   */
  async prepare<Filters extends object, Item>(
    source: ExportSource<Filters, Item>,
    filters: Filters,
    caller: CallerIdentity,
    response: Response,
  ): Promise<ExportPrepared> {
    const { adminId, sessionId } = caller;
    source.assertReadable(filters);
    assertMayTake(source, filters, caller);
    const content = { list: source.name, filters: { ...(await source.resolveFilters(filters, caller)) } };
    const ticket = await this.tickets.issue({ kind: 'export', content, adminId, sessionId });
    await this.runs.prepare(ticket.id, adminId);
    const path = exportPath(ticket.id);
    this.cookie.set(response, ticket, path);
    return { message: 'Export prepared', data: { path, expiresIn: TICKET_SECONDS } };
  }

  /**
   * The list, after the export has been audited. The ticket is used up in any case. The owner's permissions are
   * checked again, here and before each further page: they may have logged out or lost the permission since, and a slow
   * client may read for hours.
   * @throws AppError UNAUTHENTICATED; FORBIDDEN
   */
  async open(presented: PresentedTicket, clientIp: string): Promise<OpenedExport> {
    const ticket = await this.tickets.consume('export', presented);
    try {
      const authorized = await this.authorize(ticket);
      const { source, filters } = authorized;
      // A copy, which is kept up to date for sources that decide by permission what they list.
      const caller = { ...authorized.caller };
      const pages = source.pages(filters, caller);
      // Read first, so that an export that cannot be read is not audited. Nothing is sent before the entry is stored.
      const first = await pages.next();
      const detail = source.onRecord(filters);
      const origin = adminOrigin(caller, clientIp);
      await source.recordItems(filters, origin);
      await this.log.record({ action: source.action, ...origin, detail });
      // Only used for the progress, so a failed count does not fail the export.
      const total = source.total(filters, caller).catch(() => undefined);
      const run = await this.runs.start(presented.id, total);
      const nextPage = async () => {
        Object.assign(caller, (await this.authorize(ticket)).caller);
        return pages.next();
      };
      const items = run.counted(itemsOf(first, nextPage));
      return {
        name: source.name,
        columns: source.columnsOf(filters),
        items,
        days: source.daysOf(filters),
        run,
      };
    } catch (error) {
      // Only the owner of the ticket can have used it up.
      if (ticket) await this.runs.fail(ticket._id);
      throw error;
    }
  }

  /** Whether `open` would return the file, without using up the ticket. @throws AppError as `open` */
  async check(presented: PresentedTicket): Promise<void> {
    await this.authorize(await this.tickets.find('export', presented));
  }

  private async authorize(ticket: DownloadTicket<'export'> | undefined) {
    const caller = ticket && (await this.callers.findAgain(ticket));
    const source = ticket && this.sourceOf(ticket.content.list);
    if (!ticket || !caller || !source) throw new AppError('UNAUTHENTICATED', TICKET_EXPIRED);
    assertFactorSetUp(caller);
    const { filters } = ticket.content;
    assertMayTake(source, filters, caller);
    return { source, filters, caller };
  }

  private sourceOf(list: string): ExportSource | undefined {
    return this.discovery
      .getProviders()
      .map(({ instance }): unknown => instance)
      .find(
        (provider): provider is ExportSource => provider instanceof ExportSource && provider.name === list,
      );
  }
}

function assertMayTake<Filters extends object, Item>(
  source: ExportSource<Filters, Item>,
  filters: Filters,
  { permissions }: CallerIdentity,
): void {
  for (const needed of [source.permission, source.furtherPermission(filters)]) {
    if (needed !== undefined && !permissions.includes(needed)) throw new AppError('FORBIDDEN');
  }
}

async function* itemsOf<Item>(
  first: IteratorResult<Item[], void>,
  nextPage: () => Promise<IteratorResult<Item[], void>>,
): AsyncGenerator<Item> {
  for (let page = first; !page.done; page = await nextPage()) yield* page.value;
}
