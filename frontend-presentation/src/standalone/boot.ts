import { loadScript } from 'frontend-shared/federation/load-script';
import { whenPainted } from 'frontend-shared/federation/when-painted';
import { HYDRATING } from 'frontend-shared/hydration/hydration-marks';

declare global {
  interface Window {
    /** Whether `start.tsx` has run. */
    deckIsHere?: boolean;
  }
}

/*
 * The one script that comes with a page. A page that has its slide is painted before the others take part of a slow line;
 * when they do not come, the page says so.
 */
const main = (document.currentScript as HTMLScriptElement | null)?.dataset.main ?? '';
const slide = document.querySelector('main');

function bring(): void {
  loadScript(main, { hasRun: () => window.deckIsHere === true }).catch(() =>
    document.querySelector('.sa-not-loaded')?.removeAttribute('hidden'),
  );
}

window.loadScript = loadScript;
if (slide) {
  slide.setAttribute(HYDRATING, '');
  whenPainted(bring);
} else {
  bring();
}
