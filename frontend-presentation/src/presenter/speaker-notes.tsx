import type { Locale } from 'frontend-shared/i18n/locale';
import type { ControlMessages } from '../content/messages/types/control-messages';
import { loadNotes } from '../content/slides/load-notes';
import { outline } from '../content/slides/outline';
import { lazyModule, useLazyModule } from '../deck/loading/lazy-module';
import { LoadStatus } from '../deck/loading/load-status';
import { NoteParagraphs } from '../slides/note-paragraphs';

const notes = { en: lazyModule(() => loadNotes('en')), hi: lazyModule(() => loadNotes('hi')) };

interface SpeakerNotesProps {
  /** Counted from 0. */
  slide: number;
  locale: Locale;
  controls: ControlMessages;
  /** Shown for a slide without notes. */
  emptyMessage: string;
}

/** The speaker notes of a slide, which it loads for the language. */
export function SpeakerNotes({ slide, locale, controls, emptyMessage }: SpeakerNotesProps) {
  const { module: loaded } = useLazyModule(notes[locale]);
  if (!loaded)
    return <LoadStatus module={notes[locale]} failure={controls.loadStatus.partFailed} messages={controls} />;
  const id = outline[slide]?.id;
  const paragraphs = id ? loaded[id] : [];
  if (paragraphs.length === 0) return <p>{emptyMessage}</p>;
  return <NoteParagraphs key={id} notes={paragraphs} />;
}
