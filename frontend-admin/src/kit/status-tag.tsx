import { Icon, type IconName } from './icon';

type ReviewStatus = 'pending' | 'approved' | 'rejected';

const LOOK: Record<ReviewStatus, { icon: IconName; word: string }> = {
  pending: { icon: 'clock', word: 'Pending' },
  approved: { icon: 'tick', word: 'Approved' },
  rejected: { icon: 'cross', word: 'Rejected' },
};

/** A status as icon, word and colour. */
export function StatusTag({ status }: { status: ReviewStatus }) {
  const { icon, word } = LOOK[status];
  return (
    <span className={`ad-tag ad-tag--${status}`}>
      <Icon name={icon} size={15} />
      {word}
    </span>
  );
}
