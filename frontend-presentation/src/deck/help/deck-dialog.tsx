import { CloseIcon } from 'frontend-shared/ui/icon';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useDeck } from '../state/deck-context';
import './help-dialog.css';

interface DeckDialogProps {
  title: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  children: ReactNode;
}

/** A dialog over the slide. The browser's own keeps the focus and gives it back. */
export function DeckDialog({ title, closeLabel, children }: DeckDialogProps) {
  const close = useDeck((deck) => deck.closeOverlay);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed while it still is in the document: later it would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself; the press is one on its backdrop
    <dialog
      className="pr-help"
      ref={dialog}
      aria-labelledby={titleId}
      // Not when React tries its effects out: by the time of the event it is open again.
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
