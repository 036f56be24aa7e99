import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import { SubmissionStore } from '../submissions/record/submission-store.js';
import type { StoredPan } from './pan-vault.js';
import { SHAREHOLDER, type Shareholder } from './shareholder.schema.js';

/** Most other applications with the same PAN that a reviewer is shown. */
const MAX_DUPLICATES = 20;

export type Duplicate = Pick<Shareholder, '_id' | 'reference' | 'status' | 'createdAt'>;

/** Applications of shareholders in the database. */
@Injectable()
export class ShareholderRepository extends SubmissionStore<Shareholder> {
  constructor(@InjectModel(SHAREHOLDER) private readonly shareholders: Model<Shareholder>) {
    super(shareholders);
  }

  /**
   * Other applications with the same PAN as this one, newest first. Only hashes are compared: while keys rotate, what is
   * kept under the new key has the hash under the old one as well.
   */
  async findWithSamePan({ _id, pan }: Pick<Shareholder, '_id' | 'pan'>): Promise<Duplicate[]> {
    const hashes = [pan.hash, ...(pan.formerHashes ?? [])];
    // Two queries, so that each has its index.
    const found = await Promise.all(
      ['pan.hash', 'pan.formerHashes'].map((field) => this.findByHash(field, hashes, _id)),
    );
    const byId = new Map(found.flat().map((one) => [one._id.toHexString(), one]));
    return [...byId.values()]
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      .slice(0, MAX_DUPLICATES);
  }

  /** Writes the PAN as it is sealed now, unless it was sealed anew meanwhile. */
  async replacePan({ _id, pan }: Pick<Shareholder, '_id' | 'pan'>, fresh: StoredPan): Promise<boolean> {
    const { modifiedCount } = await this.shareholders.updateOne(
      { _id, 'pan.sealed.sealed': pan.sealed.sealed },
      { $set: { pan: fresh } },
    );
    return modifiedCount === 1;
  }

  private findByHash(field: string, hashes: string[], except: Types.ObjectId): Promise<Duplicate[]> {
    const filter = { [field]: { $in: hashes }, _id: { $ne: except }, erasing: { $ne: true } };
    return this.shareholders
      .find(filter as QueryFilter<Shareholder>, { reference: 1, status: 1, createdAt: 1 })
      .sort({ createdAt: -1 })
      .limit(MAX_DUPLICATES)
      .lean<Duplicate[]>();
  }
}
