import type { Locale } from 'frontend-shared/i18n/locale';
import type { ControlMessages } from '../content/messages/control-messages';
import { loadNotes } from '../content/slides/notes';
import { outline } from '../content/slides/outline';
import { lazyModule, useLazyModule } from '../deck/lazy-module';
import { LoadStatus } from '../deck/screen/load-status';
import { NoteParagraphs } from '../slides/note-paragraphs';

const notes = { en: lazyModule(() => loadNotes('en')), hi: lazyModule(() => loadNotes('hi')) };

interface SpeakerNotesProps {
  /** Counted from 0. */
  slide: number;
  locale: Locale;
  controls: ControlMessages;
  /** Said of a slide without notes. */
  none: string;
}

/** What to say to a slide, once its language is here. */
export function SpeakerNotes({ slide, locale, controls, none }: SpeakerNotesProps) {
  const { module: loaded } = useLazyModule(notes[locale]);
  if (!loaded)
    return <LoadStatus module={notes[locale]} failure={controls.code.partFailed} messages={controls} />;
  const id = outline[slide]?.id;
  const paragraphs = id ? loaded[id] : [];
  if (paragraphs.length === 0) return <p>{none}</p>;
  return <NoteParagraphs key={id} notes={paragraphs} />;
}
