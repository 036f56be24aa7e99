import { useEffect } from 'react';
import type { ControlMessages } from '../../content/messages/types/control-messages';
import { useDeck } from '../state/deck-context';

/** Typed digits, and the message after an invalid number, disappear after this time, in ms. */
const EXPIRY_MS = 3000;

/** Shows the number of a slide while it is typed, and a message after an invalid one. */
export function TypedNumber({ messages }: { messages: ControlMessages }) {
  const typed = useDeck((deck) => deck.typed);
  const hasInvalidNumber = useDeck((deck) => deck.hasInvalidNumber);
  const count = useDeck((deck) => deck.count);
  const clear = useDeck((deck) => deck.clearTyped);

  // Each digit restarts the timer.
  useEffect(() => {
    if (!typed && !hasInvalidNumber) return;
    const timer = setTimeout(clear, EXPIRY_MS);
    return () => clearTimeout(timer);
  }, [typed, hasInvalidNumber, clear]);

  const { label, range } = messages.typed;
  return (
    <p className="pr-typed" role="status" data-shown={typed !== '' || hasInvalidNumber || undefined}>
      {typed ? `${label} ${typed}` : hasInvalidNumber && range(count)}
    </p>
  );
}
