import type { Locale } from 'frontend-shared/i18n/locale';
import { outline } from './content/outline';

/* What the prerenderer needs of this remote: built for Node.js beside the browser's build (webpack.config.mjs). */
export { default as App } from './App';

/** Addresses of all slides, without language; the first has none of its own. */
export const paths: readonly string[] = outline.map((_, slide) =>
  slide === 0 ? '/presentation' : `/presentation/${slide + 1}`,
);

/** Parts of the browser's build that a page needs besides the deck itself: its titles. */
export function partsOf(_path: string, locale: Locale): readonly string[] {
  return [`src/content/${locale}/titles.ts`];
}
