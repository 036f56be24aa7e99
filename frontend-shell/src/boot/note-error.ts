import type { ErrorKind } from 'frontend-shared/federation/note-failure';

/** What was thrown, or its error event. */
export type NotedError = [kind: ErrorKind, thrown: unknown];

declare global {
  interface Window {
    /** Errors that wait for `error-reporter.ts`; with it, what is pushed is reported at once. */
    notedErrors?: NotedError[];
  }
}

/** Reports of one page; a page that is broken throws the same again and again. */
export const MAX_REPORTS = 5;

/** Has an error reported to the server. The code for it is fetched with the first one only. */
export function noteError(kind: ErrorKind, thrown: unknown): void {
  window.notedErrors ??= [];
  const noted = window.notedErrors;
  if (noted.length === MAX_REPORTS || noted.push([kind, thrown]) !== 1) return;
  const script = document.createElement('script');
  script.src = document.querySelector<HTMLScriptElement>('[data-reporter]')?.dataset.reporter ?? '';
  document.head.append(script);
}

/** Notes what nobody catches, and what boundaries of the shell and of the remotes did. */
export function noteErrors(): void {
  window.noteError = noteError;
  window.addEventListener('error', (event) => noteError('error', event));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError('unhandled-rejection', reason));
}
