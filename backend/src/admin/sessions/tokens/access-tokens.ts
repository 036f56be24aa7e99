import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type JwtModuleOptions, JwtService } from '@nestjs/jwt';
import { ALGORITHM, ISSUER } from '../../../common/access/jwt-constants.js';
import { AppConfig } from '../../../config/app-config.js';

/** Seconds an access token lives. */
export const ACCESS_TOKEN_SECONDS = 600;
export const AUDIENCE = 'community-factories/admin';
/** Media type of the token (RFC 9068), so that no other kind of token signed with the same secret passes for one. */
const TOKEN_TYPE = 'at+jwt';

/** How `JwtService` signs access tokens: with the present secret, whose id the token carries. */
export function accessTokenOptions({ jwtSecrets: [secret] }: AppConfig): JwtModuleOptions {
  return {
    secret: createSecretKey(secret),
    signOptions: {
      keyid: nameOf(secret),
      algorithm: ALGORITHM,
      header: { alg: ALGORITHM, typ: TOKEN_TYPE },
      issuer: ISSUER,
      audience: AUDIENCE,
      expiresIn: ACCESS_TOKEN_SECONDS,
    },
  };
}

/** Signs access tokens with the present secret and finds the secret of a given token. */
@Injectable()
export class AccessTokens {
  /** As key objects: bytes would be tried as a public key first on every request. */
  private readonly secrets: ReadonlyMap<string, KeyObject>;

  constructor(
    config: AppConfig,
    private readonly jwt: JwtService,
  ) {
    this.secrets = new Map(config.jwtSecrets.map((secret) => [nameOf(secret), createSecretKey(secret)]));
  }

  /**
   * A token for this session, of the generation of the refresh token issued with it. It holds no permissions; those
   * are looked up on every call.
   */
  issue(adminId: string, sessionId: string, generation: number): string {
    return this.jwt.sign({ sub: adminId, sid: sessionId, gen: generation });
  }

  /**
   * The secret that a token claims to be signed with, if the token is of our type and the secret is still accepted.
   */
  secretFor(token: string): KeyObject | undefined {
    const decoded = this.decode(token);
    if (typeof decoded !== 'object' || decoded === null || !('header' in decoded)) return undefined;
    const { typ, kid } = decoded.header as Record<string, unknown>;
    return typ === TOKEN_TYPE && typeof kid === 'string' ? this.secrets.get(kid) : undefined;
  }

  /** undefined for anything that is not a token; the library throws for some of that. */
  private decode(token: string): unknown {
    try {
      return this.jwt.decode(token, { complete: true });
    } catch {
      return undefined;
    }
  }
}

function nameOf(secret: Buffer): string {
  return createHash('sha256').update('kid:').update(secret).digest('base64url').slice(0, 8);
}
