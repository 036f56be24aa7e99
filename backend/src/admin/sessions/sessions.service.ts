import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { actorOf } from '../../audit/audit-actor.js';
import { type AuditEvent, AuditLog } from '../../audit/audit-log.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { AppError } from '../../common/errors/app-error.js';
import { AppConfig } from '../../config/app-config.js';
import type { EffectSource } from '../../effects/effect-source.js';
import { auditEffect } from '../../effects/effects.js';
import { EffectsRelay } from '../../effects/effects-relay.js';
import type { AuditEffect } from '../../effects/pending-effect.js';
import { composeAddressedMail } from '../accounts/account-mails.js';
import { AdminRepository } from '../accounts/admin.repository.js';
import type { AdminRecord } from '../accounts/admin.schema.js';
import { adminSubject } from '../accounts/admin-subject.js';
import { CallerCache } from '../accounts/caller-cache.js';
import { AdminStateRepository } from '../accounts/state/admin-state.repository.js';
import { callerIdentity } from './caller-identity.js';
import { SessionRepository } from './session.repository.js';
import type { SessionRecord } from './session.schema.js';
import { expiryOf, generationOf, isReusable, isValidSession } from './session-life.js';
import { type Opening, openedSession, openingEffects } from './session-opening.js';
import { ACCESS_TOKEN_SECONDS, AccessTokens } from './tokens/access-tokens.js';
import { hashOf, RefreshTokens } from './tokens/refresh-tokens.js';

/** Refreshes within the grace period of a token; no browser makes this many. */
const MAX_SUCCESSORS = 100;

/** Per account; whoever has more has to end some first. */
const MAX_LISTED = 50;

export const ACCOUNT_SUSPENDED =
  'This account is suspended. A mail to its address says why, and an owner of the console can open it again.';

/** The error of a login to a suspended account, for the API page. */
export const SUSPENDED = {
  status: 403,
  when: 'The account is suspended.',
  message: ACCOUNT_SUSPENDED,
} as const;

/** What a login or a refresh returns. */
export interface IssuedTokens {
  accessToken: string;
  /** Seconds the access token lives. */
  expiresIn: number;
  refreshToken: string;
  refreshExpiresAt: Date;
  caller: CallerIdentity;
}

interface RefreshToken {
  value: string;
  /** Exchanges since the login. */
  generation: number;
}

/** Opens, refreshes and ends sessions, and identifies the caller behind one. */
@Injectable()
export class SessionsService {
  private readonly source: EffectSource<SessionRecord>;

  constructor(
    private readonly sessions: SessionRepository,
    private readonly admins: AdminRepository,
    private readonly state: AdminStateRepository,
    private readonly callers: CallerCache,
    private readonly tokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly relay: EffectsRelay,
    private readonly audit: AuditLog,
    private readonly config: AppConfig,
  ) {
    this.source = { name: 'session', store: sessions.effects, composeMail: composeAddressedMail };
    relay.register(this.source);
  }

  /** Opens a new session; throws FORBIDDEN for a suspended account. */
  async open(admin: AdminRecord, opening: Opening): Promise<IssuedTokens> {
    const opened = await this.openOnce(admin, new Types.ObjectId(), opening);
    if (!opened) throw new Error('a new session has the id of another');
    return opened;
  }

  /**
   * The same under a given id. undefined when that session was opened before.
   */
  async openOnce(
    admin: AdminRecord,
    sessionId: Types.ObjectId,
    opening: Opening,
  ): Promise<IssuedTokens | undefined> {
    await this.assertNotLockedOut(admin, opening.clientIp);
    const session = openedSession(admin, sessionId, opening);
    const { createdAt: at, openedFrom } = session;
    const device = openedFrom?.device;
    // Written before the session: after a crash in between, the next login does not count as the first, and the person
    // gets a superfluous mail rather than none.
    const isFirst = await this.admins.recordLogin(admin._id, { at, ...(device && { device }) });
    const isNotified = opening.isNewDevice === true && !isFirst;
    const pendingEffects = openingEffects(session, admin, opening.event, isNotified);
    // The token is stored before the session. If the session is never created, the token is refused and expires.
    const first = { value: this.refreshTokens.first(), generation: 0 };
    const issued = await this.issue(session, await this.callerOf(session, admin), first);
    if (!(await this.sessions.insertIfNew({ ...session, pendingEffects }))) return undefined;
    if (pendingEffects.length > 0) await this.relay.process(this.source, session._id);
    return issued;
  }

