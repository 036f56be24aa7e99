import { brick } from 'frontend-shared/content/figures';

/** How many bricks of a wall of twenty stand for a percentage; null when there is none. */
export function bricksFor(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent / brick.value);
}
