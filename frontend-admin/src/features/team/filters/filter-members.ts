import { serverNow } from 'frontend-shared/api/server-clock';
import type { TeamMember } from '../../../data/team';
import { PRESET_NAMES, presetOf } from '../permissions/permission-rows';

const DAY_MS = 86_400_000;

export const PRESET_CHOICES = [...PRESET_NAMES, 'own', 'nothing'] as const;
export const FACTOR_CHOICES = ['passkey', 'totp', 'none'] as const;
/** `over30` and `over90` do not include people who have never logged in. */
export const LOGIN_CHOICES = ['never', 'over30', 'over90'] as const;

/** Filters of the team; all must match. */
export interface TeamFilters {
  /** Part of the e-mail address. */
  q?: string;
  preset?: (typeof PRESET_CHOICES)[number];
  factor?: (typeof FACTOR_CHOICES)[number];
  login?: (typeof LOGIN_CHOICES)[number];
}

/** The members who match the filters. */
export function filterMembers(members: readonly TeamMember[], filters: TeamFilters, now = serverNow()) {
  const { q, preset, factor, login } = filters;
  return members.filter(
    (member) =>
      (q === undefined || member.email.toLowerCase().includes(q.toLowerCase())) &&
      (preset === undefined || presetOf(member.permissions).name === preset) &&
      (factor === undefined || hasFactor(member, factor)) &&
      (login === undefined || loggedIn(member, login, now)),
  );
}

function hasFactor({ factors }: TeamMember, factor: NonNullable<TeamFilters['factor']>): boolean {
  return factor === 'none' ? factors.length === 0 : factors.includes(factor);
}

function loggedIn({ lastLoginAt }: TeamMember, login: NonNullable<TeamFilters['login']>, now: number) {
  if (lastLoginAt === undefined || login === 'never') return lastLoginAt === undefined && login === 'never';
  const days = login === 'over30' ? 30 : 90;
  return now - new Date(lastLoginAt).getTime() > days * DAY_MS;
}
