import type { CompiledForm } from '../../rules/form-description';
import type { FormState } from '../form-state';
import type { Draft } from './draft';

/** The draft of a form's current state. */
export function draftOf<T extends string, F extends string, A>(
  compiled: CompiledForm<T, F>,
  state: FormState<T, F, A>,
): Draft<T> {
  const { values, files, lostFiles, attempt } = state;
  const chosen = compiled.files.flatMap((name) => {
    const file = files[name]?.name ?? lostFiles[name];
    return file === undefined ? [] : [[name, file]];
  });
  return {
    values,
    fileNames: Object.fromEntries(chosen),
    elapsedMs: elapsedMs(state),
    attempt: attempt ?? undefined,
  };
}

/** The changes that restore a draft; newer input takes precedence. */
export function restoredState<T extends string, F extends string, A>(
  { values: draft, fileNames, elapsedMs, attempt }: Draft<T>,
  compiled: CompiledForm<T, F>,
  { values, files, shownAt }: FormState<T, F, A>,
): Partial<FormState<T, F, A>> {
  const typed = compiled.texts.filter((name) => values[name] !== compiled.emptyValues[name]);
  const lost = Object.entries(fileNames).filter(([name]) => !files[name as F]);
  return {
    shownAt: (shownAt ?? 0) - elapsedMs,
    values: { ...draft, ...Object.fromEntries(typed.map((name) => [name, values[name]])) },
    attempt: attempt ?? null,
    lostFiles: Object.fromEntries(lost),
    status: { kind: 'restored' },
  };
}

/** How long the form has been on screen, in ms, reloads included. */
export function elapsedMs({ shownAt }: { shownAt: number | null }): number {
  return shownAt === null ? 0 : Math.round(performance.now() - shownAt);
}
