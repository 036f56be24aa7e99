/** Most bricks of one stack: more are not counted by eye any more. */
const MAX_BRICKS = 20;
/** Bricks between two lines of the scale. */
const BRICKS_PER_LINE = 5;

/** How a stack of bricks is drawn. */
interface Scale {
  /** What one brick stands for: 1, 2, 5, 10, 20, 50 and so on. */
  brick: number;
  /** How many bricks high the picture is. */
  height: number;
  /** Values of the lines, from 0 up. */
  lines: number[];
}

/** The smallest round brick with which the highest stack stays countable; the scale begins at 0. */
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
