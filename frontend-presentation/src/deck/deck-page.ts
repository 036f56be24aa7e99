import { companyName } from 'frontend-shared/content/company-name';
import type { RemoteProps } from 'frontend-shared/federation/remote-contract';
import { useEffect } from 'react';
import type { DeckTitles } from '../content/slides/outline';
import type { LazyModule } from './lazy-module';
import type { SlideModule } from './slide-module';

/** What the deck is given, and each page beside it: the presenter's window, the phone that turns the slides, the page for following. */
export interface DeckPageProps
  extends Pick<RemoteProps, 'basePath' | 'locale' | 'site' | 'onHeaderVisible' | 'onReady'> {
  titles: DeckTitles;
  /** The slides themselves, in the language of the titles. */
  slideModule: LazyModule<SlideModule>;
}

/** A page beside the deck has the window to itself; the site's header is back when it is left. */
export function useWholeWindow({
  onHeaderVisible,
  onReady,
}: Pick<DeckPageProps, 'onHeaderVisible' | 'onReady'>): void {
  useEffect(() => {
    onHeaderVisible?.(false);
    onReady?.();
    return () => onHeaderVisible?.(true);
  }, [onHeaderVisible, onReady]);
}

/** Names the window; without a title, something on the page does. */
export function useWindowTitle(
  title: string | undefined,
  { site, locale }: Pick<DeckPageProps, 'site' | 'locale'>,
): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${companyName(site, locale)}`;
  }, [title, site, locale]);
}
