import { loadScript, loadStyle } from 'frontend-shared/federation/load-script';
import { whenPainted } from 'frontend-shared/federation/when-painted';
import { HYDRATING } from 'frontend-shared/hydration/hydration-marks';

declare global {
  interface Window {
    /** Whether `start.tsx` has run. */
    isDeckStarted?: boolean;
  }
}

/*
 * The only script in the HTML of a page. On a page with a slide it loads the main script after the first paint. If that
 * fails to load, the page shows a message.
 */
const main = (document.currentScript as HTMLScriptElement | null)?.dataset.main ?? '';
const slide = document.querySelector('main');

function loadMain(): void {
  loadScript(main, { hasRun: () => window.isDeckStarted === true }).catch(() =>
    document.querySelector('.sa-not-loaded')?.removeAttribute('hidden'),
  );
}

window.loadScript = loadScript;
window.loadStyle = loadStyle;
if (slide) {
  slide.setAttribute(HYDRATING, '');
  whenPainted(loadMain);
} else {
  loadMain();
}
