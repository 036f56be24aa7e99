import type { MailEffect } from '../effects/pending-effect.js';
import type { MailOrder } from '../mail/outbox.js';
import { CONTACT_RULES } from '../submissions/record/status-rules.js';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';
import type { SubmissionStore } from '../submissions/record/submission-store.js';
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
    sentFields: ['name', 'email', 'subject', 'message'],
    ownSteps: {},
    composeMail,
  };
}

/** How messages begin that the public site sends for people who want to be told when the app is there. */
const APP_NOTICE = 'App launch:';

/**
 * The arrival is confirmed, with the promise of an answer that the page makes too. Whoever only left an address to be
 * told of the app is promised none. That somebody opened the message is no news for its sender.
 */
function composeMail(record: ContactMessage, effect: MailEffect): MailOrder | undefined {
  if ('status' in effect.content) return undefined;
  const { email, locale, name, reference, subject, message } = record;
  const isNotice = subject === 'Other' && message.startsWith(APP_NOTICE);
  const template = isNotice ? 'contact-noted' : 'contact-received';
  return { key: effect.key, to: email, locale, template, params: { name, reference } };
}
