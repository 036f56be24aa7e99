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

/** A key that is held down presses a button again and again, and would go on with the record that comes next. */
export function ignoreRepeatedPress(event: ReactKeyboardEvent): void {
  const presses = event.key === 'Enter' || event.key === ' ';
  if (event.repeat && presses && event.target instanceof HTMLButtonElement) event.preventDefault();
}

/**
 * Calls a handler for single keys pressed anywhere on the page: `{ j: next, '/': focusSearch }`.
 * Quiet while someone types, holds Ctrl, Alt or Meta, or has switched shortcuts off. Escape always works.
 */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | undefined>>) {
  const enabled = usePreferences((state) => state.shortcuts);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act || (event.key !== 'Escape' && !enabled) || belongsElsewhere(event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/**
 * Calls the handler for Ctrl K, on a Mac ⌘ K, wherever focus is: people expect it, also while they type. Not while a dialog
 * is in front, which would hide what is opened.
 */
export function useSearchKey(onPress: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey || event.isComposing) return;
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
