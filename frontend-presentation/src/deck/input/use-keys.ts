import { useEffect, useRef } from 'react';
import { useDeckStore } from '../state/deck-context';
import { type KeyContext, keyCommand } from './key-command';

/** Elements in which keys enter text or select an option. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
/** Elements that Space or Enter activates. */
const CONTROLS = 'button, a, summary';

/** Ctrl+P: printing has to wait until the slides are loaded. Once they are, the browser handles the key itself. */
function isPrintKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isLetter = key.toLowerCase() === 'p' || (!/^[ -~]/.test(key) && code === 'KeyP');
  return isLetter && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Handles the deck's keys wherever the focus is, except browser shortcuts, keys in fields and Space on controls. */
export function useKeys(context: KeyContext): void {
  const store = useDeckStore();
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (isPrintKey(event) && store.getState().overlay?.startsWith('print') !== true) {
        event.preventDefault();
        store.getState().openOverlay('print');
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(FIELDS) || (event.key === ' ' && target.closest(CONTROLS))) return;
      const command = keyCommand(event, store.getState());
      if (!command) return;
      event.preventDefault();
      command(store.getState(), latest.current);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [store]);
}
