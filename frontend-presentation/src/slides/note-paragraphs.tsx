import type { Notes } from '../content/slides/deck-content';

/** What is to be said to a slide; what is to be said with weight stands out. */
export function NoteParagraphs({ notes }: { notes: Notes }) {
  return notes.map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a slide never change
    <p key={at}>
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
