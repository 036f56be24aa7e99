import './part-list.css';
import type { ApplicationFormWords } from '../../content/en/application-form';
import {
  type ApplicationValues,
  controlId,
  type SectionName,
  sectionNames,
  sections,
} from './application-fields';
import { findProblems, type Problems } from './application-rules';
import type { ApplicationState } from './application-store';

type PartState = 'done' | 'current' | 'wrong' | 'open';

interface PartListProps {
  state: ApplicationState;
  problems: Problems;
  current: SectionName | null;
  words: ApplicationFormWords;
}

/** The parts of the form as bricks: laid when done, haldi where the person is, marked when something is wrong. */
export function PartList({ state, problems, current, words }: PartListProps) {
  return (
    <nav className="pu-parts" aria-label={words.sectionsLabel}>
      <ol className="pu-parts__list">
        {sectionNames.map((section) => {
          const partState = stateOf(section, state, problems, current);
          const first = controlId(sections[section][0]);
          return (
            <li key={section}>
              <a
                className={`pu-parts__link pu-parts__link--${partState}`}
                href={`#${first}`}
                aria-current={partState === 'current' ? 'step' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(first)?.focus();
                }}
              >
                <PartBrick state={partState} />
                {words.sections[section]}
                <span className={partState === 'wrong' ? 'pu-parts__state' : 'cf-visually-hidden'}>
                  {words.sectionState[partState]}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function stateOf(
  section: SectionName,
  state: ApplicationState,
  problems: Problems,
  current: SectionName | null,
): PartState {
  const fields = sections[section];
  if (fields.some((field) => problems[field])) return 'wrong';
  if (section === current) return 'current';
  const open = findProblems(state.values, state.file);
  const started = fields.some((field) =>
    field === 'supporting_document' ? state.file !== null : filled(state.values, field),
  );
  return started && !fields.some((field) => open[field]) ? 'done' : 'open';
}

function filled(values: ApplicationValues, field: keyof ApplicationValues): boolean {
  return values[field].trim() !== '';
}

function PartBrick({ state }: { state: PartState }) {
  return (
    <svg className={`pu-brick pu-brick--${state}`} viewBox="0 0 32 14" aria-hidden="true" focusable="false">
      <rect className="pu-brick__body" x="0.75" y="0.75" width="30.5" height="12.5" rx="1" />
      {state === 'done' && <path className="pu-brick__mark" d="M12.5 7l2.5 2.5 4.5-5" />}
      {state === 'wrong' && <path className="pu-brick__mark" d="M16 3.5v4M16 10v.1" />}
    </svg>
  );
}
