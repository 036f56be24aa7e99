import type { Slide } from '../../content/deck-content';
import { drawingOf } from './drawings';

/** Asks for the drawings of slides that may be shown next, so that they are here when they are. */
export function approachSlides(slides: ReadonlyArray<Slide | undefined>): void {
  for (const slide of slides) {
    if (!slide) continue;
    if (slide.image) drawingOf(slide.image);
    if (slide.type === 'content') for (const { image } of slide.gallery ?? []) drawingOf(image);
  }
}
