import type { FormPlan, Problems } from '../rules/form-description';
import { findProblems } from '../rules/problems';
import type { FormState } from './form-state';

/** Found problems by state: every part of a form asks for them, and a state never changes. */
const found = new WeakMap<object, { all: Problems<string>; visible?: Problems<string> }>();

/** Everything that is wrong with the values in the form. */
export function allProblems<T extends string, F extends string, A>(
  plan: FormPlan<T, F>,
  state: FormState<T, F, A>,
): Problems<T | F> {
  return foundIn(plan, state).all;
}

/** What of it may be said now: fields that were left, and what the server refused. */
export function visibleProblems<T extends string, F extends string, A>(
  plan: FormPlan<T, F>,
  state: FormState<T, F, A>,
): Problems<T | F> {
  const problems = foundIn(plan, state);
  problems.visible ??= selectVisible(plan, state, problems.all);
  return problems.visible;
}

function foundIn<T extends string, F extends string, A>(plan: FormPlan<T, F>, state: FormState<T, F, A>) {
  const problems = found.get(state) ?? {
    all: findProblems(plan, state.values, state.files, state.alsoRequired),
  };
  found.set(state, problems);
  return problems;
}

function selectVisible<T extends string, F extends string, A>(
  plan: FormPlan<T, F>,
  state: FormState<T, F, A>,
  problems: Problems<T | F>,
): Problems<T | F> {
  const touched: Partial<Record<string, true>> = state.touched;
  const visible: Problems<T | F> = {};
  for (const field of plan.order) {
    const refusal = state.serverErrors[field];
    const problem = problems[field];
    const lost = state.lost[field];
    if (refusal) visible[field] = { rule: 'server', ...refusal };
    else if (lost !== undefined) visible[field] = { rule: 'fileLost', name: lost };
    else if (problem && touched[field]) {
      // What depends on several fields is known only when all of them were left.
      const known = problem.rule !== 'own' || (problem.onceLeft ?? []).every((other) => touched[other]);
      if (known) visible[field] = problem;
    }
  }
  return visible;
}
