import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PermissionName } from '../../common/access/access.decorators.js';
import { type ColleagueSource, Colleagues } from '../../submissions/collaboration/colleagues.js';
import type { Colleague } from '../../submissions/record/values/colleague.js';
import { mailLocaleOf } from '../accounts/account-mails.js';
import { AdminRepository } from '../accounts/admin.repository.js';
import { actorOfAccount } from '../accounts/admin-subject.js';
import { AdminStateRepository } from '../accounts/state/admin-state.repository.js';
import { settingsOf } from '../settings/settings.service.js';

/** Finds the colleagues who can work on records. */
@Injectable()
export class TeamColleagues implements ColleagueSource, OnModuleInit {
  constructor(
    private readonly colleagues: Colleagues,
    private readonly admins: AdminRepository,
    private readonly state: AdminStateRepository,
  ) {}

  onModuleInit(): void {
    this.colleagues.register(this);
  }

  /** Invited people who have never logged in are left out: a mail leading to a login would be of no use to them. */
  async findColleagues(permission: PermissionName): Promise<Colleague[]> {
    const [admins, state] = await Promise.all([this.admins.findAllByEmail(), this.state.find()]);
    const canWork = (id: string) =>
      state?.grants[id]?.some((granted) => granted === permission) &&
      !state.suspensions?.[id] &&
      !state.removals?.[id];
    return admins
      .filter(({ _id, passwordHash }) => passwordHash !== undefined && canWork(_id.toHexString()))
      .map((admin) => ({
        ...actorOfAccount(admin),
        locale: mailLocaleOf(admin),
        wantsMails: settingsOf(admin).colleagueMails,
      }));
  }
}
