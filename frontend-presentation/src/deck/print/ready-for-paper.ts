import { withinTime } from 'frontend-shared/api/within-time';
import { CODE_TIMEOUT_MS } from 'frontend-shared/federation/import-with-timeout';

let letters: Promise<void> | undefined;

/**
 * Settles when the letters of every slide are here, or do not come: pages then have those of the machine. Letters that are
 * first needed when the pages are laid out would be late, and the site shows none that are late.
 */
export function lettersHere(): Promise<void> {
  const faces = typeof document.fonts === 'object' ? [...document.fonts] : [];
  letters ??= soon(Promise.allSettled(faces.map((face) => face.load())));
  return letters;
}

/** Settles when every drawing stands in its place, or does not come: the words of a slide do not wait for it for ever. */
export function drawingsHere(pages: HTMLElement): Promise<void> {
  let observer: MutationObserver | undefined;
  const whole = new Promise<void>((resolve) => {
    const look = () => {
      const places = [...pages.querySelectorAll('[data-drawing]')];
      if (places.every((place) => place.querySelector('svg:not(.pr-field)'))) resolve();
    };
    observer = new MutationObserver(look);
    observer.observe(pages, { childList: true, subtree: true });
    look();
  });
  return soon(whole).finally(() => observer?.disconnect());
}

function soon(work: Promise<unknown>): Promise<void> {
  return withinTime(work, CODE_TIMEOUT_MS, 'A part of the pages').then(
    () => undefined,
    () => undefined,
  );
}
