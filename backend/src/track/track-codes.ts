import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { latestEnd } from '../common/clock-skew.js';
import { AppConfig } from '../config/app-config.js';
import { KeyedHash } from '../crypto/keyed-hash.js';
import { retryUpsert } from '../database/errors/retry-upsert.js';
import { TRACK_CODE, type TrackCode } from './track-code.schema.js';

/** Minutes for which a code is valid. */
export const CODE_MINUTES = 10;
const CODE_MS = CODE_MINUTES * 60_000;
/** Attempts per code, right or wrong. */
const MAX_ATTEMPTS = 5;

/** The reference and the address that a person has entered. */
export interface TrackCredentials {
  reference: string;
  email: string;
}

/**
 * Six-digit codes, each for one pair of reference and e-mail address. Records are not looked up here: a pair without
 * a record gets a code too, which is never sent, so that requesting and trying take the same steps for every pair.
 */
@Injectable()
export class TrackCodes {
  private readonly hash: KeyedHash;

  constructor(
    @InjectModel(TRACK_CODE) private readonly codes: Model<TrackCode>,
    { encryptionKeys }: AppConfig,
  ) {
    this.hash = new KeyedHash(
      encryptionKeys.map(({ key }) => key),
      'track codes',
    );
  }

  /** The stored id of a pair, also used for limits; reveals neither of the two. */
  idOf(credentials: TrackCredentials): string {
    return this.hash.of(pairText(credentials));
  }

  /** Creates a code for the pair. Earlier ones become invalid. */
  async issue(credentials: TrackCredentials): Promise<string> {
    const _id = this.idOf(credentials);
    const earlierIds = this.hash.underEachKey(pairText(credentials)).filter((id) => id !== _id);
    if (earlierIds.length > 0) await this.codes.deleteMany({ _id: { $in: earlierIds } });
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const fresh = {
      codeHash: this.hash.of(codeText(_id, code)),
      tries: 0,
      expiresAt: new Date(Date.now() + CODE_MS),
    };
    await retryUpsert(() => this.codes.updateOne({ _id }, { $set: fresh }, { upsert: true }).exec());
    return code;
  }

  /** Uses up the code; false when it is wrong, used, expired, or was tried too often. */
  async use(credentials: TrackCredentials, code: string): Promise<boolean> {
    const ids = this.hash.underEachKey(pairText(credentials));
    const now = new Date();
    const stored = await this.codes
      .findOneAndUpdate(
        {
          _id: { $in: ids },
          tries: { $lt: MAX_ATTEMPTS },
          expiresAt: { $gt: now, $lte: latestEnd(CODE_MS, now) },
        },
        { $inc: { tries: 1 } },
        // While keys rotate, a process with other keys may keep a code for the same pair under another id.
        { sort: { expiresAt: -1 } },
      )
      .lean<TrackCode>();
    if (!stored || !this.hash.matches(codeText(stored._id, code), stored.codeHash)) return false;
    const { _id, codeHash } = stored;
    const { deletedCount } = await this.codes.deleteOne({ _id, codeHash });
    return deletedCount === 1;
  }
}

function pairText({ reference, email }: TrackCredentials): string {
  return `pair ${reference} ${email}`;
}

function codeText(pairId: string, code: string): string {
  return `code ${pairId} ${code}`;
}
