import type { components } from 'frontend-shared/api/types.generated';
import { paths } from './paths';

type Schemas = components['schemas'];

interface StartPage {
  page: Schemas['StartPage'];
  /** What it takes to see it. */
  permission?: Schemas['Permission'];
}

/** The screens that a login can lead to, in the order of their tabs. */
export const START_PAGES: readonly StartPage[] = [
  { page: 'dashboard' },
  { page: 'contacts', permission: 'contacts:read' },
  { page: 'applications', permission: 'applications:read' },
  { page: 'shareholders', permission: 'shareholders:read' },
  { page: 'subscribers', permission: 'subscriptions:read' },
  { page: 'team', permission: 'admins:read' },
  { page: 'activity', permission: 'audit:read' },
];

/** State of the history entry that a login leads to: the dashboard then makes way for the start page. */
export const AFTER_LOGIN = { isStart: true };

export function isStart(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isStart' in state;
}

/** Address of the start page; the dashboard's when the account may not see it any more. */
export function startPath(wanted: StartPage['page'], permissions: readonly string[]): string {
  const found = START_PAGES.find(({ page }) => page === wanted);
  const mayOpen = found && (!found.permission || permissions.includes(found.permission));
  return mayOpen ? paths[found.page] : paths.dashboard;
}
