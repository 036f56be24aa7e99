import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { falseOnDuplicate } from '../../database/errors/database-errors.js';
import { EffectStore } from '../../effects/effect-store.js';
import { type AuditEffect, pushEffects } from '../../effects/pending-effect.js';
import {
  type PasskeyChallenge,
  type Proof,
  REFRESH_TOKEN,
  type RefreshTokenRecord,
  SESSION,
  type SessionRecord,
} from './session.schema.js';

@Injectable()
export class SessionRepository {
  readonly effects: EffectStore<SessionRecord>;

  constructor(
    @InjectModel(SESSION) private readonly sessions: Model<SessionRecord>,
    @InjectModel(REFRESH_TOKEN) private readonly tokens: Model<RefreshTokenRecord>,
  ) {
    this.effects = new EffectStore(sessions);
  }

  /** False when there is or was a session with this id. */
  insertIfNew(session: SessionRecord): Promise<boolean> {
    return falseOnDuplicate(this.sessions.create(session));
  }

  async setProof(sessionId: string, proof: Proof): Promise<void> {
    await this.sessions.updateOne({ _id: sessionId, endedAt: { $exists: false } }, { $set: { proof } });
  }

  async setChallenge(sessionId: string, passkeyChallenge: PasskeyChallenge): Promise<void> {
    await this.sessions.updateOne({ _id: sessionId }, { $set: { passkeyChallenge } });
  }

  /** Takes the challenge: only one of several concurrent callers gets it. */
  async consumeChallenge(sessionId: string, now: Date): Promise<string | undefined> {
    const session = await this.sessions
      .findOneAndUpdate(
        { _id: sessionId, 'passkeyChallenge.expiresAt': { $gt: now } },
        { $unset: { passkeyChallenge: 1 } },
      )
      .lean<SessionRecord>();
    return session?.passkeyChallenge?.value;
  }

  findById(sessionId: Types.ObjectId | string): Promise<SessionRecord | null> {
    return this.sessions.findById(sessionId).lean<SessionRecord>();
  }

  /** The sessions with these ids that exist, ended or not. */
  findByIds(sessionIds: readonly string[]): Promise<SessionRecord[]> {
    return this.sessions.find({ _id: { $in: [...sessionIds] } }).lean<SessionRecord[]>();
  }

  /** Sessions of an account that have not ended, the newest first. */
  findActive(
    adminId: Types.ObjectId,
    credentialVersion: number,
    now: Date,
    max: number,
  ): Promise<SessionRecord[]> {
    return this.sessions
      .find({ adminId, credentialVersion, endedAt: { $exists: false }, expiresAt: { $gt: now } })
      .sort({ createdAt: -1 })
      .limit(max)
      .lean<SessionRecord[]>();
  }

  /** Extends a session that has not ended, for a token of this generation. False when it has ended. */
  async extend(
    sessionId: Types.ObjectId,
    { refreshedAt, expiresAt }: Pick<SessionRecord, 'refreshedAt' | 'expiresAt'>,
    arrivedGeneration: number,
  ): Promise<boolean> {
    const written = await this.sessions.updateOne(
      { _id: sessionId, endedAt: { $exists: false } },
      { $set: { refreshedAt, expiresAt }, $max: { arrivedGeneration } },
    );
    return written.matchedCount === 1;
  }

  async recordArrival(sessionId: Types.ObjectId, arrivedGeneration: number): Promise<void> {
    await this.sessions.updateOne({ _id: sessionId }, { $max: { arrivedGeneration } });
  }

  /** Ends the session, with its audit entry. False when it had ended before. */
  async end(sessionId: Types.ObjectId | string, endedAt: Date, audit: AuditEffect): Promise<boolean> {
    const written = await this.sessions.updateOne(
      { _id: sessionId, endedAt: { $exists: false } },
      { $set: { endedAt }, ...pushEffects([audit]) },
    );
    return written.matchedCount === 1;
  }

  /** Idempotent: an existing token is left as it is. */
  async insertToken(token: RefreshTokenRecord): Promise<void> {
    await falseOnDuplicate(this.tokens.create(token));
  }

  findToken(hash: string): Promise<RefreshTokenRecord | null> {
    return this.tokens.findById(hash).lean<RefreshTokenRecord>();
  }

  /** Stores the first use of a token; later uses do not change the time. */
  async markUsed(hash: string, usedAt: Date): Promise<void> {
    await this.tokens.updateOne({ _id: hash, usedAt: { $exists: false } }, { $set: { usedAt } });
  }
}
