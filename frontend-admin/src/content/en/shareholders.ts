import { counted } from '../../format/counted';

export const shareholders = {
  pageTitle: 'Shareholders',
  heading: 'Shareholder applications',
  shares: 'Shares',
  anyShares: 'Any number',
  sharesAlone: (count: number) => counted(count, 'share', 'shares'),
  sharesAndAmount: (count: string, amount: string) => `${count} for ${amount}`,
  sharesForAmount: (count: number, amount: string) => `${counted(count, 'share', 'shares')} for ${amount}`,
  referral: 'Invited by',
  noReferral: 'No referral code was given',
  nominee: 'Nominee',
  nomineeIs: (name: string, relation: string) => `${name} (${relation})`,
  terms: 'Terms',
  termsAgreed: 'Agreed',
  termsNotAgreed: 'Not agreed',
  pan: 'PAN',
  revealPan: 'Reveal PAN',
  revealing: 'Revealing…',
  hidePan: 'Hide PAN',
  revealLogged: (seconds: number) =>
    `Each reveal is recorded in the activity log with your name. The PAN is hidden again after ${seconds} seconds.`,
  revealsToday: (used: number, perDay: number) => `${used} of ${perDay} PANs revealed today.`,
  revealsEnd: 'Beyond that an owner has to raise the number.',
  revealsUsedUp:
    'No more today. An owner can raise the number on the Team page; at midnight, Indian time, it begins anew.',
  revealFailed: 'The PAN could not be revealed.',
  idProof: 'Identity proof',
  noIdProof: 'No identity proof is stored.',
  closedIdProof:
    'An identity proof is stored. Only people who can decide on applications or reveal a PAN may open it.',
  duplicates: 'Same PAN',
  duplicatesWarning: (count: number) =>
    count === 1
      ? 'Another application names the same PAN. The applicant is not told.'
      : `${count} other applications name the same PAN. The applicant is not told.`,
  sameContactHelp:
    'With another PAN. Families and helpers share addresses and phones, so this need not be wrong.',
  listFailed: 'Failed to fetch shareholders',
  recordFailed: 'Failed to fetch shareholder',
  updateFailed: 'Failed to update status',
  panel: 'Shareholder application',
  delete: 'Delete',
  deleteTitle: (name: string) => `Delete the application of ${name}?`,
  deleteWhat: 'PAN, identity proof, name, contact details, nominee, history and unsent mails will be erased.',
  deleteKept: 'The activity log records who deleted which reference, and when. This cannot be undone.',
  typeReference: (reference: string) => `Type ${reference} to confirm`,
  wrongReference: (reference: string) => `This is not the reference. Please type ${reference}.`,
  confirmDelete: 'Delete for good',
  deleting: 'Deleting…',
  deleted: (reference: string) => `Deleted: ${reference}`,
  deleteFailed: 'Failed to delete application',
  deletingMany: 'Deleting',
  erased: 'deleted',
  deleteManyTitle: (count: number) => `Delete ${counted(count, 'application', 'applications')}?`,
  deleteMany: (count: number) => `Delete ${counted(count, 'application', 'applications')} for good`,
  samePan: (reference: string) => `same PAN as ${reference}`,
} as const;
