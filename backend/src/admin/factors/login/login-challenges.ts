import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Types } from 'mongoose';
import { ALGORITHM, ISSUER, issuedInFuture } from '../../../common/access/jwt-constants.js';
import { isRecordId } from '../../../common/http/request/record-id.param.js';
import { AppConfig } from '../../../config/app-config.js';
import { deriveKey } from '../../../crypto/derive-key.js';
import type { AdminRecord } from '../../accounts/admin.schema.js';

/** Seconds in which the second step of a login must follow the first. */
export const CHALLENGE_SECONDS = 300;
const AUDIENCE = 'community-factories/admin-second-factor';
const PASSKEY_AUDIENCE = 'community-factories/admin-passkey-login';

/** A login whose password was right. */
export interface LoginChallenge {
  adminId: string;
  /** Credential version of the account when the password was checked; see `AdminRecord.credentialVersion`. */
  credentialVersion: number;
  /** The session that this login opens. It can be opened only once, so the challenge works only once. */
  sessionId: Types.ObjectId;
}

/**
 * Signs challenges, which prove that the password was right while the second factor is entered. They have their own
 * key, so that a challenge cannot pass for an access token. Nothing is stored until the login is complete.
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

  /** For a login by passkey alone, when the account is not known yet. */
  issueForPasskey(): string {
    return this.sign(PASSKEY_AUDIENCE, {});
  }

  /** The content of a challenge, or undefined when it is not ours or has expired. */
  read(challenge: string): LoginChallenge | undefined {
    const { sub, jti, ver } = this.claimsOf(challenge, AUDIENCE);
    if (typeof sub !== 'string' || typeof jti !== 'string' || typeof ver !== 'number') return undefined;
    if (!isRecordId(sub) || !isRecordId(jti)) return undefined;
    return { adminId: sub, credentialVersion: ver, sessionId: new Types.ObjectId(jti) };
  }

  /** The session that a login by passkey alone opens, or undefined when the challenge is not ours or has expired. */
  readForPasskey(challenge: string): Types.ObjectId | undefined {
    const { jti } = this.claimsOf(challenge, PASSKEY_AUDIENCE);
    return typeof jti === 'string' && isRecordId(jti) ? new Types.ObjectId(jti) : undefined;
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
        // If the clock was set back, expired challenges would be valid again.
        const isOfNow = typeof claims.iat === 'number' && !issuedInFuture(claims.iat * 1000, Date.now());
        return isOfNow ? claims : {};
      } catch {
        // Signed with another key, or not by us.
      }
    }
    return {};
  }
}
