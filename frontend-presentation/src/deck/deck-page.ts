import { companyName } from 'frontend-shared/content/company-name';
import type { RemoteProps } from 'frontend-shared/federation/remote-contract';
import { useEffect } from 'react';
import type { FrameTexts } from '../content/messages/types/frame-texts';
import type { LazyModule } from './loading/lazy-module';
import type { SlideModule } from './loading/slide-module';

/** Props of the deck and of the presenter, clicker and follower pages. */
export interface DeckPageProps
  extends Pick<RemoteProps, 'basePath' | 'locale' | 'site' | 'onHeaderVisible' | 'onReady'>,
    FrameTexts {
  /** The slides, in the language of the titles. */
  slideModule: LazyModule<SlideModule>;
}

/** Hides the site's header while the page is mounted, and reports that the page is ready. */
export function useWithoutSiteHeader({
  onHeaderVisible,
  onReady,
}: Pick<DeckPageProps, 'onHeaderVisible' | 'onReady'>): void {
  useEffect(() => {
    onHeaderVisible?.(false);
    onReady?.();
    return () => onHeaderVisible?.(true);
  }, [onHeaderVisible, onReady]);
}

/** Sets the document title, unless it is undefined because another component sets it. */
export function useDocumentTitle(
  title: string | undefined,
  { site, locale }: Pick<DeckPageProps, 'site' | 'locale'>,
): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${companyName(site, locale)}`;
  }, [title, site, locale]);
}
