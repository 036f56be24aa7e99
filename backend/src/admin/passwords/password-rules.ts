import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { fieldError } from '../../common/errors/app-error.js';
import { textLength } from '../../common/fields/text.js';
import { MAX_PASSWORD_LENGTH } from '../../common/fields/text-fields.js';
import { AppConfig } from '../../config/app-config.js';
import { isWellKnown } from './well-known-passwords.js';

/** Crockford base32 in lower case: no characters that are misread or mistyped. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** The rules for new passwords. */
@Injectable()
export class PasswordRules {
  constructor(private readonly config: AppConfig) {}

  /** What is wrong with the password for this account, in one sentence; undefined when it may be used. */
  problemOf(password: string, email: string): string | undefined {
    const least = this.config.passwordMinLength;
    const length = textLength(password);
    if (length < least) return `Password must be at least ${least} characters long.`;
    // A password from a pipe or the environment was not checked by a form. A longer one could be stored, but no login
    // form would accept it.
    if (length > MAX_PASSWORD_LENGTH)
      return `Password must be at most ${MAX_PASSWORD_LENGTH} characters long.`;
    const local = email.split('@', 1)[0] ?? '';
    const own = [email, local].includes(password.toLowerCase());
    return own || isWellKnown(password)
      ? 'This password is too easy to guess. Choose another, for instance four words.'
      : undefined;
  }

  /** Throws a 400 on the field `password` unless the password may be used. */
  assertUsable(password: string, email: string): void {
    const problem = this.problemOf(password, email);
    if (problem !== undefined) throw fieldError('password', problem);
  }

  /** A random password of 120 bits in groups that are easy to type. Long enough for any configured minimum length. */
  generate(): string {
    const groups = Math.max(6, Math.ceil((this.config.passwordMinLength + 1) / 5));
    const letters = Array.from(randomBytes(groups * 4), (byte) => ALPHABET.charAt(byte & 31));
    return Array.from({ length: groups }, (_, i) => letters.slice(i * 4, i * 4 + 4).join('')).join('-');
  }
}
