import type { OutboxMail } from './outbox-schema.js';

/** How long a worker has a mail to itself without renewing, in ms. */
export const LEASE_MS = 15_000;

/** A mail that one worker alone may send until its lease ends. */
export type ClaimedMail = OutboxMail & { claim: string };

/** When a lease ends that begins now; until then the mail is not due for others. */
export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}
