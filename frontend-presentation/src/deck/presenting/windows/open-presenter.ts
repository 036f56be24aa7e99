import { presenterAddress } from '../../addresses';
import type { DeckStore } from '../../state/deck-store';
import { deckWindow } from './deck-window';

/** What browsers with the Window Management API have, and the types do not know yet. */
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

/** Below this notes and slides do not stand side by side. */
const WIDTH = 1280;
const HEIGHT = 800;

/** Opens the presenter's window, or brings it to the front; false when the browser blocks it. Call it while a press lasts. */
export function openPresenter(deck: DeckStore, basePath: string): boolean {
  const { channel } = deckWindow(deck);
  const address = presenterAddress(basePath, channel);
  const opened = window.open(address, `presenter-${channel}`, `popup,width=${WIDTH},height=${HEIGHT}`);
  if (!opened) return false;
  opened.focus();
  void moveToOtherScreen(opened);
  return true;
}

/** Where there is a second screen and the speaker lets us know of it, the window goes there. Asked only after the press. */
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
    // Not granted: it stays where the browser has put it.
  }
}
