import type { ReasonKind } from '../../data/records/decision-reasons';
import type { ReviewDecisionStatus } from '../../data/records/records';

/** Messages of the settings card for decision reasons. */
export const reasons = {
  title: 'Reasons for decisions',
  help: 'Everybody who decides can begin with one of these and change it before it is sent. The applicant reads it in the language of the application.',
  loadFailed: 'The reasons could not be loaded.',
  empty: 'There are no reasons yet.',
  supplied: 'These are the default reasons.',
  changedBy: (who: string, when: string) => `Last changed by ${who}, ${when}.`,
  add: 'Add a reason',
  full: (most: string) => `There can be ${most} reasons at most.`,
  edit: (title: string) => `Change “${title}”`,
  editShort: 'Change',
  up: (title: string) => `Move “${title}” up`,
  down: (title: string) => `Move “${title}” down`,
  remove: (title: string) => `Delete “${title}”`,
  removeShort: 'Delete',
  removeQuestion: 'Nobody will be able to choose it any more. Mails that were sent stay as they are.',
  removeYes: 'Delete the reason',
  kinds: 'Used for',
  kindNames: {
    'factory-application': 'Factory applications',
    shareholder: 'Shareholders',
  } satisfies Record<ReasonKind, string>,
  decision: 'Given when',
  decisionNames: {
    rejected: 'Rejecting',
    pending: 'Reopening',
    approved: 'Approving',
  } satisfies Record<ReviewDecisionStatus, string>,
  /** Headings of the two parts of the form. */
  languages: { en: 'English', hi: 'Hindi' },
  titleLabel: 'Title',
  titleHelp: 'The titles stand on the buttons. The applicant does not see them.',
  textLabel: 'Text',
  needed: {
    kinds: 'Please choose what it is used for.',
    title: 'Please enter a title in both languages.',
    text: 'Please write the text in both languages. Each applicant reads one of them.',
  },
  addTitle: 'New reason',
  editTitle: 'Change the reason',
  save: 'Save reason',
  saving: 'Saving…',
  saved: (title: string) => `Saved: ${title}`,
  removed: (title: string) => `Deleted: ${title}`,
  conflict: (why: string) => `${why} What you typed is still here. Save it again if it is still needed.`,
  saveFailed: 'The reasons could not be saved.',
} as const;
