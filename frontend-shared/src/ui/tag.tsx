import type { ReactNode } from 'react';
import {
  ClockIcon,
  CloseIcon,
  GearIcon,
  HardHatIcon,
  type IconProps,
  MailIcon,
  MailOpenIcon,
  RupeeIcon,
  TickIcon,
} from './icon';
import './tag.css';

export type TagKind =
  | 'profitable'
  | 'running'
  | 'coming-soon'
  | 'pending'
  | 'approved'
  | 'rejected'
  | 'new'
  | 'read';

const looks: Record<TagKind, { tone: string; Icon: (props: IconProps) => ReactNode }> = {
  profitable: { tone: 'leaf', Icon: RupeeIcon },
  running: { tone: 'neel', Icon: GearIcon },
  'coming-soon': { tone: 'haldi', Icon: HardHatIcon },
  pending: { tone: 'haldi', Icon: ClockIcon },
  approved: { tone: 'leaf', Icon: TickIcon },
  rejected: { tone: 'danger', Icon: CloseIcon },
  new: { tone: 'neel', Icon: MailIcon },
  read: { tone: 'grey', Icon: MailOpenIcon },
};

/** A status with icon and text, never by colour alone. */
export function Tag({ kind, children }: { kind: TagKind; children: ReactNode }) {
  const { tone, Icon } = looks[kind];
  return (
    <span className={`cf-tag cf-tag--${tone}`}>
      <Icon size={16} />
      <span>{children}</span>
    </span>
  );
}
