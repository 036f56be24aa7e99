import { useEffect, useMemo, useState } from 'react';
import { presentingMessages } from '../content/messages/presenting';
import type { DeckPageProps } from '../deck/deck-page';
import { keepAwake } from '../deck/screen/keep-awake';
import { outlineOf, slideTitlesOf } from '../deck/slide-outline';
import type { RoomCommandType } from '../rooms/room-api';
import { useRoom } from '../rooms/use-room';
import { ClickerButtons } from './clicker-buttons';
import { ClickerEnd } from './clicker-end';
import { ClickerHeader } from './clicker-header';
import { ClickerNotes } from './clicker-notes';
import { ClickerPosition } from './clicker-position';
import { CommandQueue } from './command-queue';

type ClickerProps = DeckPageProps & { roomCode: string; roomKey: string };

/** The clicker: two large buttons within reach of the thumb, and the speaker notes. */
export function Clicker({ basePath, locale, titles, controls, roomCode, roomKey }: ClickerProps) {
  const messages = presentingMessages(locale);
  const { connection, state, hasPresenter } = useRoom(roomCode, roomKey);
  const slideTitles = useMemo(() => slideTitlesOf(outlineOf(titles)), [titles]);
  const [hasFailed, setHasFailed] = useState(false);
  const [queue] = useState(() => new CommandQueue(roomCode, roomKey, setHasFailed));
  useEffect(() => {
    return keepAwake();
  }, []);

  // The press may have been executed although its response was lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change of the deck
  useEffect(() => {
    setHasFailed(false);
  }, [state?.version]);

  const slide = (state?.slide ?? 1) - 1;
  const isLinked = connection === 'connected' && hasPresenter && state !== undefined && state.version > 0;
  const press = (type: RoomCommandType) => {
    if (!isLinked) return;
    navigator.vibrate?.(15);
    void queue.send(type);
  };
  const isOver = connection === 'ended' || connection === 'refused';
  return (
    <section className="pr-clicker" aria-label={messages.clicker.title} lang={locale}>
      <ClickerHeader
        connection={connection}
        isLinked={isLinked}
        roomCode={roomCode}
        messages={messages.clicker}
        controls={controls}
      />
      {isOver ? (
        <ClickerEnd reason={connection} basePath={basePath} roomCode={roomCode} messages={messages} />
      ) : (
        <>
          <ClickerPosition
            slide={slide}
            slideTitles={slideTitles}
            timer={state?.timer}
            messages={messages}
            controls={controls}
          />
          <ClickerNotes
            slide={slide}
            title={slideTitles[slide] ?? ''}
            locale={locale}
            messages={messages}
            controls={controls}
          />
          <ClickerButtons
            slide={slide}
            slideTitles={slideTitles}
            state={state}
            isLinked={isLinked}
            hasFailed={hasFailed}
            messages={messages.clicker}
            onPress={press}
          />
        </>
      )}
    </section>
  );
}
