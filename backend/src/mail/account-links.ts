import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { KeyedHash } from '../crypto/keyed-hash.js';
import { isSameSecret } from '../crypto/same-secret.js';
import type { MailLinks } from './templates/rendering/mail-body.js';

/** 16 random bytes in base64url. */
const ID_LENGTH = 22;
const TOKEN = /^[\w-]{65}$/;

/**
 * Links that allow the person behind an account to do something without being logged in. The database and the outbox
 * contain only the link's id; its token, made of the id and its signature, is created when the mail is sent. So
 * somebody who can read the database cannot open an account.
 */
abstract class AccountLinks {
  private readonly hash: KeyedHash;
  private readonly page: string;

  /** @param purpose of the signature, so that links of different kinds are not interchangeable */
  constructor({ jwtSecrets, publicUrl }: AppConfig, purpose: string, path: string) {
    this.hash = new KeyedHash(jwtSecrets, purpose);
    this.page = `${publicUrl}${path}`;
  }

  /** The URL of the link with this id, below the configured origin whatever host a request named. */
  addressOf(id: string): string {
    return `${this.page}/${id}${this.hash.of(id)}`;
  }

  /** The id of a genuine token, whether its link is still valid or not; undefined for all others. */
  idOf(token: string): string | undefined {
    if (!TOKEN.test(token)) return undefined;
    const id = token.slice(0, ID_LENGTH);
    const shown = token.slice(ID_LENGTH);
    return this.hash.underEachKey(id).some((right) => isSameSecret(shown, right)) ? id : undefined;
  }
}

/** Links by which an administrator chooses a password. */
@Injectable()
export class PasswordLinks extends AccountLinks {
  constructor(config: AppConfig) {
    super(config, 'password links', '/admin/reset-password');
  }
}

/** Links that confirm an address for an e-mail change. */
@Injectable()
export class EmailLinks extends AccountLinks {
  constructor(config: AppConfig) {
    super(config, 'e-mail links', '/admin/confirm-email');
  }
}

/** The URLs in mails. */
export function mailLinks({ publicUrl }: AppConfig, passwords: PasswordLinks, emails: EmailLinks): MailLinks {
  return {
    passwordLink: (id) => passwords.addressOf(id),
    emailLink: (id) => emails.addressOf(id),
    accountPage: `${publicUrl}/admin/account`,
    recordPage: (list, id) => `${publicUrl}/admin/${list}?record=${id}`,
    consolePage: (page) => `${publicUrl}/admin/${page}`,
  };
}
