import type { ContactMessage } from './contact-message.schema.js';

/** Field values of messages that the public site sends for people who want to be notified of the app launch. */
export const APP_NOTICE = { subject: 'Other', message: { $regex: '^App launch:' } } as const;

const PREFIX = new RegExp(APP_NOTICE.message.$regex);

/** Whether the sender only asked to be notified of the app launch, and was promised no answer. */
export function isAppNotice({ subject, message }: Pick<ContactMessage, 'subject' | 'message'>): boolean {
  return subject === APP_NOTICE.subject && PREFIX.test(message);
}
