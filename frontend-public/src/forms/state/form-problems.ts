import type { CompiledForm, Problems } from '../rules/form-description';
import { findProblems } from '../rules/problems';
import type { FormState } from './form-state';

/** Cache of the problems by state: every part of a form asks for them, and states are immutable. */
const cache = new WeakMap<object, { all: Problems<string>; visible?: Problems<string> }>();

/** All problems with the current values. */
export function allProblems<T extends string, F extends string, A>(
  compiled: CompiledForm<T, F>,
  state: FormState<T, F, A>,
): Problems<T | F> {
  return problemsOf(compiled, state).all;
}

/** The problems to show: those of touched fields, and the server's. */
export function visibleProblems<T extends string, F extends string, A>(
  compiled: CompiledForm<T, F>,
  state: FormState<T, F, A>,
): Problems<T | F> {
  const problems = problemsOf(compiled, state);
  problems.visible ??= selectVisible(compiled, state, problems.all);
  return problems.visible;
}

function problemsOf<T extends string, F extends string, A>(
  compiled: CompiledForm<T, F>,
  state: FormState<T, F, A>,
) {
  const problems = cache.get(state) ?? {
    all: findProblems(compiled, state.values, state.files, state.alsoRequired),
  };
  cache.set(state, problems);
  return problems;
}

function selectVisible<T extends string, F extends string, A>(
  compiled: CompiledForm<T, F>,
  state: FormState<T, F, A>,
  problems: Problems<T | F>,
): Problems<T | F> {
  const touched: Partial<Record<string, true>> = state.touched;
  const visible: Problems<T | F> = {};
  for (const field of compiled.order) {
    const refusal = state.serverErrors[field];
    const problem = problems[field];
    const lost = state.lostFiles[field];
    if (refusal) visible[field] = { rule: 'server', ...refusal };
    else if (lost !== undefined) visible[field] = { rule: 'fileLost', name: lost };
    else if (problem && touched[field]) {
      // A problem that involves several fields is shown once all of them have been touched.
      const known = problem.rule !== 'own' || (problem.onceTouched ?? []).every((other) => touched[other]);
      if (known) visible[field] = problem;
    }
  }
  return visible;
}
