import type { Slide } from '../content/deck-content';

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
export function outlineOf(slides: readonly Slide[]): Outline {
  return [{ title: '', slides: slides.map(({ title }, slide) => ({ slide, title })) }];
}
