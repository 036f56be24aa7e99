import { type DeckContent, SECTIONS, type Slide } from '../content/deck-content';

/** A slide as everything around it speaks of it. */
export interface OutlineSlide {
  /** Counted from 0. */
  slide: number;
  title: string;
}

/** Slides of one section, in their order. */
export interface OutlineSection {
  title: string;
  slides: readonly OutlineSlide[];
}

export type Outline = readonly OutlineSection[];

/** The sections of a deck, in their order. */
export function outlineOf(slides: readonly Slide[], sections: DeckContent['sections']): Outline {
  return SECTIONS.map((id) => ({
    title: sections[id],
    slides: slides.flatMap(({ section, title }, slide) => (section === id ? [{ slide, title }] : [])),
  }));
}
