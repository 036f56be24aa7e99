import type { MailTexts } from './mail-body.js';

export const en: MailTexts = {
  greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
  closing: (site) => `With regards, the team of ${site.name}`,
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

    'application-decided': ({ name, reference, decision, reason }, { supportEmail }) => ({
      subject: {
        approved: `Your factory application ${reference} is approved`,
        rejected: `A decision on your factory application ${reference}`,
        reopened: `We are looking at your factory application ${reference} again`,
      }[decision],
      greetingName: name,
      blocks: [
        {
          kind: 'paragraph',
          text: {
            approved:
              'Good news: your factory application is approved. Our office will contact you about the next step.',
            rejected:
              'We have read your factory application with care. We cannot take it further at present.',
            reopened:
              'Your factory application is under review again. We write to you as soon as there is a decision.',
          }[decision],
        },
        { kind: 'fact', label: 'Your reference', value: reference },
        ...(reason
          ? [{ kind: 'note', label: 'From the people who reviewed it', text: reason } as const]
          : []),
        {
          kind: 'paragraph',
          text: {
            approved:
              'An approval does not guarantee funding: a factory is built only when enough members choose it.',
            rejected: 'You are welcome to apply again when your plan has changed.',
            reopened: 'You need not send anything again.',
          }[decision],
        },
        { kind: 'paragraph', text: `For questions, write to ${supportEmail} and give your reference.` },
      ],
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
