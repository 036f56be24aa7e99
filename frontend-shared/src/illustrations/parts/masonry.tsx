import { paint } from '../palette';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

interface BrickworkProps extends Area {
  /** Preferred height of a course; adjusted so that whole courses fill the wall. */
  course?: number;
  fill?: string;
  joint?: string;
}

/**
 * A field of bricks in running bond: the lower wall of every building, and whole walls. The upright joints of a
 * course are one thick dashed line, which keeps a drawing of hundreds of bricks small.
 */
export function Brickwork({
  course = 10,
  fill = paint.brick,
  joint = paint.brickShade,
  ...area
}: BrickworkProps) {
  const rows = Math.max(1, Math.round(area.height / course));
  const rise = area.height / rows;
  const brick = round(rise * 2.5);
  const width = rise > 15 ? 2 : 1.4;
  const list = Array.from({ length: rows }, (_, row) => row);
  const bed = list.slice(1).map((row) => `M${area.x} ${round(area.y + row * rise)}h${area.width}`);
  const uprights = list.map((row) => {
    const start = row % 2 === 0 ? brick : brick / 2;
    return `M${round(area.x + start)} ${round(area.y + (row + 0.5) * rise)}h${round(area.width - start)}`;
  });
  return (
    <g stroke={joint}>
      <rect {...area} fill={fill} stroke="none" />
      {bed.length > 0 && <path d={bed.join('')} strokeWidth={width} />}
      <path
        d={uprights.join('')}
        strokeWidth={round(rise)}
        strokeDasharray={`${width} ${round(brick - width)}`}
      />
    </g>
  );
}

interface WallProps extends Area {
  /** Height of the brick lower wall (dado). */
  dado: number;
  plaster?: string;
  shade?: string;
}

/** A building's front: plain upper wall, one darker strip at the right, brick dado below. */
export function Wall({ dado, plaster = paint.lime, shade = paint.limeShade, ...area }: WallProps) {
  const strip = Math.min(34, area.width * 0.14);
  return (
    <>
      <rect {...area} fill={plaster} />
      <rect x={area.x + area.width - strip} y={area.y} width={strip} height={area.height} fill={shade} />
      <Brickwork x={area.x} y={area.y + area.height - dado} width={area.width} height={dado} />
    </>
  );
}
