import { permissionsInWords } from '../admin/accounts/permissions/permission-words.js';
import type { MailLocale, MailParams, MailTemplate } from '../mail/templates/mail-template.js';

/** Every mail with data of nobody, each case that reads differently under a word of its own; the compiler finds a mail without. */
export function sampleMails(
  name: string,
  locale: MailLocale,
): { [T in MailTemplate]: Record<string, MailParams[T]> } {
  const application = { name, reference: 'FA-7K3M9Q' };
  const shares = { name, reference: 'SH-4T8WZC' };
  const message = { name, reference: 'CM-2B6NXV' };
  const subscription = { name, reference: 'SP-9D5RJH' };
  const order = {
    ...subscription,
    combo: 'Premium Pack',
    quantity: 2,
    total: 4000,
    delivery: '2025-02-15',
  } as const;
  const at = '2025-01-15T10:30:00.000Z';
  const reason = 'The committee read your plan twice.\nPlease send the rent agreement of the shed as well.';
  return {
    'application-received': { '': application },
    'application-decided': {
      approved: { ...application, decision: 'approved' },
      rejected: { ...application, decision: 'rejected', reason },
      reopened: { ...application, decision: 'reopened' },
    },
    'application-withdrawn': { '': application },
    'shareholder-received': { '': shares },
    'shareholder-decided': {
      approved: { ...shares, decision: 'approved' },
      rejected: { ...shares, decision: 'rejected', reason },
      reopened: { ...shares, decision: 'reopened' },
    },
    'contact-received': { '': message },
    'contact-noted': { '': message },
    'contact-reply': {
      '': {
        ...message,
        topic: locale === 'hi' ? 'सामान्य पूछताछ' : 'General Inquiry',
        text: 'Thank you for asking.\n\nThe water plant opens in March:\nvisits are on Saturdays.',
      },
    },
    'subscription-received': {
      cod: { ...order, paymentMethod: 'cod' },
      online: { ...order, paymentMethod: 'razorpay' },
    },
    'subscription-changed': {
      paused: { ...order, change: 'paused' },
      resumed: { ...order, change: 'resumed' },
      cancelled: { ...order, change: 'cancelled', reason },
      'cancelled once paid': { ...order, change: 'cancelled', refund: 4000 },
    },
    'subscription-paid': {
      '': { ...subscription, amount: 4000, cancelled: false },
      'after the box left': { ...subscription, amount: 4000, cancelled: false, boxLeft: true },
      cancelled: { ...subscription, amount: 4000, cancelled: true },
    },
    'subscription-refunded': {
      '': { ...subscription, amount: 4000, continues: false },
      continues: { ...subscription, amount: 4000, continues: true },
    },
    'track-code': { '': { reference: 'SP-9D5RJH', code: '402713', validMinutes: 10 } },
    'administrator-invited': { '': { linkId: 'sample', validHours: 72 } },
    'password-reset': { '': { linkId: 'sample', validMinutes: 30 } },
    'password-changed': { '': { at } },
    'account-notice': {
      permissions: {
        change: 'permissions',
        at,
        permissions: permissionsInWords(['applications:read', 'applications:review'], locale),
      },
      'no permissions': { change: 'permissions', at, permissions: [] },
      suspended: { change: 'suspended', at, reason: 'On leave until April.' },
      resumed: { change: 'resumed', at },
      removed: { change: 'removed', at, reason: 'Left the company.' },
    },
    'email-change-current': {
      '': { linkId: 'sample', newAddress: 'a•••@example.org', validHours: 24 },
    },
    'email-change-new': { '': { linkId: 'sample', account: 's•••@example.org', validHours: 24 } },
    'email-change-done': {
      former: { at: '2025-01-15T10:30:00.000Z', reader: 'former', newAddress: 'a•••@example.org' },
      present: { at: '2025-01-15T10:30:00.000Z', reader: 'present', newAddress: 'a•••@example.org' },
    },
    'second-factor-notice': {
      'app added': { change: 'app-added', at },
      'passkey added': {
        change: 'passkey-added',
        at,
        device: 'Chrome on Android',
      },
      'passkey removed': { change: 'passkey-removed', at, device: 'Chrome on Android' },
      'app removed': { change: 'app-removed', at },
      'codes replaced': { change: 'codes-replaced', at },
      'code used': { change: 'code-used', at, codesLeft: 9 },
      reset: { change: 'reset', at, reason: 'The phone was lost on the train.' },
    },
    'login-from-new-device': {
      '': { at, device: 'Firefox on Windows', network: '203.0.113.0/24' },
      unknown: { at },
    },
    'colleague-notice': {
      mentioned: {
        reference: application.reference,
        event: 'mentioned',
        by: 'asha@example.org',
        list: 'applications',
        recordId: 'sample',
      },
      assigned: {
        reference: application.reference,
        event: 'assigned',
        by: 'asha@example.org',
        list: 'applications',
        recordId: 'sample',
      },
    },
    'waiting-digest': {
      '': {
        waiting: [
          { list: 'contacts', count: 9 },
          { list: 'applications', count: 5 },
          { list: 'shareholders', count: 1_034 },
        ],
      },
    },
  };
}
