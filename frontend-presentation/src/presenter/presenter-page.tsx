import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { presentingMessages } from '../content/messages/presenting';
import { type DeckPageProps, useDocumentTitle, useWithoutSiteHeader } from '../deck/deck-page';
import { isWithinSite } from '../deck/routing/paths';
import '../deck/deck.css';
import { randomId } from 'frontend-shared/api/random-id';
import { useKeys } from '../deck/input/use-keys';
import { Overlays } from '../deck/overlays';
import { keepAwakeAndDeferUpdates } from '../deck/presenting/locks/keep-awake-and-defer-updates';
import { Presentation } from '../deck/presenting/presentation';
import { ClickerPanel } from '../deck/presenting/room/clicker-panel';
import { bindDeck } from '../deck/presenting/windows/bind-deck';
import {
  readSession,
  removeSession,
  type WindowSession,
  writeSession,
} from '../deck/presenting/windows/window-session';
import { TypedNumber } from '../deck/screen/typed-number';
import { useFullScreen } from '../deck/screen/use-full-screen';
import { type Outline, outlineOf, slideTitlesOf } from '../deck/slide-outline';
import { DeckProvider, useDeck } from '../deck/state/deck-context';
import { createDeckStore } from '../deck/state/deck-store';
import { PresenterControls, SectionRow } from './presenter-controls';
import { NotesPanel } from './presenter-notes';
import './presenter-page.css';
import { PresenterHeader } from './presenter-header';
import { CurrentSlideView, NextSlideView } from './presenter-slides';

/** The presenter's window: speaker notes, next slide and clock, synchronised with the audience's deck. */
export default function PresenterPage(props: DeckPageProps) {
  const outline = useMemo(() => outlineOf(props.titles), [props.titles]);
  const count = outline.reduce((sum, { slides }) => sum + slides.length, 0);
  const [{ presentation, store, channel }] = useState(() => startPresenter(count));

  useEffect(() => {
    const leave = () => presentation.leave();
    const rejoin = ({ persisted }: PageTransitionEvent) => persisted && presentation.join();
    const stopBinding = bindDeck(store, presentation);
    const stopSaving = presentation.store.subscribe(({ shared, deckLocale }) =>
      writeSession('presenter', { channel, shared, room: presentation.roomSession, deckLocale }),
    );
    presentation.join();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', rejoin);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', rejoin);
      stopBinding();
      stopSaving();
      presentation.leave();
    };
  }, [presentation, store, channel]);

  return (
    <DeckProvider store={store}>
      <PresenterFrame {...props} outline={outline} presentation={presentation} channel={channel} />
    </DeckProvider>
  );
}

/** The fragment of the URL is the name of the channel; a window opened without one waits for its own deck. */
function startPresenter(count: number) {
  const saved = readSession('presenter');
  const channel = location.hash.slice(1) || saved?.channel || randomId();
  // A window opened by another one starts with a copy of its sessionStorage. The deck's session is removed from the
  // copy; otherwise the next deck that this window opens would resume an outdated session.
  const copied = window.opener ? readSession('deck') : undefined;
  const { shared, deckLocale }: Partial<WindowSession> = saved?.channel === channel ? saved : {};
  const room = [saved, copied].find((one) => one?.channel === channel && one.room)?.room;
  if (copied) {
    writeSession('presenter', { channel, shared, room, deckLocale });
    removeSession('deck');
  }
  const presentation = new Presentation({
    role: 'presenter',
    channel,
    slide: 0,
    saved: shared,
    roomSession: room,
    deckLocale,
  });
  return { presentation, store: createDeckStore(count, shared?.slide ?? 0), channel };
}

interface FrameProps extends Omit<DeckPageProps, 'titles'> {
  outline: Outline;
  presentation: Presentation;
  channel: string;
}

function PresenterFrame(props: FrameProps) {
  const { basePath, locale, site, controls, slideModule, outline, presentation, channel } = props;
  const messages = presentingMessages(locale);
  const current = useDeck((deck) => deck.current);
  const count = useDeck((deck) => deck.count);
  const timer = useStore(presentation.store, ({ shared }) => shared.timer);
  const title = slideTitlesOf(outline)[current] ?? '';
  useKeys({});
  useFullScreen(undefined);
  useEffect(() => {
    return keepAwakeAndDeferUpdates();
  }, []);
  const { title: windowTitle } = messages.presenter;
  useWithoutSiteHeader(props);
  useDocumentTitle(windowTitle, props);

  return (
    <section className="pr-presenter" aria-label={windowTitle} lang={locale} onMouseDown={leaveKeysToSlides}>
      <h1 className="cf-visually-hidden">{windowTitle}</h1>
      <p className="cf-visually-hidden" aria-live="polite">
        {controls.announcement(current + 1, count, title)}
      </p>
      <PresenterHeader
        presentation={presentation}
        outline={outline}
        messages={messages}
        deckAddress={basePath}
        channel={channel}
      />
      <div className="pr-presenter__main">
        <CurrentSlideView
          outline={outline}
          slideModule={slideModule}
          messages={messages}
          controls={controls}
          locale={locale}
        />
        <SectionRow outline={outline} messages={messages} controls={controls} />
        <PresenterControls
          presentation={presentation}
          timer={timer}
          messages={messages}
          controls={controls}
        />
      </div>
      <div className="pr-presenter__side">
        <NextSlideView outline={outline} slideModule={slideModule} messages={messages} locale={locale} />
        <NotesPanel messages={messages} controls={controls} locale={locale} />
        {isWithinSite(basePath) && (
          <section className="pr-presenter__clicker" aria-label={messages.clickerPanel.title}>
            <h2 className="pr-presenter__heading">{messages.clickerPanel.title}</h2>
            <ClickerPanel presentation={presentation} messages={messages} basePath={basePath} site={site} />
          </section>
        )}
      </div>
      <TypedNumber messages={controls} />
      <Overlays
        slideModule={slideModule}
        locale={locale}
        outline={outline}
        messages={controls}
        basePath={basePath}
        site={site}
      />
    </section>
  );
}

/**
 * Keeps Space for the next slide after a mouse press on a button: the button does not take the focus, or Space would
 * press it again, and a focused field loses the focus, or Space would be typed into it.
 */
function leaveKeysToSlides(event: MouseEvent): void {
  if (!(event.target instanceof Element && event.target.closest('button'))) return;
  event.preventDefault();
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}
