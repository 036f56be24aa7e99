import type { StatusRules } from '../submissions/record/status-rules.js';

export const CONTACT_STATUSES = ['new', 'read'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** Messages become read when opened, and can be set back to new. Opening one at the same time succeeds for both. */
export const CONTACT_RULES: StatusRules<ContactStatus> = {
  initial: 'new',
  pendingStatus: 'new',
  onlyMarks: true,
  next: { new: ['read'], read: ['new'] },
  settled: ['read'],
  anyoneRepeats: true,
};
