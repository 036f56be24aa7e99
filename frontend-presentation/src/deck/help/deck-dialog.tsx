import { CloseIcon } from 'frontend-shared/ui/icon';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useDeck } from '../state/deck-context';
import './help-dialog.css';

interface DeckDialogProps {
  title: string;
  /** Label of the close button. */
  closeLabel: string;
  children: ReactNode;
}

/** A modal dialog over the slide. The native `dialog` traps the focus and restores it. */
export function DeckDialog({ title, closeLabel, children }: DeckDialogProps) {
  const close = useDeck((deck) => deck.closeOverlay);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed while still in the document; otherwise the browser would not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is a key of the deck; the click is on the backdrop
    <dialog
      className="pr-help"
      ref={dialog}
      aria-labelledby={titleId}
      // Ignored when StrictMode runs effects twice: the dialog is open again by the time of the event.
      onClose={() => !dialog.current?.open && close()}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="pr-help__page">
        <header className="pr-help__header">
          <h2 className="pr-help__title" id={titleId}>
            {title}
          </h2>
          <button
            type="button"
            className="pr-help__close"
            aria-label={closeLabel}
            title={closeLabel}
            onClick={close}
          >
            <CloseIcon size={24} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
