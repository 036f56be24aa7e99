import { randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { latestEnd } from '../common/clock-difference.js';
import { AppConfig } from '../config/app-config.js';
import { KeyedHash } from '../crypto/keyed-hash.js';
import { retryUpsert } from '../database/errors/retry-upsert.js';
import { TRACK_CODE, type TrackCode } from './track-code.schema.js';

/** Minutes a code can be used. */
export const CODE_MINUTES = 10;
const CODE_MS = CODE_MINUTES * 60_000;
/** Uses of one code, right or wrong. */
const MAX_ATTEMPTS = 5;

/** What a person typed to be let in. */
export interface TrackCredentials {
  reference: string;
  email: string;
}

/**
 * Codes of six digits, each for one pair of reference and e-mail address. Nothing here looks at records: a pair that
 * belongs to none gets a code as well, which nobody is told, so that asking and trying take the same steps for every pair.
 */
@Injectable()
export class TrackCodes {
  private readonly hash: KeyedHash;

  constructor(
    @InjectModel(TRACK_CODE) private readonly codes: Model<TrackCode>,
    { encryptionKeys }: AppConfig,
  ) {
    this.hash = new KeyedHash([encryptionKeys[0].key], 'track codes');
  }

  /** What a pair is kept and counted under; tells nothing of either. */
  idOf({ reference, email }: TrackCredentials): string {
    return this.hash.of(`pair ${reference} ${email}`);
  }

  /** A new code for the pair. Earlier ones are void. */
  async issue(credentials: TrackCredentials): Promise<string> {
    const _id = this.idOf(credentials);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const fresh = {
      codeHash: this.hashOf(_id, code),
      tries: 0,
      expiresAt: new Date(Date.now() + CODE_MS),
    };
    await retryUpsert(() => this.codes.updateOne({ _id }, { $set: fresh }, { upsert: true }).exec());
    return code;
  }

  /** Uses up the code; false when it is wrong, used, expired, or was tried too often. */
  async use(credentials: TrackCredentials, code: string): Promise<boolean> {
    const _id = this.idOf(credentials);
    const now = new Date();
    const kept = await this.codes
      .findOneAndUpdate(
        { _id, tries: { $lt: MAX_ATTEMPTS }, expiresAt: { $gt: now, $lte: latestEnd(CODE_MS, now) } },
        { $inc: { tries: 1 } },
      )
      .lean<TrackCode>();
    const codeHash = this.hashOf(_id, code);
    if (!kept || !timingSafeEqual(Buffer.from(kept.codeHash), Buffer.from(codeHash))) return false;
    const { deletedCount } = await this.codes.deleteOne({ _id, codeHash });
    return deletedCount === 1;
  }

  private hashOf(pairId: string, code: string): string {
    return this.hash.of(`code ${pairId} ${code}`);
  }
}
