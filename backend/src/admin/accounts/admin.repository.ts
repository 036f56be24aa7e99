import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types, UpdateQuery } from 'mongoose';
import { AppError } from '../../common/errors/app-error.js';
import { isRecordId } from '../../common/http/request/record-id.param.js';
import { falseOnDuplicate } from '../../database/errors/database-errors.js';
import { EffectStore } from '../../effects/effect-store.js';
import { type PendingEffect, pushEffects } from '../../effects/pending-effect.js';
import type { Preferences } from '../settings/preferences.js';
import { ADMIN, type AdminRecord, type LastLogin, type PasswordLink } from './admin.schema.js';
import { endsOfValidLinks } from './passwords/password-link.js';
import { NO_SUCH_ADMINISTRATOR } from './permissions/permission-rules.js';

/** Maximum number of valid password links of an account: people request another and then open the first mail. */
const MAX_LINKS = 3;
/** Upper limit of a list; a company has tens of accounts. */
const LIST_LIMIT = 500;

@Injectable()
export class AdminRepository {
  readonly effects: EffectStore<AdminRecord>;

  constructor(@InjectModel(ADMIN) private readonly admins: Model<AdminRecord>) {
    this.effects = new EffectStore(admins);
  }

  findByEmail(email: string): Promise<AdminRecord | null> {
    return this.admins.findOne({ email }).lean<AdminRecord>();
  }

  /** null for an invalid id too. */
  async findById(adminId: string): Promise<AdminRecord | null> {
    return isRecordId(adminId) ? this.admins.findById(adminId).lean<AdminRecord>() : null;
  }

  /** @throws AppError NOT_FOUND */
  async get(adminId: string): Promise<AdminRecord> {
    const admin = await this.findById(adminId);
    if (!admin) throw new AppError('NOT_FOUND', NO_SUCH_ADMINISTRATOR);
    return admin;
  }

  /**
   * The account of the person who calls, which may have been removed since the access token was issued.
   *
   * @throws AppError UNAUTHENTICATED
   */
  async getCaller({ adminId }: { adminId: string }): Promise<AdminRecord> {
    const admin = await this.findById(adminId);
    if (!admin) throw new AppError('UNAUTHENTICATED');
    return admin;
  }

  /** The accounts with these ids that exist. */
  findByIds(adminIds: readonly string[]): Promise<AdminRecord[]> {
    return this.admins.find({ _id: { $in: [...adminIds] } }).lean<AdminRecord[]>();
  }

  /** Stores how far the notifications were read. Never decreases the position, since two tabs may report at once. */
  async markNotificationsRead(adminId: string, position: number): Promise<void> {
    await this.admins.updateOne({ _id: adminId }, { $max: { notificationsReadTo: position } });
  }

  /** Accounts that get a digest at this interval and are not processed for this period yet. */
  findDigestDue(digest: Preferences['digest'], period: string): Promise<AdminRecord[]> {
    return this.admins
      .find({
        'preferences.digest': digest,
        digestedPeriod: { $ne: period },
        passwordHash: { $exists: true },
      })
      .limit(LIST_LIMIT)
      .lean<AdminRecord[]>();
  }

  async endDigest(adminId: string, period: string): Promise<void> {
    await this.admins.updateOne({ _id: adminId }, { $set: { digestedPeriod: period } });
  }

  findAllByEmail(): Promise<AdminRecord[]> {
    return this.admins.find().sort({ email: 1 }).limit(LIST_LIMIT).lean<AdminRecord[]>();
  }

  /** Ids of all accounts with a password. */
  async findActiveIds(): Promise<Set<string>> {
    const found = await this.admins
      .find({ passwordHash: { $exists: true } }, { _id: 1 })
      .lean<Pick<AdminRecord, '_id'>[]>();
    return new Set(found.map(({ _id }) => _id.toHexString()));
  }

  /** Adds the account. False when its id or its address is taken. */
  insertIfNew(admin: AdminRecord): Promise<boolean> {
    return falseOnDuplicate(this.admins.create(admin));
  }

  /** Replaces all links by a new invitation. False when the person has already chosen a password. */
  async replaceInvitation(
    adminId: Types.ObjectId,
    link: PasswordLink,
    effects: readonly PendingEffect[],
  ): Promise<boolean> {
    const written = await this.admins.updateOne(
      { _id: adminId, passwordHash: { $exists: false } },
      { $set: { passwordLinks: [link] }, ...pushEffects(effects) },
    );
    return written.matchedCount === 1;
  }

