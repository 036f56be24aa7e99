import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react';
import { usePreferences } from '../state/preferences';

/** Whether a key press belongs to the focused control or an open dialog rather than to the page. */
function isHandledElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  // Checkboxes and radio buttons take no text and do not use Escape.
  const controls =
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"]';
  return target instanceof Element && target.closest(controls) !== null;
}

/** `keyCode` of keys handled by an input method (IME). Safari ends the composition before it reports such a key. */
const IME_KEY_CODE = 229;

/**
 * Whether Escape was meant for the page. During IME composition, for example of a Hindi word, it only closes the list
 * of candidates.
 */
export function isEscape({ key, nativeEvent }: ReactKeyboardEvent): boolean {
  return key === 'Escape' && !nativeEvent.isComposing && nativeEvent.keyCode !== IME_KEY_CODE;
}

/** Keys that are no letters, by `code`: the character alone and with Shift. */
const LATIN_CHARACTERS: Readonly<Record<string, readonly [string, string]>> = {
  Slash: ['/', '?'],
  Equal: ['=', '+'],
  Digit0: ['0', ')'],
};

/**
 * The key by its Latin character: with a Hindi keyboard layout, J produces "र" but means the shortcut. Keys of Latin
 * layouts are returned unchanged.
 */
export function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (/^[\x20-\x7e]+$/.test(key)) return key;
  const characters = LATIN_CHARACTERS[code];
  if (characters) return characters[shiftKey ? 1 : 0];
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter === undefined) return key;
  return shiftKey ? letter : letter.toLowerCase();
}

/** Ignores the key repeat of a held key, which would otherwise act on the next record too. */
export function ignoreRepeatedPress(event: ReactKeyboardEvent): void {
  const presses = event.key === 'Enter' || event.key === ' ';
  if (event.repeat && presses && event.target instanceof HTMLButtonElement) event.preventDefault();
}

type Listener = (event: KeyboardEvent) => void;

/** Registered listeners, newest first: the newest component lies in front of the others. */
let listeners: readonly Listener[] = [];

const notifyListeners = (event: KeyboardEvent) => {
  for (const listen of listeners) listen(event);
};

/**
 * Calls a handler for single keys pressed anywhere on the page: `{ j: next, '/': focusSearch }`. Ignored while the user
 * types, holds Ctrl, Alt or Meta, or has switched shortcuts off; Escape always works. If several components use the
 * same key, the newest one gets it.
 */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | undefined>>) {
  const enabled = usePreferences((state) => state.shortcuts);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const key = latinKey(event);
    const act = keys[key.length === 1 ? key.toLowerCase() : key];
    if (!act || (key !== 'Escape' && !enabled) || isHandledElsewhere(event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    listeners = [listen, ...listeners];
    document.addEventListener('keydown', notifyListeners);
    return () => {
      listeners = listeners.filter((one) => one !== listen);
      if (listeners.length === 0) document.removeEventListener('keydown', notifyListeners);
    };
  }, []);
}

/**
 * Calls the handler for Ctrl K, or ⌘ K on a Mac, wherever focus is, even while the user types. Ignored while a dialog
 * is open, because the dialog would cover the palette.
 */
export function useSearchKey(onPress: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    const isLetter = latinKey(event).toLowerCase() === 'k';
    if (!isLetter || ctrlKey === metaKey || altKey || shiftKey || event.isComposing) return;
    // The browser's default for these keys would leave the page.
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
