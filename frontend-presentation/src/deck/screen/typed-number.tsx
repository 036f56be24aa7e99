import { useEffect } from 'react';
import type { ControlMessages } from '../../content/messages/control-messages';
import { useDeck } from '../state/deck-context';

/** Digits that nobody adds to, and the answer to a wrong number, go after this long, in ms. */
const EXPIRY_MS = 3000;

/** The number of a slide while it is typed, and what a wrong one is answered with. */
export function TypedNumber({ messages }: { messages: ControlMessages }) {
  const typed = useDeck((deck) => deck.typed);
  const refused = useDeck((deck) => deck.refused);
  const count = useDeck((deck) => deck.count);
  const clear = useDeck((deck) => deck.clearTyped);

  // Each digit has the whole time.
  useEffect(() => {
    if (!typed && !refused) return;
    const timer = setTimeout(clear, EXPIRY_MS);
    return () => clearTimeout(timer);
  }, [typed, refused, clear]);

  const { label, range } = messages.typed;
  return (
    <p className="pr-typed" role="status" data-shown={typed !== '' || refused || undefined}>
      {typed && `${label} ${typed}`}
      {refused && range(count)}
    </p>
  );
}
