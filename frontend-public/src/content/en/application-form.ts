import { fieldRules } from 'frontend-shared/api/field-rules.generated';

type Options<Values extends readonly string[]> = Readonly<Record<Values[number], string>>;

const rules = fieldRules.factoryApplication;

/** The English labels are the API's values. */
function labelsFromValues<const Values extends readonly string[]>(values: Values): Options<Values> {
  return Object.fromEntries(values.map((value) => [value, value])) as Options<Values>;
}

/** Messages of the Factory Application Form and its receipt. */
export const applicationForm = {
  title: 'Factory Application Form',
  intro:
    'The form has four short parts. You can leave optional fields empty. Give a mobile number, an e-mail, or both.',
  sections: {
    you: 'About you',
    factory: 'The factory',
    experience: 'Experience and document',
    contact: 'How we reach you',
  },
  contactIntro:
    'Give at least one, so that we can tell you the decision. If you give an e-mail, we will also confirm that your application has arrived.',
  fields: {
    name: { label: 'Your full name', name: 'Name', help: 'As people know you' },
    location: { label: 'Where should the factory be?', name: 'Place', help: 'Town or village, and state' },
    business_idea: { label: 'Business idea', help: 'Choose the closest match' },
    required_amount: { label: 'Amount needed', name: 'Amount', help: 'A rough range is enough' },
    past_experience: {
      label: 'Past experience',
      help: 'What you have made, repaired or run, for how long, and who would buy from you',
    },
    supporting_document: {
      label: 'Supporting document',
    },
    mobile: { label: 'Mobile number', help: '10 digits, without +91' },
    email: { label: 'E-mail', help: 'For a reply in writing' },
  },
  choose: 'Choose',
  supportingDocumentHelp: (types: string, limit: string) =>
    `A plan, a quotation or a certificate. ${types}, up to ${limit}.`,
  options: {
    business_idea: labelsFromValues(rules.business_idea.values),
    required_amount: labelsFromValues(rules.required_amount.values),
  },
  errors: {
    required: {
      name: 'Enter your full name.',
      location: 'Enter the town or village and the state.',
      business_idea: 'Choose a business idea.',
      required_amount: 'Choose the amount needed.',
    },
    refused: {
      supporting_document:
        'This file could not be read. Choose one without a password and without macros, or leave it out.',
    },
    own: { contactMissing: 'Enter a mobile number or an e-mail, so that we can reply.' },
  },
  risk: 'Funding is not promised. For those who invest, profit is not guaranteed, shares are unlisted, and money committed to a project cannot be refunded.',
  privacy: {
    items: [
      ['What we keep', 'Your name, place, idea, amount, experience, document, mobile number and e-mail.'],
      ['Purpose', 'To review your application and reply to you. Nothing else.'],
      [
        'Who sees it',
        'Office staff who review applications. During the community review, members see the idea, place, amount and experience, but not your number, e-mail or document. The document is stored encrypted.',
      ],
      ['Your rights', 'You can ask to see it, correct it or have it erased.'],
    ] as ReadonlyArray<readonly [string, string]>,
    agree: 'By submitting the application, you agree to this use.',
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
    title: 'We have received your application',
    keep: (phone?: string) =>
      `Write it down and quote it when you ${phone ? `call us on ${phone}` : 'write to us'}. If someone calls you about your application, ask them for this number.`,
    noMail: 'You gave no e-mail, so the office will call you. Keep this number.',
    nextTitle: 'What happens next',
    another: 'Send another application',
  },
  summaryPanel: {
    title: 'Your application',
    idea: 'Idea',
    place: 'Place',
    amount: 'Amount',
    supportingDocument: 'Document',
    open: 'not filled in yet',
    none: 'none',
    note: 'You do not pay anything here. The office will read your application and then contact you.',
  },
};

export type ApplicationFormMessages = typeof applicationForm;
