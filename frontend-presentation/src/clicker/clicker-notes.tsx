import type { Locale } from 'frontend-shared/i18n/locale';
import { useEffect, useRef } from 'react';
import type { ControlMessages } from '../content/messages/types/control-messages';
import type { PresentingMessages } from '../content/messages/types/presenting-messages';
import { SpeakerNotes } from '../presenter/speaker-notes';

interface ClickerNotesProps {
  /** Counted from 0. */
  slide: number;
  title: string;
  locale: Locale;
  messages: PresentingMessages;
  controls: ControlMessages;
}

/** Title and speaker notes of the slide, scrolled to the top on each slide change. */
export function ClickerNotes({ slide, title, locale, messages, controls }: ClickerNotesProps) {
  const notes = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each slide change
  useEffect(() => {
    if (notes.current) notes.current.scrollTop = 0;
  }, [slide]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard as well
    <div className="pr-clicker__notes" ref={notes} tabIndex={0}>
      <h2 className="pr-clicker__slide-title">{title}</h2>
      <SpeakerNotes
        slide={slide}
        locale={locale}
        controls={controls}
        emptyMessage={messages.presenter.noNotes}
      />
    </div>
  );
}
