import './part-list.css';
import { useFormsMessages } from '../../content/use-forms-messages';
import { type CompiledForm, controlId, type Problems } from '../rules/form-description';
import { allProblems, visibleProblems } from '../state/form-problems';
import type { FormState } from '../state/form-state';
import type { Form } from '../state/form-store';

type PartState = 'done' | 'current' | 'wrong' | 'open';

interface PartListProps<T extends string, F extends string, A, S extends string> {
  form: Form<T, F, A>;
  /** The sections in page order, each with its fields. */
  parts: Readonly<Record<S, readonly [NoInfer<T | F>, ...NoInfer<T | F>[]]>>;
  titles: Readonly<Record<NoInfer<S>, string>>;
  /** The section that has the focus. */
  current: NoInfer<S> | null;
}

/**
 * The sections of the form with their state, drawn as bricks: filled when done, yellow for the current one, marked when
 * it has errors.
 */
export function PartList<T extends string, F extends string, A, S extends string>({
  form,
  parts,
  titles,
  current,
}: PartListProps<T, F, A, S>) {
  const shared = useFormsMessages();
  const state = form.use();
  const problems = visibleProblems(form.compiled, state);
  return (
    <nav className="pu-parts" aria-label={shared.sectionsLabel}>
      <ol className="pu-parts__list">
        {(Object.keys(parts) as S[]).map((part) => {
          const fields = parts[part];
          const partState = stateOf(form.compiled, fields, state, problems, part === current);
          const first = controlId(form.compiled, fields[0]);
          return (
            <li key={part}>
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
                {titles[part]}
                <span className={partState === 'wrong' ? 'pu-parts__state' : 'cf-visually-hidden'}>
                  {shared.sectionState[partState]}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function stateOf<T extends string, F extends string, A>(
  compiled: CompiledForm<T, F>,
  fields: readonly (T | F)[],
  state: FormState<T, F, A>,
  problems: Problems<T | F>,
  current: boolean,
): PartState {
  if (fields.some((field) => problems[field])) return 'wrong';
  if (current) return 'current';
  const open = allProblems(compiled, state);
  const started = fields.some((field) =>
    field in state.files ? state.files[field as F] !== null : state.values[field as T].trim() !== '',
  );
  return started && !fields.some((field) => open[field]) ? 'done' : 'open';
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
