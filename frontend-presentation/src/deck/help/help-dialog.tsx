import { CloseIcon } from 'frontend-shared/ui/icon';
import { useEffect, useRef } from 'react';
import type { ControlMessages } from '../../content/control-messages';
import { useDeck } from '../state/deck-context';
import './help-dialog.css';

/** The keys of the deck. The browser's own dialog keeps the focus and gives it back. */
export default function HelpDialog({ messages }: { messages: ControlMessages }) {
  const close = useDeck((deck) => deck.closeOverlay);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const { keys } = messages;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself; the press is one on its backdrop
    <dialog
      className="pr-help"
      ref={dialog}
      aria-labelledby="pr-help-title"
      // Not when React tries its effects out: by the time of the event it is open again.
      onClose={() => !dialog.current?.open && close()}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="pr-help__page">
        <header className="pr-help__header">
          <h2 className="pr-help__title" id="pr-help-title">
            {keys.title}
          </h2>
          <button
            type="button"
            className="pr-help__close"
            aria-label={keys.close}
            title={keys.close}
            onClick={close}
          >
            <CloseIcon size={24} />
          </button>
        </header>
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
      </div>
    </dialog>
  );
}
