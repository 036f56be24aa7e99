import type { OutboxMail } from './outbox-schema.js';

/** How long a worker owns a mail without renewing the lease, in ms. */
export const LEASE_MS = 15_000;

/** What is older than this, in ms, may be outdated: if a worker is running, the first attempt is made within seconds. */
export const DELAYED_MS = 10_000;

/** A mail that only one worker may send until its lease ends. */
export type ClaimedMail = OutboxMail & { claim: string };

/** The end of a lease that starts now; until then the mail is not due for others. */
export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}
