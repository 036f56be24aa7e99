import { shareholderForm } from './shareholder-form';
import { terms } from './terms';

/** Messages of /shareholder. */
export const shareholder = {
  title: 'Become a shareholder',
  lead: 'Keep your PAN card, one identity proof and your nominee’s name ready.',
  invitation: 'Joining is by invitation from an existing shareholder.',
  papers:
    'Your PAN and identity proof are stored encrypted. Only the office staff who check your application can see them.',
  risks: {
    title: 'Know the risks first',
    rows: [
      ['A year without profit', 'You wait for the next year'],
      ['Selling your shares', 'Not before a public offering'],
      ['Money committed to a project', 'Non-refundable'],
    ] as ReadonlyArray<readonly [string, string]>,
    guaranteed: 'Guaranteed return',
    guaranteedValue: 'None',
  },
  form: shareholderForm,
  /** The terms, shown above the consent checkbox. */
  terms: { title: terms.frame.title, version: terms.frame.version, sections: terms.sections },
  next: [
    ['We check', 'The office checks your documents and nominee details.'],
    [
      'We contact you',
      'Our team will contact you with further details. If the answer is no, we will tell you why.',
    ],
    [
      'You pay',
      'We will tell you how only after we approve your application. Until then, do not pay anyone.',
    ],
    ['You become a shareholder', 'You can see the projects in the member portal and choose for yourself.'],
  ] as ReadonlyArray<readonly [string, string]>,
};

export type ShareholderMessages = typeof shareholder;
