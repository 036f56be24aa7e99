import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { OtherApplication, SameContact } from '../submissions/record/store/same-contact.js';
import { newestFirst, newestOthers, ReviewedStore } from '../submissions/review/reviewed-store.js';
import type { StoredPan } from './pan-vault.js';
import { PAN_HASHES, panIndex, SHAREHOLDER, type Shareholder } from './shareholder.schema.js';

/** Most applications that are looked at to tell which of a page have a double. */
const MAX_OTHERS = 1_000;

type Duplicate = OtherApplication<Shareholder>;

/** Applications of shareholders in the database. */
@Injectable()
export class ShareholderRepository extends ReviewedStore<Shareholder> {
  constructor(@InjectModel(SHAREHOLDER) private readonly shareholders: Model<Shareholder>) {
    super(shareholders);
  }

  /**
   * Other applications with the same PAN as this one, newest first. Only hashes are compared: while keys rotate, what is
   * kept under the new key has the hash under the old one as well.
   */
  async findWithSamePan({ _id, pan }: Pick<Shareholder, '_id' | 'pan'>): Promise<Duplicate[]> {
    // Two queries, so that each has its index.
    const found = await Promise.all(
      PAN_HASHES.map((field) => this.findOthers(_id, { [field]: { $in: hashesOf(pan) } }, panIndex(field))),
    );
    const byId = new Map(found.flat().map((one) => [one._id.toHexString(), one]));
    return newestOthers([...byId.values()]);
  }

  /**
   * Of each of these that shares its PAN another one, the newest: those of a page of the list. Beyond `MAX_OTHERS` some of
   * the page may go without; the record itself tells all.
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

  /** Other applications of the same address or mobile that name another PAN, newest first. */
  findOfSameContact(
    record: Pick<Shareholder, '_id' | 'pan' | 'email' | 'mobile'>,
  ): Promise<SameContact<Shareholder>[]> {
    const $nor = PAN_HASHES.map((field) => ({ [field]: { $in: hashesOf(record.pan) } }));
    return this.findWithSameContact(record, { $nor });
  }

  /** Writes the PAN as it is sealed now, unless it was sealed anew meanwhile. */
  async replacePan({ _id, pan }: Pick<Shareholder, '_id' | 'pan'>, fresh: StoredPan): Promise<boolean> {
    const { modifiedCount } = await this.shareholders.updateOne(
      { _id, 'pan.sealed.sealed': pan.sealed.sealed },
      { $set: { pan: fresh } },
    );
    return modifiedCount === 1;
  }
}

function hashesOf(pan: StoredPan): string[] {
  return [pan.hash, ...(pan.formerHashes ?? [])];
}
