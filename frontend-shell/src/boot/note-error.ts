import type { ErrorKind } from 'frontend-shared/federation/note-failure';

/** The thrown value, or its `ErrorEvent`. */
export type NotedError = [kind: ErrorKind, thrown: unknown];

declare global {
  interface Window {
    /** Errors that were recorded before `error-reporter.ts` loaded; after that `push` reports at once. */
    notedErrors?: NotedError[];
  }
}

/** Most reports per page: a broken page can throw endlessly. */
export const MAX_REPORTS = 5;

/** Records an error and reports it to the server. The reporter script is loaded with the first error. */
export function noteError(kind: ErrorKind, thrown: unknown): void {
  window.notedErrors ??= [];
  const noted = window.notedErrors;
  if (noted.length === MAX_REPORTS || noted.push([kind, thrown]) !== 1) return;
  const script = document.createElement('script');
  script.src = document.querySelector<HTMLScriptElement>('[data-reporter]')?.dataset.reporter ?? '';
  document.head.append(script);
}

/** Records uncaught errors, and those that error boundaries of the shell and the remotes caught. */
export function noteErrors(): void {
  window.noteError = noteError;
  window.addEventListener('error', (event) => noteError('error', event));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError('unhandled-rejection', reason));
}
