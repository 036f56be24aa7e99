import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/app-config.js';
import { KeyedHash } from '../../../crypto/keyed-hash.js';

/**
 * Refresh tokens. The first of a session is random; each further one is derived from the previous one and a server
 * secret, so that a token presented twice gets the same successor although only hashes are stored. Without the secret
 * nobody can derive a successor.
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

/** The stored form of a token. */
export function hashOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex');
}
