import type { DecisionReason, DecisionReasons } from '../../src/data/records/decision-reasons';
import type { StatusPreview, SubmittedRecord } from '../../src/data/records/records';
import { type Answer, failure } from './fake-api';

/** A decision reason as the API returns it; pass only the fields that matter to the test. */
export function aReason(part: Partial<DecisionReason> & { id: string }): DecisionReason {
  return {
    kinds: ['factory-application'],
    decision: 'rejected',
    en: { title: `Title ${part.id}`, text: `Text ${part.id}.` },
    hi: { title: `शीर्षक ${part.id}`, text: `कारण ${part.id}।` },
    ...part,
  };
}

/** Returns or replaces the stored reasons like the API; `body` is the request body. */
export function answerReasons(stored: DecisionReasons, method: string, body: unknown, by: string): Answer {
  if (method === 'GET') return { body: stored };
  const { revision, reasons } = body as DecisionReasons;
  if (revision !== stored.revision) {
    return failure(
      409,
      'CONFLICT',
      `${stored.by} has changed the reasons meanwhile. Nothing was saved.`,
      stored,
    );
  }
  Object.assign(stored, { revision: revision + 1, reasons, by });
  return { body: { message: 'Reasons saved', data: { ...stored } } };
}

/** Preview of a decision's mail, as the API returns it. */
export function previewOf(record: SubmittedRecord & { email?: string }, body: unknown): StatusPreview {
  const { status, reason } = body as { status: string; reason?: string };
  const { email: to, locale, reference } = record;
  if (!to) return { delivery: 'no-address' };
  const text = [locale === 'hi' ? 'नमस्ते,' : 'Hello,', reason && `> ${reason}`].filter(Boolean).join('\n\n');
  return {
    delivery: record.suspect && status !== 'approved' ? 'held' : 'sent',
    mail: { to, replyTo: 'support@example.org', locale, subject: `${status}: ${reference}`, text },
  };
}