  private async assertNotLockedOut(admin: AdminRecord, clientIp: string | undefined): Promise<void> {
    const adminId = admin._id.toHexString();
    if (!(await this.state.findStatus(adminId)).isLockedOut) return;
    const subject = adminSubject({ adminId, email: admin.email });
    const detail = { reason: 'The account is suspended.' };
    await this.audit.record({
      action: 'admin.login_failed',
      actor: null,
      subject,
      ...(clientIp && { from: clientIp }),
      detail,
    });
    throw new AppError('FORBIDDEN', ACCOUNT_SUSPENDED);
  }

  /** Whether there is or was a session with this id. */
  async wasOpened(sessionId: Types.ObjectId): Promise<boolean> {
    return (await this.sessions.findById(sessionId)) !== null;
  }

  /**
   * Exchanges a refresh token for new tokens. Within ten seconds the same token returns the same successor, or the
   * newest token derived from it, so that a session never has two branches. Later reuse means that the token was
   * stolen, and the whole session ends; but if no successor was ever used, the response was lost. Every write is
   * idempotent, so the next refresh completes an interrupted one. Throws UNAUTHENTICATED.
   */
  async refresh(refreshToken: string, clientIp: string): Promise<IssuedTokens> {
    const now = new Date();
    const token = await this.sessions.findToken(hashOf(refreshToken));
    const alive = token && (await this.findActive(token.sessionId, now));
    if (!alive) throw new AppError('UNAUTHENTICATED');
    const { session, admin } = alive;
    if (!isReusable(token, session, now)) {
      await this.endStolen(session, admin, clientIp, now);
      throw new AppError('UNAUTHENTICATED');
    }
    const generation = generationOf(token);
    const newest = await this.newestAfter({ value: refreshToken, generation }, now);
    const expiresAt = expiryOf(session.createdAt, now);
    const isExtended = await this.sessions.extend(session._id, { refreshedAt: now, expiresAt }, generation);
    if (!isExtended) throw new AppError('UNAUTHENTICATED');
    return this.issue({ ...session, expiresAt }, await this.callerOf(session, admin), newest);
  }

  /** The unused token that follows this one, which is marked as used. */
  private async newestAfter({ value, generation }: RefreshToken, now: Date): Promise<RefreshToken> {
    await this.sessions.markUsed(hashOf(value), now);
    let newest = this.refreshTokens.successorOf(value);
    let steps = 1;
    for (; (await this.sessions.findToken(hashOf(newest)))?.usedAt !== undefined; steps += 1) {
      if (steps > MAX_SUCCESSORS) throw new AppError('UNAUTHENTICATED');
      newest = this.refreshTokens.successorOf(newest);
    }
    return { value: newest, generation: generation + steps };
  }

  /**
   * The caller of an access token of this generation, or undefined when the session has ended or the account is
   * locked out.
   */
  async findCaller(sessionId: string, adminId: string, generation = 0): Promise<CallerIdentity | undefined> {
    const [session, admin, { permissions, isLockedOut }] = await this.callers.getOrLoad(
      `${sessionId} ${adminId}`,
      () =>
        Promise.all([
          this.sessions.findById(sessionId),
          this.admins.findById(adminId),
          this.state.findStatus(adminId),
        ]),
    );
    if (!session || !admin || isLockedOut || !session.adminId.equals(admin._id)) return undefined;
    if (!isValidSession(session, admin, new Date())) return undefined;
    if (generation > (session.arrivedGeneration ?? 0)) {
      await this.sessions.recordArrival(session._id, generation);
    }
    return callerIdentity(session, admin, permissions, this.config);
  }

