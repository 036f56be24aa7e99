import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { deriveKey, namedKey } from '../../config/secrets.js';

/**
 * Refresh tokens. The first of a session is random; each further one follows from the one before and a secret of the
 * server, so that whoever shows a token twice gets the same successor, although only hashes are stored. Without the
 * secret nobody can tell a successor from its token.
 */
@Injectable()
export class RefreshTokens {
  private readonly key: Buffer;

  constructor({ jwtSecrets: [secret] }: AppConfig) {
    if (!secret) throw new Error('JWT_SECRET is missing');
    this.key = deriveKey(namedKey(secret), 'refresh token successors');
  }

  first(): string {
    return randomBytes(32).toString('base64url');
  }

  successorOf(refreshToken: string): string {
    return createHmac('sha256', this.key).update(refreshToken).digest('base64url');
  }
}

/** What a token is stored as. */
export function hashOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex');
}
