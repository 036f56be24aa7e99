import { Injectable } from '@nestjs/common';
import type { CallerIdentity } from '../common/access/caller.js';
import { latestEnd } from '../common/clock-skew.js';
import { assertMaySee, type RecordList } from '../submissions/record/console-lists.js';
import type { PresenceForm } from './dto/presence.form.js';
import type { PresenceView } from './dto/presence.view.js';
import { PresenceRepository } from './presence.repository.js';

/** How long a tab counts as open after its last report. */
export const PRESENCE_SECONDS = 45;

/** Who has which record open in the console. This is not a fact about the record, so it is not audited. */
@Injectable()
export class PresenceService {
  constructor(private readonly presences: PresenceRepository) {}

  /** Who else has records of the list open, by e-mail address. @throws AppError FORBIDDEN */
  async listOthers(list: RecordList, caller: CallerIdentity): Promise<PresenceView[]> {
    assertMaySee(list, caller);
    const now = new Date(Date.now());
    const latest = latestEnd(PRESENCE_SECONDS * 1_000, now);
    const others = await this.presences.findOthers(caller.adminId, list, now);
    return others
      .flatMap(({ _id, email, tabs }) => {
        const present = tabs.filter((tab) => tab.list === list && tab.until > now && tab.until <= latest);
        const records = [...new Set(present.map(({ record }) => record))];
        return records.map((record) => ({
          record,
          adminId: _id,
          email,
          deciding: present.some((tab) => tab.record === record && tab.deciding),
        }));
      })
      .sort((a, b) => a.email.localeCompare(b.email));
  }

  /**
   * Stores that the caller has a record open, for the next 45 seconds. Returns who else has records of that list
   * open.
   */
  async enter(tab: string, form: PresenceForm, caller: CallerIdentity): Promise<PresenceView[]> {
    const { list, record, deciding = false } = form;
    assertMaySee(list, caller);
    const until = new Date(Date.now() + PRESENCE_SECONDS * 1_000);
    await this.presences.put(
      { _id: caller.adminId, email: caller.email },
      { tab, list, record, deciding, until },
    );
    return this.listOthers(list, caller);
  }

  /** Stores that the tab has closed the record. */
  leave(tab: string, { adminId }: CallerIdentity): Promise<void> {
    return this.presences.remove(adminId, tab);
  }

  /** For an account that is being removed. Idempotent. */
  removeAllOf(adminId: string): Promise<void> {
    return this.presences.removeAllOf(adminId);
  }
}
