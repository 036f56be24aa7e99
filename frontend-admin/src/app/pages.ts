import { importWithTimeout } from 'frontend-shared/federation/import-with-timeout';
import { lazy } from 'react';
import { paths } from '../routing/paths';

/** Loads the code of the console's pages, by path. */
const loaders = {
  [paths.dashboard]: () => import('../features/dashboard/dashboard-screen'),
  [paths.contacts]: () => import('../features/contacts/contacts-screen'),
  [paths.applications]: () => import('../features/applications/applications-screen'),
  [paths.shareholders]: () => import('../features/shareholders/shareholders-screen'),
  [paths.subscribers]: () => import('../features/subscribers/subscribers-screen'),
  [paths.deliveries]: () => import('../features/deliveries/deliveries-screen'),
  [paths.team]: () => import('../features/team/team-screen'),
  [paths.activity]: () => import('../features/activity/activity-screen'),
  [paths.settings]: () => import('../features/settings/settings-screen'),
  [paths.account]: () => import('../features/account/account-screen'),
  [paths.mails]: () => import('../features/mails/mails-screen'),
};

type PagePath = keyof typeof loaders;
type Page = Awaited<ReturnType<(typeof loaders)[PagePath]>>;

const lazyPage = (path: PagePath) => lazy(() => importWithTimeout<Page>(loaders[path]));

/** Lazy components of all pages, by path. React caches the failure of a lazy component, so a retry needs new ones. */
export function lazyPages() {
  const pages = Object.keys(loaders).map((path) => [path, lazyPage(path as PagePath)]);
  return Object.fromEntries(pages) as Record<PagePath, ReturnType<typeof lazyPage>>;
}

/** Loads the code of the page at a path, if there is one. */
export async function fetchPageAt(pathname: string): Promise<void> {
  if (pathname in loaders) await loaders[pathname as PagePath]();
}
