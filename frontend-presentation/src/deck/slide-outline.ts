import { SECTIONS, type SectionId } from '../content/slides/deck-content';
import type { DeckTitles } from '../content/slides/outline';

/** Number and title of a slide, for the controls. */
export interface OutlineSlide {
  /** Counted from 0. */
  slide: number;
  title: string;
}

/** Slides of one section, in order. */
export interface OutlineSection {
  id: SectionId;
  title: string;
  slides: readonly OutlineSlide[];
}

export type Outline = readonly OutlineSection[];

/** The sections of a deck, in order. */
export function outlineOf(titles: DeckTitles): Outline {
  let slide = 0;
  return SECTIONS.map((section) => ({
    id: section,
    title: titles[section].title,
    slides: Object.values(titles[section].slides).map((title) => ({ slide: slide++, title })),
  }));
}

/** The titles of all slides, in order. */
export function slideTitlesOf(outline: Outline): readonly string[] {
  return outline.flatMap(({ slides }) => slides.map(({ title }) => title));
}
