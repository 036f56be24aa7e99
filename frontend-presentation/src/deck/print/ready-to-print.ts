import { withTimeout } from 'frontend-shared/api/with-timeout';
import { CODE_TIMEOUT_MS } from 'frontend-shared/federation/import-with-timeout';

let fonts: Promise<void> | undefined;

/**
 * Settles when all fonts are loaded or have failed. They are loaded before the pages are rendered, because
 * `font-display: optional` would ignore a font that arrives later.
 */
export function fontsLoaded(): Promise<void> {
  const faces = typeof document.fonts === 'object' ? [...document.fonts] : [];
  fonts ??= settledInTime(Promise.allSettled(faces.map((face) => face.load())));
  return fonts;
}

/** Settles when every drawing is rendered, or after a timeout. */
export function drawingsRendered(pages: HTMLElement): Promise<void> {
  let observer: MutationObserver | undefined;
  const complete = new Promise<void>((resolve) => {
    const check = () => {
      const drawings = [...pages.querySelectorAll('[data-drawing]')];
      if (drawings.every((drawing) => drawing.querySelector('svg:not(.pr-drawing-background)'))) resolve();
    };
    observer = new MutationObserver(check);
    observer.observe(pages, { childList: true, subtree: true });
    check();
  });
  return settledInTime(complete).finally(() => observer?.disconnect());
}

function settledInTime(work: Promise<unknown>): Promise<void> {
  return withTimeout(work, CODE_TIMEOUT_MS, 'A part of the pages').then(
    () => undefined,
    () => undefined,
  );
}
