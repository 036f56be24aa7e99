import { ChevronLeftIcon, ChevronRightIcon, TickIcon, WarningIcon } from 'frontend-shared/ui/icon';
import { useEffect, useMemo, useRef, useState } from 'react';
import { presentingMessages } from '../content/messages/presenting';
import { LanguageButton } from '../deck/bar/language-button';
import type { DeckPageProps } from '../deck/deck-page';
import '../deck/deck.css';
import { SlideAnnouncement } from '../deck/screen/slide-announcement';
import { outlineOf, slideTitlesOf } from '../deck/slide-outline';
import { SlideArea } from '../deck/stage/slide-area';
import { DeckProvider, useDeck } from '../deck/state/deck-context';
import { createDeckStore } from '../deck/state/deck-store';
import { type RoomConnection, useRoom } from '../rooms/use-room';
import { CodeForm } from './code-form';
import { useFollowLiveSlide } from './use-follow-live-slide';

type FollowerDeckProps = DeckPageProps & { roomCode: string };

/** The deck at the live slide. A follower can go to other slides, and then back to the live one with a button. */
export function FollowerDeck(props: FollowerDeckProps) {
  const { basePath, locale, titles, roomCode } = props;
  const slideTitles = useMemo(() => slideTitlesOf(outlineOf(titles)), [titles]);
  const [store] = useState(() => createDeckStore(slideTitles.length, 0));
  const room = useRoom(roomCode);
  const messages = presentingMessages(locale).follower;
  if (room.connection === 'ended' || room.connection === 'refused')
    return (
      <CodeForm
        basePath={basePath}
        locale={locale}
        message={room.wasConnected ? messages.ended : messages.unknown}
        isReplacement
      />
    );
  if (!room.state)
    return (
      <section className="pr-follower-page" lang={locale}>
        <h1 className="pr-follower-page__title">{messages.title}</h1>
        <p role="status">
          {room.connection === 'lost' || room.connection === 'full'
            ? messages[room.connection]
            : messages.connecting}
        </p>
      </section>
    );
  return (
    <DeckProvider store={store}>
      <FollowerFrame {...props} slideTitles={slideTitles} room={room} liveSlide={room.state.slide - 1} />
    </DeckProvider>
  );
}

interface FrameProps extends FollowerDeckProps {
  slideTitles: readonly string[];
  room: RoomConnection;
  /** Slide that the audience sees, counted from 0. */
  liveSlide: number;
}

function FollowerFrame({ locale, site, controls, slideModule, slideTitles, room, liveSlide }: FrameProps) {
  const messages = presentingMessages(locale).follower;
  const current = useDeck((deck) => deck.current);
  const goTo = useDeck((deck) => deck.goTo);
  const isBlank = useDeck((deck) => deck.blank);
  const { isFollowing, resumeFollowing } = useFollowLiveSlide(liveSlide, room.state?.blank === true);
  // Without a connection nobody knows which slide is live.
  const isConnected = room.connection === 'connected';
  const title = slideTitles[current] ?? '';
  const status = useRef<HTMLDivElement>(null);
  const goToLive = () => {
    // The button is removed then; the focus would be lost with it.
    status.current?.focus();
    resumeFollowing();
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const by = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      goTo(current + by);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [goTo, current]);

  return (
    <section className="pr-deck pr-deck--full pr-follower" aria-label={messages.title} lang={locale}>
      <SlideArea slideModule={slideModule} title={title} locale={locale} messages={controls} />
      {isBlank && <p className="pr-follower__blank">{messages.blank}</p>}
      <div className="pr-follower__bar cf-on-ink">
        <button
          type="button"
          className="pr-follower__step"
          aria-label={messages.previous}
          title={messages.previous}
          aria-disabled={current === 0 || undefined}
          onClick={() => goTo(current - 1)}
        >
          <ChevronLeftIcon size={26} />
        </button>
        <span className="pr-follower__number">{`${current + 1} / ${slideTitles.length}`}</span>
        <button
          type="button"
          className="pr-follower__step"
          aria-label={messages.next}
          title={messages.next}
          aria-disabled={current === slideTitles.length - 1 || undefined}
          onClick={() => goTo(current + 1)}
        >
          <ChevronRightIcon size={26} />
        </button>
        <div className="pr-follower__status" ref={status} tabIndex={-1}>
          {isFollowing || !isConnected ? (
            <p className="pr-follower__connection" role="status">
              {isConnected ? <TickIcon size={20} /> : <WarningIcon size={20} />}
              <span>
                {isConnected ? messages.live : room.connection === 'full' ? messages.full : messages.lost}
              </span>
            </p>
          ) : (
            <button type="button" className="pr-follower__return" onClick={goToLive}>
              {messages.toLive(liveSlide + 1)}
            </button>
          )}
        </div>
        <LanguageButton className="pr-follower__step" messages={controls} />
      </div>
      <p className="cf-visually-hidden" role="status">
        {!isFollowing && isConnected && messages.otherSlide(liveSlide + 1)}
      </p>
      <SlideAnnouncement title={title} locale={locale} site={site} messages={controls} />
    </section>
  );
}
