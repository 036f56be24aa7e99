import type { DeckContent, Slide } from './deck-content';
import { type DeckTitles, outline, type SlideId, type TypeOf } from './outline';

/** What neither the outline nor the titles say of a slide. */
type TextOf<Type extends Slide['type']> = Omit<
  Extract<Slide, { type: Type }>,
  'id' | 'section' | 'type' | 'seconds' | 'tone' | 'image' | 'title'
>;

/** The words of the deck in one language besides its titles: those of every slide of the outline, in the form of its type. */
export type DeckTexts = { readonly [Id in SlideId]: TextOf<TypeOf<Id>> };

/** Joins the outline with titles and texts in a language. */
export function buildDeck(titles: DeckTitles, texts: DeckTexts): DeckContent {
  const titleOf: Partial<Record<SlideId, string>> = Object.assign(
    {},
    ...Object.values(titles).map(({ slides }) => slides),
  );
  return {
    // The compiler has checked each text against the type that the outline gives to its slide.
    slides: outline.map((entry) => ({ ...entry, title: titleOf[entry.id], ...texts[entry.id] }) as Slide),
  };
}

/** What to say to each slide. */
export type NotesTexts = Readonly<Record<SlideId, readonly string[]>>;
