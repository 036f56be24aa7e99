import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useShortcuts } from '../../browser/shortcuts';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import { useOpenDialogs } from '../../state/open-dialogs';
import { type Toast, useToasts } from '../../state/toasts';
import { FocusableButton } from '../../ui/focusable-button';
import { Icon } from '../../ui/icon';
import { UnbrokenReferences } from '../../ui/text/unbroken-references';

/**
 * An expired undo button stays visible and inactive for this long, in ms, so that a late click does not hit what lies
 * beneath it and open another record.
 */
const EXPIRED_MS = 3_000;

/** Returns the whole seconds left until `until`, and calls `onEnd` `expiredMs` milliseconds after it. */
function useCountdown(until: number, expiredMs: number, onEnd: () => void): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, until + expiredMs - now);
  useEffect(() => {
    if (left === 0) {
      onEnd();
      return;
    }
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, 250));
    return () => clearTimeout(timer);
  }, [left, onEnd]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

function ToastCard({ toast, onUndo }: { toast: Toast; onUndo: (toast: Toast) => void }) {
  const recordsMessages = useMessages(records);
  const commonMessages = useMessages(common);
  const dismiss = useToasts((state) => state.dismiss);
  const [end] = useState(() => () => dismiss(toast.id));
  const seconds = useCountdown(toast.until, toast.undo ? EXPIRED_MS : 0, end);
  const isExpired = seconds === 0;
  return (
    <li className={`ad-toast ad-toast--${toast.kind}`}>
      <Icon name={toast.kind === 'error' ? 'warning' : 'tick'} size={20} />
      <span className="ad-toast__text" role={toast.kind === 'error' ? 'alert' : undefined}>
        <UnbrokenReferences text={toast.text} />
      </span>
      {toast.undo && (
        <>
          {/* Announcing every second would drown out everything else, so the countdown is visual only. */}
          <span className="ad-toast__seconds ad-number" aria-hidden={!isExpired}>
            {isExpired ? recordsMessages.undoIsOver : recordsMessages.secondsLeft(seconds)}
          </span>
          <FocusableButton icon={<Icon name="undo" />} disabled={isExpired} onClick={() => onUndo(toast)}>
            {commonMessages.undo}
          </FocusableButton>
        </>
      )}
      <Button
        type="text"
        aria-label={commonMessages.close}
        icon={<Icon name="close" />}
        onClick={() => dismiss(toast.id)}
      />
    </li>
  );
}

/**
 * Toasts at the bottom left, some of them with an undo button, which also has the shortcut U. While a dialog is open
 * they are rendered inside it: outside it they would be covered and inert, like Ant Design's own toasts
 * (docs/decisions/0034-when-a-toast-appears.md, 0037-a-toast-is-one-live-region.md, 0092-parts-of-ant-design.md).
 */
export function Toasts() {
  const { toasts, dismiss } = useToasts();
  const dialog = useOpenDialogs(({ dialogs }) => dialogs.at(-1));
  const latest = toasts.findLast((toast) => toast.undo);
  const undo = (toast: Toast) => {
    if (Date.now() >= toast.until) return;
    dismiss(toast.id);
    void toast.undo?.();
  };
  useShortcuts({ u: latest && (() => undo(latest)) });
  const cards = (errors: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'error') === errors)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onUndo={undo} />);
  // Errors are alerts; inside the polite live region they would be announced twice.
  const list = (isShown: boolean) => (
    <div className="ad-toasts">
      <ul aria-live="polite" aria-relevant="additions">
        {isShown && cards(false)}
      </ul>
      <ul>{isShown && cards(true)}</ul>
    </div>
  );
  return (
    <>
      {/* Stays while a dialog is open: a toast that remains when the dialog closes would otherwise be inserted together
          with its live region, and not be announced everywhere. */}
      {list(!dialog)}
      {dialog && createPortal(list(true), dialog)}
    </>
  );
}
