import type { DeckContent, NotesParagraph, SectionId, Slide } from './deck-content';
import { outline, type SlideId, type TypeOf } from './outline';

/** What the outline does not say of a slide. */
type TextOf<Type extends Slide['type']> = Omit<
  Extract<Slide, { type: Type }>,
  'id' | 'section' | 'type' | 'seconds' | 'tone' | 'image'
>;

/** The words of the deck in one language: those of every slide of the outline, in the form of its type. */
export interface DeckTexts {
  sections: Readonly<Record<SectionId, string>>;
  slides: { readonly [Id in SlideId]: TextOf<TypeOf<Id>> };
}

/** Joins the outline with the words of a language. */
export function deckOf(texts: DeckTexts): DeckContent {
  return {
    sections: texts.sections,
    // The compiler has checked each text against the type that the outline gives to its slide.
    slides: outline.map((entry) => ({ ...entry, ...texts.slides[entry.id] }) as Slide),
  };
}

/** A paragraph of notes in which what is to be said with weight stands between asterisks. */
export function paragraph(text: string): NotesParagraph {
  return text
    .split('*')
    .map((part, index) => (index % 2 === 1 ? { emphasis: part } : part))
    .filter((part) => part !== '');
}

/** What to say to each slide. */
export type NotesTexts = Readonly<Record<SlideId, readonly string[]>>;
