import Button from 'antd/es/button';
import { type ReactNode, type RefObject, useId, useLayoutEffect } from 'react';
import { isEscape } from '../../browser/shortcuts';
import { useFocusFallback } from '../../browser/use-focus-fallback';
import { useOpenDialogs } from '../../state/open-dialogs';
import { Icon } from '../icon';

interface ModalDialogProps {
  title: ReactNode;
  className?: string;
  onClose: () => void;
  closeLabel: string;
  /** What has focus at first; otherwise the first control, which is the one that closes. */
  initialFocus?: RefObject<{ focus: () => void } | null>;
  children: ReactNode;
}

/**
 * A dialog in front of everything, by the browser's own means: it keeps focus inside, makes the page behind it inert
 * and gives focus back. (Ant Design's locks the page with a style element that has no nonce, which the content policy
 * refuses: docs/decisions/0092-parts-of-ant-design.md.)
 */
export function ModalDialog(props: ModalDialogProps) {
  const { title, className = '', onClose, closeLabel, initialFocus, children } = props;
  const { region: dialog, heading } = useFocusFallback<HTMLDialogElement>();
  const id = useId();
  // While the dialog still is in the document: closed later, it would not give focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    initialFocus?.current?.focus();
    const { add, remove } = useOpenDialogs.getState();
    add(element);
    return () => {
      remove(element);
      element.close();
    };
  }, [initialFocus, dialog]);
  return (
    <dialog
      ref={dialog}
      className={`ad-dialog ${className}`}
      aria-labelledby={id}
      onKeyDown={(event) => {
        // Of two presses in a row the browser closes the dialog at the second, whatever becomes of `cancel`.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        if (isEscape(event)) onClose();
      }}
      // By the way back of a phone, for instance.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A press on the dialog itself is one on its backdrop: everything else in it is a child.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="ad-dialog__box">
        <header className="ad-dialog__head">
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title}
          </h2>
          <Button
            type="text"
            aria-label={closeLabel}
            icon={<Icon name="close" size={20} />}
            onClick={onClose}
          />
        </header>
        {children}
      </div>
    </dialog>
  );
}
