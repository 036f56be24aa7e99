import { Wall } from 'frontend-shared/ui/wall';
import { bricksFor } from '../../slides/parts/bricks';
import { MARGIN } from '../frame';
import { BODY_WIDTH, type BodyProps } from './body-props';

/** Progress as a wall of twenty bricks. */
export function ProgressBody({
  top,
  bottom,
  width = BODY_WIDTH,
  progress,
}: BodyProps & { progress: number | null }) {
  const height = bottom - top;
  return (
    <svg
      x={MARGIN}
      y={top}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <Wall filled={bricksFor(progress)} />
    </svg>
  );
}
