import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { figures } from '../figures';

type Subject = (typeof fieldRules.contactMessage.subject.values)[number];

/** The English labels are the API's values. */
function labelsFromValues(values: readonly Subject[]): Readonly<Record<Subject, string>> {
  return Object.fromEntries(values.map((value) => [value, value])) as Record<Subject, string>;
}

const replyHours = figures.replyHours.value;

/** Messages of /contact. */
export const contact = {
  title: 'Ask us anything',
  lead: 'Do you want to join, apply for a factory or ask about a figure? Write to our office.',
  scene:
    'The counter of an office. A man with a turban hands a letter to two people behind it; someone waits on the bench.',
  board: { hindi: 'सहायता', latin: 'HELP DESK' },
  write: {
    title: 'Write to us',
    form: {
      fields: {
        name: { label: 'Your name', help: 'As people know you' },
        email: { label: 'E-mail', help: 'We will reply to this address' },
        subject: { label: 'Subject', help: 'Choose the closest match' },
        message: {
          label: 'Your message',
          name: 'Message',
          help: 'Ask in your own words, in Hindi or English',
        },
      },
      choose: 'Choose',
      subjects: labelsFromValues(fieldRules.contactMessage.subject.values),
      errors: {
        required: {
          name: 'Enter your name.',
          email: 'Enter your e-mail, so that we can reply.',
          subject: 'Choose a subject.',
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
        title: 'We have received your message',
        keep: `Our team will reply within ${replyHours} hours. Quote this number if you write again.`,
        another: 'Write another message',
      },
      privacy: {
        items: [
          ['What we keep', 'Your name, e-mail, subject and message, and when you sent it.'],
          ['Purpose', 'To reply to you. Nothing else.'],
          ['Who sees it', 'Office staff who read messages.'],
          ['Your rights', 'You can ask to see it, correct it or have it erased.'],
        ] as ReadonlyArray<readonly [string, string]>,
        agree: 'By sending the message, you agree to this use.',
      },
    },
    direct: 'Or e-mail us at',
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
    text: 'The members’ app is still being built. We’ll e-mail you when the app is ready.',
    form: {
      fields: { email: { label: 'Your e-mail' } },
      errors: { required: { email: 'Enter your e-mail.' } },
      submit: 'Notify me',
      sending: 'Sending…',
      failure: {
        title: 'Failed to send message',
        toast: 'Failed to send message. Please try again.',
      },
      success: {},
      /** The address is not stored for a reload. */
      noted: (email: string) => `Noted. We’ll e-mail ${email || 'you'} when the app is ready.`,
      reference: 'Your reference number is',
      privacy: {
        items: [
          ['What we keep', 'Your e-mail, and when you gave it.'],
          ['Purpose', 'To tell you when the app is ready. Nothing else.'],
          ['Who sees it', 'Office staff who read messages.'],
          ['Your rights', 'You can ask to see it, correct it or have it erased.'],
        ] as ReadonlyArray<readonly [string, string]>,
        agree: 'By sending your e-mail, you agree to this use.',
      },
    },
    drawing:
      'A phone as tall as a house, its screen still a dashed wall. A mason and a woman lay bricks in it.',
  },
  social: {
    title: 'Follow our progress',
    text: 'Updates on our factories and projects.',
    names: { twitter: 'Twitter', facebook: 'Facebook', linkedin: 'LinkedIn', instagram: 'Instagram' },
    newTab: 'opens in a new tab',
  },
  spiceClub: {
    text: 'Would you like our spices at your door every month?',
    link: 'Premium Spice Club',
  },
};

export type ContactMessages = typeof contact;
export type ContactFormMessages = ContactMessages['write']['form'];
export type AppNoticeMessages = ContactMessages['app']['form'];
