import type { Slide } from '../../content/slides/deck-content';

/** Where the figures of a slide come from, and of which month they are. */
export function Source({ slide }: { slide: Slide }) {
  return slide.sourcePage && <p className="pr-source">{slide.sourcePage}</p>;
}
