import { shareholderForm } from './shareholder-form';
import { terms } from './terms';

/** Words of the screen at /shareholder. */
export const shareholder = {
  title: 'Become a shareholder',
  lead: 'Keep your PAN card, one identity paper and the name of your nominee near you.',
  invitation: 'Joining is by invitation from an existing shareholder.',
  papers:
    'Your PAN and identity paper are stored encrypted. They are seen only by the office staff who check your application.',
  risks: {
    title: 'First the risks',
    rows: [
      ['A year without profit', 'You wait for the next year'],
      ['Selling your shares', 'Not before a public offering'],
      ['Money committed to a project', 'Non-refundable'],
    ] as ReadonlyArray<readonly [string, string]>,
    guaranteed: 'Guaranteed return',
    guaranteedValue: 'None',
  },
  form: shareholderForm,
  /** What is agreed to, to be read beside the box to tick. */
  terms: { title: terms.frame.title, version: terms.frame.version, sections: terms.sections },
  next: [
    ['The office checks', 'It looks at your papers and your nominee.'],
    ['You hear from us', 'Our team contacts you with further details. If the answer is no, we say why.'],
    ['You pay', 'Only after an approval do we tell you how. Until then, pay nobody.'],
    ['You are a shareholder', 'The members’ portal shows you the projects. You choose.'],
  ] as ReadonlyArray<readonly [string, string]>,
};

export type ShareholderWords = typeof shareholder;
