import { useEffect, useRef } from 'react';

export type KeyActions = Partial<
  Record<'next' | 'previous' | 'first' | 'last' | 'fullScreen' | 'escape', () => void>
>;

const KEYS: Record<string, keyof KeyActions> = {
  ArrowRight: 'next',
  ' ': 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
  f: 'fullScreen',
  F: 'fullScreen',
  Escape: 'escape',
};

/** The deck's keys, wherever focus is; a button under focus keeps its own Space, and shortcuts keep theirs. */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = KEYS[event.key];
      const onControl =
        event.target instanceof Element && event.target.closest('button, a, input, textarea, select');
      if (!action || (event.key === ' ' && onControl)) return;
      event.preventDefault();
      latest.current[action]?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
