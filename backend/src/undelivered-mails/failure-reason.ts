import type { FailureCode } from '../mail/outbox/dead-letters.js';
import { CODES_BEFORE_THE_MAIL } from '../mail/sending/mail-retry.js';

/**
 * Why a mail was given up, by the code of its last failure; the first match applies, otherwise `other`. `refused`:
 * the recipient's server answered 5xx. Errors of our own mail server at login, greeting and TLS do not concern the
 * recipient.
 */
const CODES = {
  dailyLimit: /^DAILY_LIMIT$/,
  stopped: /^WORKER_DIED$/,
  refused: new RegExp(`^(?!(${CODES_BEFORE_THE_MAIL.join('|')}) )(.*[^0-9A-Za-z_])?5[0-9][0-9]$`),
  unreachable: /^E(CONN|TIMEDOUT|SOCKET|DNS|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)/,
} as const;

export type FailureReason = keyof typeof CODES | 'other';

export const FAILURE_REASONS = [
  ...(Object.keys(CODES) as (keyof typeof CODES)[]),
  'other',
] as const satisfies readonly FailureReason[];

export function failureReason(code = ''): FailureReason {
  return FAILURE_REASONS.find((reason) => reason !== 'other' && CODES[reason].test(code)) ?? 'other';
}

/** The codes for which `failureReason` returns this reason. */
export function codesOf(reason: FailureReason): FailureCode {
  const before = FAILURE_REASONS.slice(0, FAILURE_REASONS.indexOf(reason));
  const not = before.flatMap((one) => (one === 'other' ? [] : [CODES[one]]));
  return { not, ...(reason === 'other' ? {} : { like: CODES[reason] }) };
}
