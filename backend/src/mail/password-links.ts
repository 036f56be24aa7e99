import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { KeyedHash } from '../crypto/keyed-hash.js';
import { isSameSecret } from '../crypto/same-secret.js';

/** 16 random bytes in base64url. */
const ID_LENGTH = 22;
const TOKEN = /^[\w-]{65}$/;

/**
 * Links at which an administrator chooses a password. The database and the outbox know a link by its id alone; its token,
 * the id and a signature of it, is made when the mail is sent. So whoever reads the database opens no account.
 */
@Injectable()
export class PasswordLinks {
  private readonly hash: KeyedHash;
  private readonly publicUrl: string;

  constructor({ jwtSecrets, publicUrl }: AppConfig) {
    this.hash = new KeyedHash(jwtSecrets, 'password links');
    this.publicUrl = publicUrl;
  }

  /** The page of the link with this id, below the configured address whatever host a request named. */
  addressOf(id: string): string {
    return `${this.publicUrl}/admin/reset-password/${id}${this.hash.of(id)}`;
  }

  /** The page at which administrators end their sessions and change their password. It asks who comes to log in. */
  get accountPage(): string {
    return `${this.publicUrl}/admin/account`;
  }

  /** The id of a genuine token, whether its link still works or not; undefined for all others. */
  idOf(token: string): string | undefined {
    if (!TOKEN.test(token)) return undefined;
    const id = token.slice(0, ID_LENGTH);
    const shown = token.slice(ID_LENGTH);
    return this.hash.underEachKey(id).some((right) => isSameSecret(shown, right)) ? id : undefined;
  }
}
