import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { actorOf } from '../../audit/audit-actor.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { AppError } from '../../common/errors/app-error.js';
import { auditEffect } from '../../effects/effects.js';
import { AccountEffects } from '../accounts/account-effects.js';
import { mailLocaleOf } from '../accounts/account-mails.js';
import { AdminRepository } from '../accounts/admin.repository.js';
import type { AdminRecord } from '../accounts/admin.schema.js';
import { adminSubject } from '../accounts/admin-subject.js';
import { digestPeriod } from '../digest-period.js';
import { DEFAULT_PREFERENCES } from './preferences.js';
import type { AdminSettings, SettingsChange } from './settings.dto.js';

export const SETTINGS_CHANGED = 'Your settings have just been changed elsewhere. Please check them.';

/** The settings of the caller. They are stored with the account, so they are the same on every device. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly admins: AdminRepository,
    private readonly effects: AccountEffects,
  ) {}

  async find(caller: CallerIdentity): Promise<AdminSettings> {
    return settingsOf(await this.admins.getCaller(caller));
  }

  /** Changes the given settings where they differ. @throws AppError CONFLICT when a concurrent call changed them */
  async change(caller: CallerIdentity, change: SettingsChange, clientIp: string): Promise<AdminSettings> {
    const admin = await this.admins.getCaller(caller);
    const before = settingsOf(admin);
    const names = (Object.keys(before) as (keyof AdminSettings)[]).filter(
      (name) => change[name] !== undefined && change[name] !== before[name],
    );
    if (names.length === 0) return before;
    const pick = (settings: SettingsChange): SettingsChange =>
      Object.fromEntries(names.map((name) => [name, settings[name]]));
    const after = pick(change);
    const actor = actorOf(caller);
    const action = 'admin.settings_changed';
    const event = {
      action,
      actor,
      subject: adminSubject(actor),
      from: clientIp,
      before: { ...pick(before) },
      after: { ...after },
    };
    const entry = auditEffect(randomUUID(), new Date(), event);
    // The first digest is sent when the next period starts, not at once.
    const digestedPeriod =
      after.digest === undefined ? {} : { digestedPeriod: digestPeriod(after.digest, new Date()) };
    if (!(await this.admins.changeSettings(admin, { ...after, ...digestedPeriod }, [entry]))) {
      throw new AppError('CONFLICT', SETTINGS_CHANGED);
    }
    await this.effects.processAccount(admin);
    return { ...before, ...after };
  }
}

/** All settings of an account, with defaults for those that were never chosen. */
export function settingsOf(admin: AdminRecord): AdminSettings {
  return { locale: mailLocaleOf(admin), ...DEFAULT_PREFERENCES, ...admin.preferences };
}
