/** Maximum height of a stack: more bricks cannot be counted by eye. */
const MAX_BRICKS = 20;
/** Bricks between two lines of the scale. */
const BRICKS_PER_LINE = 5;

/** How the stacks are drawn. */
interface Scale {
  /** Records per brick: 1, 2, 5, 10, 20, 50 and so on. */
  brick: number;
  /** Height of the chart in bricks. */
  height: number;
  /** Values of the grid lines, starting with 0. */
  lines: number[];
}

/** The smallest round number per brick with which the highest stack is still countable; the scale starts at 0. */
export function scaleFor(highest: number): Scale {
  let brick = 1;
  for (let step = 0; highest > brick * MAX_BRICKS; step += 1) brick *= step % 3 === 1 ? 2.5 : 2;
  const line = brick * BRICKS_PER_LINE;
  const lines = Math.max(1, Math.floor(highest / line));
  return {
    brick,
    height: Math.max(highest / brick, BRICKS_PER_LINE),
    lines: Array.from({ length: lines + 1 }, (_, index) => index * line),
  };
}
