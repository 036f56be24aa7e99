import { SECTIONS, type SectionId } from '../content/slides/deck-content';
import type { DeckTitles } from '../content/slides/outline';

/** A slide as everything around it speaks of it. */
export interface OutlineSlide {
  /** Counted from 0. */
  slide: number;
  title: string;
}

/** Slides of one section, in their order. */
export interface OutlineSection {
  id: SectionId;
  title: string;
  slides: readonly OutlineSlide[];
}

export type Outline = readonly OutlineSection[];

/** The sections of a deck, in their order. */
export function outlineOf(titles: DeckTitles): Outline {
  let slide = 0;
  return SECTIONS.map((section) => ({
    id: section,
    title: titles[section].title,
    slides: Object.values(titles[section].slides).map((title) => ({ slide: slide++, title })),
  }));
}

/** The titles of all slides, in their order. */
export function slideTitlesOf(outline: Outline): readonly string[] {
  return outline.flatMap(({ slides }) => slides.map(({ title }) => title));
}
