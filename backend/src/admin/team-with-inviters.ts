import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import type { TeamMember } from './team/team.dto.js';
import { TeamService } from './team/team.service.js';

/** Somebody who has an account or an invitation. */
export interface MemberWithInviter extends TeamMember {
  /** Address of whoever made the account; absent when that was done on the command line. */
  invitedBy?: string | undefined;
}

/** The team for the export. */
@Injectable()
export class TeamWithInviters {
  constructor(
    private readonly team: TeamService,
    private readonly log: AuditLog,
  ) {}

  /** By e-mail address. */
  async list(): Promise<MemberWithInviter[]> {
    const [members, makers] = await Promise.all([this.team.list(), this.makers()]);
    return members.map((member) => ({ ...member, invitedBy: makers.get(member._id) }));
  }

  /** Who created each account, by its id: only the audit log knows. */
  private async makers(): Promise<Map<string, string>> {
    const makers = new Map<string, string>();
    for await (const entries of this.log.pages({ action: 'admin.created', kind: 'admin' })) {
      for (const { actor, subject } of entries) if (actor && subject) makers.set(subject.id, actor.email);
    }
    return makers;
  }
}
