import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import type { AuditActor } from '../../audit/audit-actor.js';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import { guardedCookie, readCookie } from '../../common/http/request/cookies.js';
import { AppConfig } from '../../config/app-config.js';
import { KeyedHash } from '../../crypto/keyed-hash.js';
import { isSameSecret } from '../../crypto/same-secret.js';
import { AdminRepository } from '../accounts/admin.repository.js';
import { actorOfAccount } from '../accounts/admin-subject.js';
import type { LoginAttempt } from './login-attempts.js';

const NAME = 'admin_device';
/** In ms. Browsers keep no cookie for longer; each login renews it. */
const MAX_AGE_MS = 400 * 24 * 3_600_000;
/** Accounts remembered per browser; the one with the oldest login is dropped. */
const MAX_ACCOUNTS = 8;
const DEVICE_ID = /^[\w-]{22}$/;

/**
 * Recognises a browser that has logged in to an account before. The cookie holds a random id of the browser and,
 * for each such account, a signature over both. It grants nothing and identifies nobody.
 */
@Injectable()
export class DeviceCookie {
  private readonly hash: KeyedHash;
  private readonly options: CookieOptions;

  constructor(
    private readonly admins: AdminRepository,
    config: AppConfig,
  ) {
    this.hash = new KeyedHash(config.jwtSecrets, 'login devices');
    this.options = { ...guardedCookie(config.publicUrl), path: '/api/admin', maxAge: MAX_AGE_MS };
  }

  /** A login attempt for this account: what the limits count by, and what its session will record. */
  attemptOf(request: Request, account: AuditActor): LoginAttempt {
    return attempt(request, account.email, this.knownTo(request, account));
  }

  /** The same for a typed address. The account is looked up only if the browser has the cookie. */
  async attemptAt(request: Request, email: string): Promise<LoginAttempt> {
    const admin = read(request).device === undefined ? null : await this.admins.findByEmail(email);
    return admin ? this.attemptOf(request, actorOfAccount(admin)) : attempt(request, email);
  }

  /** The browser's id, if it has logged in to this account before. */
  private knownTo(request: Request, account: AuditActor): string | undefined {
    const { device, signatures } = read(request);
    if (device === undefined) return undefined;
    const expected = this.signaturesOf(device, account);
    const known = signatures.some((sent) => expected.some((right) => isSameSecret(sent, right)));
    return known ? device : undefined;
  }

  /** Remembers that this browser has logged in to this account. */
  remember(request: Request, response: Response, account: AuditActor): void {
    const sent = read(request);
    const device = sent.device ?? randomBytes(16).toString('base64url');
    const [present, ...previous] = this.signaturesOf(device, account);
    const others = sent.signatures.filter((one) => one !== present && !previous.includes(one));
    const signatures = [present, ...others].slice(0, MAX_ACCOUNTS);
    response.cookie(NAME, [device, ...signatures].join('.'), this.options);
  }

  /**
   * Signatures under the current key first, then under the previous ones, which stay valid while keys rotate. They
   * cover the account's id, which never changes; old cookies have a signature over the address instead.
   */
  private signaturesOf(device: string, { adminId, email }: AuditActor): string[] {
    return [adminId, email].flatMap((account) =>
      this.hash.underEachKey(`${device} ${account}`).map((hash) => hash.slice(0, 22)),
    );
  }
}

function attempt(request: Request, email: string, device?: string): LoginAttempt {
  const userAgent = request.headers['user-agent'];
  return { email, clientIp: clientIpOf(request), ...(device && { device }), userAgent };
}

function read(request: Request): { device?: string; signatures: string[] } {
  const [device = '', ...signatures] = (readCookie(request, NAME) ?? '').split('.', 1 + MAX_ACCOUNTS);
  return DEVICE_ID.test(device)
    ? { device, signatures: signatures.filter((one) => DEVICE_ID.test(one)) }
    : { signatures: [] };
}
