import type { components } from '../api/types.generated';

export type ErrorKind = components['schemas']['BrowserErrorReport']['kind'];

declare global {
  interface Window {
    /** Reports an error to the server. Set by the shell's boot script; undefined in a standalone remote. */
    noteError?: (kind: ErrorKind, thrown: unknown) => void;
  }
}

/** Reports an error that an error boundary caught, which fires no `error` event. */
export function noteFailure(thrown: unknown): void {
  window.noteError?.('remote-failed', thrown);
}
