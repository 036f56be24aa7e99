import type { YearCourse } from '../../content/slides/deck-content';

/** Years as courses of a wall, the oldest at the bottom; planned ones are dashed. */
export function YearWall({ courses }: { courses: readonly YearCourse[] }) {
  return (
    <ol className="pr-years">
      {courses.map(({ years, text, isPlanned }) => (
        <li key={years} className={isPlanned ? 'pr-year pr-year--planned' : 'pr-year'}>
          <strong className="pr-year__years">{years}</strong> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
