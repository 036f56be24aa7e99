import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.js';
import { AdminRepository } from './admin.repository.js';
import { AdminStateRepository } from './admin-state.repository.js';

/**
 * Carries out what `AdminState` still asks for: the first account, and entries of the audit log. Repeatable; it runs
 * after each change and once at the start, for what a crash left undone.
 */
@Injectable()
export class UnfinishedSteps {
  constructor(
    private readonly admins: AdminRepository,
    private readonly state: AdminStateRepository,
    private readonly audit: AuditLog,
  ) {}

  async finish(): Promise<void> {
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
  }
}
