import Button from 'antd/es/button';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { isEscape } from '../../browser/shortcuts';
import { useFocusFallback } from '../../browser/use-focus-fallback';
import { useOpenDialogs } from '../../state/open-dialogs';
import { Icon } from '../icon';

interface ModalDialogProps {
  title: ReactNode;
  className?: string;
  onClose: () => void;
  /** Whether a press beside the dialog closes it; not while that would lose what was typed. */
  closesOnOutsidePress?: boolean;
  closeLabel: string;
  /** Gets focus when the dialog opens; by default the close button. */
  initialFocus?: RefObject<{ focus: () => void } | null>;
  children: ReactNode;
}

/**
 * A modal dialog based on the native `<dialog>`: it traps focus, makes the page behind it inert and restores focus.
 * (Ant Design's locks scrolling with a style element that has no nonce, which the content security policy refuses:
 * docs/decisions/0092-parts-of-ant-design.md.)
 */
export function ModalDialog(props: ModalDialogProps) {
  const { title, className = '', onClose, closesOnOutsidePress = true } = props;
  const { closeLabel, initialFocus, children } = props;
  const { region: dialog, heading } = useFocusFallback<HTMLDialogElement>();
  const id = useId();
  const beganOutside = useRef(false);
  // In a layout effect, so that the dialog is closed while it is still in the document; later it would not restore
  // focus.
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
        // On a second Escape in a row the browser closes the dialog even if `cancel` is prevented.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        if (isEscape(event)) onClose();
      }}
      // Fired by the back gesture of a phone, for example.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A press on the dialog element itself is on its backdrop: everything else is a child. The dialog is closed by the
      // click at its end: if it closed before, a tap would click what is behind it. A pinch ends without a click.
      onPointerDown={(event) => {
        beganOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        const isOutside = beganOutside.current && event.target === event.currentTarget;
        if (closesOnOutsidePress && isOutside) onClose();
      }}
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
