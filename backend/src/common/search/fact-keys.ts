/*
 * Search keys that stand for no word: whether a document came with a record, what became of it.
 */

/** Begins each of them; no word and no address has it. */
const FACT = ':';
/** Begins, after that, the key of who decided about a record. */
const DECIDED_BY = 'decided-';

/** The key of all records that a document came with, or of all others of the kinds that can have one. */
export function documentKey(hasDocument: boolean): string {
  return `${FACT}${hasDocument ? 'document' : 'none'}`;
}

/** The key of all records that stand as this account decided. */
export function decidedByKey(adminId: string): string {
  return `${FACT}${DECIDED_BY}${adminId}`;
}

/** The key of all messages that were answered, or of all that still wait for an answer. */
export function answerKey(isAnswered: boolean): string {
  return `${FACT}${isAnswered ? 'answered' : 'unanswered'}`;
}

/** Whether it is a key of what became of a record: it does not follow from what was sent. */
export function isOutcomeKey(key: string): boolean {
  return key === answerKey(true) || key === answerKey(false) || key.startsWith(FACT + DECIDED_BY);
}
