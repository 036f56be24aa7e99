/** A person takes at least this long to fill in any of the forms, in ms. */
const MIN_HUMAN_MS = 3000;

/** The two spam marks of a form. Clients other than browsers send neither. */
export interface SpamMarks {
  /** A hidden field that only bots fill in. */
  website?: string | undefined;
  /** Milliseconds from showing the form to sending it. */
  elapsedMs?: number | undefined;
}

/** Whether a submission is stored as suspect, with its mails held. Nothing is dropped. */
export function isSuspect(marks: SpamMarks): boolean {
  const filled = marks.website !== undefined && marks.website !== '';
  return filled || (marks.elapsedMs ?? MIN_HUMAN_MS) < MIN_HUMAN_MS;
}
