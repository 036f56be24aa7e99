/** A person needs at least this long, in milliseconds, to fill in any of the forms. */
const MIN_HUMAN_MS = 3000;

/** The two marks a form sends along. A client that is no browser sends neither. */
export interface SpamMarks {
  /** A field nobody sees; only programs fill it in. */
  website?: string | undefined;
  /** Milliseconds from showing the form to sending it. */
  elapsedMs?: number | undefined;
}

/** Whether a submission is stored as suspect, its mails held. Nothing is dropped. */
export function isSuspect(marks: SpamMarks): boolean {
  const filled = marks.website !== undefined && marks.website !== '';
  return filled || (marks.elapsedMs ?? MIN_HUMAN_MS) < MIN_HUMAN_MS;
}
