import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import {
  BlankScreenIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  PauseIcon,
  PlayIcon,
  TickIcon,
  WarningIcon,
} from 'frontend-shared/ui/icon';
import { useEffect, useMemo, useRef, useState } from 'react';
import { controlMessages } from '../content/messages/controls';
import { presentingMessages } from '../content/messages/presenting';
import { type DeckPageProps, useDocumentTitle, useWithoutSiteHeader } from '../deck/deck-page';
import { followerPath } from '../deck/routing/paths';
import { useLanguageSwitch } from '../deck/routing/use-language-switch';
import { keepAwake } from '../deck/screen/keep-awake';
import { outlineOf, slideTitlesOf } from '../deck/slide-outline';
import { PresentationClock } from '../presenter/presentation-clock';
import { SpeakerNotes } from '../presenter/speaker-notes';
import { formatRoomCode, type RoomCommandType } from '../rooms/room-api';
import { useRoom } from '../rooms/use-room';
import './clicker-page.css';
import { readClickerKey } from './clicker-key';
import { CommandQueue } from './command-queue';

/** The clicker, for a phone: two big buttons within reach of the thumb, and the notes. */
export default function ClickerPage(props: DeckPageProps & { roomCode: string }) {
  const { basePath, locale, titles, roomCode } = props;
  const messages = presentingMessages(locale);
  const { clicker } = messages;
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [{ key, isInUrl, readHash }, setScanned] = useState(() => ({
    ...readClickerKey(roomCode, hash),
    readHash: hash,
  }));
  // A new code that is scanned in this tab has another fragment only, so that the page is not loaded anew.
  if (hash !== readHash) {
    const scanned = readClickerKey(roomCode, hash);
    setScanned({ ...scanned, key: scanned.key ?? key, readHash: hash });
  }
  // Through the router: its next navigation would otherwise restore the key.
  useEffect(() => {
    if (isInUrl && hash) void navigate(pathname, { replace: true });
  }, [isInUrl, hash, pathname, navigate]);
  useWithoutSiteHeader(props);
  useDocumentTitle(clicker.title, props);
  if (!key)
    return (
      <section className="pr-clicker pr-clicker--message" lang={locale}>
        <h1 className="pr-clicker__title">{clicker.title}</h1>
        <p>{clicker.noKey}</p>
        <p>
          {clicker.hint} <a href={followerPath(basePath, roomCode)}>{messages.follower.title}</a>
        </p>
      </section>
    );
  // With another key the connection begins anew: the one before may have been refused.
  return <Clicker key={key} {...props} titles={titles} roomKey={key} />;
}

function Clicker({
  locale,
  titles,
  roomCode,
  roomKey,
}: DeckPageProps & { roomCode: string; roomKey: string }) {
  const messages = presentingMessages(locale);
  const controls = controlMessages(locale);
  const { clicker } = messages;
  const { connection, state, hasPresenter } = useRoom(roomCode, roomKey);
  const slideTitles = useMemo(() => slideTitlesOf(outlineOf(titles)), [titles]);
  const switchLanguage = useLanguageSwitch();
  const notes = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [queue] = useState(() => new CommandQueue(roomCode, roomKey, setHasFailed));
  useEffect(() => {
    return keepAwake();
  }, []);
  const slide = (state?.slide ?? 1) - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each slide
  useEffect(() => {
    if (notes.current) notes.current.scrollTop = 0;
  }, [slide]);

  const count = slideTitles.length;
  const isLinked = connection === 'linked' && hasPresenter && state !== undefined && state.version > 0;
  const press = (type: RoomCommandType) => {
    if (!isLinked) return;
    navigator.vibrate?.(15);
    void queue.send(type);
  };
  const canGoBack = isLinked && slide > 0;
  const canGoOn = isLinked && slide < count - 1;
  const isOver = connection === 'ended' || connection === 'refused';
  return (
    <section className="pr-clicker" aria-label={clicker.title} lang={locale}>
      <header className="pr-clicker__head">
        <h1 className="cf-visually-hidden">{clicker.title}</h1>
        <p
          className={`pr-clicker__connection pr-clicker__connection--${isLinked ? 'linked' : 'gone'}`}
          role="status"
        >
          {isLinked ? <TickIcon size={20} /> : <WarningIcon size={20} />}
          <span>{statusText()}</span>
        </p>
        <span className="pr-clicker__code">{formatRoomCode(roomCode)}</span>
        <button
          type="button"
          className="pr-clicker__language"
          lang={controls.otherLanguage.locale}
          onClick={switchLanguage}
        >
          {clicker.language}
        </button>
      </header>
      {!isOver && (
        <>
          <div className="pr-clicker__position">
            <p className="pr-clicker__slide">
              <span aria-hidden="true">
                <strong>{slide + 1}</strong> / {count}
              </span>
              <span className="cf-visually-hidden" aria-live="polite">
                {controls.announcement(slide + 1, count, slideTitles[slide] ?? '')}
              </span>
            </p>
            <div className="pr-clicker__time">
              {state && <PresentationClock timer={state.timer} slide={slide} messages={messages} />}
            </div>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard as well */}
          <div className="pr-clicker__notes" ref={notes} tabIndex={0}>
            <h2 className="pr-clicker__slide-title">{slideTitles[slide]}</h2>
            <SpeakerNotes
              slide={slide}
              locale={locale}
              controls={controls}
              emptyMessage={messages.presenter.noNotes}
            />
          </div>
          <div className="pr-clicker__buttons">
            <p className="pr-clicker__failure" role="status">
              {hasFailed && clicker.failed}
            </p>
            <div className="pr-clicker__tools">
              <button
                type="button"
                className="pr-clicker__small"
                aria-disabled={!isLinked || undefined}
                aria-pressed={state?.blank ?? false}
                onClick={() => press('blank')}
              >
                <BlankScreenIcon size={24} />
                {state?.blank ? clicker.showAgain : clicker.blank}
              </button>
              <button
                type="button"
                className="pr-clicker__small"
                aria-disabled={!isLinked || undefined}
                onClick={() => press('timer')}
              >
                {state?.timer.running ? <PauseIcon size={24} /> : <PlayIcon size={24} />}
                {state?.timer.running ? clicker.stopTimer : clicker.startTimer}
              </button>
            </div>
            <button
              type="button"
              className="pr-clicker__back"
              aria-disabled={!canGoBack || undefined}
              onClick={() => canGoBack && press('previous')}
            >
              <ChevronLeftIcon size={44} />
              {clicker.back}
            </button>
            <button
              type="button"
              className="pr-clicker__next"
              aria-disabled={!canGoOn || undefined}
              onClick={() => canGoOn && press('next')}
            >
              <ChevronRightIcon size={64} />
              <span className="pr-clicker__next-word">{clicker.next}</span>
              <span className="pr-clicker__next-title">
                {slide < count - 1 ? `${slide + 2}. ${slideTitles[slide + 1]}` : clicker.end}
              </span>
            </button>
          </div>
        </>
      )}
    </section>
  );

  function statusText(): string {
    if (connection === 'linked') return isLinked ? clicker.linked : clicker.noDeck;
    return clicker[connection];
  }
}
