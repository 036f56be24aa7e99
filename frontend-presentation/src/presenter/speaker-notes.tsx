import type { Locale } from 'frontend-shared/i18n/locale';
import type { ControlMessages } from '../content/control-messages';
import { loadNotes } from '../content/notes';
import { outline } from '../content/outline';
import { later, useLater } from '../deck/later';
import { CodeStatus } from '../deck/screen/code-status';

const notes = { en: later(() => loadNotes('en')), hi: later(() => loadNotes('hi')) };

interface SpeakerNotesProps {
  /** Counted from 0. */
  slide: number;
  locale: Locale;
  controls: ControlMessages;
  /** Said of a slide without notes. */
  none: string;
}

/** What to say to a slide; what is to be said with weight stands out. */
export function SpeakerNotes({ slide, locale, controls, none }: SpeakerNotesProps) {
  const { here } = useLater(notes[locale]);
  if (!here)
    return <CodeStatus code={notes[locale]} failure={controls.code.partFailed} messages={controls} />;
  const id = outline[slide]?.id;
  const paragraphs = id ? here[id] : [];
  if (paragraphs.length === 0) return <p>{none}</p>;
  return paragraphs.map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a slide never change
    <p key={`${id}-${at}`}>
      {paragraph.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor do the parts of a paragraph
          <strong key={index}>{part.emphasis}</strong>
        ),
      )}
    </p>
  ));
}
