import type { Locale } from 'frontend-shared/i18n/locale';
import { useEffect, useRef, useState } from 'react';
import type { ControlMessages } from '../content/messages/types/control-messages';
import type { PresentingMessages } from '../content/messages/types/presenting-messages';
import { useDeck } from '../deck/state/deck-context';
import { SpeakerNotes } from './speaker-notes';

/** Font sizes of the notes that the speaker can choose, in px, and the index of the default. */
const SIZES = [24, 26, 29, 32, 36, 40] as const;
const FIRST_SIZE = 2;
const SIZE_KEY = 'deck.notes-size';

interface NotesPanelProps {
  messages: PresentingMessages;
  controls: ControlMessages;
  locale: Locale;
}

/** Speaker notes of the slide in their own scroll area, scrolled to the top on each slide change. */
export function NotesPanel({ messages, controls, locale }: NotesPanelProps) {
  const slide = useDeck((deck) => deck.current);
  const text = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(readSize);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each slide change
  useEffect(() => {
    if (text.current) text.current.scrollTop = 0;
  }, [slide]);
  useEffect(() => {
    text.current?.style.setProperty('--notes-size', `${SIZES[size] ?? SIZES[FIRST_SIZE]}px`);
    try {
      localStorage.setItem(SIZE_KEY, String(size));
    } catch {}
  }, [size]);
  const change = (by: number) => setSize(Math.min(Math.max(size + by, 0), SIZES.length - 1));
  const { presenter } = messages;
  return (
    <section className="pr-presenter__notes" aria-label={presenter.notes(slide + 1)}>
      <div className="pr-presenter__notes-head">
        <h2 className="pr-presenter__muted">{presenter.notes(slide + 1)}</h2>
        <button
          type="button"
          className="pr-presenter__size"
          aria-label={presenter.smaller}
          title={presenter.smaller}
          aria-disabled={size === 0 || undefined}
          onClick={() => change(-1)}
        >
          A−
        </button>
        <button
          type="button"
          className="pr-presenter__size"
          aria-label={presenter.larger}
          title={presenter.larger}
          aria-disabled={size === SIZES.length - 1 || undefined}
          onClick={() => change(1)}
        >
          A+
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard as well */}
      <div className="pr-presenter__notes-text" ref={text} tabIndex={0}>
        <SpeakerNotes slide={slide} locale={locale} controls={controls} emptyMessage={presenter.noNotes} />
      </div>
    </section>
  );
}

function readSize(): number {
  try {
    const size = Number(localStorage.getItem(SIZE_KEY) ?? FIRST_SIZE);
    return SIZES[size] === undefined ? FIRST_SIZE : size;
  } catch {
    return FIRST_SIZE;
  }
}
