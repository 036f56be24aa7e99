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
  keep: 'What you type stays in this tab until you send it, clear it or leave the page.',
  sections: {
    you: 'About you',
    factory: 'The factory',
    experience: 'Experience and papers',
    contact: 'How we reach you',
  },
  sectionState: { done: 'done', current: 'you are here', wrong: 'to correct', open: 'not filled in yet' },
  sectionsLabel: 'Parts of the form',
  contactIntro:
    'Give at least one, so that we can tell you what was decided. With an e-mail you also get a mail when your application arrives.',
  fields: {
    name: { label: 'Your full name', help: 'As people know you' },
    location: { label: 'Where should the factory stand?', help: 'Town or village, and state' },
    business_idea: { label: 'Business idea', help: 'The line of work that comes closest', choose: 'Choose' },
    required_amount: { label: 'Amount needed', help: 'A rough range is enough', choose: 'Choose' },
    past_experience: {
      label: 'Past experience',
      help: 'What you have made, repaired or run, for how long, and who would buy from you',
    },
    supporting_document: {
      label: 'Supporting document',
      help: (types: string, limit: string) =>
        `A plan, a quotation or a certificate. ${types}, up to ${limit}.`,
    },
    mobile: { label: 'Mobile number', help: '10 digits, without +91' },
    email: { label: 'E-mail', help: 'For the answer in writing' },
  },
  charactersLeft: (left: string) => `${left} characters left`,
  or: 'or',
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
    tooShort: (least: number) => `Enter at least ${least} characters.`,
    tooLong: (over: string) => `Too long by ${over} characters. Shorten it a little.`,
    nameCharacters: 'A name cannot contain < > { } [ ] \\ | ^ or ~.',
    nameLetters: 'A name needs letters.',
    contactMissing: 'Enter a mobile number or an e-mail, so that we can answer you.',
    mobileDigits: (typed: number, needed: number) => `${typed} digits typed, ${needed} needed.`,
    mobileStart: 'An Indian mobile number begins with 6, 7, 8 or 9.',
    mobileCharacters: 'Use digits only.',
    email: 'Enter an e-mail like name@example.org.',
    fileType: (types: string) => `This type of file cannot be read here. Choose ${types}.`,
    fileSize: (size: string, limit: string) => `This file has ${size}. Choose one of at most ${limit}.`,
    fileEmpty: 'This file is empty. Choose another one.',
    fileTypes: (types: readonly string[]) => `${types.slice(0, -1).join(', ')} or ${types.at(-1) ?? ''}`,
  },
  megabytes: (amount: string) => `${amount} MB`,
  summaryTitle: (count: number) => (count === 1 ? 'One thing to correct' : `${count} things to correct`),
  fieldNames: {
    name: 'Name',
    location: 'Place',
    business_idea: 'Business idea',
    required_amount: 'Amount needed',
    past_experience: 'Past experience',
    supporting_document: 'Supporting document',
    mobile: 'Mobile number',
    email: 'E-mail',
  },
  risk: 'Funding is not promised. For those who invest, profit is not guaranteed, shares are unlisted, and money committed to a project cannot be refunded.',
  privacy: {
    title: 'What happens to what you write',
    items: [
      ['What we keep', 'Your name, place, idea, amount, experience, paper, mobile number and e-mail.'],
      ['What for', 'To judge this application and to answer you. For nothing else.'],
      [
        'Who sees it',
        'The office staff who review applications. For the community review members see idea, place, amount and experience, not your number, e-mail or paper. The paper is stored encrypted.',
      ],
      ['What you can ask', 'To see it, to correct it or to have it erased.'],
    ] as ReadonlyArray<readonly [string, string]>,
    ask: 'Write to',
    agree: 'By sending the application you agree to this use.',
    link: 'Read the full privacy notice',
    version: (version: string) => `Notice of ${version}`,
  },
  spamTrap: 'Leave this box empty',
  submit: 'Submit application',
  sending: 'Submitting…',
  sendingText: (percent: number) => `Sending, ${percent}%`,
  checking: 'Everything has arrived. It is being checked…',
  cancel: 'Cancel',
  cancelled: 'Sending was stopped. Everything you typed is still here.',
  tryAgain: 'Try again',
  clear: 'Clear form',
  cleared: 'The form is empty.',
  undoClear: 'Undo',
  restored: 'What you typed before the page was reloaded is back.',
  restoredWithoutFile: (file: string) =>
    `What you typed before the page was reloaded is back. Files are not kept: choose “${file}” again.`,
  failure: {
    title: 'Submission failed',
    toast: 'Submission failed. Please try again.',
    kept: 'Nothing is lost: everything you typed is still here, and it will not be filed twice.',
    offline: 'The connection broke off. Check that you are online and try again.',
    tooLarge: 'The file or the text is too large for us to take. Choose a smaller file.',
    wrongType: 'The file is not what its name says, or is of a type that we do not take. Choose another one.',
    tooOften: (minutes: number) =>
      minutes <= 1
        ? 'Too many applications came from your connection. Try again in a minute.'
        : `Too many applications came from your connection. Try again in ${minutes} minutes.`,
    unavailable: 'Our office system cannot be reached at the moment. Try again in a little while.',
    changed: 'An earlier try with other words has arrived. Press Try again to file what stands here now.',
    checkFields: 'Some boxes need a correction. They are marked.',
    other: 'The mistake is ours, not yours. Try again, and if it stays, write to us.',
    requestId: (id: string) => `If you write to us, name this number: ${id}`,
  },
  success: {
    toast: 'Application submitted successfully! 🎉',
    title: 'Your application is with us',
    reference: 'Your reference number',
    copy: 'Copy',
    copied: 'Copied',
    copySelected: 'Selected. Copy it from the menu.',
    keep: 'Write it down. Whoever calls you can be asked for it, and you can name it when you call us.',
    received: 'Received on',
    mailComing: 'A mail with this number is on its way to you.',
    noMail: 'You gave no e-mail, so the office will call you. Keep this number.',
    nextTitle: 'What happens next',
    print: 'Print this page',
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
