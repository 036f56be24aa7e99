import { paint } from '../palette';
import { placed } from '../place';

interface BoardProps {
  /** Left edge, and the ground on which the posts stand. */
  x: number;
  y: number;
  /** Name of the town in Devanagari and in Latin letters. */
  hindi: string;
  latin: string;
  size?: number;
}

/** A station-style town board on two posts. */
export function Board({ x, y, hindi, latin, size = 1 }: BoardProps) {
  const width = Math.max(88, latin.length * 9.4 + 26);
  return (
    <g transform={placed({ x, y, size })}>
      <path d={`M13-30V0M${width - 13}-30V0`} stroke={paint.ink} strokeWidth="5" />
      <rect y="-72" width={width} height="46" rx="4" fill={paint.haldi} />
      <rect
        x="3.4"
        y="-68.6"
        width={width - 6.8}
        height="39.2"
        rx="2.4"
        fill="none"
        stroke={paint.ink}
        strokeWidth="2"
      />
      <g fill={paint.ink} fontWeight="800" textAnchor="middle" fontFamily="var(--font-public)">
        <text lang="hi" x={width / 2} y="-51" fontSize="14.5">
          {hindi}
        </text>
        <text x={width / 2} y="-34.4" fontSize="14" letterSpacing=".9">
          {latin}
        </text>
      </g>
    </g>
  );
}
