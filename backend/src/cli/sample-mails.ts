import { permissionsInWords } from '../admin/accounts/permissions/permission-words.js';
import type {
  AccountMailParams,
  MailLocale,
  MailParams,
  MailTemplate,
} from '../mail/templates/mail-template.js';
import { nextBoxDay } from '../subscriptions/delivery-day.js';

/** Several variants of some mails, each under a key of its own. */
type Samples<T extends MailTemplate> = { [K in T]: Record<string, MailParams[K]> };

const AT = '2025-01-15T10:30:00.000Z';
const REASON = 'The committee read your plan twice.\nPlease send the rent agreement of the shed as well.';
const APPLICATION = 'FA-7K3M9Q';
const SUBSCRIPTION = 'SP-9D5RJH';

type SubscriptionMail = Extract<MailTemplate, `subscription-${string}`>;
type AccountMail = keyof AccountMailParams;

/**
 * Every mail with made-up data, with one key per variant that reads differently; the compiler reports a missing mail.
 */
export function sampleMails(name: string, locale: MailLocale): Samples<MailTemplate> {
  return {
    ...applicationAndMessageMails(name, locale),
    ...subscriptionMails(name),
    ...accountMails(locale),
  };
}

function applicationAndMessageMails(
  name: string,
  locale: MailLocale,
): Samples<Exclude<MailTemplate, SubscriptionMail | AccountMail>> {
  const application = { name, reference: APPLICATION };
  const shares = { name, reference: 'SH-4T8WZC' };
  const message = { name, reference: 'CM-2B6NXV' };
  return {
    'application-received': { '': application },
    'application-decided': {
      approved: { ...application, decision: 'approved' },
      rejected: { ...application, decision: 'rejected', reason: REASON },
      reopened: { ...application, decision: 'reopened' },
    },
    'application-withdrawn': { '': application },
    'shareholder-received': { '': shares },
    'shareholder-decided': {
      approved: { ...shares, decision: 'approved' },
      rejected: { ...shares, decision: 'rejected', reason: REASON },
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
    'track-code': { '': { reference: SUBSCRIPTION, code: '402713', validMinutes: 10 } },
  };
}

function subscriptionMails(name: string): Samples<SubscriptionMail> {
  const subscription = { name, reference: SUBSCRIPTION };
  const order = {
    ...subscription,
    combo: 'Premium Pack',
    quantity: 2,
    total: 4000,
    delivery: '2025-02-15',
  } as const;
  return {
    'subscription-received': {
      cod: { ...order, paymentMethod: 'cod' },
      online: { ...order, paymentMethod: 'razorpay' },
      'already paid online': { ...order, paymentMethod: 'razorpay', firstBoxPaid: true },
    },
    'subscription-changed': {
      paused: { ...order, change: 'paused' },
      resumed: { ...order, change: 'resumed', delivery: nextBoxDay(new Date()) },
      'resumed, sent late': { ...order, change: 'resumed' },
      cancelled: { ...order, change: 'cancelled', reason: REASON },
      'cancelled once paid': { ...order, change: 'cancelled', refund: 4000 },
      'cancelled as a box leaves': {
        ...order,
        change: 'cancelled',
        lastBox: { day: order.delivery, cash: order.total },
      },
    },
    'subscription-paid': {
      '': { ...subscription, amount: 4000, cancelled: false },
      'after the box left': { ...subscription, amount: 4000, cancelled: false, boxLeft: true },
      again: { ...subscription, amount: 4000, cancelled: false, again: true },
      cancelled: { ...subscription, amount: 4000, cancelled: true },
      'cancelled after the box left': { ...subscription, amount: 4000, cancelled: true, boxLeft: true },
    },
    'subscription-refunded': {
      '': { ...subscription, amount: 4000, continues: false },
      continues: { ...subscription, amount: 4000, continues: true },
      'of two payments': { ...subscription, amount: 4000, continues: false, boxPaid: true },
    },
  };
}

function accountMails(locale: MailLocale): Samples<AccountMail> {
  return {
    'administrator-invited': { '': { linkId: 'sample', validHours: 72 } },
    'password-reset': { '': { linkId: 'sample', validMinutes: 30 } },
    'password-changed': { '': { at: AT } },
    'account-notice': {
      permissions: {
        change: 'permissions',
        at: AT,
        permissions: permissionsInWords(['applications:read', 'applications:review'], locale),
      },
      'no permissions': { change: 'permissions', at: AT, permissions: [] },
      suspended: { change: 'suspended', at: AT, reason: 'On leave until April.' },
      resumed: { change: 'resumed', at: AT },
      removed: { change: 'removed', at: AT, reason: 'Left the company.' },
      'suspended before a password': { change: 'suspendedInvited', at: AT, reason: 'On leave until April.' },
      'resumed before a password': { change: 'resumedInvited', at: AT },
      uninvited: { change: 'uninvited', at: AT, reason: 'Sent to the wrong address.' },
    },
    'email-change-current': {
      '': { linkId: 'sample', newAddress: 'a•••@example.org', validHours: 24 },
    },
    'email-change-new': { '': { linkId: 'sample', account: 's•••@example.org', validHours: 24 } },
    'email-change-done': {
      former: { at: AT, reader: 'former', newAddress: 'a•••@example.org' },
      present: { at: AT, reader: 'present', newAddress: 'a•••@example.org' },
    },
    ...securityMails(),
    ...officeMails(),
  };
}

function securityMails(): Samples<'second-factor-notice' | 'login-from-new-device'> {
  return {
    'second-factor-notice': {
      'app added': { change: 'app-added', at: AT },
      'passkey added': {
        change: 'passkey-added',
        at: AT,
        device: 'Chrome on Android',
      },
      'passkey removed': { change: 'passkey-removed', at: AT, device: 'Chrome on Android' },
      'app removed': { change: 'app-removed', at: AT },
      'codes replaced': { change: 'codes-replaced', at: AT },
      'code used': { change: 'code-used', at: AT, codesLeft: 9 },
      reset: { change: 'reset', at: AT, reason: 'The phone was lost on the train.' },
    },
    'login-from-new-device': {
      '': { at: AT, device: 'Firefox on Windows', network: '203.0.113.0/24' },
      unknown: { at: AT },
    },
  };
}

function officeMails(): Samples<'colleague-notice' | 'waiting-digest'> {
  return {
    'colleague-notice': {
      mentioned: {
        reference: APPLICATION,
        event: 'mentioned',
        by: 'asha@example.org',
        list: 'applications',
        recordId: 'sample',
      },
      assigned: {
        reference: APPLICATION,
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
