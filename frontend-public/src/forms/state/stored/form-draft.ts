import type { FormPlan } from '../../rules/form-description';
import type { FormState } from '../form-state';
import type { Draft } from './draft';

/** What is kept for a reload of what stands in the form. */
export function draftOf<T extends string, F extends string, A>(
  plan: FormPlan<T, F>,
  state: FormState<T, F, A>,
): Draft<T> {
  const { values, files, lost, attempt } = state;
  const chosen = plan.files.flatMap((name) => {
    const file = files[name]?.name ?? lost[name];
    return file === undefined ? [] : [[name, file]];
  });
  return {
    values,
    fileNames: Object.fromEntries(chosen),
    elapsedMs: elapsedMs(state),
    attempt: attempt ?? undefined,
  };
}

/** What changes when a draft is put back; what was typed or chosen meanwhile stays. */
export function restoredState<T extends string, F extends string, A>(
  { values: draft, fileNames, elapsedMs, attempt }: Draft<T>,
  plan: FormPlan<T, F>,
  { values, files, shownAt }: FormState<T, F, A>,
): Partial<FormState<T, F, A>> {
  const typed = plan.texts.filter((name) => values[name] !== plan.emptyValues[name]);
  const lost = Object.entries(fileNames).filter(([name]) => !files[name as F]);
  return {
    shownAt: (shownAt ?? 0) - elapsedMs,
    values: { ...draft, ...Object.fromEntries(typed.map((name) => [name, values[name]])) },
    attempt: attempt ?? null,
    lost: Object.fromEntries(lost),
    status: { kind: 'restored' },
  };
}

/** The same without ticks: nobody agrees to terms by pressing Back. */
export function withoutTicks<T extends string, F extends string>(
  draft: Draft<T>,
  { texts, fields, emptyValues }: FormPlan<T, F>,
): Draft<T> {
  const ticks = texts.filter((name) => fields[name].kind === 'tick');
  const unticked = Object.fromEntries(ticks.map((name) => [name, emptyValues[name]]));
  return { ...draft, values: { ...draft.values, ...unticked } };
}

/** Milliseconds for which the form has been before somebody, reloads included. */
export function elapsedMs({ shownAt }: { shownAt: number | null }): number {
  return shownAt === null ? 0 : Math.round(performance.now() - shownAt);
}
