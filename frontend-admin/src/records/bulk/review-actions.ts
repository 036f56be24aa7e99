import type { Locale } from 'frontend-shared/i18n/locale';
import { review, reviewMessages } from '../../content/review';
import type { ReviewStatus } from '../../data/records';
import type { BulkAction } from './bulk-action';

/** What can be done with several applications at once, a factory's or a shareholder's. */
export function reviewActions(
  permission: BulkAction['permission'],
  locale: Locale,
): BulkAction<ReviewStatus>[] {
  const copy = review[locale];
  const { verbs } = reviewMessages[locale];
  return [
    {
      status: 'approved',
      from: ['pending'],
      label: copy.approve,
      doing: copy.approvingMany,
      done: verbs.approved,
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
      done: verbs.rejected,
      icon: 'cross',
      look: 'danger',
      permission,
      asksReason: true,
      undoable: true,
    },
  ];
}
