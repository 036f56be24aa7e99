import { useEffect, useEffectEvent, useState } from 'react';

/** The text is reported after a pause in typing of this length, in ms. */
const DEBOUNCE_MS = 350;

/**
 * State of a search field: reports the text when typing pauses, and follows external changes of the value (a link,
 * "Clear all"), unless the user has typed since.
 *
 * @returns the text, its setter, and a function that reports it without delay
 */
export function useDebouncedText(value: string | undefined, onChange: (text: string | undefined) => void) {
  const [text, setText] = useState(value ?? '');
  const [reported, setReported] = useState(value);
  const [seen, setSeen] = useState(value);
  // Reported values that the router has not rendered yet. When it renders one of them, or the old value before them,
  // that is not an external change.
  const [unrendered, setUnrendered] = useState<readonly (string | undefined)[]>([]);
  const next = text.trim() || undefined;
  const flush = () => {
    if (next === reported) return;
    setReported(next);
    setUnrendered([...unrendered, next]);
    onChange(next);
  };
  const onPause = useEffectEvent(flush);

  if (value !== seen) {
    setSeen(value);
    const own = unrendered.indexOf(value);
    setUnrendered(own < 0 ? [] : unrendered.slice(own + 1));
    if (own < 0 && value !== reported) {
      setReported(value);
      if (next === reported) setText(value ?? '');
    }
  }
  useEffect(() => {
    if (next === reported) return;
    const timer = setTimeout(() => onPause(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [next, reported]);

  return [text, setText, flush] as const;
}
