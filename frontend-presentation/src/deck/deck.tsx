import { HANDLES_KEYS } from 'frontend-shared/hydration/hydration-marks';
import { useEffect, useMemo, useRef } from 'react';
import { ControlBar } from './bar/control-bar';
import './deck.css';
import type { DeckPageProps } from './deck-page';
import { useKeys } from './input/use-keys';
import { useLoadAtFirstInteraction } from './loading/lazy-module';
import { slideModules } from './loading/slide-module';
import { Overlays, overlayModules } from './overlays';
import { presentingModule, usePresenting } from './presenting/use-presenting';
import { useExit } from './routing/use-exit';
import { useRoutedDeck } from './routing/use-routed-deck';
import { BlankScreen } from './screen/blank-screen';
import { SlideAnnouncement } from './screen/slide-announcement';
import { TypedNumber } from './screen/typed-number';
import { useFullScreen } from './screen/use-full-screen';
import { useIdle } from './screen/use-idle';
import { type Outline, outlineOf, slideTitlesOf } from './slide-outline';
import { slideMotion } from './stage/current-slide';
import { SlideArea } from './stage/slide-area';
import { DeckProvider, useDeck } from './state/deck-context';
import { useAutoPlay } from './state/use-auto-play';

const LAZY_MODULES = [...Object.values(slideModules), slideMotion, ...overlayModules, presentingModule];

/** The deck: one slide at a time, its controls, keys and swipes. */
export function Deck(props: DeckPageProps) {
  const outline = useMemo(() => outlineOf(props.titles), [props.titles]);
  const titles = useMemo(() => slideTitlesOf(outline), [outline]);
  const store = useRoutedDeck(props.basePath, titles.length);
  return (
    <DeckProvider store={store}>
      <DeckFrame {...props} outline={outline} slideTitles={titles} />
    </DeckProvider>
  );
}

interface DeckFrameProps extends Omit<DeckPageProps, 'titles'> {
  outline: Outline;
  slideTitles: readonly string[];
}

function DeckFrame(props: DeckFrameProps) {
  const { basePath, locale, site, slideModule, outline, slideTitles, onHeaderVisible, onReady } = props;
  const messages = props.controls;
  const title = slideTitles[useDeck((deck) => deck.current)] ?? '';
  const toolbar = useRef<HTMLDivElement>(null);
  const isFull = useDeck((deck) => deck.fullScreen);
  const isOpen = useDeck((deck) => deck.overlay !== null);
  const isBlank = useDeck((deck) => deck.blank);
  const isIdle = useIdle(isFull && !isOpen, toolbar);
  const exit = useExit(basePath, locale, site.siteUrl);
  useFullScreen(onHeaderVisible);
  useAutoPlay();
  const presenting = usePresenting(basePath);
  useKeys({ exit, ...presenting });
  useLoadAtFirstInteraction(LAZY_MODULES);
  useEffect(() => {
    onReady?.();
  }, [onReady]);

  return (
    <section
      className={['pr-deck', isFull && 'pr-deck--full', isIdle && 'pr-deck--idle'].filter(Boolean).join(' ')}
      aria-label={messages.label}
      lang={locale}
      {...{ [HANDLES_KEYS]: '' }}
    >
      <SlideArea slideModule={slideModule} title={title} locale={locale} messages={messages} />
      {isBlank && <BlankScreen messages={messages} />}
      <Overlays
        slideModule={slideModule}
        locale={locale}
        outline={outline}
        messages={messages}
        basePath={basePath}
        site={site}
        presenting={presenting}
        onExit={exit}
      />
      <TypedNumber messages={messages} />
      <ControlBar
        outline={outline}
        messages={messages}
        toolbar={toolbar}
        onOpenPresenter={presenting.openPresenter}
        onExit={exit}
      />
      <SlideAnnouncement title={title} locale={locale} site={site} messages={messages} />
    </section>
  );
}
