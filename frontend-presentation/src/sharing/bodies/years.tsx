import { paint } from 'frontend-shared/illustrations/palette';
import type { YearCourse } from '../../content/slides/deck-content';
import { Lines, MARGIN } from '../frame';
import { BODY_WIDTH, type BodyProps } from './body-props';

/** Years as courses of a wall, the oldest at the bottom; planned ones are dashed. */
export function YearsBody({
  context: { layout },
  top,
  bottom,
  years,
}: BodyProps & { years: readonly YearCourse[] }) {
  const row = (bottom - top) / years.length;
  return years.map((course, index) => {
    const x = MARGIN + index * 60;
    const y = bottom - (index + 1) * row;
    const width = BODY_WIDTH - index * 60;
    const look = course.isPlanned
      ? { fill: 'none', stroke: paint.ink, strokeWidth: 3, strokeDasharray: '14 9' }
      : { fill: index === 0 ? paint.brick : paint.haldi };
    const text = course.isPlanned || index > 0 ? paint.ink : paint.paper;
    const when = layout.fit(course.years, { width: 330, lines: 1, from: 44, weight: 800 });
    const what = layout.fit(course.text, { width: width - 400, lines: 2, from: 34, weight: 550 });
    const middle = y + (row - 10) / 2;
    return (
      <g key={course.years}>
        <rect x={x + 2} y={y + 2} width={width - 4} height={row - 14} rx="2" {...look} />
        <Lines text={when} x={x + 32} top={middle - when.height / 2} fill={text} />
        <Lines text={what} x={x + 380} top={middle - what.height / 2} fill={text} />
      </g>
    );
  });
}
