import { brick } from 'frontend-shared/content/figures';

/** Number of bricks, in a wall of twenty, for a percentage; null without one. */
export function bricksFor(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent / brick.value);
}
