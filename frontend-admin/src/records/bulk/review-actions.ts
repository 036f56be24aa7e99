import { review as copy, reviewMessages } from '../../content/en/review';
import type { ReviewStatus } from '../../data/records';
import type { BulkAction } from './bulk-action';

/** What can be done with several applications at once, a factory's or a shareholder's. */
export function reviewActions(permission: BulkAction['permission']): BulkAction<ReviewStatus>[] {
  return [
    {
      status: 'approved',
      from: ['pending'],
      label: copy.approve,
      doing: copy.approvingMany,
      done: reviewMessages.verbs.approved,
      icon: 'tick',
      look: 'primary',
      permission,
      undoable: true,
    },
    {
      status: 'rejected',
      from: ['pending'],
      label: copy.reject,
      doing: copy.rejectingMany,
      done: reviewMessages.verbs.rejected,
      icon: 'cross',
      look: 'danger',
      permission,
      asksReason: true,
      undoable: true,
    },
  ];
}
