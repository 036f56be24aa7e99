import { presenterPath } from '../../routing/paths';
import type { DeckStore } from '../../state/deck-store';
import { joinPresentation } from './joined-presentation';

/** Window Management API, which the types of the DOM do not have yet. */
interface ScreenDetails {
  currentScreen: ScreenArea;
  screens: readonly ScreenArea[];
}
interface ScreenArea {
  availLeft: number;
  availTop: number;
  availWidth: number;
  availHeight: number;
}
interface WithScreens {
  getScreenDetails?: () => Promise<ScreenDetails>;
}

/** Size of the window in px; in a smaller one notes and slides do not fit side by side. */
const WIDTH = 1280;
const HEIGHT = 800;

/**
 * Opens the presenter's window, or brings it to the front. Call it in a click or key handler.
 *
 * @returns false when the browser blocks it
 */
export function openPresenter(deck: DeckStore, basePath: string): boolean {
  const { channel } = joinPresentation(deck);
  const path = presenterPath(basePath, channel);
  const opened = window.open(path, `presenter-${channel}`, `popup,width=${WIDTH},height=${HEIGHT}`);
  if (!opened) return false;
  opened.focus();
  void moveToOtherScreen(opened);
  return true;
}

/** Moves the window to the second screen, if there is one and the speaker permits access to it. */
async function moveToOtherScreen(opened: Window): Promise<void> {
  const { getScreenDetails } = window as WithScreens;
  if (!getScreenDetails || !(screen as { isExtended?: boolean }).isExtended) return;
  try {
    const { screens, currentScreen } = await getScreenDetails.call(window);
    const other = screens.find((one) => one !== currentScreen);
    if (!other) return;
    opened.moveTo(other.availLeft, other.availTop);
    opened.resizeTo(other.availWidth, other.availHeight);
  } catch {
    // Not permitted: it stays where the browser put it.
  }
}
