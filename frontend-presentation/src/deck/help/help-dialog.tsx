import { Link } from 'frontend-shared/routing/router';
import type { ControlMessages } from '../../content/control-messages';
import { useDeck } from '../state/deck-context';
import { textPath } from '../text-path';
import { DeckDialog } from './deck-dialog';

interface HelpDialogProps {
  messages: ControlMessages;
  basePath: string;
}

/** The keys of the deck, and where it can be read. */
export default function HelpDialog({ messages: { keys, text }, basePath }: HelpDialogProps) {
  const close = useDeck((deck) => deck.closeOverlay);
  return (
    <DeckDialog title={keys.title} closeLabel={keys.close}>
      <dl className="pr-help__keys">
        {keys.list.map(([names, does]) => (
          <div key={does} className="pr-help__row">
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Link className="pr-help__text" to={textPath(basePath)} onClick={close}>
        {text}
      </Link>
    </DeckDialog>
  );
}
