import { MARGIN, type PictureContext, WIDTH } from '../frame';

/** Area of a body: below the heading, above the source of its figures. */
export interface BodyProps {
  context: PictureContext;
  top: number;
  bottom: number;
  /** Default: from edge to edge. */
  width?: number;
}

/** Width of a body from edge to edge, in px. */
export const BODY_WIDTH = WIDTH - 2 * MARGIN;
