import { ChevronLeftIcon, ChevronRightIcon, TickIcon, WarningIcon } from 'frontend-shared/ui/icon';
import { useEffect, useMemo, useState } from 'react';
import { controlMessages } from '../content/messages/controls';
import { presentingMessages } from '../content/messages/presenting';
import { LanguageButton } from '../deck/bar/language-button';
import type { DeckPageProps } from '../deck/deck-page';
import '../deck/deck.css';
import { SlideAnnouncement } from '../deck/screen/slide-announcement';
import { outlineOf, slideTitlesOf } from '../deck/slide-outline';
import { SlideArea } from '../deck/stage/slide-area';
import { DeckProvider, useDeck } from '../deck/state/deck-context';
import { createDeckStore } from '../deck/state/deck-store';
import { type FollowedRoom, useRoom } from '../rooms/use-room';
import { CodeForm } from './code-form';
import { useFollowing } from './use-following';

type FollowedDeckProps = DeckPageProps & { roomCode: string };

/** The deck at the live slide; who turns back looks on alone until one press leads to the live slide again. */
export function FollowedDeck(props: FollowedDeckProps) {
  const { basePath, locale, titles, roomCode } = props;
  const slideTitles = useMemo(() => slideTitlesOf(outlineOf(titles)), [titles]);
  const [store] = useState(() => createDeckStore(slideTitles.length, 0));
  const room = useRoom(roomCode);
  const { live } = presentingMessages(locale);
  if (room.link === 'ended' || room.link === 'refused')
    return <CodeForm basePath={basePath} locale={locale} says={room.wasLinked ? live.ended : live.unknown} />;
  if (!room.state)
    return (
      <section className="pr-live-page" lang={locale}>
        <h1 className="pr-live-page__title">{live.title}</h1>
        <p role="status">{room.link === 'lost' || room.link === 'full' ? live[room.link] : live.linking}</p>
      </section>
    );
  return (
    <DeckProvider store={store}>
      <FollowedFrame {...props} slideTitles={slideTitles} room={room} live={room.state.slide - 1} />
    </DeckProvider>
  );
}

interface FrameProps extends FollowedDeckProps {
  slideTitles: readonly string[];
  room: FollowedRoom;
  /** Slide that the hall sees, counted from 0. */
  live: number;
}

function FollowedFrame({ locale, site, slideModule, slideTitles, room, live }: FrameProps) {
  const messages = presentingMessages(locale).live;
  const controls = controlMessages(locale);
  const current = useDeck((deck) => deck.current);
  const goTo = useDeck((deck) => deck.goTo);
  const { isFollowing, followAgain } = useFollowing(live);
  const title = slideTitles[current] ?? '';
  const isDark = isFollowing && room.state?.blank === true;
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
    <section className="pr-deck pr-deck--full pr-live" aria-label={messages.title} lang={locale}>
      <SlideArea slideModule={slideModule} title={title} locale={locale} messages={controls} />
      {isDark && <p className="pr-live__dark">{messages.blank}</p>}
      <div className="pr-live__bar cf-on-ink">
        <button
          type="button"
          className="pr-live__step"
          aria-label={messages.previous}
          title={messages.previous}
          aria-disabled={current === 0 || undefined}
          onClick={() => goTo(current - 1)}
        >
          <ChevronLeftIcon size={26} />
        </button>
        <span className="pr-live__number">
          {current + 1} / {slideTitles.length}
        </span>
        <button
          type="button"
          className="pr-live__step"
          aria-label={messages.next}
          title={messages.next}
          aria-disabled={current === slideTitles.length - 1 || undefined}
          onClick={() => goTo(current + 1)}
        >
          <ChevronRightIcon size={26} />
        </button>
        <div className="pr-live__state">
          {isFollowing ? (
            <p className="pr-live__link" role="status">
              {room.link === 'linked' ? <TickIcon size={20} /> : <WarningIcon size={20} />}
              {room.link === 'linked' ? messages.live : room.link === 'full' ? messages.full : messages.lost}
            </p>
          ) : (
            <button type="button" className="pr-live__return" onClick={followAgain}>
              {messages.toLive(live + 1)}
            </button>
          )}
        </div>
        <LanguageButton className="pr-live__step" messages={controls} />
      </div>
      <p className="cf-visually-hidden" role="status">
        {!isFollowing && messages.own(live + 1)}
      </p>
      <SlideAnnouncement title={title} locale={locale} site={site} messages={controls} />
    </section>
  );
}
