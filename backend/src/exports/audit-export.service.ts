import { Injectable } from '@nestjs/common';
import type { Permission } from '../admin/permissions.js';
import { actorOf } from '../audit/audit-actor.js';
import type { AuditEntry } from '../audit/audit-entry.schema.js';
import { AuditLog } from '../audit/audit-log.js';
import type { AuditFilters } from '../audit/dto/audit-list.query.js';
import { assertFactorSetUp, type CallerIdentity, CallerResolver } from '../common/access/caller.js';
import { AppError } from '../common/errors/app-error.js';
import type { DownloadTicket } from '../downloads/download-ticket.schema.js';
import {
  DownloadTickets,
  type IssuedTicket,
  type ShownTicket,
  TICKET_IS_OVER,
} from '../downloads/download-tickets.js';

export const READ_AUDIT = 'audit:read' satisfies Permission;

/** Gives the audit log away as a file, to a browser that fetches it by itself. */
@Injectable()
export class AuditExport {
  constructor(
    private readonly log: AuditLog,
    private readonly tickets: DownloadTickets,
    private readonly callers: CallerResolver,
  ) {}

  /** @throws AppError VALIDATION_FAILED on filters that the list refuses as well */
  prepare(filters: AuditFilters, { adminId, sessionId }: CallerIdentity): Promise<IssuedTicket> {
    this.log.assertReadable(filters);
    const content = { filters: { ...filters } };
    return this.tickets.issue({ kind: 'audit-export', content, adminId, sessionId });
  }

  /**
   * The entries, newest first, once it is on record who takes them. The ticket is used up, whatever comes of it. What its
   * owner may do is asked again: they may have logged out or lost the permission since.
   *
   * @throws AppError UNAUTHENTICATED; FORBIDDEN
   */
  async open(shown: ShownTicket, from: string): Promise<AsyncIterable<AuditEntry>> {
    const { filters, caller } = await this.authorize(await this.tickets.take('audit-export', shown));
    const pages = this.log.pages(filters);
    // Read first, so that the log tells of nothing that could not be read. No byte leaves before the entry is there.
    const first = await pages.next();
    await this.log.record({ action: 'audit.exported', actor: actorOf(caller), from, detail: filters });
    return entriesOf(first, pages);
  }

  /** Whether `open` would give the file; the ticket stays as it is. @throws AppError as `open` */
  async check(shown: ShownTicket): Promise<void> {
    await this.authorize(await this.tickets.find('audit-export', shown));
  }

  private async authorize(ticket: DownloadTicket<'audit-export'> | undefined) {
    const caller = ticket && (await this.callers.findAgain(ticket));
    if (!ticket || !caller) throw new AppError('UNAUTHENTICATED', TICKET_IS_OVER);
    assertFactorSetUp(caller);
    if (!caller.permissions.includes(READ_AUDIT)) throw new AppError('FORBIDDEN');
    return { filters: ticket.content.filters, caller };
  }
}

async function* entriesOf(
  first: IteratorResult<AuditEntry[], void>,
  pages: AsyncGenerator<AuditEntry[], void>,
): AsyncGenerator<AuditEntry> {
  for (let page = first; !page.done; page = await pages.next()) yield* page.value;
}
