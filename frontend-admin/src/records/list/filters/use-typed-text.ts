import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 350;

/**
 * Text that someone types, handed on when they pause, and taken over from outside (a link, "Clear all") when it
 * changes there.
 */
export function useTypedText(value: string | undefined, onChange: (text: string | undefined) => void) {
  const [text, setText] = useState(value ?? '');
  const [handedOn, setHandedOn] = useState(value);
  const handOn = useEffectEvent(() => {
    const next = text.trim() || undefined;
    if (next === handedOn) return;
    setHandedOn(next);
    onChange(next);
  });

  if (value !== handedOn) {
    setHandedOn(value);
    setText(value ?? '');
  }
  useEffect(() => {
    if ((text.trim() || undefined) === handedOn) return;
    const timer = setTimeout(() => handOn(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, handedOn]);

  return [text, setText] as const;
}
