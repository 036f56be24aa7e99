/** Words of deciding about an application, a factory's or a shareholder's. */
export const review = {
  reject: 'Reject',
  rejecting: 'Rejecting…',
  keepPending: 'Keep pending',
  approve: 'Approve',
  approving: 'Approving…',
  reopen: 'Reopen',
  reopening: 'Reopening…',
  reason: 'Reason',
  reasonOptional: 'Reason (optional)',
  reasonSeen: 'The applicant may read it.',
  reasonNeeded: 'Please write a reason. The applicant may read it.',
  confirmReject: 'Reject application',
  confirmApprove: 'Approve application',
  confirmReopen: 'Reopen application',
  readOnly: 'Your account may read applications, not decide them.',
  done: {
    approved: (name: string) => `Approved: ${name}`,
    rejected: (name: string) => `Rejected: ${name}`,
    pending: (name: string) => `Reopened: ${name}`,
  },
  undone: (name: string) => `Taken back: ${name} is as before.`,
  undoFailed: (name: string, message: string) => `${name} could not be taken back. ${message}`,
} as const;

/** The part of a kind's own words that is the same for every kind of application. */
export const reviewWords = {
  who: 'Applicant',
  status: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  empty: 'No applications found.',
  emptyHome: 'Everything that arrived has been decided.',
  notFound: 'This application does not exist any more.',
  next: 'Next application',
  previous: 'Previous application',
  waitingPosition: (position: string, total: string) => `${position} of ${total} pending`,
  arrived: 'Application received',
  history: { pending: 'Reopened', approved: 'Approved', rejected: 'Rejected' },
  verbs: { pending: 'reopened', approved: 'approved', rejected: 'rejected' },
  thing: 'application',
  suspectHelp: 'Mails to the applicant are held back.',
  genuine: 'It is genuine',
  cleared: (name: string) => `${name}: cleared, mails to the applicant go out.`,
} as const;
