import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import { SubmissionStore } from '../submissions/record/submission-store.js';
import type { StoredPan } from './pan-vault.js';
import { SHAREHOLDER, type Shareholder, sameAs } from './shareholder.schema.js';

/** Most other applications of one kind that a reviewer is shown. */
const MAX_DUPLICATES = 20;

export type Duplicate = Pick<Shareholder, '_id' | 'reference' | 'status' | 'createdAt'>;

/** Another application with the same e-mail address or mobile number. */
export interface SameContact extends Duplicate {
  same: Array<'email' | 'mobile'>;
}

const SHOWN = { reference: 1, status: 1, createdAt: 1 } as const;

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
    return newest([...byId.values()]);
  }

  /**
   * Other applications with the same e-mail address or mobile number, newest first. That is no mistake by itself: families
   * and helpers share both.
   */
  async findWithSameContact({
    _id,
    email,
    mobile,
  }: Pick<Shareholder, '_id' | 'email' | 'mobile'>): Promise<SameContact[]> {
    const values = { email, mobile };
    const byId = new Map<string, SameContact>();
    // Two queries, so that each has its index.
    for (const field of ['email', 'mobile'] as const) {
      const filter = { [field]: values[field], _id: { $ne: _id }, erasing: { $ne: true } };
      const found = await this.shareholders
        .find(filter as QueryFilter<Shareholder>, SHOWN)
        .sort({ createdAt: -1 })
        .limit(MAX_DUPLICATES)
        .hint(sameAs(field))
        .lean<Duplicate[]>();
      for (const one of found) {
        const id = one._id.toHexString();
        byId.set(id, { ...one, same: [...(byId.get(id)?.same ?? []), field] });
      }
    }
    return newest([...byId.values()]);
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
      .find(filter as QueryFilter<Shareholder>, SHOWN)
      .sort({ createdAt: -1 })
      .limit(MAX_DUPLICATES)
      .lean<Duplicate[]>();
  }
}

function newest<One extends Duplicate>(found: One[]): One[] {
  return found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, MAX_DUPLICATES);
}
