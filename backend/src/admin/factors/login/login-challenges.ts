import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Types } from 'mongoose';
import { ALGORITHM, ISSUER, issuedInFuture } from '../../../common/access/jwt-constants.js';
import { AppConfig } from '../../../config/app-config.js';
import { deriveKey } from '../../../crypto/derive-key.js';
import type { AdminRecord } from '../../accounts/admin.schema.js';

/** Seconds in which the second step of a login must follow the first. */
export const CHALLENGE_SECONDS = 300;
const AUDIENCE = 'community-factories/admin-second-factor';
const PASSKEY_AUDIENCE = 'community-factories/admin-passkey-login';
const RECORD_ID = /^[0-9a-f]{24}$/;

/** A login of which the password was right. */
export interface LoginChallenge {
  adminId: string;
  /** That of the account when the password was right; see `AdminRecord.credentialVersion`. */
  credentialVersion: number;
  /** The session that this login opens. It cannot be opened twice, and so the challenge works once. */
  sessionId: Types.ObjectId;
}

/**
 * Signs that a password was right, for as long as the second factor takes. The key is one of its own, so that no challenge
 * passes for an access token. Nothing is stored until the login is whole.
 */
@Injectable()
export class LoginChallenges {
  private readonly keys: readonly Buffer[];
  private readonly jwt = new JwtService({});

  constructor({ jwtSecrets }: AppConfig) {
    this.keys = jwtSecrets.map((secret) => deriveKey(secret, 'login challenges'));
  }

  issue({ _id, credentialVersion }: AdminRecord): string {
    return this.sign(AUDIENCE, { sub: _id.toHexString(), ver: credentialVersion });
  }

  /** For a login by passkey alone, of which it is not known yet whose it is. */
  issueForPasskey(): string {
    return this.sign(PASSKEY_AUDIENCE, {});
  }

  /** What a challenge says, or undefined when it is not ours or its time is over. */
  read(challenge: string): LoginChallenge | undefined {
    const { sub, jti, ver } = this.claimsOf(challenge, AUDIENCE);
    if (typeof sub !== 'string' || typeof jti !== 'string' || typeof ver !== 'number') return undefined;
    if (!RECORD_ID.test(sub) || !RECORD_ID.test(jti)) return undefined;
    return { adminId: sub, credentialVersion: ver, sessionId: new Types.ObjectId(jti) };
  }

  /** The session that a login by passkey alone opens, or undefined when the challenge is not ours or its time is over. */
  readForPasskey(challenge: string): Types.ObjectId | undefined {
    const { jti } = this.claimsOf(challenge, PASSKEY_AUDIENCE);
    return typeof jti === 'string' && RECORD_ID.test(jti) ? new Types.ObjectId(jti) : undefined;
  }

  private sign(audience: string, claims: object): string {
    return this.jwt.sign(
      { ...claims, jti: new Types.ObjectId().toHexString() },
      {
        secret: this.keys[0],
        algorithm: ALGORITHM,
        issuer: ISSUER,
        audience,
        expiresIn: CHALLENGE_SECONDS,
      },
    );
  }

  private claimsOf(challenge: string, audience: string): Record<string, unknown> {
    for (const secret of this.keys) {
      try {
        const claims = this.jwt.verify<Record<string, unknown>>(challenge, {
          secret,
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience,
        });
        // A clock that was put back would bring expired ones to life again.
        const isOfNow = typeof claims.iat === 'number' && !issuedInFuture(claims.iat * 1000, Date.now());
        return isOfNow ? claims : {};
      } catch {
        // Signed with another key, or not by us.
      }
    }
    return {};
  }
}
