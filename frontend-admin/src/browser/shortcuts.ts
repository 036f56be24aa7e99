import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react';
import { usePreferences } from '../state/preferences';

/** Whether a key press is meant for what is focused, or for a dialog in front, rather than for the page. */
function belongsElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  // A box that is ticked takes no letters, and has no use for Escape.
  const controls =
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"]';
  return target instanceof Element && target.closest(controls) !== null;
}

/** The code of a key that an input method keeps for itself; Safari has ended the composing when it tells of that key. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether Escape was pressed for the page: while somebody composes a Hindi word it only puts the choice of words away. */
export function isEscape({ key, nativeEvent }: ReactKeyboardEvent): boolean {
  return key === 'Escape' && !nativeEvent.isComposing && nativeEvent.keyCode !== TAKEN_BY_INPUT_METHOD;
}

/**
 * The key by its Latin name: somebody who has just written a note with a Hindi keyboard presses J, labelled "र", and means the
 * shortcut. What a keyboard of Latin letters gives stays as it is.
 */
export function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (/^[\x20-\x7e]+$/.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter === undefined) return key;
  return shiftKey ? letter : letter.toLowerCase();
}

/** A key that is held down presses a button again and again, and would go on with the record that comes next. */
export function ignoreRepeatedPress(event: ReactKeyboardEvent): void {
  const presses = event.key === 'Enter' || event.key === ' ';
  if (event.repeat && presses && event.target instanceof HTMLButtonElement) event.preventDefault();
}

type Listener = (event: KeyboardEvent) => void;

/** Whoever listens, the one that came last first: what it belongs to lies in front of the others. */
let listeners: readonly Listener[] = [];

const tellListeners = (event: KeyboardEvent) => {
  for (const listen of listeners) listen(event);
};

/**
 * Calls a handler for single keys pressed anywhere on the page: `{ j: next, '/': focusSearch }`.
 * Quiet while someone types, holds Ctrl, Alt or Meta, or has switched shortcuts off. Escape always works. Of several that wait
 * for the same key the one that came last has it.
 */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | undefined>>) {
  const enabled = usePreferences((state) => state.shortcuts);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const key = latinKey(event);
    const act = keys[key.length === 1 ? key.toLowerCase() : key];
    if (!act || (key !== 'Escape' && !enabled) || belongsElsewhere(event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    listeners = [listen, ...listeners];
    document.addEventListener('keydown', tellListeners);
    return () => {
      listeners = listeners.filter((one) => one !== listen);
      if (listeners.length === 0) document.removeEventListener('keydown', tellListeners);
    };
  }, []);
}

/**
 * Calls the handler for Ctrl K, on a Mac ⌘ K, wherever focus is: people expect it, also while they type. Not while a dialog
 * is in front, which would hide what is opened.
 */
export function useSearchKey(onPress: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    const isLetter = latinKey(event).toLowerCase() === 'k';
    if (!isLetter || ctrlKey === metaKey || altKey || shiftKey || event.isComposing) return;
    // The browser's own meaning of the keys leads away from the page.
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
