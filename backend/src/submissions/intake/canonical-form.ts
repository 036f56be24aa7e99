import type { SubmissionForm } from './dto/submission-form.js';
import { canonicalBody, type HashedFile } from './idempotency.js';

/**
 * The submission as one text, for recognising repeats. The spam marks differ between attempts and are left out.
 * @param files by field name
 */
export function canonicalForm(
  form: SubmissionForm,
  files: Readonly<Record<string, HashedFile | undefined>> = {},
): string {
  const { website: _website, elapsedMs: _elapsedMs, ...fields } = form;
  return canonicalBody(fields, files);
}
