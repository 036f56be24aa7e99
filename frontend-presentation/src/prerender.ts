import type { Locale } from 'frontend-shared/i18n/locale';
import { controlMessages } from './content/controls';
import { titles as en } from './content/en/titles';
import { titles as hi } from './content/hi/titles';
import { outline } from './content/outline';
import { outlineOf } from './deck/outline';
import { pageTitle } from './deck/page-title';

/* What the prerenderer needs of this remote: built for Node.js beside the browser's build (webpack.config.mjs). */
export { default as App } from './App';

/** Addresses of all slides, without language; the first has none of its own. */
const slidePaths: readonly string[] = outline.map((_, slide) =>
  slide === 0 ? '/presentation' : `/presentation/${slide + 1}`,
);

/** Addresses of all pages, without language: the slides, and the deck written out. */
export const paths: readonly string[] = [...slidePaths, '/presentation/text'];

/** Parts of the browser's build that a page needs besides the deck itself: its titles. */
export function partsOf(_path: string, locale: Locale): readonly string[] {
  return [`src/content/${locale}/titles.ts`];
}

/** A shared link to a slide says which; the first slide stands for the deck. */
export function titleOf(path: string, locale: Locale): string | undefined {
  const slide = slidePaths.indexOf(path);
  const title = outlineOf({ en, hi }[locale]).flatMap(({ slides }) => slides)[slide]?.title;
  return slide > 0 && title ? pageTitle(slide, title, controlMessages(locale)) : undefined;
}
