import { Injectable } from '@nestjs/common';
import { type JwtModuleOptions, JwtService } from '@nestjs/jwt';
import { ALGORITHM, ISSUER, issuedInFuture } from '../common/access/jwt-constants.js';
import { AppConfig } from '../config/app-config.js';

/** Seconds for which a record stays open. */
export const TRACK_TOKEN_SECONDS = 900;
/** A separate audience: an administrator's token is not valid here, and this one is not valid there. */
const AUDIENCE = 'community-factories/track';
const TOKEN_TYPE = 'track+jwt';

/** How `JwtService` signs these tokens, and what it requires of a given one. */
export function trackTokenOptions({ jwtSecrets: [secret] }: AppConfig): JwtModuleOptions {
  const whose = { issuer: ISSUER, audience: AUDIENCE };
  return {
    secret,
    signOptions: {
      ...whose,
      algorithm: ALGORITHM,
      header: { alg: ALGORITHM, typ: TOKEN_TYPE },
      expiresIn: TRACK_TOKEN_SECONDS,
    },
    verifyOptions: { ...whose, algorithms: [ALGORITHM] },
  };
}

/** The record that a token gives access to. */
export interface OpenedRecord {
  id: string;
  reference: string;
}

/** Signs and reads the tokens that people get in exchange for their code. */
@Injectable()
export class TrackTokens {
  constructor(
    private readonly config: AppConfig,
    private readonly jwt: JwtService,
  ) {}

  issue({ id, reference }: OpenedRecord): string {
    return this.jwt.sign({ sub: id, reference });
  }

  /** The record of the token in the `Authorization` header; undefined without a valid one. */
  read(authorization: string | undefined): OpenedRecord | undefined {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    for (const secret of this.config.jwtSecrets) {
      const opened = this.verified(token, secret);
      if (opened) return opened;
    }
    return undefined;
  }

  private verified(token: string, secret: Buffer): OpenedRecord | undefined {
    try {
      const { header, payload } = this.jwt.verify<{
        header: { typ?: string };
        payload: { sub?: unknown; reference?: unknown; iat?: unknown };
      }>(token, { secret, complete: true });
      const { sub, reference, iat } = payload;
      if (header.typ !== TOKEN_TYPE || typeof sub !== 'string' || typeof reference !== 'string')
        return undefined;
      if (typeof iat !== 'number' || issuedInFuture(iat * 1000, Date.now())) return undefined;
      return { id: sub, reference };
    } catch {
      return undefined;
    }
  }
}
