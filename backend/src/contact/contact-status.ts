import type { StatusRules } from '../submissions/record/status-rules.js';

export const CONTACT_STATUSES = ['new', 'read'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** Messages: read when somebody opens them, and back. Two who open the same one at once both succeed. */
export const CONTACT_RULES: StatusRules<ContactStatus> = {
  initial: 'new',
  pendingStatus: 'new',
  onlyMarks: true,
  next: { new: ['read'], read: ['new'] },
  settled: ['read'],
  anyoneRepeats: true,
};
