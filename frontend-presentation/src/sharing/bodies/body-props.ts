import { EDGE, type PictureContext, WIDTH } from '../frame';

/** Where a body may stand: below the heading, above the source of its figures. */
export interface BodyProps {
  context: PictureContext;
  top: number;
  bottom: number;
  /** Default: from edge to edge. */
  width?: number;
}

/** Width of a body from edge to edge, in px. */
export const FULL = WIDTH - 2 * EDGE;
