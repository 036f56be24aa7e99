import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { isRecordId } from '../common/http/request/record-id.param.js';
import { duplicateKeyIndex } from '../database/errors/database-errors.js';
import { EffectStore } from '../effects/effect-store.js';
import { type AuditEffect, pushEffects } from '../effects/pending-effect.js';
import type { ViewList } from '../submissions/record/console-lists.js';
import { SAVED_VIEW, type SavedView, VIEW_SLOTS, VIEWS_OF_OWNER, VIEWS_SHARED } from './saved-view.schema.js';

/** Most views that one list shows of others. */
const MAX_SHARED = 100;

@Injectable()
export class SavedViewRepository {
  readonly effects: EffectStore<SavedView>;

  constructor(@InjectModel(SAVED_VIEW) private readonly views: Model<SavedView>) {
    this.effects = new EffectStore(views);
  }

  /** An account's own views of a list, the oldest first. */
  findOwn(owner: string, list: ViewList): Promise<SavedView[]> {
    return this.views.find({ owner, list }).sort({ createdAt: 1 }).hint(VIEWS_OF_OWNER).lean<SavedView[]>();
  }

  /** The shared views of a list, whoever made them, the oldest first. */
  findShared(list: ViewList): Promise<SavedView[]> {
    return this.views
      .find({ list, shared: true })
      .sort({ createdAt: 1 })
      .hint(VIEWS_SHARED)
      .limit(MAX_SHARED)
      .lean<SavedView[]>();
  }

  /** null for anything that is no id as well. */
  async findOwnById(owner: string, id: string): Promise<SavedView | null> {
    return isRecordId(id) ? this.views.findOne({ _id: id, owner }).lean<SavedView>() : null;
  }

  /**
   * Inserts a view into a free place of its owner; false when there is none. Of those who want the same place at the same
   * moment one gets it, by the unique index, and the others look again.
   */
  async insert(view: Omit<SavedView, 'slot'>, places: number): Promise<boolean> {
    for (;;) {
      const free = await this.findFreeSlots(view.owner, places);
      if (free.length === 0) return false;
      try {
        await this.views.create({ ...view, slot: free[randomInt(free.length)] });
        return true;
      } catch (thrown) {
        if (duplicateKeyIndex(thrown) !== VIEW_SLOTS) throw thrown;
      }
    }
  }

  /** Ids of an account's views whose entries the audit log does not have yet. */
  async findWithPendingEffects(owner: string): Promise<Types.ObjectId[]> {
    const found = await this.views
      .find({ owner, 'pendingEffects.0': { $exists: true } }, { _id: 1 })
      .hint(VIEWS_OF_OWNER)
      .lean<Pick<SavedView, '_id'>[]>();
    return found.map(({ _id }) => _id);
  }

  /**
   * Only what is given, so that of two tabs neither takes back what the other has changed; with the entry that the audit log
   * is to get. False when there is no such view of this account.
   */
  async change(
    owner: string,
    id: string,
    changes: Partial<Pick<SavedView, 'name' | 'query' | 'shared'>>,
    entry: AuditEffect,
  ): Promise<boolean> {
    const written = await this.views.updateOne(
      { _id: id, owner },
      { $set: changes, ...pushEffects([entry]) },
    );
    return written.matchedCount === 1;
  }

  /** How many views of an account others see as well. */
  countShared(owner: string): Promise<number> {
    return this.views.countDocuments({ owner, shared: true }).hint(VIEWS_OF_OWNER).exec();
  }

  async remove(owner: string, id: string): Promise<void> {
    await this.views.deleteOne({ _id: id, owner });
  }

  /** All of an account that is gone, the shared ones too: nobody could change them any more. */
  async removeAllOf(owner: string): Promise<void> {
    await this.views.deleteMany({ owner });
  }

  private async findFreeSlots(owner: string, places: number): Promise<number[]> {
    const views = await this.views
      .find({ owner }, { slot: 1 })
      .hint(VIEW_SLOTS)
      .lean<Pick<SavedView, 'slot'>[]>();
    const taken = new Set(views.map(({ slot }) => slot));
    return Array.from({ length: places }, (_, index) => index + 1).filter((slot) => !taken.has(slot));
  }
}
