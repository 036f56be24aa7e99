import type { ControlMessages } from '../../content/control-messages';
import { DeckDialog } from './deck-dialog';

/** The keys of the deck. */
export default function HelpDialog({ messages: { keys } }: { messages: ControlMessages }) {
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
    </DeckDialog>
  );
}
