import type { Slide } from '../../content/slides/deck-content';

/** Source and month of the figures on a slide. */
export function Source({ slide }: { slide: Slide }) {
  return slide.sourcePage && <p className="pr-source">{slide.sourcePage}</p>;
}
