import type { FileReason } from 'frontend-shared/api-error';

/** Words that all forms share: what is wrong, how far the sending is, drafts, failures, receipts. */
export const forms = {
  keep: 'What you type stays in this tab until you send it, clear it or leave the page.',
  noScript: 'This form needs JavaScript, which is switched off in your browser. Write to us instead:',
  sectionState: { done: 'done', current: 'you are here', wrong: 'to correct', open: 'not filled in yet' },
  sectionsLabel: 'Parts of the form',
  charactersLeft: (left: string) => `${left} characters left`,
  errors: {
    required: 'Fill in this box.',
    tooShort: (least: number) => `Enter at least ${least} characters.`,
    tooLong: (over: string) => `Too long by ${over} characters. Shorten it a little.`,
    characters: 'Contains characters that cannot be used here.',
    nameCharacters: 'A name cannot contain < > { } [ ] \\ | ^ or ~.',
    nameLetters: 'A name needs letters.',
    digits: (typed: number, needed: number) =>
      `${typed} ${typed === 1 ? 'digit' : 'digits'} typed, ${needed} needed.`,
    digitsOnly: 'Use digits only.',
    mobileStart: 'An Indian mobile number begins with 6, 7, 8 or 9.',
    pinStart: 'A PIN code does not begin with 0.',
    panLength: (typed: number, needed: number) => `${typed} characters typed, ${needed} needed.`,
    panLetters: (typed: string) => `The first five must be letters. You typed ${typed}.`,
    panDigits: (typed: string) => `Characters six to nine must be digits. You typed ${typed}.`,
    panLast: (typed: string) => `The last character must be a letter. You typed ${typed}.`,
    email: 'Enter an e-mail like name@example.org.',
    fileType: (types: string) => `This type of file cannot be read here. Choose ${types}.`,
    photoType: (types: string) =>
      `This type of photo cannot be read here. Open it, take a screenshot and choose that. ${types} will do.`,
    fileSize: (size: string, limit: string) => `This file has ${size}. Choose one of at most ${limit}.`,
    fileEmpty: 'This file is empty. Choose another one.',
    fileTypes: (types: readonly string[]) => `${types.slice(0, -1).join(', ')} or ${types.at(-1) ?? ''}`,
    refused: 'This could not be accepted. Please change it.',
    /** Why the server refused a file, and what to do instead. In English its own sentence says so. */
    refusedFile: {} as Readonly<
      Partial<Record<FileReason, (file: { types: string; limit: string }) => string>>
    >,
  },
  megabytes: (amount: string) => `${amount} MB`,
  summaryTitle: (count: number) => (count === 1 ? 'One thing to correct' : `${count} things to correct`),
  privacy: {
    title: 'What happens to what you write',
    ask: 'Write to',
    link: 'Read the full privacy notice',
    version: (version: string) => `Notice of ${version}`,
  },
  spamTrap: 'Leave this box empty',
  sending: 'Sending',
  sentOf: (sent: string, total: string) => `${sent} of ${total} MB`,
  sentQuarter: (percent: number) => `${percent}% sent`,
  waiting: 'Everything has been sent. Waiting for the office’s system to answer…',
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
    kept: 'Nothing is lost: everything you typed is still here, and it will not be filed twice.',
    offline: 'The connection broke off. Check that you are online and try again.',
    tooLarge: 'The file or the text is too large for us to take. Choose a smaller file.',
    wrongType: 'The file is not what its name says, or is of a type that we do not take. Choose another one.',
    tooOften: (minutes: number) =>
      minutes <= 1
        ? 'Too much was sent in a short time. Try again in a minute.'
        : `Too much was sent in a short time. Try again in ${minutes} minutes.`,
    unavailable: 'Our office system cannot be reached at the moment. Try again in a little while.',
    changed: 'An earlier try with other words has arrived. Press Try again to file what stands here now.',
    checkFields: 'Some boxes need a correction. They are marked.',
    other: 'The mistake is ours, not yours. Try again, and if it stays, write to us.',
    requestId: (id: string) => `If you write to us, name this number: ${id}`,
  },
  receipt: {
    reference: 'Your reference number',
    copy: 'Copy',
    copied: 'Copied',
    copySelected: 'Selected. Copy it from the menu.',
    received: (moment: string) => `Received on ${moment}.`,
    byMail:
      'We confirm this by e-mail. If nothing has reached you by tomorrow, write to us with this number.',
    step: (title: string) => `${title}.`,
    follow: 'With this number and your e-mail you can see or change it at any time:',
    track: 'Where does it stand?',
    print: 'Print this page',
  },
};

export type FormsWords = typeof forms;
