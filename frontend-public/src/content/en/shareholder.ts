/** Words of the screen at /shareholder around the application. */
export const shareholder = {
  title: 'Become a shareholder',
  lead: 'Keep your PAN card, one identity paper and the name of your nominee near you.',
  invitation: 'Joining is by invitation from an existing shareholder.',
  asked: 'What is asked',
  toGoOn: 'How to go on',
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
  parts: {
    you: {
      title: 'About you',
      text: 'So that the office knows who applies and can answer.',
      items: ['Full name', 'E-mail', 'Mobile number', 'Town and state'],
    },
    identity: {
      title: 'Identity',
      text: 'Of an Aadhaar card, cover the first eight digits.',
      items: [
        'PAN number',
        'One identity paper as a photo or scan: PDF, JPG or PNG',
        'Referral code from the shareholder who invited you, if you have one',
      ],
      itemsWithCode: [
        'PAN number',
        'One identity paper as a photo or scan: PDF, JPG or PNG',
        'Referral code from the shareholder who invited you',
      ],
    },
    nominee: {
      title: 'Nominee',
      text: 'The person who can inherit your profits and rights if you die.',
      items: ['Full name', 'Relation to you: spouse, parent, child, sibling or other'],
    },
    shares: {
      title: 'Shares',
      text: (price: string) => `One share is ${price}. One application can ask for:`,
      list: 'Numbers of shares and what they cost',
      cell: (count: string): string => (count === '1' ? 'share' : 'shares'),
    },
    agree: {
      title: 'Agree',
      text: 'You confirm that you have read the terms and know the risks above.',
      terms: 'Terms and conditions',
      privacy: 'Privacy notice',
    },
  },
  goOn: {
    title: 'How to go on',
    text: 'Log in to the members’ portal and complete KYC there.',
    textWithoutPortal: 'Write to the office. It tells you how to show your papers.',
    papers: 'Please put neither your PAN nor your identity paper into an e-mail.',
    portal: 'Open the members’ portal',
    write: 'Write to us',
    subject: 'Become a Shareholder',
  },
  panel: {
    title: 'What it costs',
    each: 'One share',
    least: 'Smallest holding',
    most: 'Most in one application',
    shares: (count: string) => (count === '1' ? `${count} share` : `${count} shares`),
    range: 'One application',
    rangeValue: (from: string, to: string) => `${from} to ${to}`,
    note: 'You do not pay on this page. Putting money into projects comes later, in the members’ portal.',
  },
  next: {
    title: 'What happens next',
    steps: [
      ['The office checks', 'It looks at your papers and your nominee.'],
      ['You hear from us', 'Our team contacts you with further details. If the answer is no, we say why.'],
      ['You are a shareholder', 'The members’ portal shows you the projects. You choose.'],
    ] as ReadonlyArray<readonly [string, string]>,
  },
};

export type ShareholderWords = typeof shareholder;
