import type { YearCourse } from '../../content/slides/deck-content';

/** Courses of a wall, the oldest lowest; what is only planned is dashed. */
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
