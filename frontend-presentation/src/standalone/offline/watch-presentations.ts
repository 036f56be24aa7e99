import { holdPresentationLock, isPresentationActive } from '../../deck/presenting/locks/presentation-lock';
import { offlineStore } from './offline-store';

/** How often the locks of other windows are queried while an update waits, in ms. */
const POLL_MS = 5_000;
/** A presentation whose windows have been gone for less than this still counts as active, in ms: they may be reloading. */
const AWAY_MS = 5_000;

/**
 * Holds the presentation lock while the browser itself is in full screen (F11, kiosk mode). `fullscreenElement` is null
 * then; only this media feature detects it.
 */
export function holdLockInBrowserFullScreen(): void {
  const query = window.matchMedia('(display-mode: fullscreen)');
  let end: (() => void) | undefined;
  const update = () => {
    if (query.matches) end ??= holdPresentationLock();
    else {
      end?.();
      end = undefined;
    }
  };
  query.addEventListener('change', update);
  update();
}

/** Polls whether any window is presenting, and updates the store: locks have no change event. */
export function watchPresentations(): void {
  let seen = Number.NEGATIVE_INFINITY;
  const poll = async () => {
    if (await isPresentationActive()) seen = Date.now();
    offlineStore.setState({ isPresentationActive: Date.now() - seen < AWAY_MS });
  };
  void poll();
  setInterval(poll, POLL_MS);
  document.addEventListener('visibilitychange', poll);
}
