/** As in `window-session.ts`, which a first visit does not load. */
const SESSION_KEY = 'deck.presenting';
const WINDOW_NAME = 'deck-';

/** Whether this tab is, or was, part of a presentation with a presenter's window or a room. */
export function hasPresented(): boolean {
  try {
    return window.name.startsWith(WINDOW_NAME) || sessionStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
