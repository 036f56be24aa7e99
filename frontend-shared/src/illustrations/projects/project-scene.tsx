import type { ReactNode } from 'react';
import { paint } from '../palette';
import { type PictureProps, Scene } from '../scene';

/** y of the ground line. */
export const GROUND = 252;

interface ProjectSceneProps extends PictureProps {
  /** Colour of sky or wall, and of the ground in front. */
  field: string;
  floor: string;
  /** Drawn before the ground line, which covers it. */
  back: ReactNode;
  /** Drawn over the ground line. */
  children?: ReactNode;
}

/** The frame of a project's pictures: 480 × 300, the ground 48 above the bottom with a line of ink. */
export function ProjectScene({ label, className, field, floor, back, children }: ProjectSceneProps) {
  return (
    <Scene width={480} height={300} label={label} fit="xMidYMax slice" {...(className && { className })}>
      <rect width="480" height="300" fill={field} />
      {back}
      <rect y={GROUND} width="480" height="48" fill={floor} />
      <rect y={GROUND - 2} width="480" height="4" fill={paint.ink} />
      {children}
    </Scene>
  );
}

/** A room seen from inside: plain wall above, brick-coloured lower wall with a painted line. */
export function Room({ upper, lower, line }: { upper: string; lower: string; line: string }) {
  return (
    <>
      <rect width="480" height="176" fill={upper} />
      <rect y="172" width="480" height="80" fill={lower} />
      <rect y="170" width="480" height="4" fill={line} />
    </>
  );
}
