import { accountNoticeEn } from './accounts/account-notice-mails.js';
import { colleagueEn } from './accounts/colleague-mails.js';
import { emailChangeEn } from './accounts/email-change-mails.js';
import { newDeviceEn } from './accounts/new-device-mails.js';
import { secondFactorEn } from './accounts/second-factor-mails.js';
import { waitingDigestEn } from './accounts/waiting-digest-mails.js';
import { contactReplyEn } from './contact-reply-mails.js';
import { decisionMails } from './decision-mails.js';
import { momentInWords } from './rendering/indian-figures.js';
import type { MailTexts } from './rendering/mail-body.js';
import { spiceClubEn } from './spice-club.en.js';

/** The risk notice of the pages, which must appear wherever somebody is led to pay for shares. */
const RISK = 'Profit is not guaranteed. Shares are unlisted. Project money is non-refundable once committed.';

const decided = decisionMails({
  reference: 'Your reference',
  reason: 'From our reviewers',
  form: 'Application form',
  questions: (supportEmail) => `For questions, write to ${supportEmail} and quote your reference.`,
});

export const en: MailTexts = {
  greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
  closing: (site) => `With regards, the team of ${site.name}`,
  follow: (recordUrl) => [
    {
      kind: 'paragraph',
      text: 'To check the status, you only need the reference and this e-mail address.',
    },
    { kind: 'link', label: 'Check status', href: recordUrl },
  ],
  reason: (site) =>
    `You received this e-mail because this address was entered at ${site.siteUrl}. If that was not you, you do not need to do anything.`,
  reasonOfAccount: (site) =>
    `You received this e-mail because it is about an account in the console of ${site.name}.`,

  bodies: {
    'application-received': ({ name, reference }, { supportEmail }) => ({
      subject: `We have your factory application ${reference}`,
      greetingName: name,
      blocks: [
        { kind: 'paragraph', text: 'Thank you. Your factory application has arrived and is safely stored.' },
        { kind: 'fact', label: 'Your reference', value: reference },
        {
          kind: 'steps',
          title: 'What happens next',
          steps: [
            'Community review: members read your plan and ask whether there is a need for it, whether the location is right and whether the numbers add up.',
            'Interview: the office will talk to you about the work, the site, the machines and the costs.',
            'Funding and launch: if enough members choose it, they fund the factory, a private company is formed for it, and the work begins.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We will write to this address as soon as a decision is made. A review is not a promise of funding.',
        },
        { kind: 'paragraph', text: `For questions, write to ${supportEmail} and quote your reference.` },
      ],
    }),

    'application-decided': decided({
      subject: {
        approved: (reference) => `Your factory application ${reference} is approved`,
        rejected: (reference) => `A decision on your factory application ${reference}`,
        reopened: (reference) => `We are looking at your factory application ${reference} again`,
      },
      news: {
        approved:
          'Good news: your factory application is approved. Our office will contact you about the next step.',
        rejected: 'We have read your factory application carefully. We cannot take it forward at present.',
        reopened:
          'Your factory application is under review again. We will write to you as soon as there is a decision.',
      },
      after: {
        approved:
          'An approval does not guarantee funding: a factory is built only if enough members choose it.',
        rejected: 'You are welcome to apply again when your plan has changed.',
        reopened: 'You do not need to send anything again unless we ask for it.',
      },
      formPath: '/apply#factory-form',
    }),

    'shareholder-received': ({ name, reference }, { supportEmail }) => ({
      subject: `We have your application ${reference} to become a shareholder`,
      greetingName: name,
      blocks: [
        {
          kind: 'paragraph',
          text: 'Thank you. Your application to become a shareholder has arrived. Your documents are stored encrypted.',
        },
        { kind: 'fact', label: 'Your reference', value: reference },
        {
          kind: 'steps',
          title: 'What happens next',
          steps: [
            'The office will check your documents and your PAN.',
            'We will write to this address as soon as there is a decision.',
            'We will tell you how to pay for your shares only after we approve your application. Until then, do not pay anyone.',
          ],
        },
        {
          kind: 'paragraph',
          text: RISK,
        },
        { kind: 'paragraph', text: `For questions, write to ${supportEmail} and quote your reference.` },
      ],
    }),

    'shareholder-decided': decided({
      subject: {
        approved: (reference) => `Your application ${reference} to become a shareholder is approved`,
        rejected: (reference) => `A decision on your application ${reference} to become a shareholder`,
        reopened: (reference) =>
          `We are looking at your application ${reference} to become a shareholder again`,
      },
      news: {
        approved:
          'Good news: your application to become a shareholder is approved. Our office will contact you about payment and your share certificate.',
        rejected:
          'We have checked your application carefully. We cannot accept you as a shareholder at present.',
        reopened:
          'Your application is under review again. We will write to you as soon as there is a decision.',
      },
      after: {
        approved: RISK,
        // Not "nothing was paid": the application may have been approved before, and reopened.
        rejected: 'You owe nothing. You are welcome to apply again.',
        reopened: 'You do not need to send anything again unless we ask for it.',
      },
      formPath: '/shareholder',
    }),

    'contact-received': ({ name, reference }, { supportEmail }) => ({
      subject: `We have your message ${reference}`,
      greetingName: name,
      blocks: [
        { kind: 'paragraph', text: 'Thank you for writing. Your message has arrived.' },
        { kind: 'fact', label: 'Your reference', value: reference },
        { kind: 'paragraph', text: 'Our team will reply to this address within 24 hours.' },
        { kind: 'paragraph', text: `To add something, write to ${supportEmail} and quote your reference.` },
      ],
    }),

    'contact-noted': ({ reference }, { supportEmail }) => ({
      subject: `We have noted your message ${reference}`,
      greetingName: '',
      blocks: [
        { kind: 'paragraph', text: 'Thank you for writing. Your message has arrived and is noted.' },
        { kind: 'fact', label: 'Your reference', value: reference },
        { kind: 'paragraph', text: 'We will write to this address as soon as there is news.' },
        { kind: 'paragraph', text: `To add something, write to ${supportEmail} and quote your reference.` },
      ],
    }),

    'contact-reply': contactReplyEn,

    'application-withdrawn': ({ name, reference }, { supportEmail }) => ({
      subject: `Your application ${reference} is withdrawn`,
      greetingName: name,
      blocks: [
        {
          kind: 'paragraph',
          text: 'As you asked, your application has been withdrawn. The office will not work on it any further, and you owe nothing.',
        },
        { kind: 'fact', label: 'Your reference', value: reference },
        {
          kind: 'paragraph',
          text: `If that was not you, or you have changed your mind, write to ${supportEmail} and quote your reference.`,
        },
      ],
    }),

    ...spiceClubEn,

    'track-code': ({ reference, code, validMinutes }, { name }) => ({
      subject: `Your code for ${reference}`,
      greetingName: '',
      blocks: [
        { kind: 'paragraph', text: `Use this code to see ${reference} on our site.` },
        { kind: 'fact', label: 'Your code', value: code },
        {
          kind: 'paragraph',
          text: `It works once, for ${validMinutes} minutes. Do not share it with anyone. Nobody at ${name} will ask for it.`,
        },
      ],
    }),

    'administrator-invited': ({ linkId, validHours }, { name, passwordLink }) => ({
      subject: `Your access to the console of ${name}`,
      greetingName: '',
      blocks: [
        {
          kind: 'paragraph',
          text: `You have been invited to the console of ${name}. Choose a password to begin.`,
        },
        { kind: 'link', label: 'Choose a password', href: passwordLink(linkId) },
        { kind: 'paragraph', text: `The link works once, for ${validHours} hours. Do not share it.` },
      ],
    }),

    'password-reset': ({ linkId, validMinutes }, { name, passwordLink }) => ({
      subject: `A new password for the console of ${name}`,
      greetingName: '',
      blocks: [
        {
          kind: 'paragraph',
          text: `Somebody asked for a new password for your account in the console of ${name}.`,
        },
        { kind: 'link', label: 'Choose a new password', href: passwordLink(linkId) },
        {
          kind: 'paragraph',
          text: `The link works once, for ${validMinutes} minutes. If it was not you, do nothing: your password stays as it is.`,
        },
      ],
    }),

    'password-changed': ({ at }, { name, supportEmail }) => ({
      subject: `Your password for the console of ${name} was changed`,
      greetingName: '',
      blocks: [
        {
          kind: 'paragraph',
          text: `The password of your account was changed on ${momentInWords(at, 'en')} (Indian time), and every other device was logged out.`,
        },
        {
          kind: 'paragraph',
          text: `If it was you, you do not need to do anything. If it was not, ask for a new password on the login page at once, remove passkeys that you do not know from your account, and write to ${supportEmail}.`,
        },
      ],
    }),

    'account-notice': accountNoticeEn,
    ...emailChangeEn,
    'second-factor-notice': secondFactorEn,
    'login-from-new-device': newDeviceEn,
    'colleague-notice': colleagueEn,
    'waiting-digest': waitingDigestEn,
  },
};
