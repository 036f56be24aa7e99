import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Passport } from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { CallerIdentity, CallerResolver } from '../../../common/access/caller.js';
import { ALGORITHM, ISSUER, issuedInFuture } from '../../../common/access/jwt-constants.js';
import { isRecordId } from '../../../common/http/request/record-id.param.js';
import { SessionsService } from '../sessions.service.js';
import { ACCESS_TOKEN_SECONDS, AccessTokens, AUDIENCE } from './access-tokens.js';

const NAME = 'access-token';

/** Authenticates the Bearer token of a request: signature and claims first, then the session in the database. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, NAME) implements CallerResolver {
  private passport?: InstanceType<typeof Passport>;

  constructor(
    tokens: AccessTokens,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request, token: string, done) => {
        const secret = tokens.secretFor(token);
        // jsonwebtoken accepts a key object too, but the types of passport-jwt do not say so.
        done(secret ? null : new Error('no accepted secret'), secret as unknown as Buffer | undefined);
      },
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
    });
  }

  /** One instance per application: passport's global one would belong to the application created last. */
  getPassportInstance(): InstanceType<typeof Passport> {
    this.passport ??= new Passport();
    return this.passport;
  }

  /** Called by passport with the claims of a genuine token that has not expired. */
  async validate(claims: Record<string, unknown>): Promise<CallerIdentity | undefined> {
    const { sub, sid, gen, iat, exp } = claims;
    if (typeof sub !== 'string' || typeof sid !== 'string') return undefined;
    if (!isRecordId(sub) || !isRecordId(sid)) return undefined;
    if (typeof iat !== 'number' || typeof exp !== 'number' || exp - iat > ACCESS_TOKEN_SECONDS)
      return undefined;
    // If the clock was set back, expired tokens would be valid again.
    if (issuedInFuture(iat * 1000, Date.now())) return undefined;
    return this.sessions.findCaller(sid, sub, typeof gen === 'number' ? gen : 0);
  }

  findAgain({ adminId, sessionId }: Pick<CallerIdentity, 'adminId' | 'sessionId'>) {
    return this.sessions.findCaller(sessionId, adminId);
  }

  /** The caller, or undefined without a valid token. Rejects when the database cannot be reached. */
  resolve(request: Request): Promise<CallerIdentity | undefined> {
    return new Promise((resolve, reject) => {
      const authenticate = this.getPassportInstance().authenticate(
        NAME,
        { session: false },
        (error: unknown, caller: CallerIdentity | false | null | undefined) => {
          if (error) reject(error);
          else resolve(caller || undefined);
        },
      );
      authenticate(request, request.res, reject);
    });
  }
}
