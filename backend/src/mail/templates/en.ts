import { decisionMails } from './decision-mails.js';
import type { MailTexts } from './mail-body.js';
import { spiceClubEn } from './spice-club.en.js';

const decided = decisionMails({
  reference: 'Your reference',
  reason: 'From the people who reviewed it',
  questions: (supportEmail) => `For questions, write to ${supportEmail} and give your reference.`,
});

export const en: MailTexts = {
  greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
  closing: (site) => `With regards, the team of ${site.name}`,
  follow: ({ trackUrl }) => [
    {
      kind: 'paragraph',
      text: 'To see where it stands or to change something, you need only the reference and this e-mail address.',
    },
    { kind: 'link', label: 'Where does it stand?', href: trackUrl },
  ],
  reason: (site) =>
    `This mail was sent because this address was entered at ${site.siteUrl}. If that was not you, you need not do anything.`,

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
            'Community review: members read your plan and ask whether it is needed, whether the place is right and whether the numbers hold.',
            'Interview: the office talks with you about the work, the site, the machines and the costs.',
            'Funding and launch: members fund the factory, a private company is formed for it, and the work begins.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We write to this address as soon as a decision is made. A review is not a promise of funding.',
        },
        { kind: 'paragraph', text: `For questions, write to ${supportEmail} and give your reference.` },
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
        rejected: 'We have read your factory application with care. We cannot take it further at present.',
        reopened:
          'Your factory application is under review again. We write to you as soon as there is a decision.',
      },
      after: {
        approved:
          'An approval does not guarantee funding: a factory is built only when enough members choose it.',
        rejected: 'You are welcome to apply again when your plan has changed.',
        reopened: 'You need not send anything again.',
      },
    }),

    'shareholder-received': ({ name, reference }, { supportEmail }) => ({
      subject: `We have your application ${reference} to become a shareholder`,
      greetingName: name,
      blocks: [
        {
          kind: 'paragraph',
          text: 'Thank you. Your application to become a shareholder has arrived. Your papers are stored encrypted.',
        },
        { kind: 'fact', label: 'Your reference', value: reference },
        {
          kind: 'steps',
          title: 'What happens next',
          steps: [
            'The office checks your papers and your PAN.',
            'We write to this address as soon as there is a decision.',
            'Only after an approval do we tell you how to pay for your shares. Until then, pay nobody.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Profit is not guaranteed. Shares are unlisted and cannot be sold before a public offering.',
        },
        { kind: 'paragraph', text: `For questions, write to ${supportEmail} and give your reference.` },
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
          'We have checked your application with care. We cannot accept you as a shareholder at present.',
        reopened: 'Your application is under review again. We write to you as soon as there is a decision.',
      },
      after: {
        approved: 'Profit is not guaranteed. If there is no profit in a year, you wait for the next.',
        rejected: 'You have paid nothing and owe nothing. You are welcome to apply again.',
        reopened: 'You need not send anything again.',
      },
    }),

    'contact-received': ({ name, reference }, { supportEmail }) => ({
      subject: `We have your message ${reference}`,
      greetingName: name,
      blocks: [
        { kind: 'paragraph', text: 'Thank you for writing. Your message has arrived.' },
        { kind: 'fact', label: 'Your reference', value: reference },
        { kind: 'paragraph', text: 'A person reads it and writes to this address within 24 hours.' },
        { kind: 'paragraph', text: `To add something, write to ${supportEmail} and give your reference.` },
      ],
    }),

    'contact-noted': ({ name, reference }, { supportEmail }) => ({
      subject: `We have noted your message ${reference}`,
      greetingName: name,
      blocks: [
        { kind: 'paragraph', text: 'Thank you for writing. Your message has arrived and is noted.' },
        { kind: 'fact', label: 'Your reference', value: reference },
        { kind: 'paragraph', text: 'We write to this address as soon as there is something to tell you.' },
        { kind: 'paragraph', text: `To add something, write to ${supportEmail} and give your reference.` },
      ],
    }),

    'application-withdrawn': ({ name, reference }, { supportEmail }) => ({
      subject: `Your application ${reference} is withdrawn`,
      greetingName: name,
      blocks: [
        {
          kind: 'paragraph',
          text: 'As you asked, your application is withdrawn. Nobody works on it any more, and you owe nothing.',
        },
        { kind: 'fact', label: 'Your reference', value: reference },
        {
          kind: 'paragraph',
          text: `If that was not you, or you have changed your mind, write to ${supportEmail} and give your reference.`,
        },
      ],
    }),

    ...spiceClubEn,

    'track-code': ({ reference, code, validMinutes }, { name }) => ({
      subject: `Your code for ${reference}`,
      greetingName: '',
      blocks: [
        { kind: 'paragraph', text: `With this code you can look at ${reference} on our site.` },
        { kind: 'fact', label: 'Your code', value: code },
        {
          kind: 'paragraph',
          text: `It works once and for ${validMinutes} minutes. Tell it to nobody; nobody at ${name} will ask for it.`,
        },
      ],
    }),

    'administrator-invited': ({ link, validHours }, { name }) => ({
      subject: `Your access to the back office of ${name}`,
      greetingName: '',
      blocks: [
        {
          kind: 'paragraph',
          text: `You have been invited to the back office of ${name}. Choose a password to begin.`,
        },
        { kind: 'link', label: 'Choose a password', href: link },
        { kind: 'paragraph', text: `The link works once and for ${validHours} hours. Do not pass it on.` },
      ],
    }),
  },
};
