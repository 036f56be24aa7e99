import { fieldRules } from 'frontend-shared/field-rules.generated';

type Relation = (typeof fieldRules.shareholder.nomineeRelation.values)[number];

/** In English a relation is called what the API calls it. */
const relations = Object.fromEntries(
  fieldRules.shareholder.nomineeRelation.values.map((value) => [value, value]),
) as Readonly<Record<Relation, string>>;

/** Words of the application to become a shareholder, its messages and its receipt. */
export const shareholderForm = {
  parts: {
    you: 'About you',
    identity: 'Identity',
    nominee: 'Nominee',
    shares: 'Shares',
    agree: 'Agree and send',
  },
  nomineeIntro:
    'The person who can inherit your profits and rights if you die. Tell them that you named them.',
  sharesIntro: (price: string) => `One share is ${price}. One is enough.`,
  shareWord: (count: string): string => (count === '1' ? 'share' : 'shares'),
  choose: 'Choose',
  fields: {
    fullName: { label: 'Full name', help: 'As on your PAN card' },
    location: { label: 'Town and state', help: 'Where you live' },
    email: { label: 'E-mail', help: 'The decision goes there' },
    mobile: { label: 'Mobile number', help: '10 digits, without +91' },
    referralCode: { label: 'Referral code', help: 'From whoever invited you' },
    panNumber: {
      label: 'PAN number',
      help: 'Five capital letters, four digits, one capital letter. Example: ABCDE1234F',
    },
    idProof: { label: 'Identity paper' },
    nomineeName: { label: 'Nominee’s full name' },
    nomineeRelation: { label: 'Relation to you', name: 'Relation of the nominee' },
    sharePurchase: { label: 'How many shares?', name: 'Shares' },
    riskProfit: {
      label: 'A factory makes no profit this year. What do you get?',
      name: 'Year without profit',
    },
    riskSelling: { label: 'When can you sell your shares?', name: 'Selling shares' },
    riskProject: {
      label: 'You committed money to a project and change your mind. What happens to the money?',
      name: 'Project money',
    },
    riskSharing: { label: 'When is profit shared out?', name: 'Sharing of profit' },
    termsAgreed: {
      label:
        'I have read the terms and conditions. I know that profit is not guaranteed, that shares cannot be traded until a public offering, and that money committed to a project cannot be refunded.',
      name: 'Terms and conditions',
    },
  },
  relations,
  paper: {
    help: (types: string, limit: string) =>
      `Photo or scan of your Aadhaar, voter card or passport. Of an Aadhaar card, cover the first eight digits. ${types}, up to ${limit}.`,
    shrinkOffer: 'The picture can be made smaller here, on your device. It stays readable.',
    shrink: 'Make it smaller',
    shrinking: 'Making it smaller…',
    shrinkFailed: 'This picture could not be made smaller. Take another photo, or choose another file.',
    shrunk: (before: string, after: string) =>
      `The picture had ${before} and now has ${after}. Look whether everything can still be read; if not, choose another one.`,
    preview: 'The picture as it will be sent',
  },
  riskCheck: {
    title: 'Four questions, so that nothing surprises you',
    intro: 'A wrong answer is explained and stops nobody. Your answers stay in your browser.',
    answers: {
      riskProfit: {
        fixed: 'A fixed return all the same',
        wait: 'Nothing. I wait for the next year',
        back: 'My money back',
      },
      riskSelling: {
        offering: 'Not before a public offering',
        anytime: 'At any time, on the stock exchange',
        later: 'After one year',
      },
      riskProject: {
        refund: 'I get it back in full',
        fee: 'I get it back less a fee',
        stays: 'It stays in the project',
      },
      riskSharing: {
        monthly: 'Every month',
        yearly: 'Once a year, after the books are closed and audited',
        asked: 'Whenever I ask for it',
      },
    },
    why: {
      riskProfit: 'Profit is not guaranteed. If no profit is made, investors wait for the next year.',
      riskSelling:
        'The shares are unlisted. They cannot be traded until a public offering, and nobody knows today when that will be.',
      riskProject:
        'Money is non-refundable once it is committed to a project. It is in machines and buildings.',
      riskSharing:
        'Profit is shared out once a year, after book closing and audit. If you die, your nominee can inherit profits and rights.',
    },
    right: 'That is right.',
    wrong: 'That is not so.',
    goOn: 'You can choose again, or go on now that you know.',
  },
  terms: {
    alone: 'Read them on a page of their own',
    newTab: 'opens in a new tab',
    box: 'Text of the terms and conditions',
  },
  errors: {
    required: {
      fullName: 'Enter your full name.',
      location: 'Enter your town and state.',
      email: 'Enter your e-mail, so that the decision reaches you.',
      mobile: 'Enter your mobile number.',
      referralCode: 'Enter the code of the shareholder who invited you.',
      panNumber: 'Enter your PAN number.',
      idProof: 'Take a photo of an identity paper or choose a file.',
      nomineeName: 'Enter the full name of your nominee.',
      nomineeRelation: 'Choose what your nominee is to you.',
      sharePurchase: 'Choose how many shares.',
      termsAgreed: 'Please agree to the terms and conditions',
    },
    refused: {
      referralCode: 'This referral code could not be accepted. Ask the shareholder who invited you.',
      panNumber: 'This PAN could not be accepted. Compare it with your card.',
      idProof:
        'This file could not be read. Choose a PDF without a password, or a clear photo as JPG or PNG.',
    },
    own: { riskOpen: 'Choose an answer.' },
  },
  privacy: {
    items: [
      [
        'What we keep',
        'Your name, place, e-mail, mobile number, referral code, PAN and identity paper, your nominee’s name and relation, the number of shares, and which terms you agreed to.',
      ],
      [
        'What for',
        'To check who you are, to enter you as a shareholder, and to know who may inherit your profits and rights.',
      ],
      [
        'Who sees it',
        'The office staff who check applications. PAN and paper are stored encrypted. Each time somebody opens one of them, that is written down.',
      ],
      ['What you can ask', 'To see it, to correct it or to have it erased.'],
    ] as ReadonlyArray<readonly [string, string]>,
    agree: 'By sending the application you agree to this use.',
  },
  submit: 'Send application',
  sending: 'Sending…',
  failure: {
    title: 'Submission Failed',
    banner: 'Submission Failed',
    toast: 'Failed to submit application',
  },
  success: {
    toast: 'Application submitted successfully',
    banner: 'Application Submitted Successfully! Our team will contact you shortly with further details.',
  },
  receipt: {
    title: 'Your application is with us',
    keep: 'Write the number down. Whoever calls you can be asked for it, and you can name it when you call us.',
    nominee: 'Nominee',
    nextTitle: 'What happens next',
    another: 'Send another application',
  },
  total: {
    title: 'Your application',
    shares: 'Shares',
    each: 'Each',
    sum: 'Total',
    open: 'not yet',
    noneYet: 'No shares chosen yet',
    note: 'You do not pay here. The office checks your papers first and then contacts you. Until then, pay nobody.',
  },
};

export type ShareholderFormWords = typeof shareholderForm;
