import type { RemoteProps } from 'frontend-shared/federation/remote-contract';
import { useEffect, useMemo, useRef } from 'react';
import { controlMessages } from '../content/controls';
import type { Slide } from '../content/deck-content';
import { ControlBar } from './bar/control-bar';
import './deck.css';
import { useKeys } from './input/use-keys';
import { useLoadAll } from './later';
import { outlineOf } from './outline';
import { Overlays } from './overlays';
import { SlideAnnouncement } from './screen/slide-announcement';
import { TypedNumber } from './screen/typed-number';
import { useExit } from './screen/use-exit';
import { useFullScreen } from './screen/use-full-screen';
import { useIdle } from './screen/use-idle';
import { SlideArea } from './stage/slide-area';
import { DeckProvider, useDeck } from './state/deck-context';
import { useAddressedDeck } from './state/use-addressed-deck';
import { useAutoPlay } from './state/use-auto-play';

interface DeckProps
  extends Pick<RemoteProps, 'basePath' | 'locale' | 'site' | 'onHeaderVisible' | 'onReady'> {
  slides: readonly Slide[];
}

/** The deck: one slide at a time, its controls, keys and swipes. */
export function Deck(props: DeckProps) {
  const store = useAddressedDeck(props.basePath, props.slides.length);
  return (
    <DeckProvider store={store}>
      <DeckFrame {...props} />
    </DeckProvider>
  );
}

function DeckFrame({ basePath, locale, site, slides, onHeaderVisible, onReady }: DeckProps) {
  const messages = controlMessages(locale);
  const outline = useMemo(() => outlineOf(slides), [slides]);
  const toolbar = useRef<HTMLDivElement>(null);
  const isFull = useDeck((deck) => deck.fullScreen);
  const isOpen = useDeck((deck) => deck.overlay !== null);
  const isIdle = useIdle(isFull && !isOpen, toolbar);
  const exit = useExit(basePath, locale, site.siteUrl);
  useFullScreen(onHeaderVisible);
  useAutoPlay();
  useKeys({ exit });
  useLoadAll();
  useEffect(() => {
    onReady?.();
  }, [onReady]);

  return (
    <section
      className={['pr-deck', isFull && 'pr-deck--full', isIdle && 'pr-deck--idle'].filter(Boolean).join(' ')}
      aria-label={messages.label}
      lang={locale}
    >
      <SlideArea slides={slides} locale={locale} />
      <Overlays slides={slides} locale={locale} outline={outline} messages={messages} onExit={exit} />
      <TypedNumber messages={messages} />
      <ControlBar outline={outline} messages={messages} toolbar={toolbar} onExit={exit} />
      <SlideAnnouncement slides={slides} locale={locale} site={site} messages={messages} />
    </section>
  );
}
