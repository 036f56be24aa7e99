import type { ControlMessages } from '../../content/messages/types/control-messages';
import { useDeck } from '../state/deck-context';

/** Covers the slide until it is pressed anywhere. */
export function BlankScreen({ messages }: { messages: ControlMessages }) {
  const toggleBlank = useDeck((deck) => deck.toggleBlank);
  return (
    <button
      type="button"
      className="pr-blank"
      aria-label={messages.blank.show}
      onClick={toggleBlank}
      tabIndex={-1}
    />
  );
}
