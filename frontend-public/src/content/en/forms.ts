import type { FileReason } from 'frontend-shared/api/error';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { plural } from 'frontend-shared/i18n/plural';

const characters = (count: number) =>
  `${formatNumber(count)} ${plural('en', count, { one: 'character', other: 'characters' })}`;

/** Messages that all forms share: errors, upload progress, drafts, failures, receipts. */
export const forms = {
  keep: 'What you type stays in this tab until you send it or clear it.',
  noScript: 'This form needs JavaScript, which is switched off in your browser. Write to us instead:',
  sectionState: {
    done: 'done',
    current: 'you are here',
    wrong: 'needs correcting',
    open: 'not filled in yet',
  },
  sectionsLabel: 'Parts of the form',
  charactersLeft: (left: number) => `${characters(left)} left`,
  errors: {
    required: 'Fill in this field.',
    tooShort: (least: number) => `Enter at least ${characters(least)}.`,
    tooLong: (over: number) => `Too long by ${characters(over)}. Shorten it a little.`,
    characters: 'Contains characters that cannot be used here.',
    nameCharacters: 'A name cannot contain < > { } [ ] \\ | ^ or ~.',
    nameLetters: 'Enter a name with letters.',
    digits: (typed: number, needed: number) =>
      `${typed} ${plural('en', typed, { one: 'digit', other: 'digits' })} typed, ${needed} needed.`,
    digitsOnly: 'Use digits only.',
    mobileStart: 'An Indian mobile number begins with 6, 7, 8 or 9.',
    landline: 'This looks like a landline number. Enter a mobile number, without a leading 0.',
    pinStart: 'A PIN code does not begin with 0.',
    panLength: (typed: number, needed: number) => `${characters(typed)} typed, ${needed} needed.`,
    panLetters: (typed: string) => `The first five must be letters from A to Z. You typed ${typed}.`,
    panDigits: (typed: string) => `Characters six to nine must be digits. You typed ${typed}.`,
    panLast: (typed: string) => `The last character must be a letter from A to Z. You typed ${typed}.`,
    email: 'Enter an e-mail like name@example.org.',
    fileType: (types: string) => `We can’t read this type of file. Choose ${types}.`,
    photoType: (types: string) =>
      `We can’t read this type of photo. Open it, take a screenshot and choose that. ${types} will do.`,
    fileSize: (size: string, limit: string) => `This file is ${size}. Choose one of at most ${limit}.`,
    fileEmpty: 'This file is empty. Choose another one.',
    fileContent:
      'The content of this file does not match its name. Choose the original file, or save it again.',
    fileChanged: 'This file was changed or moved after you chose it. Choose it again.',
    fileLost: (name: string) => `Files are not kept over a reload. Choose “${name}” again.`,
    fileTypes: (types: readonly string[]) => `${types.slice(0, -1).join(', ')} or ${types.at(-1) ?? ''}`,
    refused: 'This could not be accepted. Please change it.',
    /** Why the server rejected a file, and what to do. Empty in English, where the server's message is shown. */
    refusedFile: {} as Readonly<
      Partial<Record<FileReason, (file: { types: string; limit: string }) => string>>
    >,
  },
  megabytes: (amount: string) => `${amount} MB`,
  summaryTitle: (count: number) =>
    plural('en', count, { one: 'One thing to correct', other: `${count} things to correct` }),
  privacy: {
    title: 'How we use your information',
    ask: 'Write to',
    link: 'Read the full privacy notice',
    version: (version: string) => `Notice of ${version}`,
  },
  spamTrap: 'Leave this field empty',
  sending: 'Sending',
  sentOf: (sent: string, total: string) => `${sent} of ${total} MB`,
  sentQuarter: (percent: number) => `${percent}% sent`,
  waiting: 'Everything has been sent. Waiting for confirmation…',
  cancel: 'Cancel',
  cancelled: 'Sending was stopped. Everything you typed is still here.',
  tryAgain: 'Try again',
  clear: 'Clear form',
  cleared: 'The form is empty.',
  undoClear: 'Undo',
  clearUndone: 'Everything you typed is back.',
  restored: 'We have restored what you typed.',
  sentAs: 'Sent. Your reference:',
  draftOffer: {
    text: 'You began to fill in this form before.',
    /** Inputs that are not stored with the draft. */
    notKept: { file: 'The file is not kept.', fileAndPan: 'The file and the PAN are not kept.' },
    restore: 'Restore what you typed',
    forget: 'Start again',
  },
  failure: {
    kept: 'Nothing is lost. Everything you typed is still here, and sending it again is safe.',
    offline: 'The connection was lost. Check that you are online and try again.',
    tooLarge: 'The file or text is too large. Choose a smaller file or shorten the text.',
    wrongType: 'The file does not match its name, or we do not accept this type. Choose another file.',
    tooOften: (minutes: number) =>
      minutes <= 1
        ? 'Too many attempts in a short time. Try again in a minute.'
        : `Too many attempts in a short time. Try again in ${minutes} minutes.`,
    unavailable: 'We can’t reach our server right now. Try again in a few minutes.',
    changed: 'An earlier version reached us. Press Try again to send this one too.',
    checkFields: 'Some fields need correcting. They are marked.',
    other: 'Something went wrong on our side. Try again. If it keeps happening, write to us.',
    requestId: (id: string) => `If you write to us, quote this number: ${id}`,
  },
  receipt: {
    reference: 'Your reference number',
    copy: 'Copy',
    copied: 'Copied',
    copySelected: 'Selected. Copy it from the menu.',
    received: (moment: string) => `Received on ${moment}.`,
    byMail:
      'We will confirm this by e-mail. If you have not received it by tomorrow, write to us and quote this number.',
    step: (title: string) => `${title}.`,
    follow: 'With this number and your e-mail you can see what you sent and where it stands:',
    track: 'Check status',
    print: 'Print this page',
  },
};

export type FormsMessages = typeof forms;
