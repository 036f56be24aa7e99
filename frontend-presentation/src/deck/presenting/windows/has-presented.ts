/** As in `window-session.ts`, which a first visit goes without. */
const SESSION_KEY = 'deck.presenting';
const WINDOW_NAME = 'deck-';

/** Whether this tab is, or was, part of a presentation with a presenter's window, or has a room open. */
export function hasPresented(): boolean {
  try {
    return window.name.startsWith(WINDOW_NAME) || sessionStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
