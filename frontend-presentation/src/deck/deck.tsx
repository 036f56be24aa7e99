import type { RemoteProps } from 'frontend-shared/federation/remote-contract';
import { useNavigate } from 'frontend-shared/routing/router';
import { useEffect, useRef } from 'react';
import { deckContent } from '../content/content';
import { SlideView } from '../slides/slide-view';
import { ControlBar } from './control-bar';
import './deck.css';
import { useDeck } from './use-deck';
import { useFullScreen } from './use-full-screen';
import { useKeys } from './use-keys';
import { useSwipe } from './use-swipe';

interface DeckProps
  extends Pick<RemoteProps, 'basePath' | 'locale' | 'site' | 'onHeaderVisible' | 'onReady'> {}

/** The deck: one slide at a time, its controls, keys and swipes. */
export function Deck({ basePath, locale, site, onHeaderVisible, onReady }: DeckProps) {
  const { slides, messages } = deckContent(locale);
  const frame = useRef<HTMLElement>(null);
  const deck = useDeck(basePath, slides.length);
  const screen = useFullScreen(frame, onHeaderVisible);
  const exit = useExit(basePath, locale, site.siteUrl);
  const swipe = useSwipe(deck.step);

  useEffect(() => {
    onReady?.();
  }, [onReady]);
  useKeys({
    next: () => deck.step(1),
    previous: () => deck.step(-1),
    first: () => deck.goTo(0),
    last: () => deck.goTo(slides.length - 1),
    fullScreen: screen.toggle,
    escape: () => (screen.active ? screen.leave() : exit()),
  });

  const slide = slides[deck.current];
  return (
    <section
      className={screen.active ? 'pr-deck pr-deck--full' : 'pr-deck'}
      ref={frame}
      aria-label={messages.label}
    >
      <div className="pr-deck__stage" {...swipe}>
        {slide && <SlideView key={slide.id} slide={slide} locale={locale} />}
      </div>
      <ControlBar deck={deck} count={slides.length} screen={screen} messages={messages} onExit={exit} />
    </section>
  );
}

/**
 * Inside the shell the deck leaves to the home page of its language. On its own site (where it is the root) it goes
 * to the configured address of the site, and stays when there is none.
 */
function useExit(basePath: string, locale: RemoteProps['locale'], siteUrl: string): () => void {
  const navigate = useNavigate();
  const alone = !basePath.endsWith('/presentation');
  return () => {
    if (!alone) navigate(locale === 'hi' ? '/hi' : '/');
    else if (siteUrl) window.location.assign(siteUrl);
  };
}
