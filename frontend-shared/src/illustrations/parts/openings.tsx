import { paint } from '../palette';

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A six-pane window with ink mullions, a glare and a sill. */
export function Window({ x, y, width, height }: BoxProps) {
  const column = width / 3;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={paint.glass} />
      <path d={`M${x} ${y}h${width * 0.42}L${x} ${y + height * 0.8}z`} fill={paint.glare} />
      <path
        d={`M${x} ${y}h${width}v${height}h${-width}zM${x + column} ${y}v${height}M${x + 2 * column} ${y}v${height}M${x} ${y + height / 2}h${width}`}
        fill="none"
        stroke={paint.ink}
        strokeWidth="2.2"
      />
      <rect x={x - 3} y={y + height} width={width + 6} height="4" fill={paint.ink} />
    </>
  );
}

/** A doorway with a rolled-up steel shutter; the scene draws objects inside over it. */
export function Shutter({ x, y, width, height, inside = paint.ink }: BoxProps & { inside?: string }) {
  const roll = Math.min(18, height * 0.24);
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={inside} />
      <rect x={x} y={y} width={width} height={roll} fill={paint.steel} />
      <path
        d={`M${x} ${y + roll * 0.34}h${width}M${x} ${y + roll * 0.67}h${width}M${x} ${y + roll}h${width}`}
        stroke={paint.steelDark}
        strokeWidth="1.4"
      />
      <rect x={x - 4} y={y - 7} width={width + 8} height="7.5" fill={paint.ink} />
    </>
  );
}

/** A row of saw-tooth roof lights standing on (x, y). */
export function Sawtooth({
  x,
  y,
  teeth,
  span,
  rise,
}: {
  x: number;
  y: number;
  teeth: number;
  span: number;
  rise: number;
}) {
  const list = Array.from({ length: teeth }, (_, index) => x + index * span);
  return (
    <>
      <path
        d={list.map((left) => `M${left} ${y}v${-rise}L${left + span - 2} ${y}z`).join('')}
        fill={paint.neel}
      />
      <path
        d={list
          .map((left) => `M${left + 5} ${y - 4}v${-rise * 0.58}L${left + span * 0.27} ${y - 4}z`)
          .join('')}
        fill={paint.haldiTint}
      />
    </>
  );
}
