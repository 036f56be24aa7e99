import { Injectable } from '@nestjs/common';
import { type JwtModuleOptions, JwtService } from '@nestjs/jwt';
import { ALGORITHM, ISSUER, issuedInFuture } from '../common/access/jwt-constants.js';
import { AppConfig } from '../config/app-config.js';

/** Seconds the record stays open after its code. */
export const TRACK_TOKEN_SECONDS = 900;
/** An audience of its own: an administrator's token opens nothing here, and this one opens nothing of theirs. */
const AUDIENCE = 'community-factories/track';
const TOKEN_TYPE = 'track+jwt';

/** How `JwtService` signs these tokens, and what it asks of one that is shown. */
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

/** The one record that a token opens. */
export interface OpenedRecord {
  id: string;
  reference: string;
}

/** Signs and reads the tokens that people get for their code. */
@Injectable()
export class TrackTokens {
  constructor(
    private readonly config: AppConfig,
    private readonly jwt: JwtService,
  ) {}

  issue({ id, reference }: OpenedRecord): string {
    return this.jwt.sign({ sub: id, reference });
  }

  /** What the `Authorization` header opens; undefined when it carries no valid token of ours. */
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
