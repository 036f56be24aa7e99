import { Injectable } from '@nestjs/common';
import type { PermissionName } from '../../common/access/access.decorators.js';
import type { Colleague } from '../record/values/colleague.js';

/** Knows the accounts. */
export interface ColleagueSource {
  /** Everyone who is let in and holds this permission, by e-mail address. */
  findColleagues(permission: PermissionName): Promise<Colleague[]>;
}

/** Who works on records; the module that keeps the accounts registers here, since it knows this one and not the reverse. */
@Injectable()
export class Colleagues {
  private source: ColleagueSource | undefined;

  /** Call once, while the application is put together. */
  register(source: ColleagueSource): void {
    this.source = source;
  }

  /** Everyone who is let in and holds this permission, by e-mail address. */
  async thatMay(permission: PermissionName): Promise<Colleague[]> {
    return (await this.source?.findColleagues(permission)) ?? [];
  }
}
