import type { ScriptNotice, SharingPicture } from 'frontend-shared/federation/remote-contract';
import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { pageMessages as enPages } from './content/en/pages';
import { deck as en } from './content/en/slides';
import { pageMessages as hiPages } from './content/hi/pages';
import { deck as hi } from './content/hi/slides';
import { controlMessages } from './content/messages/controls';
import { slideCounter } from './content/messages/sharing';
import { outline } from './content/slides/outline';
import { pageTitle } from './deck/routing/page-title';
import { slidePath, textPath } from './deck/routing/paths';

/* Entry of the server code, with which the prerenderer renders this remote's pages (webpack.config.mjs). */
export { default as App } from './App';

const DECK = '/presentation';

/** Paths of all slides, without language. */
const slidePaths: readonly string[] = outline.map((_, slide) => slidePath(DECK, slide));

/** Paths of all pages, without language: the slides, and the text version. */
export const paths: readonly string[] = [...slidePaths, textPath(DECK)];

/** Parts of the browser build that a page needs besides the deck itself: its titles and controls. */
export function partsOf(_path: string, locale: Locale): readonly string[] {
  return [`src/content/${locale}/frame-texts.ts`];
}

const decks = { en, hi };
const pageMessages = { en: enPages, hi: hiPages };

/** Title of a shared link to a slide; undefined for the first slide, which has the title of the deck. */
export function titleOf(path: string, locale: Locale): string | undefined {
  const slide = slidePaths.indexOf(path);
  const title = decks[locale].slides[slide]?.title;
  return slide > 0 && title ? pageTitle(slide, title, controlMessages(locale)) : undefined;
}

/** Picture for shared links to a slide, which the server draws on request (`sharing/slide-picture.tsx`). */
export function sharingPictureOf(path: string, locale: Locale): SharingPicture | undefined {
  const slide = slidePaths.indexOf(path);
  const { title, subtitle, imageText } = decks[locale].slides[slide] ?? {};
  if (!title) return undefined;
  const counter = slideCounter(locale, slide + 1, slidePaths.length);
  const text = [title, subtitle, imageText].filter(Boolean).map((part) => sentence(part as string, locale));
  return { name: `presentation-${slide + 1}`, text: [...text, sentence(counter, locale)].join(' ') };
}

/** Notice on slides, whose buttons do nothing without JavaScript. */
export function withoutScripts(path: string, locale: Locale): ScriptNotice | undefined {
  if (!slidePaths.includes(path)) return undefined;
  const { noScripts, readText } = pageMessages[locale];
  return { text: noScripts, link: { address: localePath(locale, textPath(DECK)), text: readText } };
}

function sentence(text: string, locale: Locale): string {
  if (/[.?!।”]$/.test(text)) return text;
  return text + (locale === 'hi' ? '।' : '.');
}
