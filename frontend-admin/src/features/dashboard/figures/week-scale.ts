/** Maximum height of a stack in bricks. More cannot be counted by eye. */
const MAX_BRICKS = 20;
/** Bricks between two grid lines. */
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

/** Chooses the smallest round number of records per brick that keeps the highest stack within `MAX_BRICKS`. */
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
