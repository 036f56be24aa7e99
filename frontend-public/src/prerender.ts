import type { Locale } from 'frontend-shared/i18n/locale';
import { type PageOfRemote, PUBLIC_PATHS } from 'frontend-shared/routing/public-pages';
import { pageAt } from './routes';

/* Exports for the prerenderer, built for Node.js (webpack.config.mjs). */
export { default as App } from './App';

export const paths = PUBLIC_PATHS;

/**
 * Source files of the page at an address and its messages, named as in the browser's build: `howItWorks` is in
 * `how-it-works`.
 */
export function partsOf(path: string, locale: Locale): readonly string[] {
  const name = pageAt('/', path);
  if (!name) throw new Error(`There is no page ${path}.`);
  const folder = folderOf(name);
  return [`src/pages/${folder}/${folder}-page.tsx`, `src/content/${locale}/${folder}.ts`];
}

function folderOf(name: PageOfRemote): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
