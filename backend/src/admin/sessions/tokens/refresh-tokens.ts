import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/app-config.js';
import { KeyedHash } from '../../../crypto/keyed-hash.js';

/**
 * Refresh tokens. The first of a session is random; each further one follows from the one before and a secret of the
 * server, so that whoever shows a token twice gets the same successor, although only hashes are stored. Without the
 * secret nobody can tell a successor from its token.
 */
@Injectable()
export class RefreshTokens {
  private readonly successors: KeyedHash;

  constructor({ jwtSecrets }: AppConfig) {
    this.successors = new KeyedHash(jwtSecrets.slice(0, 1), 'refresh token successors');
  }

  first(): string {
    return randomBytes(32).toString('base64url');
  }

  successorOf(refreshToken: string): string {
    return this.successors.of(refreshToken);
  }
}

/** What a token is stored as. */
export function hashOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex');
}
