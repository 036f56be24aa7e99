import { serverNow } from 'frontend-shared/api/server-clock';
import type { Locale } from 'frontend-shared/i18n/locale';
import type { team } from '../../content/team';
import type { TeamMember } from '../../data/team';

const HOUR_MS = 3_600_000;

/** Hours until the invitation link expires, rounded up; 0 if it has expired. */
export function hoursLeft({ invitationEndsAt = '' }: TeamMember): number {
  return Math.max(0, Math.ceil((new Date(invitationEndsAt).getTime() - serverNow()) / HOUR_MS));
}

/** For example "52 h left" or "Ended". */
export function timeLeftLabel(member: TeamMember, messages: (typeof team)[Locale]): string {
  const hours = hoursLeft(member);
  return hours > 0 ? messages.hoursLeft(hours) : messages.ended;
}
