import { Injectable } from '@nestjs/common';
import { type MemberWithInviter, TeamWithInviters } from '../../admin/team-with-inviters.js';
import type { ChosenRecords } from '../chosen-records.dto.js';
import type { ExportColumn } from '../export-column.js';
import { ExportSource } from '../export-source.js';

const momentOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

const COLUMNS: readonly ExportColumn<MemberWithInviter>[] = [
  { title: 'e-mail', cell: ({ email }) => email },
  { title: 'state', cell: ({ state }) => state },
  { title: 'permissions', cell: ({ permissions }) => permissions.join(', '), long: true },
  { title: 'second factor', cell: ({ factors }) => (factors.length > 0 ? 'yes' : 'no') },
  { title: 'last login', moment: ({ lastLoginAt }) => momentOf(lastLoginAt) },
  { title: 'invited by', cell: ({ invitedBy }) => invitedBy },
  { title: 'account made', moment: ({ createdAt }) => momentOf(createdAt) },
  { title: 'suspended', moment: ({ suspendedAt }) => momentOf(suspendedAt) },
];

/** The team, or chosen members, by e-mail address. */
@Injectable()
export class TeamExport extends ExportSource<ChosenRecords, MemberWithInviter> {
  readonly name = 'team';
  readonly permission = 'admins:read';
  readonly action = 'team.exported';

  constructor(private readonly team: TeamWithInviters) {
    super();
  }

  columnsOf(): typeof COLUMNS {
    return COLUMNS;
  }

  async *pages({ ids }: ChosenRecords): AsyncGenerator<MemberWithInviter[], void> {
    const members = await this.team.list();
    yield ids ? members.filter(({ _id }) => ids.includes(_id)) : members;
  }

  onRecord({ ids }: ChosenRecords): Record<string, unknown> {
    return ids ? { accounts: ids } : {};
  }
}
