import type { components } from 'frontend-shared/api/types.generated';
import { paths } from './paths';

type Schemas = components['schemas'];

interface StartPage {
  page: Schemas['StartPage'];
  /** Permission needed to see it. */
  permission?: Schemas['Permission'];
}

/** The pages that can be the start page, in the order of the navigation. */
export const START_PAGES: readonly StartPage[] = [
  { page: 'dashboard' },
  { page: 'contacts', permission: 'contacts:read' },
  { page: 'applications', permission: 'applications:read' },
  { page: 'shareholders', permission: 'shareholders:read' },
  { page: 'subscribers', permission: 'subscriptions:read' },
  { page: 'team', permission: 'admins:read' },
  { page: 'activity', permission: 'audit:read' },
];

/** History state set after login; the dashboard then redirects to the chosen start page. */
export const AFTER_LOGIN = { afterLogin: true };

export function isAfterLogin(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'afterLogin' in state;
}

/** Path of the start page, or of the dashboard when the account may no longer see it. */
export function startPath(wanted: StartPage['page'], permissions: readonly string[]): string {
  const found = START_PAGES.find(({ page }) => page === wanted);
  const canOpen = found && (!found.permission || permissions.includes(found.permission));
  return canOpen ? paths[found.page] : paths.dashboard;
}
