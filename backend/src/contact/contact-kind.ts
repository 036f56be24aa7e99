import type { MailOrder } from '../mail/outbox.js';
import { CONTACT_RULES } from '../submissions/status-rules.js';
import type { SubmissionKind } from '../submissions/submission-kind.js';
import type { PendingEffect } from '../submissions/submission-record.js';
import type { SubmissionStore } from '../submissions/submission-store.js';
import type { ContactMessage } from './contact-message.schema.js';

/** What makes a submission a contact message. */
export function contactKind(store: SubmissionStore<ContactMessage>): SubmissionKind<ContactMessage> {
  return {
    subject: 'contact-message',
    actions: 'contact',
    prefix: 'CM',
    readPermission: 'contacts:read',
    limit: { name: 'contact.address', limit: 30, windowMs: 600_000 },
    rules: CONTACT_RULES,
    store,
    emailOf: ({ email }) => email,
    ownSteps: {},
    composeMail,
  };
}

/**
 * The arrival is confirmed. An answer is promised except to "Other", where people also leave their address to be told
 * of something later. That somebody opened the message is no news for its sender.
 */
function composeMail(record: ContactMessage, effect: PendingEffect): MailOrder | undefined {
  if ('status' in effect.content) return undefined;
  const { email, locale, name, reference, subject } = record;
  const template = subject === 'Other' ? 'contact-noted' : 'contact-received';
  return { key: effect.key, to: email, locale, template, params: { name, reference } };
}
