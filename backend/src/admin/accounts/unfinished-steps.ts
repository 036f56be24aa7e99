import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.js';
import { AdminRepository } from './admin.repository.js';
import { AdminStateRepository } from './admin-state.repository.js';

/**
 * Carries out what `AdminState` and the accounts still ask for: the first account, and entries of the audit log. Repeatable; it runs
 * after each change and once at the start, for what a crash left undone.
 */
@Injectable()
export class UnfinishedSteps {
  private round: Promise<void> = Promise.resolve();
  private next?: Promise<void>;

  constructor(
    private readonly admins: AdminRepository,
    private readonly state: AdminStateRepository,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Resolves when everything that was asked for before the call is done. Those who call at the same moment share one
   * round; on their own, all of them would write the same entries.
   */
  finish(): Promise<void> {
    this.next ??= this.carryOutAfter(this.round);
    return this.next;
  }

  private async carryOutAfter(earlier: Promise<void>): Promise<void> {
    await earlier.catch(() => undefined);
    // From here on a change may have come too late to be read; its caller starts the next round.
    this.round = this.next ?? earlier;
    this.next = undefined;
    await this.carryOut();
  }

  private async carryOut(): Promise<void> {
    const state = await this.state.find();
    if (!state) return;
    if (state.founder) {
      await this.admins.insertIfNew(state.founder);
      await this.state.removeFounder();
    }
    for (const event of state.pendingAudit) {
      await this.audit.record(event);
      await this.state.removePendingAudit(event.key);
    }
    for (const { _id, pendingAudit = [] } of await this.admins.findOwing()) {
      for (const event of pendingAudit) {
        await this.audit.record(event);
        await this.admins.removePendingAudit(_id, event.key);
      }
    }
  }
}
