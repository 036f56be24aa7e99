import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 350;

/**
 * Text that someone types, handed on when they pause, and taken over from outside (a link, "Clear all") when it
 * changes there.
 *
 * @returns the text, a way to change it, and one to hand it on without a pause
 */
export function useTypedText(value: string | undefined, onChange: (text: string | undefined) => void) {
  const [text, setText] = useState(value ?? '');
  const [handedOn, setHandedOn] = useState(value);
  const [seen, setSeen] = useState(value);
  // The router draws later what was handed on: until then the old value is no news, and then its own words are none.
  const [undrawn, setUndrawn] = useState<readonly (string | undefined)[]>([]);
  const handOn = () => {
    const next = text.trim() || undefined;
    if (next === handedOn) return;
    setHandedOn(next);
    setUndrawn([...undrawn, next]);
    onChange(next);
  };
  const onPause = useEffectEvent(handOn);

  if (value !== seen) {
    setSeen(value);
    const own = undrawn.indexOf(value);
    setUndrawn(own < 0 ? [] : undrawn.slice(own + 1));
    if (own < 0 && value !== handedOn) {
      setHandedOn(value);
      setText(value ?? '');
    }
  }
  useEffect(() => {
    if ((text.trim() || undefined) === handedOn) return;
    const timer = setTimeout(() => onPause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, handedOn]);

  return [text, setText, handOn] as const;
}
