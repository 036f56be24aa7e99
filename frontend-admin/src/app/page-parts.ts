import { codeInTime } from 'frontend-shared/federation/code-in-time';
import { paths } from '../routing/paths';

/** Code of the console's pages, by address. */
const loaders = {
  [paths.dashboard]: () => import('../features/dashboard/dashboard-screen'),
  [paths.contacts]: () => import('../features/contacts/contacts-screen'),
  [paths.applications]: () => import('../features/applications/applications-screen'),
  [paths.shareholders]: () => import('../features/shareholders/shareholders-screen'),
  [paths.subscribers]: () => import('../features/subscribers/subscribers-screen'),
  [paths.account]: () => import('../features/account/account-screen'),
};

type PagePath = keyof typeof loaders;
type Page = Awaited<ReturnType<(typeof loaders)[PagePath]>>;

/** Fetches the component of a page. */
export function pagePart(path: PagePath): Promise<Page> {
  return codeInTime<Page>(loaders[path]);
}

/** Fetches the component of the page at an address, if there is one. */
export async function partAt(pathname: string): Promise<void> {
  if (pathname in loaders) await loaders[pathname as PagePath]();
}
