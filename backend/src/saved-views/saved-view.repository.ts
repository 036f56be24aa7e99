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

/** Maximum number of shared views returned for a list. */
const MAX_SHARED = 100;

@Injectable()
export class SavedViewRepository {
  readonly effects: EffectStore<SavedView>;

  constructor(@InjectModel(SAVED_VIEW) private readonly views: Model<SavedView>) {
    this.effects = new EffectStore(views);
  }

  /** An account's own views of a list, oldest first. */
  findOwn(owner: string, list: ViewList): Promise<SavedView[]> {
    return this.views.find({ owner, list }).sort({ createdAt: 1 }).hint(VIEWS_OF_OWNER).lean<SavedView[]>();
  }

  /** The shared views of a list by any account, oldest first. */
  findShared(list: ViewList): Promise<SavedView[]> {
    return this.views
      .find({ list, shared: true })
      .sort({ createdAt: 1 })
      .hint(VIEWS_SHARED)
      .limit(MAX_SHARED)
      .lean<SavedView[]>();
  }

  /** null for an invalid id too. */
  async findOwnById(owner: string, id: string): Promise<SavedView | null> {
    return isRecordId(id) ? this.views.findOne({ _id: id, owner }).lean<SavedView>() : null;
  }

  /**
   * Inserts a view into a free slot of its owner; false when there is none. Of concurrent inserts into the same slot
   * one succeeds, by the unique index, and the others try the next.
   */
  async insert(view: Omit<SavedView, 'slot'>, slots: number): Promise<boolean> {
    for (;;) {
      const free = await this.findFreeSlots(view.owner, slots);
      if (free.length === 0) return false;
      try {
        await this.views.create({ ...view, slot: free[randomInt(free.length)] });
        return true;
      } catch (thrown) {
        if (duplicateKeyIndex(thrown) !== VIEW_SLOTS) throw thrown;
      }
    }
  }

  /** Ids of an account's views with pending audit entries. */
  async findWithPendingEffects(owner: string): Promise<Types.ObjectId[]> {
    const found = await this.views
      .find({ owner, 'pendingEffects.0': { $exists: true } }, { _id: 1 })
      .hint(VIEWS_OF_OWNER)
      .lean<Pick<SavedView, '_id'>[]>();
    return found.map(({ _id }) => _id);
  }

  /**
   * Writes only the given fields, so that two tabs do not undo each other's changes, together with the audit entry.
   * False when the account has no such view.
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

  /** Number of shared views of an account. */
  countShared(owner: string): Promise<number> {
    return this.views.countDocuments({ owner, shared: true }).hint(VIEWS_OF_OWNER).exec();
  }

  async remove(owner: string, id: string): Promise<void> {
    await this.views.deleteOne({ _id: id, owner });
  }

  /** All views of a removed account, including shared ones, which nobody could change any more. */
  async removeAllOf(owner: string): Promise<void> {
    await this.views.deleteMany({ owner });
  }

  private async findFreeSlots(owner: string, slots: number): Promise<number[]> {
    const views = await this.views
      .find({ owner }, { slot: 1 })
      .hint(VIEW_SLOTS)
      .lean<Pick<SavedView, 'slot'>[]>();
    const taken = new Set(views.map(({ slot }) => slot));
    return Array.from({ length: slots }, (_, index) => index + 1).filter((slot) => !taken.has(slot));
  }
}
