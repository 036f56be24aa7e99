import { paint } from 'frontend-shared/illustrations/palette';
import { Brickwork } from 'frontend-shared/illustrations/parts/masonry';
import { Scene } from 'frontend-shared/illustrations/scene';
import type { ReactNode } from 'react';

/** Width of every step: three bricks, so that side by side they form one wall without a seam. */
const WIDTH = 150;
const COURSE = 20;
/** Height kept free above the wall. */
const ROOM = 126;

interface StepSceneProps {
  /** 1 to 8, shown on the wall; each step is one course higher than the previous one. */
  number: number;
  /** Drawn with its origin at the left end of the wall's top. */
  children: ReactNode;
}

/** One step of the eight-step wall. */
export function StepScene({ number, children }: StepSceneProps) {
  const courses = number + 1;
  const wall = courses * COURSE;
  // Courses continue in the next step: with an odd number of courses, the top one starts with half a brick.
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
