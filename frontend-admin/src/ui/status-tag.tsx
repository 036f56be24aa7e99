import { Icon, type IconName } from './icon';

const ICONS: Readonly<Record<string, IconName>> = {
  pending: 'clock',
  approved: 'tick',
  rejected: 'cross',
  withdrawn: 'undo',
  new: 'mail',
  read: 'mailOpen',
  active: 'tick',
  paused: 'pause',
  cancelled: 'cross',
  planned: 'box',
  delivered: 'tick',
  returned: 'undo',
  inLine: 'minus',
  working: 'clock',
  failed: 'warning',
  done: 'tick',
  erased: 'bin',
};

interface StatusTagProps {
  status: string;
  /** Label of the status. */
  word: string | undefined;
}

/** A status as icon, word and colour. */
export function StatusTag({ status, word = status }: StatusTagProps) {
  const icon = ICONS[status];
  return (
    <span className={`ad-tag ad-tag--${status}`}>
      {icon && <Icon name={icon} size={15} />}
      {word}
    </span>
  );
}
