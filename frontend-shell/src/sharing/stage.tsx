import { paint } from 'frontend-shared/illustrations/palette';
import { Brickwork } from 'frontend-shared/illustrations/parts/masonry';
import { Person } from 'frontend-shared/illustrations/parts/person';
import type { ComponentProps, ReactNode } from 'react';
import { SHARING_PICTURE } from '../head/sharing-picture';

/** Baseline of buildings and walls, in px; people stand a little lower, in front of them. */
export const GROUND = 562;
const PAVEMENT = 600;

/** Places a drawing, whose base is at 0 0, on the ground. */
export function OnGround({ x, size = 1, children }: { x: number; size?: number; children: ReactNode }) {
  return <g transform={`translate(${x} ${GROUND}) scale(${size})`}>{children}</g>;
}

/** Ground and course of bricks below every scene. */
export function Street() {
  const { width, height } = SHARING_PICTURE;
  return (
    <>
      <rect y={GROUND} width={width} height={height - GROUND} fill={paint.ground} />
      <path d={`M0 ${GROUND}H${width}`} stroke={paint.ink} strokeWidth="5" />
      <Brickwork x={0} y={PAVEMENT + 10} width={width} height={20} course={20} />
    </>
  );
}

type PersonLook = Omit<ComponentProps<typeof Person>, 'x' | 'y'>;

/** The people in the pictures, dressed for their work. */
const PEOPLE = {
  farmer: {
    outfit: 'kurta',
    head: 'turban',
    skin: 'deep',
    cloth: paint.leaf,
    accent: paint.chilli,
    trousers: paint.lime,
  },
  teacher: { outfit: 'sari', head: 'bun', skin: 'brown', cloth: paint.neel, accent: paint.chilli },
  mason: { outfit: 'work', head: 'helmet', skin: 'brown', cloth: paint.leaf, trousers: paint.ink },
  trader: { outfit: 'kurta', head: 'short', skin: 'light', cloth: paint.lime },
  worker: { outfit: 'sari', head: 'scarf', skin: 'light', cloth: paint.leaf, accent: paint.haldi },
  electrician: { outfit: 'work', head: 'helmet', skin: 'deep', cloth: paint.neel, trousers: paint.slate },
  tailor: { outfit: 'kurta', head: 'short', skin: 'deep', cloth: paint.jute, apron: paint.neel },
  student: { outfit: 'frock', head: 'plait', skin: 'brown', cloth: paint.chilli, trousers: paint.lime },
} satisfies Record<string, PersonLook>;

export type Character = keyof typeof PEOPLE;

interface CharacterProps extends Partial<Pick<PersonLook, 'left' | 'right'>> {
  who: Character;
  x: number;
  y?: number;
  size?: number;
}

/** One of `PEOPLE`; in front of the scene unless `y` is given. */
export function Character({ who, x, y = PAVEMENT, size = 1.5, ...arms }: CharacterProps) {
  return <Person x={x} y={y} size={size} {...PEOPLE[who]} {...arms} />;
}

interface PaperProps {
  x: number;
  y: number;
  width: number;
  height: number;
  children?: ReactNode;
}

/** A sheet of paper with an ink border; children are drawn in its coordinates. */
export function Paper({ x, y, width, height, children }: PaperProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="6" fill={paint.paper} stroke={paint.ink} strokeWidth="4" />
      {children}
    </g>
  );
}

/** Placeholder text: one bar per width. */
export function Writing({
  x,
  y,
  widths,
  gap = 28,
}: {
  x: number;
  y: number;
  widths: number[];
  gap?: number;
}) {
  const lines = widths.map((width, row) => `M${x} ${y + row * gap}h${width}`);
  return <path d={lines.join('')} stroke={paint.edge} strokeWidth="8" strokeLinecap="round" />;
}
