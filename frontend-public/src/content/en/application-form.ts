import { fieldRules } from 'frontend-shared/field-rules.generated';

type Options<Values extends readonly string[]> = Readonly<Record<Values[number], string>>;

const rules = fieldRules.factoryApplication;

/** In English an option is called what the API calls it. */
function sameWords<const Values extends readonly string[]>(values: Values): Options<Values> {
  return Object.fromEntries(values.map((value) => [value, value])) as Options<Values>;
}

/** Words of the Factory Application Form, its messages and its receipt. */
export const applicationForm = {
  title: 'Factory Application Form',
  intro: 'Four short parts. You may leave empty what is marked optional, and one of the two contact boxes.',
  sections: {
    you: 'About you',
    factory: 'The factory',
    experience: 'Experience and papers',
    contact: 'How we reach you',
  },
  contactIntro:
    'Give at least one, so that we can tell you what was decided. With an e-mail you also get a mail when your application arrives.',
  fields: {
    name: { label: 'Your full name', name: 'Name', help: 'As people know you' },
    location: { label: 'Where should the factory stand?', name: 'Place', help: 'Town or village, and state' },
    business_idea: { label: 'Business idea', help: 'The line of work that comes closest' },
    required_amount: { label: 'Amount needed', name: 'Amount', help: 'A rough range is enough' },
    past_experience: {
      label: 'Past experience',
      help: 'What you have made, repaired or run, for how long, and who would buy from you',
    },
    supporting_document: {
      label: 'Supporting document',
    },
    mobile: { label: 'Mobile number', help: '10 digits, without +91' },
    email: { label: 'E-mail', help: 'For the answer in writing' },
  },
  choose: 'Choose',
  supportingDocumentHelp: (types: string, limit: string) =>
    `A plan, a quotation or a certificate. ${types}, up to ${limit}.`,
  options: {
    business_idea: sameWords(rules.business_idea.values),
    required_amount: sameWords(rules.required_amount.values),
  },
  errors: {
    required: {
      name: 'Enter your full name.',
      location: 'Enter the town or village and the state.',
      business_idea: 'Choose a business idea.',
      required_amount: 'Choose the amount that is needed.',
    },
    refused: {
      supporting_document:
        'This file could not be read. Choose one without a password and without macros, or leave it out.',
    },
    own: { contactMissing: 'Enter a mobile number or an e-mail, so that we can answer you.' },
  },
  risk: 'Funding is not promised. For those who invest, profit is not guaranteed, shares are unlisted, and money committed to a project cannot be refunded.',
  privacy: {
    items: [
      ['What we keep', 'Your name, place, idea, amount, experience, paper, mobile number and e-mail.'],
      ['What for', 'To judge this application and to answer you. For nothing else.'],
      [
        'Who sees it',
        'The office staff who review applications. For the community review members see idea, place, amount and experience, not your number, e-mail or paper. The paper is stored encrypted.',
      ],
      ['What you can ask', 'To see it, to correct it or to have it erased.'],
    ] as ReadonlyArray<readonly [string, string]>,
    agree: 'By sending the application you agree to this use.',
  },
  submit: 'Submit application',
  sending: 'Submitting…',
  failure: {
    title: 'Submission failed',
    toast: 'Submission failed. Please try again.',
  },
  success: {
    toast: 'Application submitted successfully! 🎉',
  },
  receipt: {
    title: 'Your application is with us',
    keep: 'Write it down. Whoever calls you can be asked for it, and you can name it when you call us.',
    noMail: 'You gave no e-mail, so the office will call you. Keep this number.',
    nextTitle: 'What happens next',
    another: 'Send another application',
  },
  summaryPanel: {
    title: 'Your application',
    idea: 'Idea',
    place: 'Place',
    amount: 'Amount',
    paper: 'Paper',
    open: 'not yet',
    none: 'none',
    note: 'You do not pay anything here. The office reads your application first and then contacts you.',
  },
};

export type ApplicationFormWords = typeof applicationForm;
