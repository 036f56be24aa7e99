import type { Notes } from '../content/slides/deck-content';

/** Speaker notes of a slide, with emphasis. */
export function NoteParagraphs({ notes }: { notes: Notes }) {
  return notes.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a slide never change
    <p key={index}>
      {paragraph.map((part, partIndex) =>
        typeof part === 'string' ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor do the parts of a paragraph
          <strong key={partIndex}>{part.emphasis}</strong>
        ),
      )}
    </p>
  ));
}