  /** Ends all links of an invitation. False when the person has already chosen a password. */
  async endInvitation(adminId: Types.ObjectId): Promise<boolean> {
    const written = await this.admins.updateOne(
      { _id: adminId, passwordHash: { $exists: false } },
      { $unset: { passwordLinks: 1 } },
    );
    return written.matchedCount === 1;
  }

  /** Whether it is the first login ever: of several concurrent first logins exactly one gets true. */
  async recordLogin(adminId: Types.ObjectId, lastLogin: LastLogin): Promise<boolean> {
    const before = await this.admins
      .findOneAndUpdate({ _id: adminId }, { $set: { lastLogin } }, { returnDocument: 'before' })
      .lean<AdminRecord>();
    return before?.lastLogin === undefined;
  }

  /** Changes settings that still have the values that were read. False when one of them has changed since. */
  async changeSettings(
    admin: AdminRecord,
    {
      locale,
      digestedPeriod,
      ...preferences
    }: Pick<AdminRecord, 'locale' | 'digestedPeriod'> & Partial<Preferences>,
    effects: readonly PendingEffect[],
  ): Promise<boolean> {
    const seen: Record<string, unknown> = {};
    const set: Record<string, unknown> = {};
    // `null` also matches an account that has never chosen a language.
    if (locale !== undefined) {
      seen.locale = admin.locale ?? null;
      set.locale = locale;
    }
    for (const [name, value] of Object.entries(preferences)) {
      seen[`preferences.${name}`] = admin.preferences?.[name as keyof Preferences] ?? null;
      set[`preferences.${name}`] = value;
    }
    if (digestedPeriod !== undefined) set.digestedPeriod = digestedPeriod;
    const written = await this.admins.updateOne(
      { _id: admin._id, ...seen },
      { $set: set, ...pushEffects(effects) },
    );
    return written.matchedCount === 1;
  }

  /** Ends all sessions of the account, and all logins in progress. */
  async endSessions(adminId: Types.ObjectId): Promise<void> {
    await this.admins.updateOne({ _id: adminId }, { $inc: { credentialVersion: 1 } });
  }

  /** The account that a link belongs to, whether it still works or not. */
  findByPasswordLink(linkId: string): Promise<AdminRecord | null> {
    return this.admins.findOne({ 'passwordLinks.id': linkId }).lean<AdminRecord>();
  }

  /** Adds a link to an account, together with its effects. Idempotent: an existing link is left as it is. */
  async addPasswordLink(
    adminId: Types.ObjectId,
    link: PasswordLink,
    effects: readonly PendingEffect[],
  ): Promise<void> {
    await this.admins.updateOne(
      { _id: adminId, 'passwordLinks.id': { $ne: link.id } },
      pushEffects(effects, { passwordLinks: { $each: [link], $slice: -MAX_LINKS } }),
    );
  }

  /**
   * Replaces the password that was read. The same write ends all open sessions and all other password links. False
   * when somebody else has set a password since.
   */
  async replacePassword(
    { _id, credentialVersion }: Pick<AdminRecord, '_id' | 'credentialVersion'>,
    passwordHash: string,
    effects: readonly PendingEffect[],
  ): Promise<boolean> {
    const written = await this.admins.updateOne(
      { _id, credentialVersion },
      passwordChange(passwordHash, effects),
    );
    return written.matchedCount === 1;
  }

  /**
   * Replaces the password by a link that must be valid at this moment; false when it is not. Only one of several
   * concurrent callers succeeds.
   */
  async usePasswordLink(
    adminId: Types.ObjectId,
    { id, purpose, at }: Pick<PasswordLink, 'id' | 'purpose'> & { at: Date },
    passwordHash: string,
    effects: readonly PendingEffect[],
  ): Promise<boolean> {
    const { after, until } = endsOfValidLinks(purpose, at);
    const written = await this.admins.updateOne(
      { _id: adminId, passwordLinks: { $elemMatch: { id, expiresAt: { $gt: after, $lte: until } } } },
      passwordChange(passwordHash, effects),
    );
    return written.matchedCount === 1;
  }
}

function passwordChange(passwordHash: string, effects: readonly PendingEffect[]): UpdateQuery<AdminRecord> {
  return {
    $set: { passwordHash },
    $unset: { passwordLinks: 1 },
    $inc: { credentialVersion: 1 },
    ...pushEffects(effects),
  };
}
