/* Search keys for facts rather than words: whether a record has a document, what was decided, what is still to do. */

/** Prefix of these keys; no word or address starts with it. */
const FACT = ':';
/** After that, the prefix of the key of the deciding account. */
const DECIDED_BY = 'decided-';

/** The key of all records with a document, or of all records without one among the kinds that can have one. */
export function documentKey(hasDocument: boolean): string {
  return `${FACT}${hasDocument ? 'document' : 'none'}`;
}

/** The key of all records whose current state this account decided. */
export function decidedByKey(adminId: string): string {
  return `${FACT}${DECIDED_BY}${adminId}`;
}

/** The key of all answered messages, or of all that still await an answer. */
export function answerKey(isAnswered: boolean): string {
  return `${FACT}${isAnswered ? 'answered' : 'unanswered'}`;
}

/** The key of all subscriptions with a payment to refund. */
export const REFUND_DUE_KEY = `${FACT}refund-due`;

/** Whether the key depends on what happened to a record after it was submitted. */
export function isOutcomeKey(key: string): boolean {
  const keys = [answerKey(true), answerKey(false), REFUND_DUE_KEY];
  return keys.includes(key) || key.startsWith(FACT + DECIDED_BY);
}
