import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { OwedEntry } from '../accounts/admin.schema.js';
import { REFRESH_TOKEN, type RefreshTokenRecord, SESSION, type SessionRecord } from './session.schema.js';

@Injectable()
export class SessionRepository {
  constructor(
    @InjectModel(SESSION) private readonly sessions: Model<SessionRecord>,
    @InjectModel(REFRESH_TOKEN) private readonly tokens: Model<RefreshTokenRecord>,
  ) {}

  async insert(session: SessionRecord): Promise<void> {
    await this.sessions.create(session);
  }

  findById(sessionId: Types.ObjectId | string): Promise<SessionRecord | null> {
    return this.sessions.findById(sessionId).lean<SessionRecord>();
  }

  /** Lets a session that has not ended live on. False when it has. */
  async extend(sessionId: Types.ObjectId, refreshedAt: Date, expiresAt: Date): Promise<boolean> {
    const written = await this.sessions.updateOne(
      { _id: sessionId, endedAt: { $exists: false } },
      { $set: { refreshedAt, expiresAt } },
    );
    return written.matchedCount === 1;
  }

  /** Ends the session for good, with the entry that the audit log is to get. False when it had ended before. */
  async end(sessionId: Types.ObjectId | string, endedAt: Date, audit: OwedEntry): Promise<boolean> {
    const written = await this.sessions.updateOne(
      { _id: sessionId, endedAt: { $exists: false } },
      { $set: { endedAt }, $push: { pendingAudit: audit } },
    );
    return written.matchedCount === 1;
  }

  /** Sessions about which the audit log is still to get entries. */
  findOwing(): Promise<Pick<SessionRecord, '_id' | 'pendingAudit'>[]> {
    return this.sessions
      .find({ 'pendingAudit.0': { $exists: true } }, { pendingAudit: 1 })
      .lean<Pick<SessionRecord, '_id' | 'pendingAudit'>[]>();
  }

  async removePendingAudit(sessionId: Types.ObjectId | string, key: string): Promise<void> {
    await this.sessions.updateOne({ _id: sessionId }, { $pull: { pendingAudit: { key } } });
  }

  async insertToken(token: RefreshTokenRecord): Promise<void> {
    await this.tokens.create(token);
  }

  findToken(hash: string): Promise<RefreshTokenRecord | null> {
    return this.tokens.findById(hash).lean<RefreshTokenRecord>();
  }

  /** Notes the first use of a token; later ones leave that time as it is. */
  async markUsed(hash: string, usedAt: Date): Promise<void> {
    await this.tokens.updateOne({ _id: hash, usedAt: { $exists: false } }, { $set: { usedAt } });
  }
}
