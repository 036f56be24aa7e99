import type { ReactNode } from 'react';
import type { Slide } from '../../content/slides/deck-content';
import { FOOTER_TOP, Lines, MARGIN, type PictureContext, WIDTH } from '../frame';

/** A body with the source of its figures below it. */
export function WithSource({
  slide,
  context: { layout, colours },
  width = WIDTH - 2 * MARGIN,
  children,
}: {
  slide: Slide;
  context: PictureContext;
  width?: number;
  children: (bottom: number) => ReactNode;
}) {
  const source =
    slide.sourcePage && layout.fit(slide.sourcePage, { width, lines: 1, from: 24, to: 20, weight: 500 });
  return (
    <>
      {children(source ? FOOTER_TOP - 58 : FOOTER_TOP - 30)}
      {source && <Lines text={source} x={MARGIN} top={FOOTER_TOP - 48} fill={colours.quiet} />}
    </>
  );
}
