/** Width of the wall in px, on which the styles of the steps depend. */
const WIDTH = 1440;
const JOINT = 4;

/**
 * The wall below the steps, in running bond: each step is two bricks wide and one course higher than the previous one.
 */
export function StepWall({ steps }: { steps: number }) {
  const column = WIDTH / steps;
  const course = steps > 4 ? 50 : 66;
  const height = course * (steps + 1);
  const brick = column / 2;
  const courses = Array.from({ length: steps + 1 }, (_, row) => {
    const left = Math.max(0, row - 1) * column;
    const bottom = height - row * course;
    const first = row % 2 === 0 ? brick : brick / 2;
    const joints = Array.from(
      { length: Math.ceil((WIDTH - left - first) / brick) },
      (_unused, joint) => `M${left + first + joint * brick} ${bottom}v${-course}`,
    );
    return {
      body: `M${left} ${bottom}v${-course}H${WIDTH}v${course}z`,
      joints: `M${left} ${bottom - course}H${WIDTH}${joints.join('')}`,
    };
  });
  return (
    <svg className="pr-steps__wall" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" focusable="false">
      <path className="pr-steps__bricks" d={courses.map(({ body }) => body).join('')} />
      <path
        className="pr-steps__joints"
        d={courses.map(({ joints }) => joints).join('')}
        fill="none"
        strokeWidth={JOINT}
      />
    </svg>
  );
}
