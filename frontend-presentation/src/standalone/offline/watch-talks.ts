import { holdTalkLock, isTalkGiven } from '../../deck/presenting/talk/talk-lock';
import { offlineStore } from './offline-store';

/** Between two looks for talks of other windows while a newer version waits, in ms. */
const LOOK_EVERY_MS = 5_000;
/** A talk whose windows have gone for no longer than this goes on: they are being loaded anew, in ms. */
const AWAY_MS = 5_000;

/**
 * A window that the browser itself shows in full screen (F11, a kiosk) gives a talk as well. The document knows of no element
 * then; only this media feature tells.
 */
export function holdTalkInBrowserFullScreen(): void {
  const query = window.matchMedia('(display-mode: fullscreen)');
  let end: (() => void) | undefined;
  const follow = () => {
    if (query.matches) end ??= holdTalkLock();
    else {
      end?.();
      end = undefined;
    }
  };
  query.addEventListener('change', follow);
  follow();
}

/** Keeps in the store whether any window gives a talk, from when a newer version waits. Locks tell nobody when they change. */
export function watchTalks(): void {
  let seen = Number.NEGATIVE_INFINITY;
  const look = async () => {
    if (await isTalkGiven()) seen = Date.now();
    offlineStore.setState({ isTalkGiven: Date.now() - seen < AWAY_MS });
  };
  void look();
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
}
