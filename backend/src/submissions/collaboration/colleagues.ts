import { Injectable } from '@nestjs/common';
import type { PermissionName } from '../../common/access/access.decorators.js';
import type { Colleague } from '../record/values/colleague.js';

/** Finds colleagues; implemented by the admin module. */
export interface ColleagueSource {
  /** All accounts that can log in and hold this permission, by e-mail address. */
  findColleagues(permission: PermissionName): Promise<Colleague[]>;
}

/**
 * The colleagues who work on records. The module of the accounts registers itself here, since it may import this
 * module but not the reverse.
 */
@Injectable()
export class Colleagues {
  private source: ColleagueSource | undefined;

  /** Call once, while the application is being created. */
  register(source: ColleagueSource): void {
    this.source = source;
  }

  /** All accounts that can log in and hold this permission, by e-mail address. */
  async withPermission(permission: PermissionName): Promise<Colleague[]> {
    return (await this.source?.findColleagues(permission)) ?? [];
  }
}
