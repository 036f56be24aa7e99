import { fieldRules } from 'frontend-shared/field-rules.generated';
import { figures } from '../figures';

type Subject = (typeof fieldRules.contactMessage.subject.values)[number];

/** In English a subject is called what the API calls it. */
function sameWords(values: readonly Subject[]): Readonly<Record<Subject, string>> {
  return Object.fromEntries(values.map((value) => [value, value])) as Record<Subject, string>;
}

const replyHours = figures.replyHours.value;

/** Words of the screen at /contact. */
export const contact = {
  title: 'Ask us anything',
  lead: 'Whether you want to join, have a factory funded, or do not understand a figure: write to the office.',
  scene:
    'The counter of an office. A man with a turban hands a letter to two people behind it, somebody waits on the bench.',
  board: { hindi: 'सहायता', latin: 'HELP DESK' },
  write: {
    title: 'Write to us',
    form: {
      fields: {
        name: { label: 'Your name', help: 'As people know you' },
        email: { label: 'E-mail', help: 'The answer goes there' },
        subject: { label: 'What it is about', name: 'Subject', help: 'The subject that comes closest' },
        message: {
          label: 'Your message',
          name: 'Message',
          help: 'Ask in your own words, in Hindi or English',
        },
      },
      choose: 'Choose',
      subjects: sameWords(fieldRules.contactMessage.subject.values),
      errors: {
        required: {
          name: 'Enter your name.',
          email: 'Enter an e-mail, so that we can answer you.',
          subject: 'Choose what it is about.',
          message: 'Write your message.',
        },
      },
      submit: 'Send message',
      sending: 'Sending…',
      failure: {
        title: 'Failed to send message',
        toast: 'Failed to send message. Please try again.',
      },
      success: { toast: `Message sent successfully! We'll get back to you within ${replyHours} hours.` },
      receipt: {
        title: 'Your message is with us',
        keep: `A person reads it and answers within ${replyHours} hours. Quote this number if you write again.`,
        another: 'Write another message',
      },
      privacy: {
        items: [
          ['What we keep', 'Your name, e-mail, subject and message, and when you sent it.'],
          ['What for', 'To answer you. For nothing else.'],
          ['Who sees it', 'The office staff who read messages.'],
          ['What you can ask', 'To see it, to correct it or to have it erased.'],
        ] as ReadonlyArray<readonly [string, string]>,
        agree: 'By sending the message you agree to this use.',
      },
    },
    direct: 'Or write straight to',
  },
  info: {
    title: 'The office',
    reply: 'Reply',
    replyValue: (hours: string) => `within ${hours} hours`,
    members: 'Members',
    hours: 'Office hours',
    address: 'Registered office',
    grievance: 'Complaints',
  },
  app: {
    tag: 'Coming Soon',
    title: 'App coming soon',
    text: 'The members’ app is still being built. We can write to you when it is there.',
    form: {
      fields: { email: { label: 'Your e-mail' } },
      errors: { required: { email: 'Enter your e-mail.' } },
      submit: 'Notify me',
      sending: 'Sending…',
      failure: {
        title: 'Failed to send message',
        toast: 'Failed to send message. Please try again.',
      },
      success: { toast: 'Noted. We write to you when the app is there.' },
      noted: (email: string) => `Noted: we write to ${email} when the app is there.`,
      reference: 'Your reference number is',
      privacy: {
        items: [
          ['What we keep', 'Your e-mail, and when you gave it.'],
          ['What for', 'To tell you when the app is there. For nothing else.'],
          ['Who sees it', 'The office staff who read messages.'],
          ['What you can ask', 'To see it, to correct it or to have it erased.'],
        ] as ReadonlyArray<readonly [string, string]>,
        agree: 'By sending your e-mail you agree to this use.',
      },
    },
    drawing:
      'A telephone as tall as a house, its screen still a dashed wall. A mason and a woman lay bricks in it.',
  },
  social: {
    title: 'Follow the building',
    text: 'Where we show what is going on.',
    names: { twitter: 'Twitter', facebook: 'Facebook', linkedin: 'LinkedIn', instagram: 'Instagram' },
    newTab: 'opens in a new tab',
  },
};

export type ContactWords = typeof contact;
export type ContactFormWords = ContactWords['write']['form'];
export type AppNoticeWords = ContactWords['app']['form'];
