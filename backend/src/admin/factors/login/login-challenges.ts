import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Types } from 'mongoose';
import { ALGORITHM, ISSUER } from '../../../common/access/jwt-constants.js';
import { AppConfig } from '../../../config/app-config.js';
import { deriveKey } from '../../../crypto/derive-key.js';
import type { AdminRecord } from '../../accounts/admin.schema.js';

/** Seconds in which the second step of a login must follow the first. */
export const CHALLENGE_SECONDS = 300;
const AUDIENCE = 'community-factories/admin-second-factor';
const RECORD_ID = /^[0-9a-f]{24}$/;

/** A login of which the password was right. */
export interface LoginChallenge {
  adminId: string;
  /** The password that was right; see `AdminRecord.credentialVersion`. */
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
    return this.jwt.sign(
      { sub: _id.toHexString(), jti: new Types.ObjectId().toHexString(), ver: credentialVersion },
      {
        secret: this.keys[0],
        algorithm: ALGORITHM,
        issuer: ISSUER,
        audience: AUDIENCE,
        expiresIn: CHALLENGE_SECONDS,
      },
    );
  }

  /** What a challenge says, or undefined when it is not ours or its time is over. */
  read(challenge: string): LoginChallenge | undefined {
    for (const secret of this.keys) {
      const claims = this.claimsOf(challenge, secret);
      if (!claims) continue;
      const { sub, jti, ver } = claims;
      if (typeof sub !== 'string' || typeof jti !== 'string' || typeof ver !== 'number') return undefined;
      if (!RECORD_ID.test(sub) || !RECORD_ID.test(jti)) return undefined;
      return { adminId: sub, credentialVersion: ver, sessionId: new Types.ObjectId(jti) };
    }
    return undefined;
  }

  private claimsOf(challenge: string, secret: Buffer): Record<string, unknown> | undefined {
    try {
      return this.jwt.verify<Record<string, unknown>>(challenge, {
        secret,
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
      });
    } catch {
      return undefined;
    }
  }
}
