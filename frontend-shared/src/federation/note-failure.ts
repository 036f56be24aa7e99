import type { components } from '../api/types.generated';

export type ErrorKind = components['schemas']['BrowserErrorReport']['kind'];

declare global {
  interface Window {
    /** Has an error reported to the server. The shell's boot script brings it; a remote on a page of its own has none. */
    noteError?: (kind: ErrorKind, thrown: unknown) => void;
  }
}

/** For boundaries: reports what they caught, which no event of the browser tells of. */
export function noteFailure(thrown: unknown): void {
  window.noteError?.('remote-failed', thrown);
}
