import { paint } from 'frontend-shared/illustrations/palette';
import { Brickwork } from 'frontend-shared/illustrations/parts/masonry';
import { Scene } from 'frontend-shared/illustrations/scene';
import type { ReactNode } from 'react';

/** All steps are this wide: three bricks, so that side by side they make one wall without a seam. */
const WIDTH = 150;
const COURSE = 20;
/** Height kept free above the wall. */
const ROOM = 126;

interface StepSceneProps {
  /** 1 to 8: written on the wall; each step stands one course higher than the last. */
  number: number;
  /** Drawn around the left end of the wall's top, at 0 0. */
  children: ReactNode;
}

/** One step of the eight-step wall. */
export function StepScene({ number, children }: StepSceneProps) {
  const courses = number + 1;
  const wall = courses * COURSE;
  // The courses of neighbours run on: where the number of courses is odd, the top one begins with half a brick.
  const shift = courses % 2 === 0 ? 0 : COURSE * 1.25;
  return (
    <Scene width={WIDTH} height={ROOM + wall} className="pu-how-step__drawing">
      <Brickwork
        x={-shift}
        y={ROOM}
        width={WIDTH + 2 * shift}
        height={wall}
        course={COURSE}
        joint={paint.paper}
      />
      <path d={`M10 ${ROOM + 7}h30v26h-30z`} fill={paint.haldi} stroke={paint.ink} strokeWidth="2" />
      <text
        x="25"
        y={ROOM + 27}
        fill={paint.ink}
        fontFamily="var(--font-public)"
        fontSize="20"
        fontWeight="800"
        textAnchor="middle"
      >
        {number}
      </text>
      <g transform={`translate(0 ${ROOM})`}>{children}</g>
    </Scene>
  );
}
