import type { ControlMessages } from '../../content/messages/control-messages';
import { useDeck } from '../state/deck-context';

/** Nothing to look at but the person who speaks. A press anywhere shows the slide again. */
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
