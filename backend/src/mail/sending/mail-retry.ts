import { exponentialBackoff } from '../../common/exponential-backoff.js';
import type { OutboxMail } from '../outbox/outbox-schema.js';

/** A mail is given up after so many attempts, which is about a day … */
export const MAX_MAIL_ATTEMPTS = 14;
/** … or after so many when the server refuses it for good (5xx). */
const MAX_REFUSALS = 3;
/**
 * What Nodemailer calls refusals at login, greeting and TLS, which come before any mail. One there, such as after a changed
 * password, says nothing about the mail, and somebody will fix it within hours.
 */
export const CODES_BEFORE_THE_MAIL: readonly unknown[] = ['EAUTH', 'EPROTOCOL', 'ETLS'];

/** From ten seconds to six hours. */
const PAUSES = { firstMs: 10_000, maxMs: 6 * 60 * 60_000 };

/**
 * Pause after so many failed attempts, in milliseconds, up to a quarter shorter or longer at random, so that mails that
 * failed together are not sent again all at once.
 */
export function mailRetryDelay(attempts: number, chance = Math.random()): number {
  return Math.round(exponentialBackoff(attempts, PAUSES) * (0.75 + chance / 2));
}

/** True when no further attempt makes sense. */
export function isFinal(attempts: number, error: unknown): boolean {
  return attempts >= (isPermanent(error) ? MAX_REFUSALS : MAX_MAIL_ATTEMPTS);
}

/** True when the link or the code of a mail works no more: arriving now, it would only mislead. */
export function isExpired(
  { createdAt, params }: Pick<OutboxMail, 'createdAt' | 'params'>,
  now: Date,
): boolean {
  const { validMinutes, validHours = 0 } = (params ?? {}) as { validMinutes?: number; validHours?: number };
  const minutes = validMinutes ?? validHours * 60;
  return minutes > 0 && now.getTime() - createdAt.getTime() >= minutes * 60_000;
}

/** What went wrong as a short code. The server's own words repeat addresses, so they are not kept. */
export function failureCode(error: unknown): string {
  const { code, responseCode, name } = (error ?? {}) as {
    code?: unknown;
    responseCode?: unknown;
    name?: unknown;
  };
  return [code ?? name ?? 'ERROR', responseCode].filter((part) => part !== undefined).join(' ');
}

function isPermanent(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && !CODES_BEFORE_THE_MAIL.includes(code);
}
