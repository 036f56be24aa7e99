import type { ReactNode } from 'react';
import type { Slide } from '../../content/slides/deck-content';
import { EDGE, FOOT, Lines, type PictureContext, WIDTH } from '../frame';

/** Where figures come from and of which month they are stands below them. */
export function WithSource({
  slide,
  context: { set, colours },
  width = WIDTH - 2 * EDGE,
  children,
}: {
  slide: Slide;
  context: PictureContext;
  width?: number;
  children: (bottom: number) => ReactNode;
}) {
  const source =
    slide.sourcePage && set.set(slide.sourcePage, { width, lines: 1, from: 24, to: 20, weight: 500 });
  return (
    <>
      {children(source ? FOOT - 58 : FOOT - 30)}
      {source && <Lines text={source} x={EDGE} top={FOOT - 48} fill={colours.quiet} />}
    </>
  );
}