  /** The caller of a refresh token; the token is not used up. */
  async findCallerOfRefreshToken(refreshToken: string): Promise<CallerIdentity | undefined> {
    const token = await this.sessions.findToken(hashOf(refreshToken));
    const alive = token && (await this.findActive(token.sessionId, new Date()));
    return alive ? this.callerOf(alive.session, alive.admin) : undefined;
  }

  /** Logs out: the session's tokens are refused from now on. */
  async end(caller: CallerIdentity, clientIp: string): Promise<void> {
    const actor = actorOf(caller);
    const subject = adminSubject(actor);
    const now = new Date();
    const audit = auditOf({ action: 'admin.logout', actor, subject, from: clientIp }, now);
    const sessionId = new Types.ObjectId(caller.sessionId);
    if (await this.sessions.end(sessionId, now, audit)) await this.relay.process(this.source, sessionId);
  }

  /** Sessions of an account that have not ended, the newest first, at most 50. */
  async listActive(adminId: string): Promise<SessionRecord[]> {
    const admin = await this.admins.findById(adminId);
    if (!admin) return [];
    return this.sessions.findActive(admin._id, admin.credentialVersion, new Date(), MAX_LISTED);
  }

  /** Ends one of the caller's sessions. False when it had ended before. */
  async endAnother(caller: CallerIdentity, session: SessionRecord, clientIp: string): Promise<boolean> {
    const now = new Date();
    const actor = actorOf(caller);
    const detail = { reason: 'Its owner has ended it.', ...session.openedFrom };
    const event = {
      action: 'admin.session_revoked',
      actor,
      subject: adminSubject(actor),
      from: clientIp,
      detail,
    };
    const hasEnded = await this.sessions.end(session._id, now, auditOf(event, now));
    if (hasEnded) await this.relay.process(this.source, session._id);
    return hasEnded;
  }

  private async findActive(sessionId: Types.ObjectId, now: Date) {
    const session = await this.sessions.findById(sessionId);
    const admin = session && (await this.admins.findById(session.adminId.toHexString()));
    return session && admin && isValidSession(session, admin, now) ? { session, admin } : undefined;
  }

  private async endStolen(session: SessionRecord, admin: AdminRecord, clientIp: string, now: Date) {
    const subject = adminSubject({ adminId: admin._id.toHexString(), email: admin.email });
    const detail = { reason: 'A credential that had been exchanged before was shown again.' };
    const audit = auditOf(
      { action: 'admin.session_revoked', actor: null, subject, from: clientIp, detail },
      now,
    );
    if (await this.sessions.end(session._id, now, audit)) await this.relay.process(this.source, session._id);
  }

  private async callerOf(session: SessionRecord, admin: AdminRecord): Promise<CallerIdentity> {
    const { permissions, isLockedOut } = await this.state.findStatus(admin._id.toHexString());
    if (isLockedOut) throw new AppError('UNAUTHENTICATED');
    return callerIdentity(session, admin, permissions, this.config);
  }

  private async issue(
    session: SessionRecord,
    caller: CallerIdentity,
    { value: refreshToken, generation }: RefreshToken,
  ): Promise<IssuedTokens> {
    await this.sessions.insertToken({
      _id: hashOf(refreshToken),
      sessionId: session._id,
      generation,
      expiresAt: session.expiresAt,
    });
    return {
      accessToken: this.tokens.issue(caller.adminId, caller.sessionId, generation),
      expiresIn: ACCESS_TOKEN_SECONDS,
      refreshToken,
      refreshExpiresAt: session.expiresAt,
      caller,
    };
  }
}

function auditOf(event: AuditEvent, at: Date): AuditEffect {
  return auditEffect(randomUUID(), at, event);
}
