import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import type { TeamMember } from './team/team.dto.js';
import { TeamService } from './team/team.service.js';

/** Somebody who has an account or an invitation. */
export interface MemberWithInviter extends TeamMember {
  /** E-mail address of the account that created this one; absent when it was created on the command line. */
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
    const [members, creators] = await Promise.all([this.team.list(), this.creators()]);
    return members.map((member) => ({ ...member, invitedBy: creators.get(member._id) }));
  }

  /** Who created each account, by its id. Only the audit log has this. */
  private async creators(): Promise<Map<string, string>> {
    const creators = new Map<string, string>();
    for await (const entries of this.log.pages({ action: 'admin.created', kind: 'admin' })) {
      for (const { actor, subject } of entries) if (actor && subject) creators.set(subject.id, actor.email);
    }
    return creators;
  }
}
