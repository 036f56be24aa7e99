import type { DecisionReason, DecisionReasons } from '../src/data/records/decision-reasons';
import type { StatusPreview, SubmittedRecord } from '../src/data/records/records';
import { type Answer, failure } from './api-stand-in';

/** A reason as the API answers it; say only what matters to the test. */
export function aReason(part: Partial<DecisionReason> & { id: string }): DecisionReason {
  return {
    kinds: ['factory-application'],
    decision: 'rejected',
    en: { title: `Title ${part.id}`, text: `Text ${part.id}.` },
    hi: { title: `शीर्षक ${part.id}`, text: `कारण ${part.id}।` },
    ...part,
  };
}

/** The reasons as the API keeps them; `body` is what was sent. */
export function answerReasons(kept: DecisionReasons, method: string, body: unknown, by: string): Answer {
  if (method === 'GET') return { body: kept };
  const { revision, reasons } = body as DecisionReasons;
  if (revision !== kept.revision) {
    return failure(409, 'CONFLICT', `${kept.by} has changed the reasons meanwhile. Nothing was saved.`, kept);
  }
  Object.assign(kept, { revision: revision + 1, reasons, by });
  return { body: { message: 'Reasons saved', data: { ...kept } } };
}

/** The mail that a decision would send, as the API shows it. */
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
