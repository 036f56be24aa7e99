import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { OtherApplication, SameContact } from '../submissions/record/store/same-contact.js';
import { newestFirst, newestOthers, ReviewedStore } from '../submissions/review/reviewed-store.js';
import type { StoredPan } from './pan-vault.js';
import { PAN_HASHES, panIndex, SHAREHOLDER, type Shareholder } from './shareholder.schema.js';

/** Maximum number of applications read to find which ones of a page have a duplicate. */
const MAX_OTHERS = 1_000;
/** Records whose older hashes are removed at once. */
const BATCH = 1_000;

type Duplicate = OtherApplication<Shareholder>;

/** Queries and writes of share applications. */
@Injectable()
export class ShareholderRepository extends ReviewedStore<Shareholder> {
  constructor(@InjectModel(SHAREHOLDER) private readonly shareholders: Model<Shareholder>) {
    super(shareholders);
  }

  /**
   * Other applications with the same PAN, newest first. Only hashes are compared: while keys rotate, records under
   * the new key also have the hash under the old one.
   */
  async findWithSamePan({ _id, pan }: Pick<Shareholder, '_id' | 'pan'>): Promise<Duplicate[]> {
    // Two queries, so that each can use its index.
    const found = await Promise.all(
      PAN_HASHES.map((field) => this.findOthers(_id, { [field]: { $in: hashesOf(pan) } }, panIndex(field))),
    );
    const byId = new Map(found.flat().map((one) => [one._id.toHexString(), one]));
    return newestOthers([...byId.values()]);
  }

  /**
   * For each of these records that shares its PAN, the newest other one. Beyond `MAX_OTHERS` some of a page may be
   * left out; the record's own page shows all.
   */
  async findOtherOfEach(
    records: readonly Pick<Shareholder, '_id' | 'pan'>[],
  ): Promise<Map<string, Duplicate>> {
    if (records.length === 0) return new Map();
    const hashes = [...new Set(records.flatMap(({ pan }) => hashesOf(pan)))];
    const found = await Promise.all(
      PAN_HASHES.map((field) =>
        this.shareholders
          .find({ [field]: { $in: hashes }, erasing: { $ne: true } } as QueryFilter<Shareholder>, {
            reference: 1,
            status: 1,
            createdAt: 1,
            'pan.hash': 1,
            'pan.formerHashes': 1,
          })
          .limit(MAX_OTHERS)
          .hint(panIndex(field))
          .lean<(Duplicate & Pick<Shareholder, 'pan'>)[]>(),
      ),
    );
    const byHash = new Map<string, Duplicate[]>();
    for (const one of found.flat().sort(newestFirst)) {
      for (const hash of hashesOf(one.pan)) byHash.set(hash, [...(byHash.get(hash) ?? []), one]);
    }
    const others = new Map<string, Duplicate>();
    for (const { _id, pan } of records) {
      const same = hashesOf(pan).flatMap((hash) => byHash.get(hash) ?? []);
      const other = same.find((one) => !one._id.equals(_id));
      if (other) others.set(_id.toHexString(), other);
    }
    return others;
  }

  /** Other applications with the same address or mobile number but another PAN, newest first. */
  findOfSameContact(
    record: Pick<Shareholder, '_id' | 'pan' | 'email' | 'mobile'>,
  ): Promise<SameContact<Shareholder>[]> {
    const $nor = PAN_HASHES.map((field) => ({ [field]: { $in: hashesOf(record.pan) } }));
    return this.findWithSameContact(record, { $nor });
  }

  /** Stores the resealed PAN, unless it was resealed since it was read. */
  async replacePan({ _id, pan }: Pick<Shareholder, '_id' | 'pan'>, fresh: StoredPan): Promise<boolean> {
    const { modifiedCount } = await this.shareholders.updateOne(
      { _id, 'pan.sealed.sealed': pan.sealed.sealed },
      { $set: { pan: fresh } },
    );
    return modifiedCount === 1;
  }

  /** Leaves only the hashes of PANs under the key that sealed them. Idempotent. */
  async removeFormerHashes(): Promise<void> {
    for (;;) {
      const found = await this.shareholders
        .find({ 'pan.formerHashes': { $gt: '' } }, { _id: 1 })
        .limit(BATCH)
        .hint(panIndex('pan.formerHashes'))
        .lean<Pick<Shareholder, '_id'>[]>();
      if (found.length === 0) return;
      const ids = found.map(({ _id }) => _id);
      await this.shareholders.updateMany({ _id: { $in: ids } }, { $unset: { 'pan.formerHashes': 1 } });
    }
  }
}

function hashesOf(pan: StoredPan): string[] {
  return [pan.hash, ...(pan.formerHashes ?? [])];
}
