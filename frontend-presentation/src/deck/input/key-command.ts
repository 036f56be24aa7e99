import { toAsciiDigits } from 'frontend-shared/i18n/locale';
import type { DeckCommands, DeckState, Overlay } from '../state/deck-store';

/** Commands that are not part of the deck store. */
export interface KeyContext {
  /** Undefined if the deck has no exit. */
  exit?: (() => void) | undefined;
  /** Opens the presenter's window. */
  openPresenter?: (() => void) | undefined;
  /** Shows the code that links a clicker; undefined without the API. */
  linkClicker?: (() => void) | undefined;
}

type Command = (deck: DeckState & DeckCommands, context: KeyContext) => void;

const next: Command = (deck) => deck.next();
const previous: Command = (deck) => deck.previous();
const blank: Command = (deck) => deck.toggleBlank();

/** Keys that work while the slide is visible; USB presenters send PageUp and PageDown. */
const ON_SLIDE: Record<string, Command> = {
  ArrowRight: next,
  ' ': next,
  PageDown: next,
  ArrowLeft: previous,
  PageUp: previous,
  Home: (deck) => deck.first(),
  End: (deck) => deck.last(),
  b: blank,
  '.': blank,
};

/** Keys that work with every overlay except dialogs. */
const ALWAYS: Record<string, Command> = {
  f: (deck) => deck.toggleFullScreen(),
  o: (deck) => deck.toggleOverlay('overview'),
  '?': (deck) => deck.toggleOverlay('help'),
  s: (_deck, { openPresenter }) => openPresenter?.(),
  r: (_deck, { linkClicker }) => linkClicker?.(),
  Escape: (deck, { exit }) => {
    if (deck.fullScreen) deck.setFullScreen(false);
    else if (deck.overlay) deck.closeOverlay();
    else if (deck.typed || deck.hasInvalidNumber) deck.clearTyped();
    else if (deck.blank) deck.toggleBlank();
    else exit?.();
  },
};

const LETTER_KEYS: Record<string, string> = {
  KeyB: 'b',
  KeyF: 'f',
  KeyO: 'o',
  KeyR: 'r',
  KeyS: 's',
  Slash: '?',
};

/** Held down, these would toggle back and forth, or leave full screen and then the deck. */
const WITHOUT_REPEAT = new Set(['b', '.', 'f', 'o', 'r', 's', '?', 'Escape']);

/** Overlays that are dialogs, and the key that closes each. */
const DIALOGS = new Map<Overlay, string>([
  ['help', '?'],
  ['clicker', 'r'],
  ['presenter-blocked', 's'],
]);

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'repeat'>;

/** The command of a key in the current state of the deck, if it has one. */
export function keyCommand(press: Press, deck: DeckState): Command | undefined {
  const key = nameOf(press);
  if (press.repeat && WITHOUT_REPEAT.has(key)) return undefined;
  if (deck.overlay && DIALOGS.has(deck.overlay)) return keyInDialog(key, deck.overlay);
  if (/^\d$/.test(key)) return (on) => on.typeDigit(key);
  if (deck.typed && key === 'Enter') return (on) => on.goToTyped();
  if (deck.typed && key === 'Backspace') return (on) => on.eraseDigit();
  return ALWAYS[key] ?? (deck.overlay === 'overview' ? undefined : ON_SLIDE[key]);
}

/** Escape is not left to the browser: it announces the closed dialog later, and until then other keys would be lost. */
function keyInDialog(key: string, dialog: Overlay): Command | undefined {
  if (key === 'Escape') return (deck) => deck.closeOverlay();
  return key === DIALOGS.get(dialog) ? ALWAYS[key] : undefined;
}

/** A Hindi keyboard has other letters and digits on the same keys, and no question mark. */
function nameOf({ key, code }: Press): string {
  const isLatin = /^[ -~]/.test(key);
  return (
    (isLatin ? undefined : LETTER_KEYS[code]) ?? (key.length === 1 ? toAsciiDigits(key).toLowerCase() : key)
  );
}
