import type { ContactMessage } from './contact-message.schema.js';

/** Field values of messages that the public site sends for people who want to be told when the app is there. */
export const APP_NOTICE = { subject: 'Other', message: { $regex: '^App launch:' } } as const;

const BEGINNING = new RegExp(APP_NOTICE.message.$regex);

/** Whether its sender only left an address to be told of the app, and was promised no answer. */
export function isAppNotice({ subject, message }: Pick<ContactMessage, 'subject' | 'message'>): boolean {
  return subject === APP_NOTICE.subject && BEGINNING.test(message);
}
