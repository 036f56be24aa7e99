import { paint } from '../palette';
import { type PlaceProps, placed } from '../place';

/** A tied jute sack with a printed square, 32 units tall. */
export function Sack({
  mark = paint.brick,
  cloth = paint.jute,
  ...at
}: PlaceProps & { mark?: string; cloth?: string }) {
  return (
    <g transform={placed(at)}>
      <path d="M-14 0Q-17-14-10-25Q-15-31-9-32Q0-28 9-32Q15-31 10-25Q17-14 14 0z" fill={cloth} />
      <path d="M14 0Q17-14 10-25L7-24Q10-12 6 0z" fill={paint.juteShade} />
      <path d="M-10-25Q0-21.6 10-25" fill="none" stroke={paint.juteShade} strokeWidth="1.8" />
      <rect x="-6" y="-17" width="9" height="8" rx="1.4" fill={mark} />
    </g>
  );
}

/** A heap of ground spice on the floor. */
export function Heap({
  width,
  colour,
  grain,
  ...at
}: PlaceProps & { width: number; colour: string; grain: string }) {
  const half = width / 2;
  const top = width * 0.3;
  return (
    <g transform={placed(at)}>
      <path d={`M${-half} 0Q0 ${-top * 2} ${half} 0z`} fill={colour} />
      <path
        d={`M${-half * 0.8}-3Q0 ${-top * 1.1} ${half * 0.8}-3`}
        fill="none"
        stroke={grain}
        strokeWidth="2.2"
        strokeDasharray="5 6"
      />
    </g>
  );
}

/** A pallet of loose bricks, `rows` courses high. */
export function BrickStack({
  rows = 3,
  columns = 4,
  ...at
}: PlaceProps & { rows?: number; columns?: number }) {
  const bricks = Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    return `M${(index % columns) * 13 + (row % 2) * 3} ${-row * 7 - 3}h12v-6h-12z`;
  });
  return (
    <g transform={placed(at)}>
      <path d={`M-2-1.5H${columns * 13 + 4}`} stroke={paint.ink} strokeWidth="3" />
      <path d={bricks.join('')} fill={paint.brickDark} />
    </g>
  );
}
