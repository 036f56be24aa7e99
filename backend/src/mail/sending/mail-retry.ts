import { exponentialBackoff } from '../../common/exponential-backoff.js';
import type { OutboxMail } from '../outbox/outbox-schema.js';

/** A mail is given up after this many attempts, which take about a day … */
export const MAX_MAIL_ATTEMPTS = 14;
/** … or after this many permanent refusals by the server (5xx). */
const MAX_REFUSALS = 3;
/**
 * Nodemailer's codes for failures at login, greeting and TLS, before any mail is sent. They say nothing about the
 * mail, and somebody will fix them within hours, for example a changed password.
 */
export const CODES_BEFORE_THE_MAIL: readonly unknown[] = ['EAUTH', 'EPROTOCOL', 'ETLS'];

/** From ten seconds to six hours. */
const PAUSES = { firstMs: 10_000, maxMs: 6 * 60 * 60_000 };

/**
 * Delay after this many failed attempts, in ms, varied by up to a quarter at random, so that mails that failed
 * together are not all retried at once.
 */
export function mailRetryDelay(attempts: number, chance = Math.random()): number {
  return Math.round(exponentialBackoff(attempts, PAUSES) * (0.75 + chance / 2));
}

/** True when another attempt makes no sense. @param refusals permanent ones, the last attempt included */
export function isFinal(attempts: number, refusals: number): boolean {
  return attempts >= MAX_MAIL_ATTEMPTS || refusals >= MAX_REFUSALS;
}

/** True when the link or the code in a mail is no longer valid: arriving now, it would only mislead. */
export function isExpired(
  { createdAt, params }: Pick<OutboxMail, 'createdAt' | 'params'>,
  now: Date,
): boolean {
  const { validMinutes, validHours = 0 } = (params ?? {}) as { validMinutes?: number; validHours?: number };
  const minutes = validMinutes ?? validHours * 60;
  return minutes > 0 && now.getTime() - createdAt.getTime() >= minutes * 60_000;
}

/** A short code for an error. The server's own message repeats addresses, so it is not stored. */
export function failureCode(error: unknown): string {
  const { code, responseCode, name } = (error ?? {}) as {
    code?: unknown;
    responseCode?: unknown;
    name?: unknown;
  };
  return [code ?? name ?? 'ERROR', responseCode].filter((part) => part !== undefined).join(' ');
}

/** Whether the server refused this mail permanently (5xx). */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && !CODES_BEFORE_THE_MAIL.includes(code);
}
