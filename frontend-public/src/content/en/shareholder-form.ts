import { fieldRules } from 'frontend-shared/api/field-rules.generated';

type Relation = (typeof fieldRules.shareholder.nomineeRelation.values)[number];

/** The English labels are the API's values. */
const relations = Object.fromEntries(
  fieldRules.shareholder.nomineeRelation.values.map((value) => [value, value]),
) as Readonly<Record<Relation, string>>;

/** Messages of the shareholder application and its receipt. */
export const shareholderForm = {
  parts: {
    you: 'About you',
    identity: 'Identity',
    nominee: 'Nominee',
    shares: 'Shares',
    agree: 'Agree and send',
  },
  nomineeIntro:
    'The person who can inherit your profits and rights if you die. Let them know that you have named them.',
  sharesIntro: (price: string) => `One share costs ${price}. One is enough.`,
  shareWord: (count: string): string => (count === '1' ? 'share' : 'shares'),
  choose: 'Choose',
  fields: {
    fullName: { label: 'Full name', help: 'As on your PAN card' },
    location: { label: 'Town and state', help: 'Where you live' },
    email: { label: 'E-mail', help: 'We will send the decision here' },
    mobile: { label: 'Mobile number', help: '10 digits, without +91' },
    referralCode: { label: 'Referral code', help: 'From the person who invited you' },
    panNumber: {
      label: 'PAN number',
      help: 'Five capital letters, four digits, one capital letter. Example: ABCDE1234F',
    },
    idProof: { label: 'Identity proof' },
    nomineeName: { label: 'Nominee’s full name' },
    nomineeRelation: { label: 'Nominee’s relation to you' },
    sharePurchase: { label: 'How many shares?', name: 'Shares' },
    riskProfit: {
      label: 'A factory makes no profit this year. What do you get?',
      name: 'Year without profit',
    },
    riskSelling: { label: 'When can you sell your shares?', name: 'Selling shares' },
    riskProject: {
      label: 'You have committed money to a project and change your mind. What happens to the money?',
      name: 'Project money',
    },
    riskSharing: { label: 'When is profit shared?', name: 'Sharing of profit' },
    termsAgreed: {
      label:
        'I have read and agree to the terms. I understand that profit is not guaranteed, that shares cannot be traded until a public offering, and that money committed to a project cannot be refunded.',
      name: 'Terms and conditions',
    },
  },
  relations,
  idProof: {
    help: (types: string, limit: string) =>
      `Photo or scan of your Aadhaar card, voter ID or passport. On an Aadhaar card, cover the first eight digits. ${types}, up to ${limit}.`,
    shrinkOffer: 'We can make the picture smaller here, on your device. It will stay readable.',
    shrink: 'Make it smaller',
    shrinking: 'Making it smaller…',
    shrinkFailed: 'This picture could not be made smaller. Take another photo, or choose another file.',
    shrunk: (before: string, after: string) =>
      `The picture was ${before} and is now ${after}. Check that everything can still be read. If not, choose another one.`,
    preview: 'The picture as it will be sent',
  },
  riskCheck: {
    title: 'Four questions about the risks',
    intro: 'A wrong answer is explained and stops nobody. Your answers stay in your browser.',
    answers: {
      riskProfit: {
        fixed: 'A fixed return anyway',
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
        fee: 'I get it back, less a fee',
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
        'Money is non-refundable once it is committed to a project. It has gone into machines and buildings.',
      riskSharing:
        'Profit is shared once a year, after the books are closed and audited. If you die, your nominee can inherit your profits and rights.',
    },
    right: 'Correct.',
    wrong: 'Not correct.',
    goOn: 'You can choose again or go on.',
  },
  terms: {
    alone: 'Read the terms on a separate page',
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
      idProof: 'Take a photo of an identity proof or choose a file.',
      nomineeName: 'Enter the full name of your nominee.',
      nomineeRelation: 'Choose your nominee’s relation to you.',
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
        'Your name, place, e-mail, mobile number, referral code, PAN and identity proof, your nominee’s name and relation, the number of shares, and which terms you agreed to.',
      ],
      [
        'Purpose',
        'To check who you are, to enter you as a shareholder, and to know who can inherit your profits and rights.',
      ],
      [
        'Who sees it',
        'Office staff who check applications. Your PAN and identity proof are stored encrypted. Each time someone opens one of them, it is recorded.',
      ],
      ['Your rights', 'You can ask to see it, correct it or have it erased.'],
    ] as ReadonlyArray<readonly [string, string]>,
    agree: 'By sending the application, you agree to this use.',
  },
  check: {
    title: 'Check your answers',
    intro: 'Check what you are about to send. Nothing has been sent yet.',
    change: 'Change',
    none: 'not given',
    back: 'Back',
    risks: (wrong: string, all: string) =>
      `${wrong} of your ${all} answers ${wrong === '1' ? 'was' : 'were'} not correct`,
    confirm: 'I have read the correct answers and want to send my application.',
    confirmFirst: 'First confirm that you have read the risks above.',
  },
  submit: 'Send application',
  sending: 'Sending…',
  failure: {
    title: 'Failed to submit application',
    banner: 'Submission Failed',
  },
  success: {},
  receipt: {
    title: 'Application Submitted Successfully! Our team will contact you shortly with further details.',
    keep: (phone?: string) =>
      `Write the number down and quote it when you ${phone ? `call us on ${phone}` : 'write to us'}. If someone calls you about your application, ask them for this number.`,
    nominee: 'Nominee',
    nextTitle: 'What happens next',
    another: 'Send another application',
  },
  total: {
    title: 'Your application',
    shares: 'Shares',
    each: 'Each',
    sum: 'Total',
    open: 'not chosen yet',
    noneYet: 'No shares chosen yet',
    note: 'You do not pay here. The office will check your documents first and then contact you. Until then, do not pay anyone.',
  },
};

export type ShareholderFormMessages = typeof shareholderForm;
