/** How much longer than other mails one with a code or a link that is valid for minutes counts as due, in ms. */
const HEAD_START_MS = 24 * 60 * 60_000;

/**
 * From when a mail is due that need not wait. Mails are sent in this order, and behind those of a busy hour a code would
 * have expired.
 */
export function dueAtOnce(params: object, since: Date): Date {
  return 'validMinutes' in params ? new Date(since.getTime() - HEAD_START_MS) : since;
}
