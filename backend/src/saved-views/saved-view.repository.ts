import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isRecordId } from '../common/http/record-id.param.js';
import {
  SAVED_VIEW,
  type SavedView,
  VIEWS_OF_OWNER,
  VIEWS_SHARED,
  type ViewList,
} from './saved-view.schema.js';

/** Most views that one list shows of others. */
const MOST_SHARED = 100;

@Injectable()
export class SavedViewRepository {
  constructor(@InjectModel(SAVED_VIEW) private readonly views: Model<SavedView>) {}

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
      .limit(MOST_SHARED)
      .lean<SavedView[]>();
  }

  /** null for anything that is no id as well. */
  async findOwnById(owner: string, id: string): Promise<SavedView | null> {
    return isRecordId(id) ? this.views.findOne({ _id: id, owner }).lean<SavedView>() : null;
  }

  countOf(owner: string): Promise<number> {
    return this.views.countDocuments({ owner }).hint(VIEWS_OF_OWNER).exec();
  }

  async insert(view: SavedView): Promise<void> {
    await this.views.create(view);
  }

  /** The view as it is afterwards; null when there is no such one of this account. */
  async change(
    owner: string,
    id: string,
    changes: Partial<Pick<SavedView, 'name' | 'query' | 'shared'>>,
  ): Promise<SavedView | null> {
    const written = await this.views.updateOne({ _id: id, owner }, { $set: changes });
    return written.matchedCount === 1 ? this.findOwnById(owner, id) : null;
  }

  async remove(owner: string, id: string): Promise<void> {
    await this.views.deleteOne({ _id: id, owner });
  }

  /** All of an account that is gone, the shared ones too: nobody could change them any more. */
  async removeAllOf(owner: string): Promise<void> {
    await this.views.deleteMany({ owner });
  }
}
