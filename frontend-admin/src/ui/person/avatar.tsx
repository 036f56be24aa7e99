import { Icon, type IconName } from '../icon';
import './avatar.css';

/** Number of background colours that help to tell people apart. */
const TONES = 4;

/** "RY" for rajesh.yadav@example.org, "O" for office@example.org. */
function initials(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
}

/** Depends on the address only, so that a person has the same colour everywhere. */
function toneOf(email: string): number {
  return [...email].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES;
}

interface AvatarProps {
  email: string;
  /** Marks the user's own avatar. */
  isOwn?: boolean;
  size?: number;
}

/** Initials of an account, shown beside its address. */
export function Avatar({ email, isOwn = false, size = 26 }: AvatarProps) {
  return (
    <span
      className="ad-avatar"
      data-tone={isOwn ? 'own' : toneOf(email)}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.46) }}
      aria-hidden="true"
      translate="no"
    >
      {initials(email)}
    </span>
  );
}

/** Placeholder where there is no account, or an unknown one. */
export function AvatarPlaceholder({ icon, size = 26 }: { icon: IconName; size?: number }) {
  return (
    <span className="ad-avatar is-nobody" style={{ width: size, height: size }} aria-hidden="true">
      <Icon name={icon} size={Math.round(size * 0.6)} />
    </span>
  );
}
