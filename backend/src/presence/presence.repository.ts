import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { falseOnDuplicate } from '../database/errors/database-errors.js';
import type { RecordList } from '../submissions/record/console-lists.js';
import { type OpenTab, PRESENCE, PRESENT_IN_LIST, type Presence } from './presence.schema.js';

/** Maximum number of remembered tabs per account; beyond that, those that expire first are dropped. */
export const MAX_TABS = 10;
/** Maximum number of colleagues returned for a list. */
const MAX_PRESENT = 100;

/** Open tabs. Expired ones are not found, whether the database has deleted them or not. */
@Injectable()
export class PresenceRepository {
  constructor(@InjectModel(PRESENCE) private readonly presences: Model<Presence>) {}

  /** Stores where a tab is now, replacing where it was before. */
  async put({ _id, email }: Pick<Presence, '_id' | 'email'>, openTab: OpenTab): Promise<void> {
    const account = { email, expiresAt: openTab.until };
    for (;;) {
      // A tab that stays or moves on to another record takes a single write.
      const known = await this.presences.updateOne(
        { _id, 'tabs.tab': openTab.tab },
        { $set: { ...account, 'tabs.$': openTab } },
      );
      if (known.matchedCount > 0) return;
      const isAdded = await falseOnDuplicate(
        this.presences.updateOne(
          { _id, 'tabs.tab': { $ne: openTab.tab } },
          {
            $set: account,
            $push: { tabs: { $each: [openTab], $sort: { until: 1 }, $slice: -MAX_TABS } },
          },
          { upsert: true },
        ),
      );
      if (isAdded) return;
      // Another call has just added the same tab, or the account's first one.
    }
  }

  async remove(_id: string, tab: string): Promise<void> {
    await this.presences.updateOne({ _id }, { $pull: { tabs: { tab } } });
  }

  async removeAllOf(_id: string): Promise<void> {
    await this.presences.deleteOne({ _id });
  }

  /** All accounts but one that have a record of the list open now. */
  findOthers(_id: string, list: RecordList, now: Date): Promise<Presence[]> {
    return this.presences
      .find({ 'tabs.list': list, expiresAt: { $gt: now }, _id: { $ne: _id } })
      .hint(PRESENT_IN_LIST)
      .limit(MAX_PRESENT)
      .lean<Presence[]>();
  }
}
