import type { DeckContent, Slide } from './deck-content';
import { type DeckTitles, outline, type SlideId, type TypeOf } from './outline';

/** The content of a slide that is neither in the outline nor in the titles. */
type TextOf<Type extends Slide['type']> = Omit<
  Extract<Slide, { type: Type }>,
  'id' | 'section' | 'type' | 'seconds' | 'tone' | 'image' | 'title'
>;

/** Content of every slide of the outline in one language, without titles, in the shape of its slide type. */
export type DeckTexts = { readonly [Id in SlideId]: TextOf<TypeOf<Id>> };

/** Combines the outline with titles and texts in a language. */
export function buildDeck(titles: DeckTitles, texts: DeckTexts): DeckContent {
  const titleOf: Partial<Record<SlideId, string>> = Object.assign(
    {},
    ...Object.values(titles).map(({ slides }) => slides),
  );
  return {
    // `DeckTexts` ensures that each text has the shape of its slide's type.
    slides: outline.map((entry) => ({ ...entry, title: titleOf[entry.id], ...texts[entry.id] }) as Slide),
  };
}

/** Speaker notes of each slide. */
export type NotesTexts = Readonly<Record<SlideId, readonly string[]>>;
