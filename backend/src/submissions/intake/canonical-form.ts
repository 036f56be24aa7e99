import type { SubmissionForm } from './dto/submission-form.js';
import { canonicalBody, type HashedFile } from './idempotency.js';

/**
 * What was sent, as one text to know a repeat by. The spam marks differ from one try to the next and are left out.
 * @param files by the names of their fields
 */
export function canonicalForm(
  form: SubmissionForm,
  files: Readonly<Record<string, HashedFile | undefined>> = {},
): string {
  const { website: _website, elapsedMs: _elapsedMs, ...fields } = form;
  return canonicalBody(fields, files);
}
